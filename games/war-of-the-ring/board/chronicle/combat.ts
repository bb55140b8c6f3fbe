/** What was rolled in battles, and with what hope. */
import type { Happened } from "@westmarch/boardkit";
import { type BattleKindId, FIELD_BATTLE, SIEGE_BATTLE } from "../../data/battles.ts";
import { CARDS, type CardId, type CombatName } from "../../data/cards.ts";
import { CITY, FORTIFICATION, NONE, other, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import { expectedOf, neededFor } from "./pips.ts";

type Event = Happened<War>;

/** One throw of a side's dice. */
export interface Throw {
  readonly side: Side;
  readonly dice: number;
  readonly hits: number;
  /** The number from which they hit. */
  readonly needed: number;
  readonly expected: number;
}

/** What a Combat card adds to each die: of its player's Combat roll, of his re-roll, of the enemy's Combat roll. */
type Bonus = readonly [roll: number, reroll: number, enemy?: number];
const BONUS: { readonly [C in CombatName]?: Bonus } = {
  "it-is-a-gift": [1, 1],
  "servant-of-the-secret-fire": [1, 0],
  "ents-rage": [2, 0],
  "advantageous-position": [0, 0, -1],
  valour: [1, 0],
  "one-for-the-dark-lord": [1, 1],
  "cruel-as-death": [1, 0],
  "they-are-terrible": [0, 1],
  "devilry-of-orthanc": [1, 0],
  "relentless-assault": [1, 0],
  mumakil: [1, 0],
  "swarm-of-bats": [0, 1],
};
/** Cards that add to every die of both sides. */
const FOR_ALL: { readonly [C in CombatName]?: number } = { "deadly-strife": 2, "desperate-battle": 1 };
/** Special attacks that hit on a number of their own. */
const SPECIAL: { readonly [C in CombatName]?: number } = {
  "durins-bane": 4,
  onslaught: 4,
  "we-come-to-kill": 5,
};

const NORMALLY = 5;
const AGAINST_WALLS = 6;

/** A battle as far as its dice go. */
class Rounds {
  readonly #kind: BattleKindId;
  readonly #attacker: Side;
  readonly #at: RegionId;
  /** By side: Combat rolls so far. */
  readonly #rolls = [0, 0];
  /** Sides that have rolled since the cards were shown. */
  #rolled: readonly Side[] = [];
  #cards: readonly CardId[] = [];
  #cancelled: readonly CardId[] = [];
  constructor({ kind, attacker, to }: Extract<Event, { readonly type: "battle-began" }>["facts"]) {
    this.#kind = kind;
    this.#attacker = attacker;
    this.#at = to;
  }
  show(cards: readonly CardId[]): void {
    this.#cards = cards;
    this.#cancelled = [];
    this.#rolled = [];
  }
  cancel(card: CardId): void {
    this.#cancelled = [...this.#cancelled, card];
  }
  /** The card of a side that counts in this round. */
  #cardOf(side: Side): CombatName | null {
    const card = this.#cards[side] ?? NONE;
    return card === NONE || this.#cancelled.includes(card) ? null : CARDS[card].combat;
  }
  /** 9.5.2, before any card. */
  #plainly(side: Side, round: number): number {
    if (side !== this.#attacker) return NORMALLY;
    if (this.#kind === SIEGE_BATTLE) return AGAINST_WALLS;
    const walls = SETTLEMENT[this.#at] === CITY || SETTLEMENT[this.#at] === FORTIFICATION;
    return this.#kind === FIELD_BATTLE && walls && round === 1 ? AGAINST_WALLS : NORMALLY;
  }
  #guess(side: Side, again: boolean): number {
    const own = this.#cardOf(side);
    const enemy = this.#cardOf(other(side));
    const [roll, reroll] = (own && BONUS[own]) ?? [0, 0];
    const hindered = (enemy && !again && BONUS[enemy]?.[2]) || 0;
    const forAll = ((own && FOR_ALL[own]) ?? 0) + ((enemy && FOR_ALL[enemy]) ?? 0);
    return this.#plainly(side, this.#rolls[side]) - (again ? reroll : roll) - hindered - forAll;
  }
  /** A Combat roll begins the next round of its side; cards of the last one have gone by then. */
  roll(side: Side): number {
    if (this.#rolled.includes(side)) this.show([]);
    this.#rolled = [...this.#rolled, side];
    this.#rolls[side]++;
    return this.#guess(side, false);
  }
  reroll = (side: Side): number => this.#guess(side, true);
  special(side: Side): number {
    const own = this.#cardOf(side);
    return (own && SPECIAL[own]) ?? this.#plainly(side, this.#rolls[side] + 1);
  }
}

/** Every throw of battle dice in a log. */
export function throwsOf(log: readonly Event[]): readonly Throw[] {
  const throws: Throw[] = [];
  let rounds: Rounds | null = null;
  const add = (side: Side, dice: readonly number[], hits: number, guess: number) => {
    const needed = neededFor(dice, hits, guess);
    throws.push({ side, dice: dice.length, hits, needed, expected: expectedOf(dice.length, needed) });
  };
  for (const { type, facts } of log) {
    if (type === "battle-began") rounds = new Rounds(facts);
    else if (type === "battle-ended") rounds = null;
    if (!rounds) continue;
    if (type === "cards-shown") rounds.show(facts.cards);
    else if (type === "card-cancelled") rounds.cancel(facts.card);
    else if (type === "combat-roll") add(facts.side, facts.dice, facts.hits, rounds.roll(facts.side));
    else if (type === "reroll") add(facts.side, facts.dice, facts.hits, rounds.reroll(facts.side));
    else if (type === "special-attack" && facts.dice.length > 0)
      add(facts.side, facts.dice, facts.hits, rounds.special(facts.side));
  }
  return throws;
}
