import type { BoardProps, Say } from "@westmarch/boardkit";
import { Deeds } from "@westmarch/boardkit/recent/deeds";
import type { Core } from "@westmarch/kernel";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { Over } from "./Over.tsx";
import styles from "./recent.module.css";
import { Strip } from "./Strip.tsx";
import type { Step, Told } from "./steps.ts";

type RecentKey = `recent.${"title" | "back" | "on" | "again" | "of"}`;

/** What of a board's props deeds are shown with. */
type Shown = Pick<BoardProps<Core>, "live" | "calm" | "ask"> &
  Told<unknown> & { readonly say: Say<RecentKey> };

interface JustNowProps<P> {
  readonly props: P;
  /** What it stands on in a column; null: it stands above the dock, or lies over the map. */
  readonly leaf: ((children: ReactNode) => ReactNode) | null;
  readonly docked: boolean;
}

/** How a game tells deeds. */
interface Telling<P extends Shown, Die extends object> {
  readonly recentOf: (told: Pick<P, "log" | "seat" | "say" | "view">) => readonly Step<Die, unknown>[];
  readonly Die: ComponentType<Die>;
}

interface ListProps<P extends Shown, Die extends object> extends JustNowProps<P> {
  readonly telling: Telling<P, Die>;
}

const List = <P extends Shown, Die extends object>({ props, leaf, docked, telling }: ListProps<P, Die>) => {
  const { recentOf, Die } = telling;
  const { say, live, calm, ask, log, seat, view } = props;
  const steps = useMemo(() => recentOf({ log, seat, say, view }), [recentOf, log, seat, say, view]);
  const words = {
    title: say("recent.title"),
    back: say("recent.back"),
    on: say("recent.on"),
    again: say("recent.again"),
    of: (at: number, count: number) => say("recent.of", { at, count }),
  };
  const list = (
    <Deeds steps={steps} words={words} asked={live && ask !== null} calm={calm}>
      {({ die, text, more }) => (
        <>
          {die !== null && (
            <span className={styles.die}>
              <Die {...die} />
            </span>
          )}
          <span>
            {text} {more !== "" && <i>{more}</i>}
          </span>
        </>
      )}
    </Deeds>
  );
  if (steps.length === 0) return null;
  if (leaf) return leaf(list);
  return docked ? <Strip>{list}</Strip> : <Over>{list}</Over>;
};

/** What others have done since the player's last choice, beside or over the map. */
export const justNowBy =
  <P extends Shown, Die extends object>(telling: Telling<P, Die>) =>
  (just: JustNowProps<P>) => <List {...just} telling={telling} />;
