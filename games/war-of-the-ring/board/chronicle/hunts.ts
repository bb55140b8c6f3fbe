/** The Hunt as it went: its rolls, its tiles, and what could be expected of the pool as it lay. */
import type { Happened } from "@westmarch/boardkit";
import { card } from "../../data/cards.ts";
import { BY_CARD, BY_HUNT, BY_STEP } from "../../data/hunt-terms.ts";
import { EYE_FACE, FREE, SHADOW } from "../../data/ids.ts";
import { ALL_TILES, DIE_TILE, EYE_TILE, isStandard, TILE_VALUE, type TileId } from "../../data/tiles.ts";
import { DRAWN, IN_POOL, REMOVED, type TilePlace, UNUSED, WAITING, type War } from "../../state.ts";
import { expectedOf, neededFor } from "./pips.ts";

type Event = Happened<War>;

/** A tile that was drawn, or a roll of the Hunt: at which version, in which turn, what came of it and what could. */
export interface Hunted {
  readonly version: number;
  readonly turn: number;
  readonly real: number;
  readonly expected: number;
}
export interface Draw extends Hunted {
  readonly tile: TileId;
}

export interface Hunts {
  readonly rolls: readonly Hunted[];
  /** Tiles that hunted the Fellowship: neither put aside for another one, nor drawn for their number alone. */
  readonly draws: readonly Draw[];
  /** Where every tile is in the end. */
  readonly places: readonly TilePlace[];
}

const MITHRIL = card("mithril-coat-and-sting");
const LAST_BATTLE = card("the-last-battle");
/** Cards that draw tiles without a hunt. */
const NO_HUNTS: readonly number[] = [card("challenge-of-the-king"), card("the-breaking-of-the-fellowship")];
/** What begins after a move of the Fellowship is over. */
const DEEDS: ReadonlySet<string> = new Set(["action", "skipped", "passed", "ring", "turn", "declared"]);

const MEAN_DIE = 3.5;

/** Follows the Hunt through a log, event by event. */
class Hunt {
  readonly rolls: Hunted[] = [];
  readonly draws: Draw[] = [];
  readonly places: TilePlace[] = ALL_TILES.map((tile) => (isStandard(tile) ? IN_POOL : UNUSED));
  /** Standard tiles that lie drawn, the first first. */
  #drawn: TileId[] = [];
  readonly #box = [0, 0];
  #turn = 0;
  #successes = 0;
  #inMordor = false;
  /** The die that has paid for a move goes to the Hunt Box when the move is over. */
  #travels = false;
  #spared = false;
  /** The card played last, or -1. */
  #card = -1;
  /** The tile drawn last hunts the Fellowship. */
  #hunts = false;
  /** Mithril Coat and Sting has been given up: the next tile takes the place of the last. */
  #replacing = false;
  /** The tile that it was given up for goes back when the other one is resolved. */
  #owed: TileId | null = null;

