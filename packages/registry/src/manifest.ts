/** What a game's folder says of itself: `games/NAME/manifest.ts`. Programs and pages find the games by these files. */
import type {
  Besides,
  BoardModule,
  BoardProps,
  DeckChoosing,
  DeckPages,
  PackChoosing,
  PackPages,
  Passing,
  PlayerAid,
  RuleBook,
  Say,
} from "@westmarch/boardkit";
import type { Statistics } from "@westmarch/boardkit/statistics";
import type { Learning, Policy } from "@westmarch/bots/types";
import type { EnvironmentDescription } from "@westmarch/env/described";
import type { AnyGame, Ask, Core, Facts, Heard, Random, Refusal, Seat, Settings } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { ListedCard } from "./cards.ts";

export type { Passing, StandingPass } from "@westmarch/boardkit";

/** Whether people are shown in at a game's door. */
export const isOpen = ({ table }: { readonly table?: OnTable | undefined }): boolean =>
  table !== undefined && !table.shut;

/** How one rule vector went: `error` says what differs, null if nothing does. */
export interface PlayedVector {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

/** And what it proves. */
export interface ProvedVector extends PlayedVector {
  /** How many changed expectations it was played with. */
  readonly tried: number;
  /** Places of expectations with which it passes whatever stands there. */
  readonly unproven: readonly string[];
}

/** How a game says its choices, its events and its end. */
export type SpeechOf<G extends Core, Key extends string = string> = Pick<
  BoardModule<G, Key> & Besides<G, Key>,
  "sentence" | "label" | "line" | "refusal" | "ending"
> & {
  /** The table itself in lines of text, and the few of them that change all the time. */
  readonly inLines?: Readonly<
    Record<
      "table" | "summary",
      (told: Pick<BoardProps<G, Key>, "say" | "view" | "seat">) => readonly string[]
    >
  >;
};
export type Speech = SpeechOf<Core>;

/**
 * Any game's board and any game's speech, for code that hands states through and never looks inside one. Sound as long
 * as they are only ever handed states of their own game.
 */
export const anyBoard = <G extends Core, Key extends string>(board: BoardModule<G, Key>): BoardModule =>
  board as object as BoardModule;
export const anyDeckPages = <Key extends string>(pages: DeckPages<Key>): DeckPages =>
  pages as object as DeckPages;
export const anyDeckChoosing = <Key extends string>(choosing: DeckChoosing<Key>): DeckChoosing =>
  choosing as object as DeckChoosing;
export const anyPackPages = <Key extends string>(pages: PackPages<Key>): PackPages =>
  pages as object as PackPages;
export const anyPackChoosing = <Key extends string>(choosing: PackChoosing<Key>): PackChoosing =>
  choosing as object as PackChoosing;
export const anySpeech = <G extends Core, Key extends string>(speech: SpeechOf<G, Key>): Speech =>
  speech as object as Speech;

/** How a game is told that has no words yet: in the names of its notation. */
export interface PlainSpeech {
  /** What a question speaks of. */
  about(ask: Ask): readonly string[];
  /** The facts of an event at a table of so many players, with names for numbers. */
  facts(heard: Heard, players: number): Facts;
  /** Everything that a seat (null: the bearer of all seats) may know of this position, as lines of text. */
  board(view: Core, seat: Seat | null): readonly string[];
  /** The few lines of it that change all the time. */
  summary(view: Core, seat: Seat | null): readonly string[];
}

/** A deck of a game to which players bring their own. */
export interface ToldDeck {
  /** As plain data, in the game's own form. */
  readonly deck: object;
  /** As lines that the same game reads again. */
  readonly lines: readonly string[];
  /** As other programs for the game read it, by their names. */
  readonly written: Readonly<Record<string, string>>;
}

/** What is found in lines that are meant to be a deck. */
export interface DeckReport extends ToldDeck {
  /** Every line was read, and no rule is broken. */
  readonly legal: boolean;
  /** Lines that could not be taken, by their numbers. */
  readonly troubles: readonly {
    readonly line: number;
    readonly reason: string;
    readonly cards: readonly string[];
    readonly sentence: string;
  }[];
  /** Rules that are broken. */
  readonly faults: readonly {
    readonly rule: string | null;
    readonly reason: string;
    readonly cards: readonly string[];
    readonly sentence: string;
  }[];
  readonly verdict: string;
}

/** What a deck is held to besides the rules of building one. */
export interface DeckFormat {
  /** All cards that there are to build from. */
  readonly pool?: readonly string[];
  /** The sets that it may be made of. */
  readonly sets?: readonly number[];
  /** By the restricted list, too. */
  readonly restricted?: boolean;
}

/** Decks of a game to which players bring their own. Cards and cultures go by the names that the game's data has. */
export interface Decks {
  /** By what random decks can be chosen. */
  readonly cultures: readonly string[];
  /** The decks that come with the game. */
  ready(
    say: Say,
  ): readonly (ToldDeck & { readonly id: string; readonly title: string; readonly about: string })[];
  /** Reads a deck as we or other programs write it, and judges it. */
  read(text: string, say: Say, format?: DeckFormat): DeckReport;
  /** Programs for which `ToldDeck.written` says a deck. */
  readonly writings: readonly string[];
  /** The sets of cards that there are. */
  readonly sets: readonly number[];
  /** A random deck, of these cultures if there are any of its side; `draw` gives 0 … sides-1. */
  random(draw: Random, cultures: readonly string[], say: Say): ToldDeck;
  /** The cards of that many packs and a starter, with a deck that can be made of them. */
  sealed(
    draw: Random,
    packs: number | undefined,
    say: Say,
  ): ToldDeck & { readonly pool: { readonly cards: readonly string[]; readonly lines: readonly string[] } };
}

/** What is found in a document that is meant to be a game's data pack. */
export interface PackReport {
  /** The pack in short, or null if no game can be played with it. */
  readonly digest: string | null;
  /** The same as the setting of a table; null where no game can be played with it. */
  readonly setting: string | null;
  /** What is wrong, and where in the document. */
  readonly complaints: readonly {
    readonly place: string;
    readonly reason: string;
    readonly facts: Facts;
    readonly sentence: string;
  }[];
  readonly verdict: string;
}

/** Data packs of a game whose components are data: what is printed on them, as one JSON document. */
export interface Packs {
  /** The pack that comes with the game. */
  builtIn(): string;
  /** Reads and judges a document. */
  read(text: string, say: Say): PackReport;
}

/** Who made the game that is played here, as printed on its box. */
export interface Makers {
  readonly title: string;
  /** Names of people, or null where the box names only the publisher. */
  readonly designers: string | null;
  readonly publisher: string;
}

/** What programs need of a game, `games/NAME/programs.ts`. Each part is loaded when it is asked for; no page fetches any. */
export interface Programs {
  game(): Promise<AnyGame>;
  /**
   * What its table fetches before a first choice, beside the board and the first words: files by their paths in the game's
   * folder. The build holds the weight of such a table to its limit.
   */
  readonly needs?: readonly string[];
  /** Plays a file of rule vectors in the game's own format. Throws if it is not in the format. */
  /** `settings`: of the tables at which they are played, as far as vectors do not say. */
  playVectors(file: unknown, settings?: Settings): Promise<readonly PlayedVector[]>;
  /** Plays those that pass again with each expectation changed: what then passes still, proves nothing. */
  proveVectors(file: unknown, settings?: Settings): Promise<readonly ProvedVector[]>;
  /** The game's sense of play, for computer opponents that do more than choose at random. */
  policy(): Promise<Policy<Core>>;
  /**
   * Other ways of playing it, by name, which stand on its ladder and at no table: scripted experts, and what its own sense
   * of play once was.
   */
  rivals?(): Promise<Readonly<Record<string, Policy<Core>>>>;
  /** The game for learning programs: the numbers of its choices, and what a seat sees as numbers. */
  environment?(): Promise<EnvironmentDescription<Core>>;
  /** What of a position a network sees that learns to judge it. */
  learning?(): Promise<Learning<Core>>;
  /** For a game that asks all seats all the time, so that no seat's silence tells anything. */
  passing?(): Promise<Passing>;
  /** For a game at whose tables one may be given only so long for a choice. */
  clock?(): Promise<Clock>;
  /** For a game in which everybody gets what to build from: what is played with it. */
  round?(): Promise<RoundAfter>;
  /** How a game on the table is told, with whatever it needs to be said in this language. */
  speech?(language: Language): Promise<Speech>;
  /** How one is told that has no words yet, and how any game's table is listed in lines. */
  plain?(): Promise<PlainSpeech>;
  /** What is counted of its finished games, with whatever it needs to be said in this language. */
  statistics?(language: Language): Promise<Statistics>;
  /** For a game to which players bring decks. Its words are among those of the table. */
  decks?(): Promise<Decks>;
  /** For a game whose components are data that others can bring. Its words are among those of the table. */
  packs?(): Promise<Packs>;
  /**
   * Its cards as they are read in a language, in their order; `words` are the game's own in that language. Left out where
   * cards say nothing in words.
   */
  cards?(language: Language, words: Readonly<Record<string, string>>): Promise<readonly ListedCard[]>;
}

/** How long one may take over a question, and which one it is: a choice that is taken back leaves the same question. */
export interface Allowance {
  readonly question: string;
  readonly milliseconds: number;
}

/** The clock of a game, outside its rules. */
export interface Clock {
  /** From what everybody knows alone; null: as long as one likes. */
  allows(settings: Settings, ask: Ask): Allowance | null;
}

/** What follows a game in which cards are handed out: two and two play another with what they have built of their own. */
export interface RoundAfter<G = Core> {
  /** The game that is played. */
  readonly game: string;
  /** What a seat hands in, as plain lines of the same deck; or what is wrong with it, and where. */
  judge(ended: G, seat: Seat, lines: string): { readonly deck: string } | { readonly refusal: Refusal };
  /** What can be made of what a seat holds: for computers, and for people in a hurry. Null: nothing. */
  made(ended: G, seat: Seat): string | null;
  /** Of a table at which these two are played with. */
  settings(decks: readonly [string, string]): Settings;
}

/** As `anyBoard`. */
export const anyRound = <G extends Core>(round: RoundAfter<G>): RoundAfter => round as object as RoundAfter;

/** The parts that people need besides. Its words are `text/LANGUAGE.json`, or several `text/PART.LANGUAGE.json`. */
export interface OnTable {
  readonly board: () => Promise<BoardModule>;
  /** The parts of its words that a first choice cannot do without; left out: all of them. */
  readonly first?: readonly string[];
  /**
   * The table is still being built: its address and its links work, but its door on the home page stays closed and names
   * the command that plays the game in a terminal.
   */
  readonly shut?: true;
}

/** The pages for a game's decks. */
export interface OnDeckPages {
  readonly pages: () => Promise<DeckPages>;
  /** The parts of the game's words that they need. */
  readonly words: readonly string[];
  /** How one of them is chosen for a table. */
  readonly choosing: () => Promise<DeckChoosing>;
}

/** The pages for a game's data packs. */
export interface OnPackPages {
  readonly pages: () => Promise<PackPages>;
  /** The parts of the game's words that they need. */
  readonly words: readonly string[];
  /** How one of them is chosen for a table. */
  readonly choosing: () => Promise<PackChoosing>;
}

/** The game for which another is played first, as a draft is. */
export interface Kin {
  /** Its id: that game's door leads here too. */
  readonly game: string;
  /** The parts of its words that are used here too. */
  readonly words: readonly string[];
}

/** A part of which a game has a guided game. */
export interface GuidedPart {
  /** The seat, as the game calls it. */
  readonly part: string;
  /** Key of what the guided game is called; left out: as its seat. */
  readonly title?: string;
}

/**
 * One game. Its door is drawn by `door/door.ts` and described in `text/door.LANGUAGE.json`. Without `programs` there is
 * the door alone; without `table` the game is played in the terminal and in simulation only.
 */
export interface Manifest {
  /** The name of its folder. */
  readonly id: string;
  /** Where its door stands on the home page, from the left: 1, 2 …; null: it has none, and is `kin` to a game that has. */
  readonly place: number | null;
  readonly kin?: Kin;
  /**
   * Ways to play it that are entered each by itself: values of a setting. What stands on them are `VALUE.title` and
   * `VALUE.line` among the words of the door.
   */
  readonly ways?: { readonly setting: string; readonly values: readonly string[] };
  /** A game takes people half an hour or so: many are played in one evening. */
  readonly short?: boolean;
  readonly makers: Makers;
  readonly programs?: () => Promise<Programs>;
  readonly table?: OnTable;
  /** Its pages for decks: to build them, keep them and hand them on. */
  readonly deckPages?: OnDeckPages;
  /** Its pages for data packs: what an owner of the box enters, keeps and hands on. */
  readonly packPages?: OnPackPages;
  /** The parts of which it has a guided game; a test holds them to what its board brings. */
  readonly guides?: readonly GuidedPart[];
  /** Its rule book. The words are `text/rules.LANGUAGE.json`, or among those of the table. */
  readonly rules?: () => Promise<RuleBook>;
  /** What is printed for players to keep beside the board. */
  readonly aid?: () => Promise<PlayerAid>;
}
