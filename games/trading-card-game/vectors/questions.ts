/** What players are asked, in the words of a vector. */
import { inside, type Location, objectAt, PositionError } from "@westmarch/positions";
import { optionDeeds } from "./answer-words.ts";
import { seatAt, textsAt } from "./names.ts";
import { players } from "./readers.ts";
import type { Run } from "./run.ts";

/** What a player is asked, in the words of a vector. */
const QUESTIONS: readonly (readonly [words: RegExp, is: (run: Run, words: RegExpExecArray) => boolean])[] = [
  [
    /(\d+) archery wounds?/,
    ({ asked }, [, many]) => asked?.prompt === "archery" && asked.about[0] === Number(many),
  ],
  [/archery/, ({ asked }) => asked?.prompt === "archery" || asked?.prompt === "allies-shoot"],
  [/down to 8/, ({ asked }) => asked?.prompt === "reconcile" && asked.about[0] > 0],
  [/drawing to 8/, ({ asked }) => asked?.prompt === "reconcile" && asked.about[0] === 0],
  [/reconcile/, ({ asked }) => asked?.prompt === "reconcile"],
  [/move|stop/, ({ asked }) => asked?.prompt === "move-again"],
  [
    /which (Shadow )?player|who is shot/i,
    ({ asked }) => asked?.prompt === "shot-at" || asked?.prompt === "opponent",
  ],
  [/next skirmish|which skirmish/, ({ asked }) => asked?.prompt === "next-skirmish"],
  [/sanctuary/, ({ asked }) => asked?.prompt === "heal"],
  [/order|first/, ({ asked }) => asked?.prompt === "order"],
  [/place|seat/, ({ asked }) => asked?.prompt === "seat"],
  [/ or /, isChoiceOf],
  [
    /respond|response|put on the Ring|take over/i,
    ({ asked }) => asked?.prompt === "about-to" || asked?.prompt === "after",
  ],
  [/whether|may/, ({ asked }) => ["may", "spot", "after"].includes(asked?.prompt ?? "")],
  [/assign/, ({ asked }) => asked?.prompt === "assign" || asked?.prompt === "pick"],
  [/how many|X/, ({ asked }) => asked?.prompt === "amount"],
  [
    /which|whom|who/,
    ({ asked }) => asked?.prompt === "pick" || asked?.prompt === "pick-card" || asked?.prompt === "bearer",
  ],
];

function isChoiceOf({ asked, g }: Run, { input }: RegExpExecArray): boolean {
  if (asked?.prompt !== "choose" && asked?.prompt !== "payment") return false;
  return asked.options.every((option) =>
    optionDeeds(g, option[1] === 1 ? 1 : 0).some((deed) => input.includes(deed.split(" ")[0] ?? deed)),
  );
}

/** Whether this is what is asked next. */
export function isAskedSo(run: Run, should: unknown, at: Location): boolean {
  const { asked } = run;
  const told = objectAt(should, at);
  const seat = seatAt(told.player, inside(at, "player"), players(run));
  if (asked?.seat !== seat) return false;
  if (told.what === undefined) return true;
  const [words = ""] = textsAt(told.what, inside(at, "what"));
  for (const [pattern, is] of QUESTIONS) {
    const found = pattern.exec(words);
    if (found) return is(run, found);
  }
  throw new PositionError(inside(at, "what"), `no question is “${words}”`);
}
