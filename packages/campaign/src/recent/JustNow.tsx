import type { BoardProps, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Over } from "./Over.tsx";
import styles from "./recent.module.css";
import type { Step, Told } from "./steps.ts";
import { type RecentStore, useShown } from "./store.ts";

/** Milliseconds for which a deed is looked at when they are gone through. */
const EACH = 900;

/** With these the player shows that it is his turn to look. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

type RecentKey = `recent.${"title" | "back" | "on" | "again" | "of"}`;

/** What of a board's props deeds are shown with. */
type Shown = Pick<BoardProps<Core>, "live" | "calm" | "ask"> &
  Told<unknown> & { readonly say: Say<RecentKey> };

interface JustNowProps<P> {
  readonly props: P;
  /** What it stands on in a column; null: it lies over the map. */
  readonly leaf: ((children: ReactNode) => ReactNode) | null;
}

/** How a game tells deeds. */
interface Telling<P extends Shown, Die extends object> {
  readonly recentOf: (told: Pick<P, "log" | "seat" | "say" | "view">) => readonly Step<Die, unknown>[];
  readonly Die: ComponentType<Die>;
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
function useShowing(
  store: RecentStore,
  steps: readonly Step<unknown, unknown>[],
  asked: boolean,
  calm: boolean,
) {
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
  readonly say: Say<RecentKey>;
  readonly at: number;
  readonly count: number;
  readonly look: (at: number) => void;
  readonly again: () => void;
}

/** Which of the deeds is seen, and the ways to the others. */
const Ways = ({ say, at, count, look, again }: WaysProps) => {
  const way = (name: "back" | "on" | "again", key: string, press: () => void, disabled = false) => (
    <button
      type="button"
      data-recent={name}
      disabled={disabled}
      aria-label={say(`recent.${name}`)}
      title={`${say(`recent.${name}`)} ${key}`}
      onClick={press}
    />
  );
  return (
    <>
      {count > 1 && (
        <>
          {way("back", "[", () => look(at - 1), at === 0)}
          <span>{say("recent.of", { at: at + 1, count })}</span>
          {way("on", "]", () => look(at + 1), at === count - 1)}
        </>
      )}
      {way("again", "R", again)}
    </>
  );
};

interface ListProps<P extends Shown, Die extends object> extends JustNowProps<P> {
  readonly telling: Telling<P, Die>;
}

const List = <P extends Shown, Die extends object>({ props, leaf, telling }: ListProps<P, Die>) => {
  const { recentOf, Die } = telling;
  const { say, live, calm, ask, log, seat, view } = props;
  const steps = useMemo(() => recentOf({ log, seat, say, view }), [recentOf, log, seat, say, view]);
  const [{ at, plays }, store] = useShown();
  useShowing(store, steps, live && ask !== null, calm);
  usePlaying(store, plays, at);
  const here = Math.min(Math.max(at, 0), steps.length - 1);
  const step = steps[here];
  const count = steps.length;
  if (!step) return null;
  const list = (
    <section className={styles.recent} aria-label={say("recent.title")} data-just-now>
      <header>
        <h2>{say("recent.title")}</h2>
        <Ways
          say={say}
          at={here}
          count={count}
          look={(next) => store.show({ steps, at: next, plays: false })}
          again={() => store.show({ steps, at: 0, plays: count > 1 && !calm })}
        />
      </header>
      <p>
        <b aria-hidden="true">{here + 1}</b>
        {step.die !== null && (
          <span className={styles.die}>
            <Die {...step.die} />
          </span>
        )}
        <span>
          {step.text} {step.more !== "" && <i>{step.more}</i>}
        </span>
      </p>
    </section>
  );
  return leaf ? leaf(list) : <Over>{list}</Over>;
};

/** What others have done since the player's last choice: one deed at a time, with the way to the others. */
export const justNowBy =
  <P extends Shown, Die extends object>(telling: Telling<P, Die>) =>
  (just: JustNowProps<P>) => <List {...just} telling={telling} />;
