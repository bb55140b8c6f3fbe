/**
 * The moments that weighed most in a war. They are told from decisive facts, which everybody heard, and not from an
 * estimate of the chances: what a moment weighs is the part that it took of a whole victory. Corruption counts by the
 * twelve that are borne, a Settlement by the points that win, the Fire whole; battles and those who fell, which win
 * nothing by themselves, count by units and Levels. What the computer makes of the choices behind them is in `judge/`.
 */
import type { Happened } from "@westmarch/boardkit";
import { momentsIn, type Notes } from "@westmarch/campaign/ended";
import { LEVEL } from "../../data/characters.ts";
import { type CharacterId, LEADER, nationOfFigure, type Side, sideOfNation } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { HOME, POINTS } from "../../data/regions.ts";
import type { TileId } from "../../data/tiles.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM, type War } from "../../state.ts";

type Event = Happened<War>;

/** What it was. */
export type Matter =
  | { readonly kind: "burden"; readonly tile: TileId | null; readonly by: number }
  | { readonly kind: "battle"; readonly at: RegionId; readonly losses: readonly [number, number] }
  | { readonly kind: "captured"; readonly at: RegionId; readonly side: Side }
  | { readonly kind: "fell"; readonly character: CharacterId }
  | { readonly kind: "fire" };

/** What wins the war: Victory Points by side. */
const ENOUGH = [4, 10] as const;
/** So many units would be a whole war's worth. */
const UNITS = 40;
const LEVELS = 24;

/** Goes through a log and notes what weighed in it. */
function listener(): (notes: Notes<Event, Matter, RegionId>, event: Event) => void {
  let corruption = 0;
  let drawn: { readonly event: Event; readonly tile: TileId } | null = null;
  return (notes, event) => {
    const { type, facts } = event;
    // What came of a battle, or of a Hunt tile, is one matter.
    const of = notes.began ?? drawn?.event ?? null;
    switch (type) {
      case "turn":
        notes.turn(facts.turn);
        break;
      case "action":
      case "played":
      case "declared":
        drawn = null;
        break;
      case "tile":
        drawn = { event, tile: facts.tile };
        break;
      case "corruption": {
        const by = facts.now - corruption;
        corruption = facts.now;
        const told = drawn ? ([drawn.event, event] as const) : ([event] as const);
        if (by > 0)
          notes.note(told, { kind: "burden", tile: drawn?.tile ?? null, by }, by / CORRUPTION_LIMIT, of);
        break;
      }
      case "battle-began":
        notes.fight(event, facts.to);
        break;
      case "lost":
        if (facts.figure < LEADER) notes.lost(sideOfNation(nationOfFigure(facts.figure)), facts.count);
        break;
      case "battle-ended": {
        const fight = notes.fought();
        if (!fight) break;
        const { began, at, losses } = fight;
        notes.note([began], { kind: "battle", at, losses }, (losses[0] + losses[1]) / UNITS, of);
        break;
      }
      case "captured": {
        const { region, side } = facts;
        const whose = HOME[region] === side ? ENOUGH[1 - side] : ENOUGH[side];
        notes.note([event], { kind: "captured", at: region, side }, POINTS[region] / whose, of);
        break;
      }
      case "character-died": {
        const { character } = facts;
        notes.note([event], { kind: "fell", character }, Math.min(3, LEVEL[character]) / LEVELS, of);
        break;
      }
      case "mordor":
        if (facts.step === CRACK_OF_DOOM) notes.note([event], { kind: "fire" }, 1, of);
        break;
      default:
    }
  };
}

/** The greatest moments of a log, as they came. */
export const momentsOf = (log: readonly Event[]) => momentsIn(log, listener());
