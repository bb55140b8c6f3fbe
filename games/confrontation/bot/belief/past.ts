/**
 * What has happened to the pieces of a side that the other cannot see: which standees went, which characters were seen
 * where, and how gladly each of the nine would have gone.
 */
import {
  ALL_REGIONS,
  CHARACTERS_OF,
  type CharacterId,
  FRODO,
  MORDOR,
  NINE,
  type RegionId,
  type Side,
  sideOf,
} from "../../data/ids.ts";
import { addDestinations } from "../../rules/movement.ts";
import { standees } from "../../rules/standees.ts";
import type { Confrontation } from "../../state.ts";
import type { Onlooker } from "./board.ts";

/** Where the fallen are. */
export const OUT = 16;
/** A step whose character was not seen. */
export const ANYONE = -1;

/** One change of place on this side. Characters are counted from 0 within their side. */
export interface Step {
  readonly from: number;
  readonly to: number;
  /** Who went, where everybody has seen it. */
  readonly who: number;
  /** How many standees were there to go. */
  readonly many: number;
  /** By character: whether it could have made this move at all. */
  readonly could: readonly boolean[];
  /** By kind of player; none where the character was seen, or the player had no choice. */
  readonly pulls: readonly Pull[];
}

/** What draws a kind of player to a move, and away from it. */
export interface Pull {
  /** By character: how much it was drawn to just this move. */
  readonly here: readonly number[];
  /** By character and region (`character * 16 + region`): how much it was drawn to all its moves from there. */
  readonly all: readonly number[];
}

/** Something that would have been likely if a character had been there, and did not happen. */
export interface Silence {
  readonly time: number;
  readonly who: number;
  readonly at: number;
}

/** Fills in, by kind of player, how much a character is drawn to a move, by what was seen before it. Above 0. */
export type Draw = (
  g: Confrontation,
  who: CharacterId,
  from: RegionId,
  to: RegionId,
  weights: number[],
) => void;

export class Past implements Onlooker {
  readonly side: Side;
  readonly steps: Step[] = [];
  readonly silences: Silence[] = [];
  /** By time (after so many steps): where characters were seen, `ANYONE` where not. */
  readonly pins: number[][] = [new Array<number>(NINE).fill(ANYONE)];
  readonly #draw: Draw;
  readonly #kinds: readonly null[];
  readonly #open: RegionId[] = [];
  readonly #weights: number[] = [];

  /** `kinds`: how many kinds of players there are. */
  constructor(side: Side, draw: Draw, kinds: number) {
    this.side = side;
    this.#draw = draw;
    this.#kinds = new Array<null>(kinds).fill(null);
  }

  moves(g: Confrontation, side: Side, from: RegionId, to: RegionId, recalled: boolean): void {
    if (side !== this.side) return;
    const many = standees(g, side, from);
    const nine = CHARACTERS_OF[side];
    if (recalled) {
      this.#step({ from, to, who: ANYONE, many, could: nine.map(() => true), pulls: [] });
      return;
    }
    const pulls = this.#kinds.map(() => ({
      here: new Array<number>(NINE).fill(0),
      all: new Array<number>(NINE * OUT).fill(0),
    }));
    for (const region of ALL_REGIONS) {
      if (standees(g, side, region) === 0) continue;
      for (const who of nine)
        if ((g.fallen & (1 << who)) === 0) this.#pull(g, who, region, region === from ? to : null, pulls);
    }
    const could = nine.map((who, i) => {
      // 10.1: the game would be over.
      if (who === FRODO && to === MORDOR) return false;
      return pulls[0].here[i] > 0;
    });
    this.#step({ from, to, who: ANYONE, many, could, pulls });
  }

  /** Adds what draws a character from a region, and there to one place above all. */
  #pull(
    g: Confrontation,
    who: CharacterId,
    from: RegionId,
    to: RegionId | null,
    pulls: readonly { readonly here: number[]; readonly all: number[] }[],
  ): void {
    const weights = this.#weights;
    const open = this.#open;
    open.length = 0;
    addDestinations(g, who, from, open);
    for (const next of open) {
      this.#draw(g, who, from, next, weights);
      for (const [kind, { here, all }] of pulls.entries()) {
        all[(who % NINE) * OUT + from] += weights[kind];
        if (next === to) here[who % NINE] = weights[kind];
      }
    }
  }

  shows(character: CharacterId, region: RegionId): void {
    if (sideOf(character) === this.side) this.#pin(character % NINE, region);
  }

  goes(character: CharacterId, from: RegionId, to: RegionId | null): void {
    if (sideOf(character) !== this.side) return;
    const who = character % NINE;
    this.#pin(who, from);
    this.#known(who, from, to ?? OUT);
  }

  returns(character: CharacterId, to: RegionId): void {
    if (sideOf(character) === this.side) this.#known(character % NINE, OUT, to);
  }

  denies(character: CharacterId, region: RegionId): void {
    if (sideOf(character) !== this.side) return;
    this.silences.push({ time: this.steps.length, who: character % NINE, at: region });
  }

  #known(who: number, from: number, to: number): void {
    this.#step({ from, to, who, many: 1, could: [], pulls: [] });
    this.#pin(who, to);
  }

  #pin(who: number, at: number): void {
    this.pins[this.steps.length][who] = at;
  }

  #step(step: Step): void {
    this.steps.push(step);
    this.pins.push(new Array<number>(NINE).fill(ANYONE));
  }
}
