/** Positions set up in a few words, and choices made in them by the names of the notation. */
import { Engine, type Event } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { CARD, FREE, PLACE, SHADOW, type Side } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { positions } from "../position.ts";
import { printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";

export const engine = new Engine(fiveArmies);

/** The first card of a design. */
export function cardOf(design: string): string {
  const card = CARD.all.find((one) => printed(null).designs[one] === design);
  if (card === undefined) throw new Error(`there is no card ${design}`);
  return CARD.names[card];
}

/** A chapter of the rules in the midst of a turn: what comes in the game when it is over. */
export const TURN = "game.end{n:0;activated:0;tile:-1;drawn:0;placed:[]}";
const ACTING = `${TURN}/actions.act`;

/** A table in the middle of the action round. */
export class Table {
  readonly g: FiveArmies;
  readonly events: Event[] = [];
  readonly #dice: number[];

  /**
   * `line`: what stands where, by the words of the notation; `dice`: what is rolled, 1 … 6, then only ones; `stack`: the place
   * in the rules, as the notation writes it.
   */
  constructor(side: Side, line: string, dice: readonly number[] = [], stack = ACTING) {
    const acting = side === FREE ? "free_peoples" : "shadow";
    this.g = positions.read(`turn=1 acting=${acting} owned=5:6 stack=${stack} ${line}`);
    this.#dice = [...dice];
  }

  /** Gives a card to the side. */
  deal(side: Side, design: string): this {
    const card = CARD.find(cardOf(design));
    if (card === null) throw new Error(`there is no ${design}`);
    const isEvent = card < 30;
    const slot = side * 2 + (isEvent ? 0 : 1);
    const deck = isEvent ? 0 : side + 1;
    const bit = 1 << (card - [0, 30, 50][deck]);
    this.g.secret.decks[deck] &= ~bit;
    this.g.deckCount[deck]--;
    this.g.secret.hands[slot] |= bit;
    this.g.handCount[slot]++;
    return this;
  }

  /** Makes choices one after the other, each by the seat that may make it. */
  play(...words: readonly string[]): this {
    const random = chanceOf(1);
    for (const word of words) {
      const option = fiveArmies.notation.option(word);
      const seat = engine
        .asks(this.g)
        .find((ask) => ask.options.some((one) => one.join() === option.join()))?.seat;
      if (seat === undefined) throw new Error(`${word} is not offered; ${this.offers().join(" ")}`);
      engine.play(
        this.g,
        seat,
        option,
        (counter, sides) => {
          const die = sides === 6 ? this.#dice.shift() : undefined;
          return die === undefined ? (sides === 6 ? 0 : random(counter, sides)) : die - 1;
        },
        (event) => this.events.push(event),
      );
    }
    return this;
  }

  /** Everything that may be chosen now. */
  offers(): string[] {
    return engine
      .asks(this.g)
      .flatMap(({ options }) => options.map((option) => fiveArmies.notation.choice(option)));
  }
  prompt(): string | undefined {
    return engine.asks(this.g)[0]?.prompt;
  }
  units(place: (typeof PLACE.names)[number]): Readonly<Record<string, number>> {
    const at = PLACE.named(place);
    const types = [
      "dwarven_regular",
      "dwarven_veteran",
      "man_of_the_lake",
      "elven_spearman",
      "elven_archer",
      "goblin",
      "orc",
      "great_orc",
      "warg_rider",
    ];
    return Object.fromEntries(
      types.flatMap((name, unit): [string, number][] => {
        const many = this.g.units[at * types.length + unit];
        return many > 0 ? [[name, many]] : [];
      }),
    );
  }
  damage(place: (typeof PLACE.names)[number]): number {
    return this.g.damage[PLACE.named(place)];
  }
  problems(): readonly string[] {
    return fiveArmies.invariants(this.g);
  }
}

/** Dice of both sides: what acts has one of a face, the other one event. */
export const dice = (side: Side, face: string): string =>
  side === FREE ? `dice=free_peoples.${face}:1,shadow.event:1` : `dice=free_peoples.event:1,shadow.${face}:1`;

export { FREE, SHADOW };
