/** Chapters 9 and 10: attacks, battles, hits and retreats. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { type FigureId, NONE, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { FIELD_BATTLE } from "../../state.ts";
import type { Force } from "../figures.ts";
import { NO_LEAD } from "./armies.ts";

/**
 * An attack (9.1, 9.2): asks for Army and target among those allowed, then who stays in the rearguard, then the battle.
 * `from` and `to` (or `NONE`: any) narrow it down; both together need not be adjacent, and `to` alone means an attack
 * from a neighbouring region. `terms` and `shutIn` are those of the battle. Nothing happens if no attack is possible.
 */
export interface Attacking extends Frame {
  seat: Seat;
  lead: number;
  from: RegionId | typeof NONE;
  to: RegionId | typeof NONE;
  terms: number;
  shutIn: number;
  stay: Force;
  decided: readonly FigureId[];
}
export const enterAttack = (
  seat: Seat,
  more: { lead?: number; from?: RegionId; to?: RegionId; terms?: number; shutIn?: number } = {},
) =>
  enter<Attacking>("attack", {
    seat,
    lead: more.lead ?? NO_LEAD,
    from: more.from ?? NONE,
    to: more.to ?? NONE,
    terms: more.terms ?? 0,
    shutIn: more.shutIn ?? 0,
    stay: [],
    decided: [],
  });

/** The battle itself, opened in `g.battle` before. */
export interface Battling extends Frame {
  /** FIELD_BATTLE, SIEGE_BATTLE or SORTIE, for whoever reads the stack. */
  kind: number;
  /** The initiative whose effects are being carried out (9.4.6), and how many of them have been. */
  initiative: number;
  n: number;
  /** By figure: who does not advance, as far as chosen (9.9.2); and the kinds of figures that has been said of. */
  stay: Force;
  decided: readonly FigureId[];
}
export const enterBattle = (kind: number = FIELD_BATTLE) =>
  enter<Battling>("battle", { kind, initiative: 0, n: 0, stay: [], decided: [] });

/**
 * Hits on an Army outside a battle (a card): its owner chooses (9.7.3–7). With `destroys` a destroyed Army takes its
 * Nazgûl and Minions along. Inside a battle the side's participating units alone are hit, and when the last of them is
 * gone its Leaders, Nazgûl and Characters go too (9.7.10). `back`: units left.
 */
export interface Taking extends Frame {
  side: Side;
  region: RegionId;
  hits: number;
  destroys: number;
}
export const enterHits = (side: Side, region: RegionId, hits: number, destroys = 0) =>
  enter<Taking>("hits", { side, region, hits, destroys });

/**
 * An Army has to retreat (Dead Men of Dunharrow), or the defender retreats by a card (Scouts: the battle is over then):
 * its owner chooses where; `back` is the region, or `NONE` if there is nowhere to go.
 */
export interface Retreating extends Frame {
  side: Side;
  region: RegionId;
}
export const enterRetreat = (side: Side, region: RegionId) => enter<Retreating>("retreat", { side, region });
