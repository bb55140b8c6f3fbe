import type { BoardProps, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import styles from "./recent.module.css";
import type { Step } from "./steps.ts";
import { type RecentStore, useShown } from "./store.ts";

/** Milliseconds for which a deed is looked at when they are gone through. */
const EACH = 900;

/** With these the player shows that it is his turn to look. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

type RecentKey = `recent.${"title" | "back" | "on" | "again" | "of"}`;

interface JustNowProps<Die> {
  readonly props: Pick<BoardProps<Core>, "live" | "calm" | "ask"> & { readonly say: Say<RecentKey> };
  readonly steps: readonly Step<Die, unknown>[];
  readonly die: (die: Die) => ReactNode;
  /** What it lies on. */
  readonly leaf: (children: ReactNode) => ReactNode;
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

/** What others have done since the player's last choice: one deed at a time, with the way to the others. */
export const JustNow = <Die,>({ props, steps, die, leaf }: JustNowProps<Die>) => {
  const { say, live, calm, ask } = props;
  const [{ at, plays }, store] = useShown();
  const asked = live && ask !== null;
  const name = steps.map(({ id }) => id).join();
  const played = useRef("");
  useEffect(() => {
    // They are gone through once, when the player's turn has come.
    const goes = asked && !calm && steps.length > 1 && played.current !== name;
    if (asked) played.current = name;
    store.show({ steps, at: goes ? 0 : steps.length - 1, plays: goes });
  }, [store, steps, name, asked, calm]);
  useEffect(() => () => store.show({ steps: [], at: -1, plays: false }), [store]);
  usePlaying(store, plays, at);
  const here = Math.min(Math.max(at, 0), steps.length - 1);
  const step = steps[here];
  const count = steps.length;
  const numbered = useMemo(() => say("recent.of", { at: here + 1, count }), [say, here, count]);
  if (!step) return null;
  const look = (next: number) => store.show({ steps, at: next, plays: false });
  return leaf(
    <section className={styles.recent} aria-label={say("recent.title")} data-just-now>
      <header>
        <h2>{say("recent.title")}</h2>
        {count > 1 && (
          <>
        <button
          type="button"
          data-recent="back"
          disabled={here === 0}
          aria-label={say("recent.back")}
          title={`${say("recent.back")} [`}
          onClick={() => look(here - 1)}
        />
        <span>{numbered}</span>
        <button
          type="button"
          data-recent="on"
          disabled={here === count - 1}
          aria-label={say("recent.on")}
          title={`${say("recent.on")} ]`}
          onClick={() => look(here + 1)}
        />
          </>
        )}
        <button
          type="button"
          data-recent="again"
          aria-label={say("recent.again")}
          title={`${say("recent.again")} R`}
          onClick={() => store.show({ steps, at: 0, plays: count > 1 && !calm })}
        />
      </header>
      <p>
        <b aria-hidden="true">{here + 1}</b>
        {step.die !== null && <span className={styles.die}>{die(step.die)}</span>}
        <span>
          {step.text} {step.more !== "" && <i>{step.more}</i>}
        </span>
      </p>
    </section>,
  );
};
