/** What others have done since a player's last choice, as the log tells it. Pure. */
import { partsOf } from "@westmarch/boardkit/naming";
import type { Deed } from "@westmarch/boardkit/recent";
import type { Seat } from "@westmarch/kernel";
import type { LogLine } from "../text/lines.ts";

/** A deed, and what came of it. */
export interface LineDeed extends Deed {
  readonly text: string;
  /** What came of it, sentence by sentence. */
  readonly more: readonly string[];
  /** The phase in which it was done: what comes of it comes in the same. */
  readonly phase: string | undefined;
  /** What it was done with, where somebody did it. */
  readonly done: string | undefined;
  /** The things that it names. */
  readonly names: readonly string[];
  /** From what it came to what it befell. */
  readonly ways: readonly Way[];
}

/** From one thing to another, by what they are called on the board. */
export type Way = readonly [from: string, to: string];

/** No more than the last of them, and of each so many sentences of what came of it. */
const MOST = 12;
const MOST_MORE = 3;

const namesOf = ({ named = "" }: LogLine): readonly string[] =>
  partsOf(named).flatMap(({ id }) => (id === null ? [] : [id]));

/** From the first thing that a sentence names to the others; what only befalls one thing comes from what the deed was done with. */
function waysOf(names: readonly string[], done: string | undefined): readonly Way[] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  if (others.length > 0) return others.map((other): Way => [first, other]);
  return done === undefined || done === first ? [] : [[done, first]];
}

/** Where what others did begins: after the seat's own last deed, and that its turn begins is none; for a spectator, with the turn. */
const beginning = (lines: readonly LogLine[], seat: Seat | null): number =>
  lines.findLastIndex(({ by, kind }) => (kind === "turn" ? seat === null : by !== null && by === seat)) + 1;

/** The deeds of others since the seat's last choice, the first of them first. */
export function deedsOf(all: readonly LogLine[], seat: Seat | null): readonly LineDeed[] {
  const deeds: LineDeed[] = [];
  // That a phase begins is nobody's deed.
  const lines = all.filter(({ begins }) => !begins);
  for (const line of lines.slice(beginning(lines, seat))) {
    if (line.kind === "turn" || line.kind === "talk") continue;
    const last = deeds.at(-1);
    const names = [...new Set(namesOf(line))];
    const ways = waysOf(names, last?.done);
    if (last && line.by === null && last.phase === line.phase)
      deeds[deeds.length - 1] = {
        ...last,
        more: [...last.more, line.text].slice(-MOST_MORE),
        names: [...new Set([...last.names, ...names])],
        ways: [...last.ways, ...ways],
      };
    else {
      const { key: id, text, phase } = line;
      const done = line.by === null ? undefined : names[0];
      deeds.push({ id, text, phase, done, more: [], names, ways: waysOf(names, undefined) });
    }
  }
  return deeds.slice(-MOST);
}
