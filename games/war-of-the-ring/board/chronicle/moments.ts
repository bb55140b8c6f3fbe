/**
 * The moments that weighed most in a war. They are told from decisive facts, which everybody heard, and not from an
 * estimate of the chances: what a moment weighs is the part that it took of a whole victory. Corruption counts by the
 * twelve that are borne, a Settlement by the points that win, the Fire whole; battles and those who fell, which win
 * nothing by themselves, count by units and Levels. What the computer makes of the choices behind them is in `judge/`.
 */
import type { Happened } from "@westmarch/boardkit";
import { greatest, type MomentOf } from "@westmarch/campaign/ended";
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

/** Events tell it; the version of the first shows it. */
export interface Moment extends MomentOf<readonly [Event, ...Event[]], Matter> {
  /** The Hunt tile or the battle that it came of. */
  readonly of: Event | null;
}

/** What wins the war: Victory Points by side. */
const ENOUGH = [4, 10] as const;
/** So many units would be a whole war's worth. */
const UNITS = 40;
const LEVELS = 24;

/** A battle that goes on: what it has cost both sides. */
interface Fight {
  readonly at: RegionId;
  readonly began: Event;
  readonly losses: [number, number];
}

class Finder {
  readonly found: Moment[] = [];
  #turn = 1;
  #fight: Fight | null = null;
  #tile: Event | null = null;
  #corruption = 0;

  #note(told: Moment["told"], matter: Matter, weight: number): void {
    this.found.push({ turn: this.#turn, told, matter, weight, of: this.#fight?.began ?? this.#tile });
  }

  hear(event: Event): void {
    const { type, facts } = event;
    switch (type) {
      case "turn":
        this.#turn = facts.turn;
        break;
      case "action":
      case "played":
      case "declared":
        this.#tile = null;
        break;
      case "tile":
        this.#tile = event;
        break;
      case "corruption": {
        const by = facts.now - this.#corruption;
        this.#corruption = facts.now;
        const tile = this.#tile?.type === "tile" ? this.#tile.facts.tile : null;
        const told: Moment["told"] = this.#tile ? [this.#tile, event] : [event];
        if (by > 0) this.#note(told, { kind: "burden", tile, by }, by / CORRUPTION_LIMIT);
        break;
      }
      case "battle-began":
        this.#fight = { at: facts.to, began: event, losses: [0, 0] };
        break;
      case "lost":
        if (this.#fight && facts.figure < LEADER)
          this.#fight.losses[sideOfNation(nationOfFigure(facts.figure))] += facts.count;
        break;
      case "battle-ended": {
        if (!this.#fight) break;
        const { at, began, losses } = this.#fight;
        this.#note([began], { kind: "battle", at, losses }, (losses[0] + losses[1]) / UNITS);
        this.#fight = null;
        break;
      }
      case "captured": {
        const { region, side } = facts;
        const whose = HOME[region] === side ? ENOUGH[1 - side] : ENOUGH[side];
        this.#note([event], { kind: "captured", at: region, side }, POINTS[region] / whose);
        break;
      }
      case "character-died":
        this.#note(
          [event],
          { kind: "fell", character: facts.character },
          Math.min(3, LEVEL[facts.character]) / LEVELS,
        );
        break;
      case "mordor":
        if (facts.step === CRACK_OF_DOOM) this.#note([event], { kind: "fire" }, 1);
        break;
      default:
    }
  }
}

/** A battle and what was captured by it are one moment, a tile and who fell to it: the greater of the two. */
const sameMatter = (a: Moment, b: Moment): boolean =>
  (a.of !== null && a.of === b.of) ||
  (a.turn === b.turn && "at" in a.matter && "at" in b.matter && a.matter.at === b.matter.at);

/** The greatest moments of a log, as they came. */
export function momentsOf(log: readonly Event[], most = 3): readonly Moment[] {
  const finder = new Finder();
  for (const event of log) finder.hear(event);
  return greatest(finder.found, most, ({ told: [first] }) => first, sameMatter);
}