  #move(tile: TileId, to: TilePlace): void {
    this.places[tile] = to;
    this.#drawn = this.#drawn.filter((other) => other !== tile);
    if (to === DRAWN && isStandard(tile)) this.#drawn.push(tile);
  }

  #settle(): void {
    if (this.#owed !== null) this.#move(this.#owed, IN_POOL);
    this.#owed = null;
  }

  /** What a tile does that is drawn for this reason, before anybody helps. */
  #damage(tile: TileId, by: number): number {
    const value = TILE_VALUE[tile];
    if (value === DIE_TILE) return MEAN_DIE;
    if (value !== EYE_TILE) return by === BY_CARD ? Math.max(0, value) : value;
    if (by === BY_HUNT) return this.#successes;
    return by === BY_STEP ? this.#box[FREE] + this.#box[SHADOW] : 0;
  }

  #draw({ version, facts: { tile, by } }: Extract<Event, { readonly type: "tile" }>): void {
    if (this.#replacing) {
      const first = this.draws.pop();
      this.#settle();
      this.#owed = first?.tile ?? null;
      this.#replacing = false;
    } else this.#settle();
    const pool = ALL_TILES.filter((one) => this.places[one] === IN_POOL);
    let sum = 0;
    for (const one of pool) sum += this.#damage(one, by);
    this.#move(tile, DRAWN);
    this.#hunts = by !== BY_CARD || !NO_HUNTS.includes(this.#card);
    if (!this.#hunts) return;
    const expected = pool.length > 0 ? sum / pool.length : 0;
    this.draws.push({ version, turn: this.#turn, tile, real: this.#damage(tile, by), expected });
  }

  /** 13.1.2: those that have lain longest come back; the newest may be in use. */
  #refill(tiles: number): void {
    this.#settle();
    for (const tile of this.#drawn.slice(0, tiles)) this.#move(tile, IN_POOL);
  }

  #enterMordor(): void {
    this.#inMordor = true;
    for (const tile of ALL_TILES) {
      const back = this.places[tile] === DRAWN && TILE_VALUE[tile] === EYE_TILE;
      if (back || this.places[tile] === WAITING) this.#move(tile, IN_POOL);
    }
  }

  /** What an event ends of what came before it. */
  #end({ type }: Event): void {
    if (this.#travels && DEEDS.has(type)) {
      if (!this.#spared) this.#box[FREE]++;
      this.#travels = false;
    }
    // A card that gives up its place on the table for a tile has its tile at once.
    if (type !== "tile" && type !== "off-table") this.#replacing = false;
    if (DEEDS.has(type)) this.#card = -1;
  }

  hear(event: Event): void {
    const { type, facts, version } = event;
    this.#end(event);
    switch (type) {
      case "turn":
        this.#turn = facts.turn;
        this.#box.fill(0);
        break;
      case "allocated":
        this.#box[SHADOW] += facts.dice;
        break;
      case "rolled":
        if (facts.side === SHADOW)
          this.#box[SHADOW] += facts.faces.filter((face) => face === EYE_FACE).length;
        break;
      case "ring":
      case "die-turned":
        if (facts.side === SHADOW && facts.to === EYE_FACE) this.#box[SHADOW]++;
        break;
      case "action":
        this.#travels = facts.verb === "travel";
        break;
      case "played":
        this.#card = facts.card;
        break;
      case "on-table":
        if (facts.card === LAST_BATTLE) this.#spared = true;
        break;
      case "off-table":
        if (facts.card === LAST_BATTLE) this.#spared = false;
        this.#replacing = facts.card === MITHRIL;
        break;
      case "hunt-rolled": {
        const dice = [...facts.dice, ...facts.rerolled];
        const needed = neededFor(dice, facts.successes, 6 - this.#box[FREE]);
        this.#successes = facts.successes;
        this.rolls.push({
          version,
          turn: this.#turn,
          real: facts.successes,
          expected: expectedOf(dice.length, needed),
        });
        break;
      }
      default:
        this.#hearTile(event);
    }
  }

  /** Where tiles go, and what they bring. */
  #hearTile(event: Event): void {
    const { type, facts } = event;
    switch (type) {
      case "tile":
        this.#draw(event);
        break;
      case "tile-die": {
        const last = this.#hunts ? this.draws.pop() : undefined;
        if (last) this.draws.push({ ...last, real: facts.pips });
        break;
      }
      case "tile-in-play":
        this.#move(facts.tile, this.#inMordor ? IN_POOL : WAITING);
        break;
      case "tile-removed":
        this.#move(facts.tile, REMOVED);
        break;
      case "tiles-returned":
        for (const tile of facts.tiles) this.#move(tile, IN_POOL);
        break;
      case "pool-refilled":
        this.#refill(facts.tiles);
        break;
      case "mordor":
        if (facts.step === 0) this.#enterMordor();
        break;
      default:
    }
  }
}

/** The Hunt of a whole log, from the start of the war. */
export function huntsOf(log: readonly Event[]): Hunts {
  const hunt = new Hunt();
  for (const event of log) hunt.hear(event);
  return hunt;
}
