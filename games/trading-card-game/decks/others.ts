/**
 * Decks as other programs for this game write them. Of what is written in lines, with how many and a name or number, `readDeck` reads most
 * without being told; here is what is not, and how decks are written for those programs.
 *
 * - GEMP (`com.gempukku.lotro.db.DeckSerialization` of github.com/PlayersCouncil/gemp-lotr) keeps a deck as
 *   `ring-bearer|ring|site,site,…|card,card,…`. A card is its set and number, as `1_290`; a `*` behind it marks a foil, a `T` Tengwar.
 *   What later editions put behind a further `|` (the map of another format) is none of our cards.
 * - LackeyCCG and its like read lines of `3`, a tab, and the name, with a heading that ends in a colon before cards outside the draw deck.
 */
import { cardNumbered } from "../data/cards.ts";
import { footOf } from "../data/foot.ts";
import { type Collector, counted, type DeckList, printedCard, tidy } from "./deck.ts";
import { fullName } from "./names.ts";

/** A card that there is not, as it stands there. */
export type UnknownCard = string;

const CARD = /^(\d{1,2})_(\d{1,3})[*T+]*$/;

/** The parts of a deck as GEMP keeps it; null where a text is something else. */
function partsOf(text: string): readonly (readonly string[])[] | null {
  const line = text.trim();
  if (!line.includes("|") || /[^\d_*T+,|\s]/.test(line)) return null;
  const parts = line.split("|").map((part) => part.split(",").map((one) => one.trim()));
  const cards = parts.map((part) => part.filter((one) => one !== ""));
  return parts.length >= 4 && cards.flat().every((one) => CARD.test(one)) ? cards : null;
}

/** Reads a deck as GEMP keeps it; null where a text is something else. */
export function readGemp(
  text: string,
): { readonly list: DeckList; readonly unknown: readonly UnknownCard[] } | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const unknown: UnknownCard[] = [];
  const cardsOf = (written: readonly string[] = []): Collector[] =>
    written.flatMap((one) => {
      const [, set, number] = CARD.exec(one) ?? [];
      const card = cardNumbered(Number(set), Number(number));
      if (!card) unknown.push(one);
      return card ? [card.id] : [];
    });
  const [bearers, rings, adventureDeck, drawDeck] = [0, 1, 2, 3].map((place) => cardsOf(parts[place]));
  const list = tidy({ ring: rings[0] ?? null, ringBearer: bearers[0] ?? null, adventureDeck, drawDeck });
  return { list, unknown };
}

/** A card's set and number, as GEMP writes them. */
function gempCard(id: Collector): string {
  const { set, number } = footOf(printedCard(id));
  return `${set}_${number}`;
}

/** A deck as GEMP keeps it. */
export const writeGemp = ({ ring, ringBearer, adventureDeck, drawDeck }: DeckList): string =>
  [ringBearer === null ? [] : [ringBearer], ring === null ? [] : [ring], adventureDeck, drawDeck]
    .map((cards) => cards.map(gempCard).join(","))
    .join("|");

const lackeyLines = (cards: readonly Collector[]): string[] =>
  counted(cards).map(([count, id]) => `${count}\t${fullName(id, "en")}`);

/** A deck as lines for LackeyCCG: names are those of the English cards. */
export function writeLackey({ ring, ringBearer, adventureDeck, drawDeck }: DeckList): string {
  return [
    ...lackeyLines(drawDeck),
    "Ring-bearer:",
    ...lackeyLines(ringBearer === null ? [] : [ringBearer]),
    "Ring:",
    ...lackeyLines(ring === null ? [] : [ring]),
    "Adventure deck:",
    ...lackeyLines(adventureDeck),
    "",
  ].join("\n");
}

/** How a deck may be written for other programs. */
export const WRITINGS = { gemp: writeGemp, lackey: writeLackey } as const;
