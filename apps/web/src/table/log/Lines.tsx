import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { SeatSeal } from "../../accounts/SeatSeal.tsx";
import { plain, rich } from "../../i18n/rich.tsx";
import { Button, Icon, IconButton, unseen } from "../../ui/index.ts";
import { watchId } from "../history/watching.ts";
import type { Filter, LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import { Follower } from "./follower.ts";
import styles from "./RedBook.module.css";

export interface LinesProps {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  readonly filter: Filter;
  /** Whose log it is: what others have done since their last deed is marked. */
  readonly seat: Seat | null;
  readonly gameSay: Say;
  /** Plays the scene that a line opens once more. */
  readonly onWatch: (line: LogLine) => void;
  /** Opens the rule book where it speaks of what a line tells. */
  readonly onRule: (rule: string) => void;
}

/** The lines of the log, at the newest of which it stays until its reader scrolls up. */
export function Lines(props: LinesProps) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const rules = useOneStop(props.lines);
  const { follows, resume } = useFollower(box);
  const own = props.lines.findLastIndex(({ by }) => by !== null && by === props.seat);
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
        {props.lines.length === 0 && <p className={styles.empty}>{say(`table.log.empty.${props.filter}`)}</p>}
        <ol className={styles.lines} onKeyDown={rules.turn}>
          {props.lines.map((line, i) => (
            <Fragment key={line.key}>
              <Heading line={line} before={props.lines[i - 1]} gameSay={props.gameSay} />
              <li
                data-kind={line.kind}
                data-phased={line.phase !== undefined || undefined}
                data-since={(own >= 0 && i > own && line.by !== null && line.kind !== "talk") || undefined}
              >
                <Line
                  line={line}
                  isFirst={line.phase === undefined && line.round !== props.lines[i - 1]?.round}
                  {...props}
                  rules={rules}
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

interface LineProps extends Pick<LinesProps, "seats" | "gameSay" | "onWatch" | "onRule"> {
  readonly line: LogLine;
  /** Of its round. */
  readonly isFirst: boolean;
  readonly rules: ReturnType<typeof useOneStop>;
}

function Line({ line, isFirst, seats, gameSay, onWatch, onRule, rules }: LineProps) {
  const say = useSay();
  const { rule } = line;
  return (
    <>
      <span className={styles.round}>
        {line.round > 0 && isFirst && (
          <>
            <span className={unseen}>{gameSay("log.round", { round: line.round })}</span>
            <span aria-hidden="true">{line.round}</span>
          </>
        )}
      </span>
      <p>
        {line.kind === "talk" && line.speaker ? (
          <b>
            <SeatSeal of={seats[line.by ?? -1]} size={16} />
            {say(line.between ? "table.log.speaker.partners" : "table.log.speaker", {
              name: line.speaker,
            })}{" "}
          </b>
        ) : null}
        {line.kind === "talk" ? line.text : rich(line.text)}
        {rule && (
          <button
            type="button"
            data-rule=""
            className={styles.rule}
            aria-label={say("table.rule", { rule })}
            title={say("table.rule", { rule })}
            tabIndex={rules.stop === line.key ? 0 : -1}
            onFocus={() => rules.rest(line.key)}
            onClick={() => onRule(rule)}
          />
        )}
      </p>
      {line.scene && (
        <IconButton
          id={watchId(line)}
          className={styles.watch}
          label={say("table.log.watch", { line: plain(line.text) })}
          title={say("table.log.watch.about")}
          icon={<Icon name="play-button" size={14} />}
          onClick={() => onWatch(line)}
        />
      )}
    </>
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

/** The rules beside a long log are one stop of the Tab key: arrow keys go from line to line. */
function useOneStop(lines: readonly LogLine[]) {
  const [at, rest] = useState<string | null>(null);
  const last = lines.findLast(({ rule }) => rule)?.key;
  const stop = lines.some(({ key }) => key === at) ? at : last;
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-rule]")];
    const here = all.findIndex((one) => one.contains(document.activeElement));
    if (step === 0 || here < 0) return;
    event.preventDefault();
    all[here + step]?.focus();
  };
  return { rest, turn, stop };
}
