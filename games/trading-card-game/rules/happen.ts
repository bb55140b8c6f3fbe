/** What is about to happen: on the spot where no text could have a say, or else told to those who may answer (17). */
import { type Frame, NONE, type Seat } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import { fromFreePeoples } from "../seats.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { find } from "../table/copies.ts";
import { type C, enter } from "../vocabulary.ts";
import type { Happening, What } from "../words.ts";
import { carryOut, isBarred, replaced } from "./tokens.ts";
import { isQuiet } from "./triggers.ts";

/** A happening that befalls no card on the table. */
export const event = (what: What, seat: Seat = NOBODY): Happening => ({
  what,
  on: NONE,
  card: UNSEEN,
  seat,
  others: [],
});

/** A happening that befalls a copy on the table. */
export const befalls = (g: CardGame, what: What, on: CopyId, others: readonly CopyId[] = []): Happening => {
  const copy = find(g, on);
  return { what, on, card: copy?.card ?? UNSEEN, seat: copy?.owner ?? NOBODY, others };
};

/** Lets something happen. Where no player could have a say it is done on the spot; otherwise it returns a frame. */
export function happen(c: C, h: Happening): Frame | undefined {
  if (isBarred(c.g, h) || replaced(c, h)) return undefined;
  if (!isQuiet(c.g, h, fromFreePeoples(c.g))) return enter("happening", h).call;
  carryOut(c, h, true);
  return undefined;
}

/** Lets several things happen that happened together; where no player could have a say in any of them, on the spot. */
export function happenAll(c: C, all: readonly Happening[]): Frame | undefined {
  const round = fromFreePeoples(c.g);
  if (all.every((h) => isQuiet(c.g, h, round))) return undefined;
  return enter("announcing", { all }).call;
}
