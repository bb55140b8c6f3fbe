import type { Ask, Core, Game, Heard, Option, Refusal, Seat, Settings } from "@westmarch/kernel";
import type { ComponentType, ReactNode } from "react";

export type Language = "en" | "zh-Hant" | "zh-Hans" | "ja";

/** Values that fill the slots of a message (ICU MessageFormat). */
export type Slots = Readonly<Record<string, string | number | boolean>>;

/** Says a text key of the game's catalogue in the player's language. A missing key is a defect and shows as the key. */
export type Say = (key: string, slots?: Slots) => string;

/** An event with its place in the table's history. */
export interface Happened extends Heard {
  readonly version: number;
  readonly index: number;
}

/** How an option is said on a button, and where it stands among the others. */
export interface Label {
  readonly text: string;
  /** Options are first offered by group (a figure, a card …); a lone option needs none. `id` is also what a board selects. */
  readonly group?: { readonly id: string; readonly text: string };
  readonly tone: "choice" | "danger" | "quiet";
}

/** The board shows something that the player should see to its end before anything else is chosen. */
export interface Pause {
  /** What the button that goes on says. */
  readonly text: string;
  /** All has been shown; before that, going on means seeing less of it. */
  readonly ended: boolean;
  readonly goOn: () => void;
}

/** What a board is given. Everything it may know is in `view`. */
export interface BoardProps<G extends Core = Core> {
  readonly view: G;
  /** The seat from whose side the table is seen; null for a spectator (seen from seat 0's side). */
  readonly seat: Seat | null;
  /** What this seat owes now; null while it waits, in replays and in the history. */
  readonly ask: Ask | null;
  /** Every event so far, oldest first, as this seat heard it. Grows at the end; is cut after a take-back. */
  readonly log: readonly Happened[];
  /** Show what happens: true for the live table, false for history, where the board just stands. */
  readonly live: boolean;
  /** The group (see `Label`) taken up: by a click on the board or in the prompt bar. */
  readonly selected: string | null;
  readonly select: (group: string | null) => void;
  /** Sends choices as one list, all or nothing. */
  readonly act: (options: readonly Option[]) => void;
  /** The player tried something that is not offered: the shell asks the game why and shows the answer beside `at`. */
  readonly tried: (attempt: Option, at?: { readonly x: number; readonly y: number }) => void;
  /** The shell offers this in the place of the choices, until it is told null. */
  readonly pause: (pause: Pause | null) => void;
  /** Opens the explanation of a figure, card or region (a key of the game's `explain`). */
  readonly explain: (id: string) => void;
  readonly say: Say;
  readonly language: Language;
  readonly layout: "wide" | "tall";
  readonly calm: boolean;
  /** What the player keeps privately with this table on this device (pencilled notes …). */
  readonly kept: unknown;
  readonly keep: (value: unknown) => void;
  /** Whose names to show beside the seats, by seat. */
  readonly names: readonly string[];
  /** Chance for conveniences such as a suggested set-up. Not the game's chance. */
  readonly whim: (sides: number) => number;
}

/** One step of the first-game guide: words, what they point at, and which choice goes on. */
export interface GuideStep {
  /** Text key. */
  readonly say: string;
  /** Group id or region/card id to point at. */
  readonly point?: string;
  /** The choices that lead on; empty: a button “go on”. */
  readonly allow: readonly Option[];
}

/** A guided first game, played in the real engine in the browser. */
export interface Guide {
  readonly settings: Settings;
  /** Position to begin from, in the game's notation. */
  readonly position: string;
  readonly seat: Seat;
  /** Steps in order. Between steps, the other seats play `replies`. */
  readonly steps: readonly GuideStep[];
  /** Choices of the other seats, in order, taken whenever another seat owes. */
  readonly replies: readonly { readonly seat: Seat; readonly option: Option }[];
  /** What chance gives, in order: the value drawn. */
  readonly chance: readonly number[];
}

/** Everything the shell needs to put a game on the screen. Loaded when the game is opened. */
export interface BoardModule<G extends Core = Core> {
  readonly game: Game<G, unknown>;
  readonly Board: ComponentType<BoardProps<G>>;
  /** A leaf for the side drawer: all figures and cards, and what may still be where. */
  readonly Reference: ComponentType<BoardProps<G>>;
  /** The sentence of the prompt bar; `<b>` marks who acts. */
  readonly sentence: (ask: Ask, props: BoardProps<G>) => string;
  readonly label: (option: Option, ask: Ask, props: BoardProps<G>) => Label;
  /** One line of the log, or null for events that are only for show. `weight` sets battles apart. */
  readonly line: (
    event: Happened,
    props: Pick<BoardProps<G>, "say" | "seat" | "view" | "log">,
  ) => {
    readonly text: string;
    readonly kind: "turn" | "move" | "battle" | "end";
    readonly round: number;
    /** The seat whose deed it was, for the filter “yours”. */
    readonly by?: Seat | undefined;
  } | null;
  /** Why an attempt is refused, as a sentence; the shell adds the rule number and its link. */
  readonly refusal: (refusal: Refusal, props: Pick<BoardProps<G>, "say">) => string;
  /** Explanation of a figure, card, region …: title, words, rule numbers. */
  readonly explain: (
    id: string,
    props: Pick<BoardProps<G>, "say" | "view">,
  ) => { title: string; body: ReactNode; rules: readonly string[] };
  /** The rule book: chapters with numbered rules, as text keys `rule.NUMBER`. */
  readonly rules: readonly { readonly chapter: string; readonly numbers: readonly string[] }[];
  /** How the game stands when it has ended, as a sentence. */
  readonly ending: (props: BoardProps<G>) => { readonly title: string; readonly text: string };
  readonly guide: Guide;
  /** The game's words. The shell itself says `game.title`, `ref.title`, `log.round`, seats, settings and rules. */
  readonly words: (language: Language) => Promise<Readonly<Record<string, string>>>;
}
