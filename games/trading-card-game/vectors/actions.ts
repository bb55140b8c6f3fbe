/** What the players of a vector do, and what stands in for cards that do just that. */
import { inside, type Location, listAt, noSuch, objectAt, onlyKeys } from "@westmarch/positions";
import type { Action } from "./going.ts";
import { letterOf, seatAt, textsAt } from "./names.ts";
import type { Run } from "./run.ts";
import { WAYS } from "./ways.ts";

/** Ways that answers of their own go with. */
const ANSWERED = ["choose", "play", "use", "respond", "assign", "move", "stop", "discard to heal"];

/** `add burdens` is `add burden`, and `take place 2` is `take place` with a place. */
function wayOf(words: string, at: Location): { readonly name: string; readonly more: object } {
  const [, place] = /^take place (\d+)$/.exec(words) ?? [];
  if (place !== undefined) return { name: "take place", more: { place: Number(place) } };
  const name = words.replace(/burdens$/, "burden");
  if (!Object.hasOwn(WAYS, name)) throw noSuch(at, words, "thing to do", Object.keys(WAYS));
  return { name, more: {} };
}

/** What may be done in a chance to respond. */
const RESPONSES = ["respond", "decline", "choose"];

/** Actions that lead on to what comes next. */
const PHASES = [
  "check",
  "all pass",
  "pass",
  "begin Regroup",
  "end of turn",
  "end phase",
  "move",
  "stop",
  "reconcile",
];

/** One thing that a player of a vector does. */
export interface Deed {
  /** For a sentence: `B plays 1C3`. */
  readonly title: string;
  /** What the play comes to by itself afterwards is not its business. */
  readonly goesOn: boolean;
  /** Throws `Refused` where it cannot be done. */
  readonly run: (run: Run) => void;
}

/** Reads the actions of a vector. */
export function deedsAt(given: unknown, at: Location, players: number): readonly Deed[] {
  const all = listAt(given, at);
  return all.map((one, i) => {
    const here = inside(at, i);
    const told = objectAt(one, here);
    const [words = ""] = textsAt(told.do, inside(here, "do"));
    const { name, more } = wayOf(words, inside(here, "do"));
    const way = WAYS[name];
    if (!ANSWERED.includes(name)) onlyKeys(told, ["by", "do", "note", ...(way?.keys ?? [])], here);
    const by = typeof told.by === "string" ? seatAt(told.by, inside(here, "by"), players) : undefined;
    const next = all[i + 1];
    const isAnswered = next !== undefined && RESPONSES.includes(String(objectAt(next, inside(at, i + 1)).do));
    const action: Action = { told: { ...told, ...more }, at: here, by, isAnswered };
    const who = by === undefined ? "" : `${letterOf(by)}: `;
    const what = typeof told.card === "string" ? ` ${told.card}` : "";
    return {
      title: `${who}${words}${what}`,
      goesOn: !PHASES.includes(name),
      run: (run) => {
        const { waiting } = run;
        run.waiting = null;
        way?.run(run, action);
        waiting?.(isAnswered);
      },
    };
  });
}
