/** What is about to happen, or has happened, as the beginning of a question (17). */
import { frameOf, NONE } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import { find } from "../table/copies.ts";
import type { Happening, What } from "../words.ts";
import type { GameSay, Key } from "./keys.ts";
import { playerName, titleOf } from "./names.ts";

/** What reads otherwise while it can still be kept from happening. */
const BEFORE: { readonly [W in What]?: Key } = {
  wound: "before.wound",
  exert: "before.exert",
  heal: "before.heal",
  killed: "before.killed",
  played: "before.played",
  discarded: "before.discarded",
  "ring-on": "before.ring-on",
};

/** Whom it befalls, or what: the copy, or the card that is no longer on the table. */
function nameIn(say: GameSay, g: CardGame, { on, card }: Happening): string {
  const copy = on === NONE ? undefined : find(g, on);
  return titleOf(say, copy?.card ?? card);
}

/** What happens now, as a clause; `stage` says whether it can still be kept from happening. */
export function happeningOf(say: GameSay, g: CardGame, stage: "before" | "after"): string {
  const h = frameOf(g, "happening");
  // Several at once are told one by one; a skirmish that has been decided is the only other thing that is answered.
  if (!h) return say("happened.skirmish");
  const key = (stage === "before" && BEFORE[h.what]) || (`happened.${h.what}` as const);
  return say(key, { name: nameIn(say, g, h), player: playerName(say, h.seat) });
}
