/** How cards, copies of them and players are called, by themselves and inside a sentence. */
import { named } from "@westmarch/boardkit/naming";
import { listed } from "@westmarch/boardkit/writing";
import { NONE, type Seat } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import { type CardId, type CopyId, isCharacter, isSite, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { UNSEEN } from "../state.ts";
import { isActive } from "../table/active.ts";
import { against, attachedTo, find, woundsOn } from "../table/copies.ts";
import { NAMINGS } from "./cards/words.ts";
import type { GameSay } from "./keys.ts";

/** Typewriter's apostrophes are for the notation; people read printed ones. */
const typeset = (title: string): string => title.replaceAll("'", "’");

/** What a card is called in the reader's language; before its names are here, as it is printed. */
export function printedName(
  { language }: Pick<GameSay, "language">,
  card: CardId,
): { readonly title: string; readonly subtitle: string } {
  const { title, subtitle } = CARDS[card];
  const naming = NAMINGS[language].here();
  return {
    title: typeset(naming?.title(title) ?? title),
    subtitle: subtitle === undefined ? "" : typeset(naming?.subtitle(subtitle) ?? subtitle),
  };
}

/** The title of a card as it stands on it. */
export const titleOf = (say: GameSay, card: CardId): string =>
  card === UNSEEN ? say("name.a-card") : printedName(say, card).title;

const subtitleOf = (say: GameSay, card: CardId): string =>
  card === UNSEEN ? "" : printedName(say, card).subtitle;

/** Title and subtitle. */
export function fullTitle(say: GameSay, card: CardId): string {
  const subtitle = subtitleOf(say, card);
  const title = titleOf(say, card);
  return subtitle === "" ? title : say("name.full", { title, subtitle });
}

/**
 * A card inside a sentence: characters and sites go by their names, things stand in quotation marks. `thing`: what it is on the
 * table.
 */
export function cardName(say: GameSay, card: CardId, thing?: string): string {
  const bare = titleOf(say, card);
  if (card === UNSEEN) return bare;
  const title = named(say, thing ?? `card:${printed(card).id}`, bare);
  return isCharacter(card) || isSite(card) ? title : say("name.quoted", { card: title });
}

/** Cards as a list, each once with how many there are of it. */
export const cardNames = (say: GameSay, cards: readonly CardId[]): string =>
  listed(
    say,
    [...new Set(cards)].map((card) => {
      const count = cards.filter((other) => other === card).length;
      const name = cardName(say, card);
      return count > 1 ? say("name.times", { card: name, count }) : name;
    }),
  );

const SEATS = [
  "seat.player-1",
  "seat.player-2",
  "seat.player-3",
  "seat.player-4",
  "seat.player-5",
  "seat.player-6",
] as const;

/** A player by the seat. */
export const playerName = (say: GameSay, seat: Seat): string => {
  const key = SEATS[seat];
  return key ? say(key) : say("name.nobody");
};

type Mark = (say: GameSay, g: CardGame, copy: Copy) => string;

/** What tells copies of one title apart, the plainest first. Nothing where a copy has nothing of the kind. */
const MARKS: readonly Mark[] = [
  (say, _, { card }) => subtitleOf(say, card),
  (say, g, { on }) => {
    const bearer = find(g, on);
    return bearer ? say("mark.on", { bearer: titleOf(say, bearer.card) }) : "";
  },
  (say, g, { id }) => {
    const character = find(g, against(g, id));
    return character ? say("mark.against", { character: titleOf(say, character.card) }) : "";
  },
  (say, g, { id }) => {
    const items = attachedTo(g, id).map(({ card }) => card);
    return items.length > 0 ? say("mark.bearing", { items: cardNames(say, items) }) : "";
  },
  (say, g, { id }) => {
    const wounds = woundsOn(g, id);
    return wounds > 0 ? say("mark.wounds", { wounds }) : "";
  },
  (say, _, { owner }) => say("mark.owner", { player: playerName(say, owner) }),
];

/** What has to be said of a copy beside its title, so that it is no other that counts this turn: as little as will do. */
function marksOf(say: GameSay, g: CardGame, copy: Copy): readonly string[] {
  const title = titleOf(say, copy.card);
  const active = isActive(g, copy);
  let alike = g.table.filter((other) => titleOf(say, other.card) === title && isActive(g, other) === active);
  const told: string[] = [];
  for (const mark of MARKS) {
    if (alike.length < 2) return told;
    const own = mark(say, g, copy);
    const left = alike.filter((other) => mark(say, g, other) === own);
    if (left.length < alike.length && own !== "") told.push(own);
    alike = left;
  }
  if (alike.length < 2) return told;
  return [...told, say("mark.nth", { place: alike.findIndex(({ id }) => id === copy.id) + 1 })];
}

/** A copy by its title, and what tells it from others of its title on the table. */
export function copyName(say: GameSay, g: CardGame, id: CopyId): string {
  const copy = id === NONE ? undefined : find(g, id);
  if (!copy) return say("name.a-card");
  const name = titleOf(say, copy.card);
  const marks = marksOf(say, g, copy);
  return marks.length > 0 ? say("name.marked", { name, marks: listed(say, marks, "parts") }) : name;
}
