/** Many games at once: each line of a learning program makes a choice in all of them. */
import { type Settings, seedOf } from "@westmarch/kernel";
import { EnvironmentError, Episode } from "./episode.ts";
import { type ActionType, actionTypeFor, Gathered, packed } from "./packed.ts";
import type { Rules } from "./rules.ts";

/** What is told of all games besides who is to choose from what. */
export const BATCH_PARTS = ["mask", "tensor", "sparse"] as const;
/** One of them. */
export type BatchPart = (typeof BATCH_PARTS)[number];

/** A game that has ended. The next has begun in its place. */
export interface Ended {
  /** Its place among the games. */
  readonly slot: number;
  /** Its seed. */
  readonly seed: number;
  /** Choices made in it. */
  readonly decisions: number;
  /** What it was worth, by seat: -1, 0 or 1. */
  readonly returns: readonly number[];
  /** By what it ended. */
  readonly reason: string;
}

/** The same tensors by what is not 0 in them, which is little: base64 again. */
export interface SparseTensors {
  /** uint32: how many slots of each tensor are not 0. */
  readonly counts: string;
  /** uint16: which, in rising order, one tensor after the other. */
  readonly slots: string;
  /** float32: what stands there. */
  readonly values: string;
}

/** How all games stand. What is packed is base64 of little-endian numbers, game after game. */
export interface BatchState {
  /** uint8: the seat that is to choose in each. */
  readonly seats: string;
  /** uint32: how many actions are legal in each. */
  readonly counts: string;
  /** The legal actions of each, one after the other. */
  readonly actions: string;
  /** Bits, the lowest of each byte first: one row for each game, filled up to whole bytes. */
  readonly mask?: string;
  /** float32: a tensor for each game, as the seat that is to choose sees it. */
  readonly tensor?: string;
  /** The same tensors by what is not 0 in them. */
  readonly sparse?: SparseTensors;
  /** Games that the last step has ended. */
  readonly ended: readonly Ended[];
}

/** So many games at once: one step makes a choice in each, and a game that has ended is followed by the next of the series. */
export class Batch {
  readonly #rules: Rules;
  readonly #settings: Settings;
  readonly #series: number;
  readonly #parts: ReadonlySet<BatchPart>;
  readonly #episodes: Episode[];
  readonly #seeds: number[];
  #begun = 0;
  /** How wide the numbers of actions are that it packs. */
  readonly actionType: ActionType;
  readonly #width: number;
  readonly #seats: Uint8Array;
  readonly #counts: Uint32Array;
  readonly #actions: Gathered;
  readonly #masks: Uint8Array;
  readonly #tensors: Float32Array;
  /** The tensor of one game after the other, where only what is not 0 is told. */
  readonly #scratch: Float32Array;
  readonly #sparseCounts: Uint32Array;
  readonly #sparseSlots = new Gathered("uint16");
  readonly #sparseValues = new Gathered("float32");

  constructor(
    rules: Rules,
    settings: Settings,
    games: number,
    series: number,
    parts: ReadonlySet<BatchPart>,
  ) {
    this.#rules = rules;
    this.#settings = settings;
    this.#series = series;
    this.#parts = parts;
    this.#seeds = new Array(games);
    this.#episodes = Array.from({ length: games }, (_, slot) => this.#begin(slot));
    this.actionType = actionTypeFor(rules.numbering.actions);
    this.#width = Math.ceil(rules.numbering.actionsAt(settings) / 8);
    this.#seats = new Uint8Array(games);
    this.#counts = new Uint32Array(games);
    this.#actions = new Gathered(this.actionType);
    this.#masks = new Uint8Array(parts.has("mask") ? games * this.#width : 0);
    this.#tensors = new Float32Array(parts.has("tensor") ? games * rules.tensor.size : 0);
    this.#scratch = new Float32Array(rules.tensor.size);
    this.#sparseCounts = new Uint32Array(games);
  }

  /** How many games there are. */
  get games(): number {
    return this.#episodes.length;
  }

  /** How many bits a row of the mask has, before it is filled up to whole bytes. */
  get maskBits(): number {
    return this.#rules.numbering.actionsAt(this.#settings);
  }

  /** Plays one action in each game; those that end are followed by new ones. */
  step(actions: ArrayLike<number>): BatchState {
    if (actions.length !== this.games)
      throw new EnvironmentError(
        `there are ${this.games} games, and ${actions.length} actions were given: one for each`,
      );
    this.#check(actions);
    const ended: Ended[] = [];
    for (let slot = 0; slot < this.games; slot++) {
      const episode = this.#episodes[slot];
      episode.step(actions[slot]);
      const { result } = episode;
      if (!result) continue;
      const { decisions, returns } = episode;
      ended.push({ slot, seed: this.#seeds[slot], decisions, returns, reason: result.reason });
      this.#episodes[slot] = this.#begin(slot);
    }
    return this.state(ended);
  }

  /** How all games stand now. */
  state(ended: readonly Ended[] = []): BatchState {
    this.#actions.clear();
    this.#masks.fill(0);
    this.#sparseSlots.clear();
    this.#sparseValues.clear();
    for (let slot = 0; slot < this.games; slot++) this.#look(slot);
    return {
      seats: packed(this.#seats),
      counts: packed(this.#counts),
      actions: this.#actions.packed(),
      ...(this.#parts.has("mask") && { mask: packed(this.#masks) }),
      ...(this.#parts.has("tensor") && { tensor: packed(this.#tensors) }),
      ...(this.#parts.has("sparse") && { sparse: this.#sparse() }),
      ended,
    };
  }

  /** All or nothing: no game goes on where one of the actions is not legal. */
  #check(actions: ArrayLike<number>): void {
    for (let slot = 0; slot < this.games; slot++) {
      const { actions: legal } = this.#episodes[slot];
      if (!legal.includes(actions[slot]))
        throw new EnvironmentError(
          `action ${actions[slot]} is not legal in game ${slot} of the batch: no game was played on`,
        );
    }
  }

  #begin(slot: number): Episode {
    const seed = seedOf(this.#series, this.#begun++);
    this.#seeds[slot] = seed;
    const episode = Episode.begin(this.#rules, this.#settings, seed);
    if (episode.result)
      throw new EnvironmentError(
        "a game of these settings is over as soon as it is laid out: nothing is left to choose",
      );
    return episode;
  }

  #look(slot: number): void {
    const episode = this.#episodes[slot];
    const { ask, actions } = episode;
    const seat = ask?.seat ?? 0;
    this.#seats[slot] = seat;
    this.#counts[slot] = actions.length;
    this.#actions.add(actions);
    if (this.#parts.has("mask")) {
      const at = slot * this.#width;
      for (let i = 0; i < actions.length; i++) this.#masks[at + (actions[i] >> 3)] |= 1 << (actions[i] & 7);
    }
    if (this.#parts.has("tensor")) episode.tensor(seat, this.#tensors, slot * this.#rules.tensor.size);
    if (this.#parts.has("sparse")) this.#gather(slot, seat);
  }

  #gather(slot: number, seat: number): void {
    const tensor = this.#scratch;
    this.#episodes[slot].tensor(seat, tensor, 0);
    let many = 0;
    for (let i = 0; i < tensor.length; i++) {
      if (tensor[i] === 0) continue;
      this.#sparseSlots.push(i);
      this.#sparseValues.push(tensor[i]);
      many++;
    }
    this.#sparseCounts[slot] = many;
  }

  #sparse(): SparseTensors {
    return {
      counts: packed(this.#sparseCounts),
      slots: this.#sparseSlots.packed(),
      values: this.#sparseValues.packed(),
    };
  }
}
