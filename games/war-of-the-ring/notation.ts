/**
 * A position in `key=value` words, on one line; what has its usual value is left out:
 *
 *     turn=3 acting=shadow map=start,osgiliath:-,pelargir:gondor3 progress=2 dice=character,will;army,eye …
 *
 * `map` tells who stands where: Regulars, Elites and Leaders of each Nation, divided by points, told from an empty map
 * or (`start`) from the Armies of the set-up. Reinforcements, units by side and decks follow from the rest. `stack` is
 * the place in the rules; left out, the side named by `acting` chooses what to do with a die. Choices are words such as
 * `move:osgiliath:minas-tirith` (words.ts).
 */
import { type Notation, NotationError } from "@westmarch/kernel";
import { areDecksHidden, leftOf, restOf } from "./notation/cards.ts";
import { numbers, parts } from "./notation/lists.ts";
import { recount } from "./notation/map.ts";
import { blank } from "./notation/usual.ts";
import { WORDS } from "./notation/words.ts";
import { countBits } from "./rules/hand.ts";
import { SEAT_NAMES } from "./seats.ts";
import type { War } from "./state.ts";
import { readChoice, writeChoice } from "./words.ts";

/** What lies in the decks follows from where every other card is, unless it is said. */
const DECKS_HIDDEN = "?";
function writeDecks(g: War): string[] {
  if (areDecksHidden(g)) return [`decks=${DECKS_HIDDEN}`];
  return g.secret.decks.join() === restOf(g).join() ? [] : [`decks=${g.secret.decks.join(":")}`];
}

function readDecks(g: War, written: string | undefined): void {
  if (written === DECKS_HIDDEN) {
    g.secret.decks = g.secret.decks.map(() => 0);
    g.deckCount = leftOf(g);
  } else {
    g.secret.decks = written === undefined ? restOf(g) : numbers(written);
    g.deckCount = g.secret.decks.map(countBits);
  }
}

function write(g: War): string {
  const usual = blank(g.players);
  const words = Object.entries(WORDS).flatMap(([key, word]) => {
    const written = word.write(g);
    const isUsual = key === "players" ? g.players === 2 : written === word.write(usual);
    return isUsual ? [] : [`${key}=${written}`];
  });
  return [...words, ...writeDecks(g)].join(" ");
}

function read(line: string): War {
  const said = new Map<string, string>();
  for (const word of line.trim().split(/\s+/)) {
    if (word === "") continue;
    const [key, value] = parts(word, "=");
    if (!Object.hasOwn(WORDS, key) && key !== "decks")
      throw new NotationError(
        `“${word}” is not key=value with one of ${[...Object.keys(WORDS), "decks"].join(", ")}`,
      );
    said.set(key, value);
  }
  const players = said.get("players") ?? "2";
  if (!SEAT_NAMES[Number(players)]) throw new NotationError(`${players} players are too few or too many`);
  const usual = blank(Number(players));
  const g = blank(Number(players));
  for (const [key, word] of Object.entries(WORDS)) {
    const value = said.get(key);
    if (value !== undefined) Object.assign(g, word.read(g, value, usual));
  }
  recount(g);
  readDecks(g, said.get("decks"));
  return g;
}

export const notation: Notation<War> = { write, read, choice: writeChoice, option: readChoice };
