import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/index.ts";
import type { Filter, LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import { Follower } from "./follower.ts";
import { Line, type LineProps } from "./Line.tsx";
import styles from "./RedBook.module.css";
import { useOneStop } from "./useOneStop.ts";

export interface LinesProps extends Pick<LineProps, "onName" | "onRule" | "onWatch"> {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly LogLine[];
  /** They are still being fetched: that there are none is not known. */
  readonly awaited: boolean;
  readonly seats: readonly SeatInfo[];
  readonly filter: Filter;
  /** Whose log it is: what others have done since their last deed is marked. */
  readonly seat: Seat | null;
  readonly gameSay: Say;
}

/** The lines of the log, at the newest of which it stays until its reader scrolls up. */
export function Lines(props: LinesProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  // A phase in which nothing happened costs no line.
  const lines = props.lines.filter(({ begins }) => !begins);
  const stops = useOneStop(lines);
  const { follows, resume } = useFollower(box);
  const own = lines.findLastIndex(({ by, kind }) => kind !== "turn" && by !== null && by === props.seat);
  return (
    <>
      <div
        ref={box}
        id={props.id}
        role="tabpanel"
        aria-labelledby={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={styles.scroll}
      >
        {lines.length === 0 && !props.awaited && (
          <p className={styles.empty}>{say(`table.log.empty.${props.filter}`)}</p>
        )}
        <ol className={styles.lines} data-names="" onKeyDown={stops.turn}>
          {lines.map((line, i) => (
            <Fragment key={line.key}>
              <Heading line={line} before={headed(lines, i)} gameSay={props.gameSay} />
              <li
                data-kind={line.kind}
                data-phased={line.phase !== undefined || undefined}
                data-since={(own >= 0 && i > own && line.by !== null && line.kind !== "talk") || undefined}
              >
                <Line
                  isFirst={line.phase === undefined && line.round !== lines[i - 1]?.round}
                  {...props}
                  line={line}
                  stops={stops}
                />
              </li>
            </Fragment>
          ))}
        </ol>
      </div>
      {!follows && (
        <Button variant="quiet" className={styles.newest} onClick={resume}>
          {say("table.log.newest")}
        </Button>
      )}
    </>
  );
}

/** The line before this one that stands under a heading: what is said between deeds has none. */
function headed(lines: readonly LogLine[], at: number): LogLine | undefined {
  for (let i = at - 1; i >= 0; i--) if (lines[i]?.phase !== undefined) return lines[i];
  return undefined;
}

interface HeadingProps extends Pick<LinesProps, "gameSay"> {
  readonly line: LogLine;
  readonly before: LogLine | undefined;
}

/** Over the first line of a phase: its round and its name. */
function Heading({ line: { round, phase }, before, gameSay }: HeadingProps) {
  if (phase === undefined || (before?.round === round && before.phase === phase)) return null;
  return (
    <li className={styles.heading} data-heading>
      {gameSay("log.heading", { round, phase })}
    </li>
  );
}

/** Keeps a box at the end of the text in it, until its reader scrolls up. */
function useFollower(box: RefObject<HTMLElement | null>) {
  const [follows, setFollows] = useState(true);
  const follower = useRef<Follower | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const following = new Follower(current, window, setFollows);
    follower.current = following;
    // Told of once all is laid out: to look at sizes then costs nothing.
    const sizes = new ResizeObserver(() => following.laidOut());
    for (const one of [current, ...current.children]) sizes.observe(one);
    return () => {
      sizes.disconnect();
      following.end();
    };
  }, [box]);
  return {
    follows,
    resume: () => {
      follower.current?.resume();
      box.current?.focus({ preventScroll: true });
    },
  };
}
