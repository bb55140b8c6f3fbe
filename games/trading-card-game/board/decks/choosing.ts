/** How decks come to a table: by name, by chance, or as the lines of a list that no other player is shown. */
import type { Brings, DeckChoosing } from "@westmarch/boardkit";
import type { Level, Random } from "@westmarch/kernel";
import { oneOf } from "../../decks/chance.ts";
import { readOwn } from "../../decks/kept.ts";
import { isLegal } from "../../decks/legality.ts";
import { readDeck } from "../../decks/lines.ts";
import { READY_DECKS } from "../../decks/ready.ts";
import type { ReadyDeckId } from "../../decks/readyIds.ts";
import type { Key } from "../keys.ts";
import { Boxes } from "./Boxes.tsx";
import { listed } from "./bringing.ts";
import { Choice } from "./Choice.tsx";
import { decksHere } from "./here.ts";

const EASY: readonly ReadyDeckId[] = ["hobbits-sauron", "gandalf-starter"];
const GOOD: readonly ReadyDeckId[] = ["kings-road", "golden-wood", "durins-folk", "elves-dwarves-nazgul"];

/** What a computer brings, by its strength: decks that forgive much to who begins, and those that play well. */
const COMPUTERS: Readonly<Record<Level, readonly ReadyDeckId[]>> = {
  first: EASY,
  gentle: EASY,
  fair: ["aragorn-starter", "durins-folk", "elves-dwarves-nazgul"],
  skilled: GOOD,
  strong: GOOD,
  best: GOOD,
};

const some = (draw: Random, ids: readonly ReadyDeckId[]): Brings =>
  listed(
    oneOf(
      draw,
      READY_DECKS.filter(({ id }) => ids.includes(id)),
    ).deck,
  );

/** Whether these lines are a deck that may be played. */
function isPlayable(text: string): boolean {
  const { list, troubles } = readDeck(text);
  return troubles.length === 0 && isLegal(list);
}

export const choosing: DeckChoosing<Key> = {
  Choice,
  Boxes,
  isDeck: (setting) => /^(?:deck|list)\d$/.test(setting),
  named: (name, shelf) => {
    const found = READY_DECKS.find(({ id }) => id === name);
    if (found) return listed(found.deck);
    const kept = shelf.kept.find(({ id }) => id === name);
    const own = kept && readOwn(kept.text);
    return own && isLegal(own.list) ? listed(own.list) : null;
  },
  nameOf: ({ list }, shelf) => decksHere(shelf).find((deck) => listed(deck.list).list === list)?.id ?? null,
  usual: (draw) => some(draw, COMPUTERS.strong),
  computers: (level, draw) => some(draw, COMPUTERS[level]),
  isWhole: ({ list }) => typeof list !== "string" || isPlayable(list),
  at: (seat, brings) =>
    Object.fromEntries(Object.entries(brings).map(([name, value]) => [`${name}${seat + 1}`, value])),
};
