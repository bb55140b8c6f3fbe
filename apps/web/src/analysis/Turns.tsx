import type { Seat } from "@westmarch/kernel";
import { useState } from "react";
import type { PlayedLine } from "../table/history/playedLine.ts";
import type { LogLine } from "../table/text/lines.ts";
import { AdvicePart, type AdvicePartProps, Chosen } from "./AdvicePart.tsx";
import { madeBetween } from "./decisions.ts";
import type { Turn } from "./evaluation.ts";
import styles from "./lab.module.css";
import { share } from "./percent.ts";
import type { Side } from "./sides.ts";

export interface TurnsProps
  extends Pick<AdvicePartProps, "loaded" | "names" | "settings" | "labSay" | "onTry"> {
  readonly turns: readonly Turn[];
  readonly lines: readonly LogLine[];
  readonly line: PlayedLine;
  readonly sides: readonly Side[];
  /** Whose choices are looked at; null: everybody's. */
  readonly of: Seat | null;
  /** The computer has nothing else to look at just now. */
  readonly rests: boolean;
  readonly onGo: (at: number) => void;
}

/** What happened between two moments, in the words of the log: the weightiest of it. */
export function wordsOf({ step, after }: Turn, lines: readonly LogLine[]): string | null {
  const between = (before: number, last: number) =>
    lines.filter(({ version, kind }) => version > before && version <= last && kind !== "turn");
  const [told, later] = [between(step.before.at, step.after.at), between(step.before.at, after.at)];
  const best = told.findLast(({ kind }) => kind === "battle" || kind === "end") ?? told.at(-1) ?? later[0];
  return best?.text.replaceAll(/<\/?b>/g, "") ?? null;
}

/** The moments that mattered, and what the computer would have done there: of one's own choices without being asked. */
export function Turns({ turns, lines, line, sides, of, rests, onGo, ...rest }: TurnsProps) {
  const { loaded, names, labSay } = rest;
  // One thought at a time: the first that is not answered yet thinks.
  const [told, tell] = useState<ReadonlySet<number>>(new Set());
  const next = turns.find(({ step }) => !told.has(step.after.at));
  return (
    <>
      <h3 id="lab-turns">{labSay("turns", { count: turns.length })}</h3>
      <ol className={styles.turns} aria-labelledby="lab-turns">
        {turns.map((turn) => {
          const { before, after, step, seat } = turn;
          const made = madeBetween(line, step.before.at, step.after.at, of);
          const words = wordsOf(turn, lines);
          return (
            <li key={after.at} className={styles.turned}>
              <button type="button" onClick={() => onGo(after.at)}>
                <span>
                  {words ??
                    (made ? (
                      <Chosen made={made} option={made.chosen} loaded={loaded} names={names} />
                    ) : (
                      labSay("moment", { at: after.at })
                    ))}
                </span>
                <small>
                  {labSay("turns.by", {
                    name: sides.find(({ seats }) => seats.includes(seat))?.name ?? "",
                    from: share(before.values[seat] ?? 0),
                    to: share(after.values[seat] ?? 0),
                  })}
                </small>
              </button>
              {rests && (
                <AdvicePart
                  key={step.after.at}
                  made={made}
                  unasked={of !== null && turn === next}
                  onTold={() => tell((old) => new Set([...old, step.after.at]))}
                  {...rest}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
