/** The doors: which games there are, and which of them can be opened today. Found by the manifests of `games/`. */
import type { BoardModule, PlayerAid, RuleBook } from "@westmarch/boardkit";
import type { Language } from "@westmarch/kernel/languages";
import {
  type GuidedPart,
  isOpen,
  type Makers,
  type Manifest,
  type OnDeckPages,
  type OnPackPages,
} from "@westmarch/registry/manifest";
import { textsOf } from "../i18n/catalogue.ts";
import type { Catalogue } from "../i18n/index.ts";

/** The name of a game's folder. */
export type GameId = string;

/** A game's door. What stands on it: `door.<id>.title`, `.line`, `.facts`, `.about`. */
export interface Door {
  readonly id: GameId;
  readonly makers: Makers;
  /** Address of its drawing. */
  readonly art: string;
  /** Whether people are shown in. A table behind a closed door is reached by its address alone. */
  readonly open: boolean;
  /** Loads everything that is needed to play; null while the game is still being made. */
  readonly load: (() => Promise<BoardModule>) | null;
  /** The parts of its words that a first choice cannot do without; null: all of them. */
  readonly first: readonly string[] | null;
  /** Its rule book; null while it is not written. */
  readonly rules: (() => Promise<RuleBook>) | null;
  readonly aid: (() => Promise<PlayerAid>) | null;
  /** The parts of which it has a guided game. */
  readonly guides: readonly GuidedPart[];
  /** Its pages for decks; null where players bring none. */
  readonly deckPages: OnDeckPages | null;
  /** Its pages for data packs; null where all that is printed is known. */
  readonly packPages: OnPackPages | null;
  /** Ways to play it that are entered each by itself, by the value of a setting; null: it is entered in one way. */
  readonly ways: Manifest["ways"] | null;
  /** A game takes people half an hour or so. */
  readonly short: boolean;
  /** It is not open yet, but its rules are complete: the command that plays it in a terminal. */
  readonly command?: string;
}

const manifests = import.meta.glob<Manifest>("../../../../games/*/manifest.ts", {
  eager: true,
  import: "manifest",
});
const drawings = import.meta.glob<string>("../drawn/door-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const doorTo = ({
  id,
  makers,
  programs,
  table,
  rules,
  aid,
  guides,
  deckPages,
  packPages,
  kin,
  ways,
  short,
}: Manifest): Door => {
  const open = isOpen({ table });
  const drawn = kin?.game ?? id;
  const art = drawings[`../drawn/door-${drawn}.svg`];
  if (art === undefined) throw new Error(`games/${drawn} has no door/door.ts`);
  return {
    id,
    makers,
    art,
    open,
    load: table?.board ?? null,
    first: table?.first ?? null,
    rules: rules ?? null,
    aid: aid ?? null,
    guides: guides ?? [],
    deckPages: deckPages ?? null,
    packPages: packPages ?? null,
    ways: ways ?? null,
    short: short ?? false,
    ...(programs && !open && { command: `npx westmarch play ${id}` }),
  };
};

/** The doors of the home page, in their order. */
export const DOORS: readonly Door[] = Object.values(manifests)
  .flatMap((manifest) => (manifest.place === null ? [] : [{ ...manifest, place: manifest.place }]))
  .sort((a, b) => a.place - b.place)
  .map(doorTo);

/** Games without a door of their own: a draft, before the game for which one drafts. */
const BEHIND_OTHERS: readonly Door[] = Object.values(manifests)
  .filter(({ place }) => place === null)
  .map(doorTo);

/** The game whose rules, guided games and decks are this one's too: a draft's are those of the game that follows it. */
const taughtBy = (id: GameId): GameId =>
  Object.values(manifests).find((manifest) => manifest.id === id)?.kin?.game ?? id;

/** Where a door leads: to a new table, or to what there is to know of a game that is not open yet. */
export const behind = ({ id, open }: Pick<Door, "id" | "open">): string =>
  open ? `/new/${id}` : `/closed/${id}`;

/** One way into a game: what it is called begins with `say`. */
export interface Entry {
  readonly id: string;
  readonly say: `door.${string}`;
  readonly href: string;
}

/** The ways into a game: one, or one for each way that it is played. */
export function entriesOf(door: Door): readonly Entry[] {
  const { id, ways } = door;
  if (!ways) return [{ id, say: `door.${id}`, href: behind(door) }];
  return ways.values.map((value) => ({
    id: `${id}/${value}`,
    say: `door.${id}.${value}`,
    href: `${behind(door)}?${ways.setting}=${value}`,
  }));
}

/** The way in that an address leads through; null: no other than the game's own. */
export function entryAt(door: Door, search: URLSearchParams): Entry | null {
  const { ways } = door;
  const value = ways && search.get(ways.setting);
  return (value && entriesOf(door).find(({ id }) => id === `${door.id}/${value}`)) || null;
}

const ALL: readonly Door[] = [...DOORS, ...BEHIND_OTHERS];

export const doorOf = (id: string): Door | null => ALL.find((door) => door.id === id) ?? null;

/** The door to what is to be learnt before one plays this game: its rules, its guided games, its decks. */
export const schoolOf = (id: string): Door | null => doorOf(taughtBy(id));

/** Whether somebody new is led through this game, and not through one that is played after it. */
export const isTaught = (id: string): boolean =>
  schoolOf(id)?.id === id && (schoolOf(id)?.guides.length ?? 0) > 0;

/** The other games behind the same door: those that are played before this one, or after it. */
export const besideIt = (id: GameId): readonly Door[] =>
  ALL.filter((door) => door.id !== id && taughtBy(door.id) === taughtBy(id));

/** The part of a game's words that is its rule book. */
const RULES = "rules";

/** Words of a game, and the language that they are in: English where the game has none of the reader's. */
export interface GameWords {
  readonly language: Language;
  /** Not all of the game is in the reader's language. */
  readonly untranslated: boolean;
  readonly words: Catalogue;
}

/**
 * The words of an open game: its folder's `text/LANGUAGE.json`, or several files `text/PART.LANGUAGE.json`, all or only
 * these parts. Throws if there are none.
 */
export async function gameWords(
  id: GameId,
  reader: Language,
  parts: readonly string[] | null = null,
): Promise<GameWords> {
  const { language, begun, files } = await textsOf(id, reader);
  const kin = Object.values(manifests).find((manifest) => manifest.id === id)?.kin;
  const shared = kin ? (await gameWords(kin.game, language, kin.words)).words : {};
  const wanted = files.filter(({ part }) => (parts ? parts.includes(part) : part !== RULES));
  if (wanted.length === 0) throw new Error(`the game ${id} has no words in ${language}`);
  const own = await Promise.all(wanted.map(({ load }) => load()));
  return { language, untranslated: begun || language !== reader, words: Object.assign({}, shared, ...own) };
}

/** The words of a rule book: a file of their own, or among those of the game. */
export async function ruleWords(id: GameId, reader: Language): Promise<GameWords> {
  const { language, begun, files } = await textsOf(id, reader);
  const own = files.find(({ part }) => part === RULES);
  if (!own) return gameWords(id, reader);
  return { language, untranslated: begun || language !== reader, words: await own.load() };
}
