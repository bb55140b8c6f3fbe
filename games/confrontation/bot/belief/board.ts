/**
 * The board as both players have seen it, carried on from what is told: the counts and masks that the rules keep
 * (section 12), and nothing that is hidden. Imagining the past starts from here.
 */
import type { HeardOf } from "@westmarch/kernel";
import { SET_UP } from "../../data/board.ts";
import {
  ALL_REGIONS,
  BALROG,
  BOTH_SIDES,
  type CharacterId,
  DARK,
  EREGION,
  FANGORN,
  FRODO,
  GANDALF,
  GONDOR,
  GOOD,
  MORDOR,
  MORIA,
  type RegionId,
  SAM,
  SHELOB,
  type Side,
  sideOf,
} from "../../data/ids.ts";
import { whoCould } from "../../rules/movement.ts";
import { ANYBODY, arrive, bit, exclude, leaveShown, leaveUnseen, show } from "../../rules/standees.ts";
import { type Confrontation, newGame } from "../../state.ts";

/** What a seat is told. */
export type Told = HeardOf<Confrontation>;

/** Follows what happens to the standees of both sides. `g` is what was seen until then. */
export interface Onlooker {
  /** A standee moves without being shown, or goes back to Mordor. */
  moves(g: Confrontation, side: Side, from: RegionId, to: RegionId, recalled: boolean): void;
  /** A character was seen where it stands. */
  shows(character: CharacterId, region: RegionId): void;
  /** A character that has been shown goes from there, or falls. */
  goes(character: CharacterId, from: RegionId, to: RegionId | null): void;
  /** A fallen character comes back. */
  returns(character: CharacterId, to: RegionId): void;
  /** A reaction would have shown this character there, and it was not used: the Balrog's, or Sam's and Frodo's. */
  denies(character: CharacterId, region: RegionId): void;
}

/** A board on which all stand where they begin (3.1), and not one of them is known. */
function begun(view: Confrontation): Confrontation {
  const g: Confrontation = { ...view, ...newGame(view.rulings) };
  for (const side of BOTH_SIDES)
    for (const region of ALL_REGIONS)
      for (let i = 0; i < SET_UP[side][region]; i++) arrive(g, side, region, ANYBODY);
  return g;
}

/** One game, told from the moment at which everything has been set up. */
export class Board {
  readonly g: Confrontation;
  readonly #onlooker: Onlooker;
  /** Where the last battle was fought, and who was attacked. */
  #region: RegionId | null = null;
  #defender: CharacterId | null = null;

  constructor(view: Confrontation, onlooker: Onlooker) {
    this.g = begun(view);
    this.#onlooker = onlooker;
  }

  hear(told: Told): void {
    switch (told.type) {
      case "turn":
        this.g.turn = told.facts.side;
        this.g.turns = told.facts.turn;
        break;
      case "moved":
        this.#moved(told.facts.side, told.facts.from, told.facts.to);
        break;
      case "recalled":
        this.#recalled(told.facts.from);
        break;
      case "gandalf-returned":
        this.#returned();
        break;
      case "tunnel-passed":
        this.#onlooker.denies(BALROG, MORIA);
        break;
      case "tunnel-barred":
        this.#show(BALROG, MORIA);
        this.#show(told.facts.character, EREGION);
        break;
      case "palantir":
        for (const character of told.facts.characters ?? [])
          this.#onlooker.shows(character, told.facts.region);
        break;
      default:
        this.#fight(told);
    }
  }

  /** What is told of battles. */
  #fight(told: Told): void {
    switch (told.type) {
      case "battle-began":
        this.#region = told.facts.region;
        break;
      case "shown":
        this.#defender = told.facts.defender;
        this.#shown([told.facts.attacker, told.facts.defender]);
        break;
      case "sam-stepped-in":
      case "frodo-shown":
        this.#shown([SAM, FRODO]);
        break;
      case "no-reaction":
        this.#silence();
        break;
      case "fell":
        for (const character of told.facts.characters) this.#goes(character, told.facts.region, null);
        break;
      case "retreated":
        this.#goes(told.facts.character, told.facts.from, told.facts.to);
        break;
      case "shelob-home":
        if (this.#region !== null) this.#goes(SHELOB, this.#region, GONDOR);
        break;
      default:
    }
  }

  #moved(side: Side, from: RegionId, to: RegionId): void {
    const { g } = this;
    this.#onlooker.moves(g, side, from, to, false);
    const who = leaveUnseen(g, side, from, whoCould(g, side, from, to));
    arrive(g, side, to, side === GOOD && to === MORDOR ? exclude(who, FRODO) : who);
  }

  #recalled(from: RegionId): void {
    const { g } = this;
    this.#onlooker.moves(g, DARK, from, MORDOR, true);
    arrive(g, DARK, MORDOR, leaveUnseen(g, DARK, from, ANYBODY));
  }

  #shown(characters: readonly CharacterId[]): void {
    if (this.#region !== null) for (const character of characters) this.#show(character, this.#region);
  }

  #show(character: CharacterId, region: RegionId): void {
    show(this.g, character, region);
    this.#onlooker.shows(character, region);
  }

  #goes(character: CharacterId, from: RegionId, to: RegionId | null): void {
    const { g } = this;
    leaveShown(g, character, from);
    if (to === null) g.fallen |= 1 << character;
    else arrive(g, sideOf(character), to, bit(character));
    this.#onlooker.goes(character, from, to);
  }

  /** 7.3: Sam and Frodo did not stand together, or would not say so. */
  #silence(): void {
    if (this.#region === null) return;
    if (this.#defender === SAM) this.#onlooker.denies(FRODO, this.#region);
    if (this.#defender === FRODO) this.#onlooker.denies(SAM, this.#region);
  }

  #returned(): void {
    const { g } = this;
    g.fallen &= ~(1 << GANDALF);
    arrive(g, GOOD, FANGORN, bit(GANDALF));
    this.#onlooker.returns(GANDALF, FANGORN);
  }
}
