/**
 * The moments that weighed most in a war. They are told from decisive facts, which everybody heard, and not from an
 * estimate of the chances: what a moment weighs is the part that it took of a whole victory. Corruption counts by the
 * twelve that are borne, a Settlement by the points that win, the Fire whole; battles and those who fell, which win
 * nothing by themselves, count by units and Levels. What the computer makes of the choices behind them is in `judge/`.
 */
import type { Happened } from "@westmarch/boardkit";
import { momentsIn, type Weighed } from "@westmarch/campaign/ended";
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

/** The Hunt tile that was drawn last, until something else is done. */
interface Drawn {
  readonly event: Event;
  readonly tile: TileId;
}

/** Weighs one event after the other. */
function weigher(): (event: Event, began: Event | null) => Weighed<Event, Matter> | null {
  let corruption = 0;
  let drawn: Drawn | null = null;
  return (event, began) => {
    const { type, facts } = event;
    // What came of a battle, or of a Hunt tile, is one matter.
    const of = began ?? drawn?.event ?? null;
    switch (type) {
      case "action":
      case "played":
      case "declared":
        drawn = null;
        return null;
      case "tile":
        drawn = { event, tile: facts.tile };
        return null;
      case "corruption": {
        const by = facts.now - corruption;
        corruption = facts.now;
        if (by <= 0) return null;
        const matter: Matter = { kind: "burden", tile: drawn?.tile ?? null, by };
        return { told: drawn ? [drawn.event, event] : [event], matter, weight: by / CORRUPTION_LIMIT, of };
      }
      case "captured": {
        const { region: at, side } = facts;
        const whose = HOME[at] === side ? ENOUGH[1 - side] : ENOUGH[side];
        return { matter: { kind: "captured", at, side }, weight: POINTS[at] / whose, of };
      }
      case "character-died": {
        const { character } = facts;
        return { matter: { kind: "fell", character }, weight: Math.min(3, LEVEL[character]) / LEVELS, of };
      }
      case "mordor":
        return facts.step === CRACK_OF_DOOM ? { matter: { kind: "fire" }, weight: 1, of } : null;
      default:
        return null;
    }
  };
}

/** The units that fall with an event; leaders and Characters are none. */
const unitsLost = ({ type, facts }: Event) =>
  type === "lost" && facts.figure < LEADER
    ? { side: sideOfNation(nationOfFigure(facts.figure)), count: facts.count }
    : null;

/** The greatest moments of a log, as they came. */
export const momentsOf = (log: readonly Event[]) =>
  momentsIn<Event, Matter, RegionId>(log, {
    fightAt: ({ type, facts }) => (type === "battle-began" ? facts.to : null),
    lost: unitsLost,
    ends: "battle-ended",
    fought: (at, losses) => ({ kind: "battle", at, losses }),
    units: UNITS,
    weigh: weigher(),
  });
