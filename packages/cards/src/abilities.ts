/** What cards say, apart from what they do when played: abilities that answer effects, and modifiers of figures. */

/** Something about to happen, as plain data. A game's effects are a union, told apart by `do`. */
export interface Effect {
  readonly do: string;
}

/** When an ability speaks: in place of an effect (forced, or if its owner likes) or after it (likewise). */
export type When = "instead" | "avert" | "must" | "may";

/** An ability that answers effect `D` with effects of `E`. */
export interface Answer<G, E extends Effect, D extends Effect> {
  readonly to: D["do"];
  readonly when: When;
  /** Whether it has anything to say to this effect, here and now. Pure; looks at nothing that its owner cannot see. */
  applies(g: G, card: number, e: D): boolean;
  /** What it makes happen, in this order: after the effect, or in its place. Costs come first. Pure. */
  gives(g: G, card: number, e: D): readonly E[];
  /** In place of an effect: it holds only if the last of what it gives is carried out, and not averted in its turn. */
  readonly hinges?: boolean;
}

/** An ability that answers one of a game's effects. */
export type Ability<G, E extends Effect> = {
  [D in E["do"]]: Answer<G, E, Extract<E, { readonly do: D }>>;
}[E["do"]];

/** A figure that is changed by a card in play: a query, never an event. */
export interface Modifier<G> {
  readonly stat: string;
  /** What it adds to the figure of `on` (a card, a seat – whatever has such a figure), 0 if nothing. Pure. */
  by(g: G, card: number, on: number): number;
}

/** What one definition of a card says. */
export interface Sayings<G, E extends Effect> {
  readonly abilities?: readonly Ability<G, E>[];
  readonly modifiers?: readonly Modifier<G>[];
}

/**
 * Who in play listens to what: a list per effect and moment, and per figure. Plain JSON, kept in the state; renewed as
 * a whole when a card enters or leaves play and never changed, so that clones may share it.
 */
export type Listeners = readonly (readonly number[])[];

/** A listener is a card and the number of its ability (or modifier) in one integer: `card * ABILITIES + index`. */
export const ABILITIES = 16;

const WHENS: readonly When[] = ["instead", "avert", "must", "may"];
const NOBODY: readonly number[] = [];

/** All sayings of a game's cards, by definition number, ready to be looked up. */
export class AbilityBook<G, E extends Effect> {
  readonly #cards: readonly Sayings<G, E>[];
  /** Where the four lists of an effect begin, and the list of a figure. */
  readonly #effects = new Map<string, number>();
  readonly #stats = new Map<string, number>();
  readonly #slots: number;
  /** By definition: the abilities' numbers per slot. */
  readonly #spoken: readonly (readonly (readonly number[])[])[];
  /** By slot: some card of the game speaks there. */
  readonly #speaks: boolean[];

  constructor(cards: readonly Sayings<G, E>[]) {
    this.#cards = cards;
    for (const { abilities = [] } of cards) {
      if (abilities.length > ABILITIES) throw new Error(`a card has more than ${ABILITIES} abilities`);
      for (const { to } of abilities) {
        if (!this.#effects.has(to)) this.#effects.set(to, this.#effects.size * WHENS.length);
      }
    }
    const first = this.#effects.size * WHENS.length;
    for (const { modifiers = [] } of cards) {
      if (modifiers.length > ABILITIES) throw new Error(`a card has more than ${ABILITIES} modifiers`);
      for (const { stat } of modifiers)
        if (!this.#stats.has(stat)) this.#stats.set(stat, first + this.#stats.size);
    }
    this.#slots = first + this.#stats.size;
    this.#spoken = cards.map((card) => this.#bySlot(card));
    this.#speaks = Array.from({ length: this.#slots }, (_, slot) =>
      this.#spoken.some((spoken) => spoken[slot].length > 0),
    );
  }

  #bySlot({ abilities = [], modifiers = [] }: Sayings<G, E>): readonly (readonly number[])[] {
    const slots: number[][] = Array.from({ length: this.#slots }, () => []);
    for (const [i, { to, when }] of abilities.entries()) slots[this.#slot(to, when)].push(i);
    for (const [i, { stat }] of modifiers.entries()) slots[this.#stats.get(stat) ?? -1]?.push(i);
    return slots;
  }

  #slot(to: string, when: When): number {
    const first = this.#effects.get(to);
    return first === undefined ? -1 : first + WHENS.indexOf(when);
  }

  ability(definition: number, index: number): Ability<G, E> {
    const { abilities = [] } = this.#cards[definition];
    return abilities[index];
  }

  /** Whether any card of the game answers this effect. */
  concerns(to: string): boolean {
    return this.#effects.has(to);
  }

  /** Whether any card of the game answers this effect at this moment. */
  speaks(to: string, when: When): boolean {
    return this.#speaks[this.#slot(to, when)] ?? false;
  }

  /** Which abilities of a definition answer this effect at this moment. */
  spoken(definition: number, to: string, when: When): readonly number[] {
    return this.#spoken[definition][this.#slot(to, when)] ?? NOBODY;
  }

  /** The index over these cards in play, in the order given. */
  listen(inPlay: Iterable<readonly [card: number, definition: number]>): Listeners {
    const lists: number[][] = Array.from({ length: this.#slots }, () => []);
    for (const [card, definition] of inPlay) {
      const spoken = this.#spoken[definition];
      for (let slot = 0; slot < this.#slots; slot++) {
        for (const index of spoken[slot]) lists[slot].push(card * ABILITIES + index);
      }
    }
    return lists;
  }

  /** Who in play answers this effect at this moment. */
  listening(listeners: Listeners, to: string, when: When): readonly number[] {
    return listeners[this.#slot(to, when)] ?? NOBODY;
  }

  /** A figure with everything in play that changes it. `definition` tells a card's definition number. */
  total(
    g: G,
    listeners: Listeners,
    definition: (card: number) => number,
    stat: string,
    on: number,
    base: number,
  ): number {
    const slot = this.#stats.get(stat);
    if (slot === undefined) return base;
    let sum = base;
    for (const key of listeners[slot]) {
      const card = Math.floor(key / ABILITIES);
      const { modifiers = [] } = this.#cards[definition(card)];
      sum += modifiers[key % ABILITIES].by(g, card, on);
    }
    return sum;
  }
}
