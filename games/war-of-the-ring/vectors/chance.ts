/** What a vector says that chance gives, in the order in which it is drawn: read when it is drawn, from the state as it is. */
import { countBits } from "@westmarch/armies/cards";
import { bitOf, CARD, deckOf } from "../data/cards.ts";
import { CHARACTERS, DIE, FACE, FACES, FREE, SHADOW, STARTING_COMPANIONS } from "../data/ids.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { sideOf } from "../seats.ts";
import { IN_FELLOWSHIP, IN_POOL, type War } from "../state.ts";
import { find, idOf } from "./names.ts";

/** Chance was asked and the vector has not said what it gives. */
export class Undrawn extends Error {
  override name = "Undrawn";
}

/** How many cards of a mask have a lower number than this one; −1 if it is not among them. */
const placeIn = (mask: number, bit: number): number =>
  (mask & bit) === 0 ? -1 : countBits(mask & (bit - 1));

/** How each kind of thing is drawn: the value that brings it. */
const DRAWN: Readonly<Record<string, (g: War, name: string) => number>> = {
  tile: (g, name) => TILE_NAMES.filter((_, tile) => g.tiles[tile] === IN_POOL).indexOf(name),
  card: (g, name) => {
    const card = idOf(CARD, name);
    return placeIn(g.secret.decks[deckOf(card)], bitOf(card));
  },
  /** A card drawn at random out of a hand, Character cards first. */
  hand: (g, name) => {
    const card = idOf(CARD, name);
    const kind = deckOf(card) & 1;
    for (let seat = 0; seat < g.sealed.length; seat++) {
      if (sideOf(g, seat) !== deckOf(card) >> 1) continue;
      const place = placeIn(g.secret.hands[seat * 2 + kind], bitOf(card));
      if (place >= 0) return place + (kind === 1 ? g.handCount[seat * 2] : 0);
    }
    return -1;
  },
  companion: (g, name) => {
    const companions = CHARACTERS.filter((_, c) => c < STARTING_COMPANIONS && g.at[c] === IN_FELLOWSHIP);
    return (companions as readonly string[]).indexOf(name);
  },
  "free-peoples": (_g, name) => DIE[FREE].indexOf(FACE.of(find(FACES, name, "face"))),
  shadow: (_g, name) => DIE[SHADOW].indexOf(FACE.of(find(FACES, name, "face"))),
  value: (_g, name) => Number(name),
};

/** The value of a draw that the vector describes by a word: `5` is a die that shows 5, `tile:3-1` that tile … */
function valueBy(g: War, word: number | string, sides: number): number {
  const [kind, name] = typeof word === "number" ? ["pips", ""] : word.split(":");
  const draw = DRAWN[kind];
  const value = typeof word === "number" ? word - 1 : draw ? draw(g, name ?? "") : -1;
  if (!(value >= 0 && value < sides)) throw new Error(`a draw among ${sides} cannot give ${word}`);
  return value;
}

/** Hands out what a vector has set down. After `*`, whatever else is drawn is 0. */
export class Drawer {
  readonly #words: (number | string)[] = [];
  #free = false;

  add(words: readonly (number | string)[]): void {
    for (const word of words)
      if (word === "*") this.#free = true;
      else this.#words.push(word);
  }

  /** What has been set down and not been drawn. */
  get left(): readonly (number | string)[] {
    return this.#words;
  }

  draw(g: War, sides: number): number {
    const word = this.#words.shift();
    if (word !== undefined) return valueBy(g, word, sides);
    if (this.#free) return 0;
    throw new Undrawn(`chance is asked for one of ${sides}, and the vector does not say what it gives`);
  }
}
