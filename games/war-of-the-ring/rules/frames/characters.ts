/** Chapter 7: Characters move and come into play. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { type CharacterId, type FigureId, NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";

/** 7.3: any or all Companions on the map move. */
export interface CompanionsMoving extends Frame {
  seat: Seat;
  /** Companions that have moved already, a mask. */
  moved: number;
  /** The group being sent, a mask. */
  group: number;
  /** 1: nobody has to move (a card that says "may"). */
  optional: number;
}
export const enterCompanions = (seat: Seat, optional = 0) =>
  enter<CompanionsMoving>("companions", { seat, moved: 0, group: 0, optional });

/**
 * One Companion or group that is on the map moves by a card: `level` in place of the printed one (or `NONE`), `extra`
 * regions more, and with `siege` into a besieged Stronghold to end there.
 */
export interface GroupMoving extends Frame {
  seat: Seat;
  level: number;
  extra: number;
  siege: number;
  group: number;
}
export const enterGroup = (seat: Seat, level: number, extra: number, siege: number) =>
  enter<GroupMoving>("group", { seat, level, extra, siege, group: 0 });

/**
 * 7.4: any or all Nazgûl fly; with `mouth` the Mouth of Sauron moves too (a Character die, not the Nazgûl cards).
 * `back`: the Minions that have moved, a mask, and then `flown`.
 */
export interface MinionsMoving extends Frame {
  seat: Seat;
  mouth: number;
  /** By region: Nazgûl that have flown here and may not go on, as [region, how many, region, how many …]. */
  flown: readonly number[];
  /** Minions that have moved, a mask. */
  moved: number;
  figure: FigureId | typeof NONE;
  from: RegionId | typeof NONE;
}
export const enterMinions = (seat: Seat, mouth: number) =>
  enter<MinionsMoving>("minions", { seat, mouth, flown: [], moved: 0, figure: NONE, from: NONE });

/** 7.2: a Character comes into play by the conditions of his card, which hold. */
export interface Entering extends Frame {
  seat: Seat;
  character: CharacterId;
}
export const enterEntry = (seat: Seat, character: CharacterId) =>
  enter<Entering>("entry", { seat, character });
