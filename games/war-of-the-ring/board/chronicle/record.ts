/** A war turn by turn, from what anybody heard of it. */
import type { Happened } from "@westmarch/boardkit";
import type { OfSides, Writing } from "@westmarch/campaign/ended";
import { EYE_FACE, FREE, LEADER, nationOfFigure, other, SHADOW, sideOfNation } from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { distance, HOME, POINTS } from "../../data/regions.ts";
import { CRACK_OF_DOOM, type War } from "../../state.ts";
import type { Hunts } from "./hunts.ts";

type Event = Happened<War>;

/** What a turn was like when it was over. */
export interface TurnRecord {
  readonly turn: number;
  readonly corruption: number;
  /** How much of the way to the Fire was behind the Ring-bearers, 0 … 1. */
  readonly way: number;
  readonly points: OfSides;
  /** Dice that could be used to act. */
  readonly dice: OfSides;
  /** The Shadow's dice in the Hunt Box. */
  readonly box: number;
  readonly rolls: number;
  readonly tiles: number;
  /** What its tiles did, before anybody helped. */
  readonly damage: number;
  /** Army units lost. */
  readonly losses: OfSides;
}

const GATES = [region("morannon"), region("minas-morgul")];
const RIVENDELL = region("rivendell");
/** The step into Mordor, and those on its track. */
const IN_MORDOR = CRACK_OF_DOOM + 1;

const toTheGates = (at: RegionId): number => Math.min(...GATES.map((gate) => distance(at, gate)));
const WHOLE_WAY = toTheGates(RIVENDELL) + IN_MORDOR;

/** Where the Ring-bearers are, as far as anybody knows, and how far it still is. */
class Road {
  #at: RegionId = RIVENDELL;
  #progress = 0;
  #step: number | null = null;
  hear({ type, facts }: Event): void {
    if (type === "travelled") this.#progress = facts.progress;
    else if (type === "driven") this.#at = facts.to;
    else if (type === "mordor") this.#step = facts.step;
    else if (type === "won" && facts.reason === "ring") this.#step = CRACK_OF_DOOM;
    else if ((type === "declared" || type === "revealed") && facts.region >= 0) {
      this.#at = facts.region;
      this.#progress = 0;
    }
  }
  get way(): number {
    const left =
      this.#step === null
        ? Math.max(0, toTheGates(this.#at) - this.#progress) + IN_MORDOR
        : CRACK_OF_DOOM - this.#step;
    return Math.max(0, 1 - left / WHOLE_WAY);
  }
}

const blank = (turn: number): Writing<TurnRecord> => ({
  turn,
  corruption: 0,
  way: 0,
  points: [0, 0],
  dice: [0, 0],
  box: 0,
  rolls: 0,
  tiles: 0,
  damage: 0,
  losses: [0, 0],
});

/** What an event adds to its turn. */
function write(now: Writing<TurnRecord>, event: Event): void {
  const { type, facts } = event;
  switch (type) {
    case "corruption":
      now.corruption = facts.now;
      break;
    case "captured": {
      const home = HOME[facts.region] === facts.side;
      now.points[home ? other(facts.side) : facts.side] += (home ? -1 : 1) * POINTS[facts.region];
      break;
    }
    case "allocated":
      now.box += facts.dice;
      break;
    case "rolled": {
      const eyes = facts.faces.filter((face) => face === EYE_FACE).length;
      now.dice[facts.side] += facts.faces.length - eyes;
      if (facts.side === SHADOW) now.box += eyes;
      break;
    }
    case "ring":
    case "die-turned":
      if (facts.side === SHADOW && facts.to === EYE_FACE) {
        now.box++;
        now.dice[SHADOW]--;
      }
      break;
    case "dice-lost":
      now.dice[facts.side] -= facts.dice;
      break;
    case "lost":
      if (facts.figure < LEADER) now.losses[sideOfNation(nationOfFigure(facts.figure))] += facts.count;
      break;
    default:
  }
}

/** Turn by turn, the first first. */
export function turnsOf(log: readonly Event[], { rolls, draws }: Hunts): readonly TurnRecord[] {
  const road = new Road();
  const turns: Writing<TurnRecord>[] = [];
  let now = blank(1);
  for (const event of log) {
    if (event.type === "turn") {
      const { corruption, way, points } = now;
      now = { ...blank(event.facts.turn), corruption, way, points: [points[FREE], points[SHADOW]] };
      turns.push(now);
    } else if (turns.length === 0) turns.push(now);
    road.hear(event);
    now.way = road.way;
    write(now, event);
  }
  for (const one of turns) {
    one.rolls = rolls.filter(({ turn }) => turn === one.turn).length;
    const drawn = draws.filter(({ turn }) => turn === one.turn);
    one.tiles = drawn.length;
    one.damage = drawn.reduce((sum, { real }) => sum + Math.max(0, real), 0);
  }
  return turns;
}
