/** The parts of a pack, as they are entered one after the other: each a list of entries. */
import type {
  Pack,
  PackBorder,
  PackCharacter,
  PackDice,
  PackEvent,
  PackFate,
  PackManeuver,
  PackPass,
  PackPlacing,
  PackRegion,
  PackSpecial,
  PackStory,
  PackTile,
  PackToken,
  PackUnit,
} from "../../pack/types.ts";

/** What each section is a list of. */
export interface Entries {
  readonly dice: PackDice;
  readonly event: PackEvent;
  readonly story_free_peoples: PackStory;
  readonly story_shadow: PackStory;
  readonly fate: PackFate;
  readonly units: PackUnit;
  readonly flyers: PackSpecial;
  readonly maneuvers: PackManeuver;
  readonly characters: PackCharacter;
  readonly tiles: PackTile;
  readonly tokens: PackToken;
  readonly regions: PackRegion;
  readonly borders: PackBorder;
  readonly passes: PackPass;
  readonly setup: PackPlacing;
}
export type Section = keyof Entries;
export type Entry = Entries[Section];

/** How a section is taken out of a pack, and put back. */
export interface Shelfful<E> {
  readonly entries: (pack: Pack) => readonly E[];
  readonly put: (pack: Pack, entries: readonly E[]) => Pack;
  /** What an entry goes by: in complaints, in the address, in lists. */
  readonly keyOf: (entry: E, at: number) => string;
}

const cards = <E extends PackEvent | PackStory | PackFate>(
  is: (card: Pack["cards"][number]) => card is E,
) => ({
  entries: (pack: Pack): readonly E[] => pack.cards.filter(is),
  put: (pack: Pack, entries: readonly E[]): Pack => {
    const others = pack.cards.findIndex(is);
    const rest = pack.cards.filter((card) => !is(card));
    const before = others < 0 ? rest.length : others;
    return { ...pack, cards: [...rest.slice(0, before), ...entries, ...rest.slice(before)] };
  },
  keyOf: ({ id }: E): string => id,
});
const byId = ({ id }: { readonly id: string }): string => id;
const byPlace = (_entry: unknown, at: number): string => String(at);

export const SECTIONS: { readonly [S in Section]: Shelfful<Entries[S]> } = {
  dice: {
    entries: ({ dice }) => [dice],
    put: (pack, [dice]) => (dice ? { ...pack, dice } : pack),
    keyOf: () => "dice",
  },
  event: cards((card): card is PackEvent => card.deck === "event"),
  story_free_peoples: cards((card): card is PackStory => card.deck === "story_free_peoples"),
  story_shadow: cards((card): card is PackStory => card.deck === "story_shadow"),
  fate: cards((card): card is PackFate => card.deck === "fate"),
  units: { entries: ({ units }) => units, put: (pack, units) => ({ ...pack, units }), keyOf: byId },
  flyers: {
    entries: ({ eagles, bats }) => [eagles, bats],
    put: (pack, [eagles, bats]) => (eagles && bats ? { ...pack, eagles, bats } : pack),
    keyOf: (_entry, at) => (at === 0 ? "eagles" : "bats"),
  },
  maneuvers: {
    entries: ({ maneuvers }) => maneuvers,
    put: (pack, maneuvers) => ({ ...pack, maneuvers }),
    keyOf: byId,
  },
  characters: {
    entries: ({ characters }) => characters,
    put: (pack, characters) => ({ ...pack, characters }),
    keyOf: byId,
  },
  tiles: { entries: ({ tiles }) => tiles, put: (pack, tiles) => ({ ...pack, tiles }), keyOf: byPlace },
  tokens: { entries: ({ tokens }) => tokens, put: (pack, tokens) => ({ ...pack, tokens }), keyOf: byPlace },
  regions: { entries: ({ regions }) => regions, put: (pack, regions) => ({ ...pack, regions }), keyOf: byId },
  borders: {
    entries: ({ borders }) => borders,
    put: (pack, borders) => ({ ...pack, borders }),
    keyOf: ({ between }) => between.join("-"),
  },
  passes: { entries: ({ passes }) => passes, put: (pack, passes) => ({ ...pack, passes }), keyOf: byId },
  setup: {
    entries: ({ setup }) => setup,
    put: (pack, setup) => ({ ...pack, setup }),
    keyOf: ({ side, number }) => `${side}-${number}`,
  },
};

/** In the order in which they are entered. */
export const ORDER = [
  "dice",
  "event",
  "story_free_peoples",
  "story_shadow",
  "fate",
  "units",
  "flyers",
  "maneuvers",
  "characters",
  "tiles",
  "tokens",
  "regions",
  "borders",
  "passes",
  "setup",
] as const satisfies readonly Section[];

/** The sections whose entries can be more or fewer: elsewhere the rules number them. */
export const GROWING: ReadonlySet<Section> = new Set<Section>([
  "event",
  "story_free_peoples",
  "story_shadow",
  "fate",
  "tiles",
  "tokens",
  "borders",
  "setup",
]);

/** What the entries of a section go by. */
export const keysIn = <S extends Section>(pack: Pack, section: S): readonly string[] =>
  SECTIONS[section].entries(pack).map(SECTIONS[section].keyOf);

/** Where one stands in a pack. */
export interface Spot {
  readonly section: Section;
  readonly at: number;
}
