import { type ReactNode, useEffect, useRef } from "react";
import styles from "./recent.module.css";
import { type Deed, type RecentStore, useShown } from "./store.ts";

/** Milliseconds for which a deed is looked at when they are gone through. */
const EACH = 900;

/** With these the player shows that it is his turn to look. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/** What the list of deeds says of itself: the way back and on, the way through all again, and which of how many is seen. */
interface DeedWords {
  readonly title: string;
  readonly back: string;
  readonly on: string;
  readonly again: string;
  readonly of: (at: number, count: number) => string;
}

/** Goes on to the next deed after a while, until the player touches anything. */
function usePlaying(store: RecentStore, plays: boolean, at: number): void {
  useEffect(() => {
    if (!plays) return;
    const stop = () => store.show({ ...store.shown(), plays: false });
    const timer = setTimeout(() => {
      const { steps } = store.shown();
      store.show({ steps, at: Math.min(at + 1, steps.length - 1), plays: at + 1 < steps.length });
    }, EACH);
    for (const touch of TOUCHES) document.addEventListener(touch, stop, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) document.removeEventListener(touch, stop);
    };
  }, [store, plays, at]);
}

/**
 * Shows the deeds: once, when the player's turn has come, they are gone through by themselves; otherwise the last of them is
 * looked at.
 */
function useShowing(store: RecentStore, steps: readonly Deed[], asked: boolean, calm: boolean) {
  const name = steps.map(({ id }) => id).join();
  const played = useRef("");
  useEffect(() => {
    const goes = asked && !calm && steps.length > 1 && played.current !== name;
    if (asked) played.current = name;
    store.show({ steps, at: goes ? 0 : steps.length - 1, plays: goes });
  }, [store, steps, name, asked, calm]);
  useEffect(() => () => store.show({ steps: [], at: -1, plays: false }), [store]);
}

interface WaysProps {
  readonly words: DeedWords;
  readonly at: number;
  readonly count: number;
  readonly look: (at: number) => void;
  readonly again: () => void;
}

/** Which of the deeds is seen, and the ways to the others. */
const Ways = ({ words, at, count, look, again }: WaysProps) => {
  const way = (name: "back" | "on" | "again", key: string, press: () => void, disabled = false) => (
    <button
      type="button"
      data-recent={name}
      disabled={disabled}
      aria-label={words[name]}
      title={`${words[name]} ${key}`}
      onClick={press}
    />
  );
  return (
    <>
      {count > 1 && (
        <>
          {way("back", "[", () => look(at - 1), at === 0)}
          <span>{words.of(at + 1, count)}</span>
          {way("on", "]", () => look(at + 1), at === count - 1)}
        </>
      )}
      {way("again", "R", again)}
    </>
  );
};

interface DeedsProps<D extends Deed> {
  readonly steps: readonly D[];
  readonly words: DeedWords;
  /** The player is asked: then they are gone through once by themselves. */
  readonly asked: boolean;
  readonly calm: boolean;
  /** The player turns to one by himself. */
  readonly looked?: (deed: D) => void;
  /** What is said of one. */
  readonly children: (deed: D) => ReactNode;
}

/** What others have done since the player's last choice: one deed at a time, with the way to the others. */
export const Deeds = <D extends Deed>({ steps, words, asked, calm, children }: DeedsProps<D>) => {
  const [{ at, plays }, store] = useShown();
  useShowing(store, steps, asked, calm);
  usePlaying(store, plays, at);
  const here = Math.min(Math.max(at, 0), steps.length - 1);
  const step = steps[here];
  const count = steps.length;
  if (!step) return null;
  return (
    <section className={styles.recent} aria-label={words.title} data-just-now data-on-map>
      <header>
        <h2>{words.title}</h2>
        <Ways
          words={words}
          at={here}
          count={count}
          look={(next) => store.show({ steps, at: next, plays: false })}
          again={() => store.show({ steps, at: 0, plays: count > 1 && !calm })}
        />
      </header>
      <p>
        <b aria-hidden="true">{here + 1}</b>
        {children(step)}
      </p>
    </section>
  );
};

/** The same in one line on a phone: a press looks at the next of them, and after the last at the first again. */
export const DeedLine = <D extends Deed>({ steps, words, asked, calm, looked, children }: DeedsProps<D>) => {
  const [{ at, plays }, store] = useShown();
  useShowing(store, steps, asked, calm);
  usePlaying(store, plays, at);
  const here = Math.min(Math.max(at, 0), steps.length - 1);
  const step = steps[here];
  const count = steps.length;
  if (!step) return null;
  return (
    <section className={styles.line} aria-label={words.title} data-just-now>
      <button
        type="button"
        title={words.title}
        onClick={() => {
          const next = (here + 1) % count;
          store.show({ steps, at: next, plays: false });
          looked?.(steps[next] ?? step);
        }}
      >
        <b aria-hidden="true">{here + 1}</b>
        <span>{children(step)}</span>
        {count > 1 && <small>{words.of(here + 1, count)}</small>}
      </button>
    </section>
  );
};
