/** The One Ring (18). */
import { type Frame, NONE } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { shift } from "../table/copies.ts";
import type { Modifiers } from "../table/modifiers.ts";
import { ringOf } from "../table/ring.ts";
import { type C, enter } from "../vocabulary.ts";
import { befalls, happen } from "./happen.ts";

/** 18.2: only if it is not worn. */
export function putOnTheRing(c: C): Frame | undefined {
  const { g } = c;
  if (g.worn[g.turn]) return undefined;
  g.worn[g.turn] = true;
  c.tell("ring-on", { seat: g.turn });
  return happen(c, befalls(g, "ring-on", g.bearer[g.turn] ?? NONE));
}

/** 18.4. */
export function takeOffTheRing(c: C): void {
  const { g } = c;
  if (!g.worn[g.turn]) return;
  g.worn[g.turn] = false;
  c.tell("ring-off", { seat: g.turn });
}

/** 18.7, 18.2: another companion becomes Ring-bearer, with the Ring and all burdens, but without putting it on. */
export function takeOverTheRing(c: C, id: CopyId, resistance: number): void {
  const { g } = c;
  const ring = ringOf(g, g.turn);
  takeOffTheRing(c);
  g.bearer[g.turn] = id;
  g.resistance[g.turn] = resistance;
  if (ring) shift(g, ring.id, "attached", id);
  c.tell("ring-bearer", { seat: g.turn, copy: id });
}

/** A card says that the Ring-bearer is corrupted. */
export const corrupt = ({ g }: C): Frame => enter("losing", { seat: g.turn, how: "corrupted" }).call;

/** What the Ring-bearer has printed, as companion or as Ring-bearer. */
export const resistanceOf =
  ({ resistance, turn }: CardGame): Modifiers =>
  (add) =>
    add(resistance[turn], "printed");

/** What the burdens leave of it (18.6). */
export const resistanceLeftOf =
  (g: CardGame): Modifiers =>
  (add) => {
    resistanceOf(g)(add);
    add(-g.burdens[g.turn], "burdens");
  };

/** 18.6. Asked after each step, so it is not added up of its modifiers. */
export const isCorrupted = ({ resistance, burdens, turn }: CardGame): boolean =>
  resistance[turn] <= burdens[turn];
