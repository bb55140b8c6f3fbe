/** What a terminal says of the game as long as it has no words of its own: the names of the notation. */
import type { Ask, Fact, Facts, Heard } from "@westmarch/kernel";
import { CARD_NAMES } from "./data/cards.ts";
import { CHARACTERS, DECKS, FIGURE } from "./data/ids.ts";
import { REGIONS } from "./data/regionnames.ts";
import { TILE_NAMES } from "./data/tiles.ts";
import { tell } from "./vectors/told.ts";

export { board, summary } from "./plain/board.ts";

type Names = readonly string[];

const PLACE = [REGIONS];
const WAY = [REGIONS, REGIONS];

/** What the numbers in an ask's `about` are names of, by prompt; a number among them says how many. */
const ABOUT: Readonly<Record<string, readonly (Names | null)[]>> = {
  "gandalf-the-grey": [DECKS],
  removal: [CARD_NAMES],
  recruit: [FIGURE.names],
  "recruit-what": PLACE,
  mix: PLACE,
  "march-to": PLACE,
  "march-by": WAY,
  stay: WAY,
  mithril: [TILE_NAMES],
  relief: [TILE_NAMES, null],
  "guide-ability": [CHARACTERS, null],
  casualty: [CHARACTERS, null],
  guide: [CHARACTERS],
  "enter-where": [CHARACTERS],
  worn: [CARD_NAMES],
  "reveal-to": PLACE,
  declare: PLACE,
  mordor: PLACE,
  excess: [REGIONS, null],
  "minion-to": [FIGURE.names, REGIONS],
  stand: PLACE,
  retreat: PLACE,
  advance: WAY,
  hits: [null],
};

/** What a question speaks of. */
export const about = ({ prompt, about = [] }: Ask): readonly string[] => {
  const kinds = Object.hasOwn(ABOUT, prompt) ? (ABOUT[prompt] ?? []) : [];
  return kinds.flatMap((names, i) => {
    const word = names ? names[Number(about[i])] : about[i];
    return word === undefined ? [] : [String(word)];
  });
};

/** Characters in a set. */
const charactersOf = (mask: Fact): Fact =>
  typeof mask === "number" ? CHARACTERS.filter((_, character) => mask & (1 << character)) : mask;

/** Figures and how many of each, as in `stay:gondor-regular:2`. */
const forceOf = (force: Fact): Fact =>
  Array.isArray(force)
    ? force.flatMap((many: Fact, figure) => (Number(many) > 0 ? [`${FIGURE.names[figure]}:${many}`] : []))
    : force;

/** The facts of an event with names for numbers; what there is none of (−1) is null. */
export function facts(heard: Heard, players: number): Facts {
  const { type: _type, ...named } = tell(heard, players);
  const { characters, force } = named;
  return {
    ...named,
    ...(characters !== undefined && { characters: charactersOf(characters) }),
    ...(force !== undefined && { force: forceOf(force) }),
  };
}
