import type {
  AnySave,
  AskOf,
  ChoiceOf,
  Core,
  Game,
  Option,
  Random,
  ReasonOf,
  Refusal,
  Seat,
  Settings,
} from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { ComponentType, ReactNode } from "react";
import type { Editing } from "./editing.ts";
import type { Passing, StandingPass } from "./passing.ts";
import type { Say } from "./saying.ts";
import type { Happened, StagingStep, StepOf } from "./staging.ts";

export type { Say, Slots } from "./saying.ts";

/** How an option is said on a button, and where it stands among the others. */
export interface Label {
  readonly text: string;
  /**
   * Options are first offered by group (a figure, a card …); a lone option needs none. `id` is also what a board selects.
   * `alone` is said of the one group that there is, where its name would not say what a press is for. A group of many is
   * offered by its parts once it is taken up.
   */
  readonly group?: {
    readonly id: string;
    readonly text: string;
    readonly alone?: string;
    readonly part?: { readonly id: string; readonly text: string };
  };
  readonly tone: "choice" | "danger" | "quiet";
  /** The number that the option answers with, where the answers are how many: its own digits choose it. */
  readonly number?: number;
  /** Whether it ends the question, and stands where that is expected, on Enter. A quiet one does so unless it says that it does not. */
  readonly ends?: boolean;
}

/**
 * The shape of the window. `low` is wide but without height: a phone lying down, a laptop at 200 %. The shell keeps its
 * prompt bar inside `--prompt` (a length) above the foot of the table, or above what carries `data-hand`, and on low
 * windows beside it; a board leaves that room free. On tall windows the bar lies below the board.
 */
export type Layout = "wide" | "tall" | "low";

/** What the player has put together on the board, ready to be given as one answer. */
export interface Answer {
  /** What the button says. */
  readonly text: string;
  readonly give: () => void;
}

/** Something that the player has taken up on the board and not finished: said in the place of the question. */
export interface Proposal {
  /** What is in hand, as a sentence; `<b>` marks who acts. */
  readonly sentence: string;
  /** What can be done with it, each by one button. */
  readonly answers: readonly (Answer & {
    readonly tone: Label["tone"];
    /** Why it cannot be given as it is; it stands there all the same. */
    readonly not?: string | undefined;
    /** The thing on the board that it is, if a press of that does the same: its `data-point` or `data-explain`. */
    readonly thing?: string | undefined;
    /** It is the way out of the question, or is not; left out: as its tone says. */
    readonly ends?: boolean | undefined;
    /** What it gives, so that the shell can say where it cannot be taken back. */
    readonly options?: readonly Option[] | undefined;
  })[];
  /** Puts it down again; left out: nothing was changed that could be put back. */
  readonly back?: Answer | undefined;
}

/** The order to pass that a player leaves with the table, for a game that asks everybody all the time. */
export interface AutoPass extends StandingPass {
  /** It rests: something was taken back, and the player is to choose for himself. */
  readonly held: boolean;
  /** How many times it has passed since the player last chose. */
  readonly passed: number;
  /** In which phases it has passed since then, each once, in order. */
  readonly where: readonly string[];
  /** The question of now is about to be answered by the table. */
  readonly answers: boolean;
  /** Puts another order in its place. */
  readonly leave: (order: StandingPass) => void;
  /** Takes its last pass back, and is asked; null where the other players would have to agree. */
  readonly takeBack: (() => void) | null;
}

/** What a board is given. Everything it may know is in `view`; `Key` are the keys of its game's catalogue. */
export interface BoardProps<G extends Core = Core, Key extends string = string> {
  readonly view: G;
  /** The seat from whose side the table is seen; null for a spectator (seen from seat 0's side). */
  readonly seat: Seat | null;
  /** What this seat owes now; null while it waits, in replays and in the history. */
  readonly ask: AskOf<G> | null;
  /**
   * Every event that has begun to be shown, oldest first, as this seat heard it. Grows at the end; is cut after a
   * take-back.
   */
  readonly log: readonly Happened<G>[];
  /** The step that shows the newest events of `log`; null: everything has been shown. */
  readonly step: StagingStep | null;
  /** A scene is being shown, and `view` is how the table stood before the newest events of `log`. */
  readonly held: boolean;
  /** The view of which everything has been told: totals and other figures are taken from it. */
  readonly told: G;
  /** The events at the end of `log` of which `told` knows nothing: those that have begun to be shown. */
  readonly since: readonly Happened<G>[];
  /** Show what happens: true for the live table, false for history, where the board just stands. */
  readonly live: boolean;
  /** The group (see `Label`) taken up: by a click on the board or in the prompt bar. */
  readonly selected: string | null;
  readonly select: (group: string | null) => void;
  /** Sends choices as one list, all or nothing. */
  readonly act: (options: readonly Option[]) => void;
  /**
   * Whether a guided game goes on by these choices: what the rules allow besides is not shown as possible. Left out where
   * all of that may be chosen.
   */
  readonly wants?: ((options: readonly Option[]) => boolean) | undefined;
  /**
   * The player tried something that is not offered: the shell asks the game why and shows the answer beside `at`.
   * `after` are choices that would have been made before it in the same gesture.
   */
  readonly tried: (
    attempt: Option,
    at?: { readonly x: number; readonly y: number },
    after?: readonly Option[],
  ) => void;
  /** Offers an answer, or several for what is in hand, in the place of the question, until it is told null. */
  readonly offer: (offered: Answer | Proposal | null) => void;
  /** Opens the explanation of a figure, card or region (a key of the game's `explain`). */
  readonly explain: (id: string) => void;
  readonly say: Say<Key>;
  readonly language: Language;
  /**
   * All words of the game are here. Before that, only those which its manifest calls `first` are, and what says others
   * waits.
   */
  readonly whole: boolean;
  readonly layout: Layout;
  readonly calm: boolean;
  /** What the player keeps privately with this table on this device (pencilled notes …). */
  readonly kept: unknown;
  readonly keep: (value: unknown) => void;
  /** Whose names to show beside the seats, by seat: short ones, where the game calls its seats by names. */
  readonly names: readonly string[];
  /** The player's order to pass; null in games that take none, and for a spectator. */
  readonly standing: AutoPass | null;
  /** Chance for conveniences such as a suggested set-up. Not the game's chance. */
  readonly whim: Random;
}

/** What happens at a table and can be heard, each of which a player may silence. */
export type Sound = "dice" | "card" | "march" | "tile" | "blow";

/** What a scene is made of. */
export type Telling<G extends Core = Core> = Pick<BoardProps<G>, "view" | "told" | "since" | "log">;

/**
 * The picture behind the end of a game: the Free Peoples' morning or the Shadow's dusk, the Lonely Mountain held or
 * fallen, or an evening without a winner.
 */
export type EndingPicture = "dawn" | "dusk" | "held" | "fallen" | "evening";

/** What decided a game. The words are those of the event's line in the log. */
export interface Decisive<G extends Core = Core> {
  readonly event: Happened<G>;
  readonly picture: ReactNode;
}

/** What tells a finished game at length is given. */
export interface ChronicleProps<G extends Core = Core, Key extends string = string>
  extends Pick<BoardProps<G, Key>, "log" | "view" | "seat" | "say"> {
  /** Shows the board as it stood at this version. */
  readonly onLook: (version: number) => void;
  /** Fetches the whole game, nothing hidden; rejects if it cannot be had. Null: it is not kept. */
  readonly fetchSave: (() => Promise<AnySave>) | null;
}

/**
 * One step of the first-game guide: words, what they point at, and which choice goes on. Choices that a board may send in
 * one gesture are steps that follow each other.
 */
export interface GuideStep<Key extends string = string> {
  readonly say: Key;
  /** Group id or region/card id to point at. */
  readonly point?: string;
  /** The choices that lead on; empty: a button “go on”. */
  readonly allow: readonly Option[];
  /** What follows from that choice and is chosen with it, as one gesture of the board would. */
  readonly brings?: readonly Option[];
  /** Where its words stand, if not where those of the others do: see `Guide`. */
  readonly docked?: boolean;
}

/** A guided first game, played in the real engine in the browser. */
export interface Guide<Key extends string = string> {
  readonly settings: Settings;
  /** Text key of what is learnt, where a game teaches several and the name of the seat does not tell. */
  readonly title?: Key;
  /** Position to begin from, in the game's notation. */
  readonly position: string;
  readonly seat: Seat;
  /** On an upright phone its words stand between the board and the question: beside a card they would lie on others. */
  readonly docked?: boolean;
  /** Steps in order. Between steps, the other seats play `replies`. */
  readonly steps: readonly GuideStep<Key>[];
  /** Choices of the other seats, in order, taken whenever another seat owes. */
  readonly replies: readonly { readonly seat: Seat; readonly option: Option }[];
  /** What chance gives, in order: the value drawn. */
  readonly chance: readonly number[];
}

/** A chapter of a rule book, with the numbers of its rules; their words are `rule.NUMBER`. */
export interface RuleChapter<Key extends string = string> {
  /** Text key of its name. */
  readonly chapter: Key;
  readonly numbers: readonly string[];
  /** Text key of the part of the book that it stands in, where a book has parts. */
  readonly part?: Key;
}
export type RuleBook<Key extends string = string> = readonly RuleChapter<Key>[];

/** What a player keeps beside the board, printed on one sheet: the rules that are looked up most, and signs. */
export interface PlayerAid<Key extends string = string> {
  /** Rules by their numbers, under the name of a chapter of the rule book. */
  readonly sections: readonly { readonly title: Key; readonly numbers: readonly string[] }[];
  /** The signs of the game with what they mean, drawn as on the board. */
  Signs(this: void, given: { readonly say: Say<Key> }): ReactNode;
  /** Rolls of several dice of six sides of which each hits with these numbers or more, under the name of a chapter. */
  readonly rolls?: readonly { readonly title: Key; readonly needs: readonly number[] }[];
}

/** What is known of a game before its rules are here: its seats and its settings. */
export type Outline<G extends Core = Core> = Pick<
  Game<G, unknown>,
  "id" | "version" | "seats" | "settings" | "teams" | "knowAlike"
>;

/** What is found in a document that a player wants to bring to a table. */
export interface DocumentRead {
  /** What becomes of it as a setting; null if no game can be played with it. */
  readonly setting: string | null;
  readonly verdict: string;
  /** What is wrong, and where. */
  readonly complaints: readonly { readonly place: string; readonly sentence: string }[];
}

/**
 * What the shell needs to put a game on the screen, up to the first choice. Loaded when the game is opened; whatever can
 * wait until the table stands is in `besides`.
 */
export interface BoardModule<G extends Core = Core, Key extends string = string> {
  readonly game: Outline<G>;
  readonly Board: ComponentType<BoardProps<G, Key>>;
  /**
   * Where the prompt stands on wide windows: in the middle of the foot, or in the corner beside the hand of cards, as
   * narrow as it can be, where the map reaches down to the foot. A scene that hides the map (`useStaged`) has it in the
   * middle again. On phones it stands above a last line with the way out and buttons of the board (`boardkit/foot`):
   * beside the hand always, and by “thumb” there alone.
   */
  readonly promptAt?: "foot" | "hand" | "thumb";
  /**
   * Answers that find no room in the prompt bar are pressed on the board, on the things that `hints` names: always so beside
   * a hand, and by “phones” where the window is not wide.
   */
  readonly folds?: "always" | "phones";
  /**
   * What comes of a seat's choice can be told from its own view: buttons whose choice cannot be taken back are marked. Where the
   * rules look at what a view leaves out, that would be a guess.
   */
  readonly foreseen?: boolean;
  /** How far the game has come, in a word or two beside its name: “Turn 6”. */
  readonly moment?: (props: Pick<BoardProps<G, Key>, "say" | "told">) => string;
  /** What is being decided while others think, as everybody may know, in a few words; null where there are none. */
  readonly awaited?: (props: Pick<BoardProps<G, Key>, "view" | "say">) => string | null;
  /** Its seats are nothing but numbers: whatever it tells, it calls them by the names of those who sit there. */
  readonly byName?: true;
  /** How an event is shown before it is told. */
  readonly step: StepOf<G, Key>;
  /** The sentence of the prompt bar; `<b>` marks who acts. */
  readonly sentence: (ask: AskOf<G>, props: BoardProps<G, Key>) => string;
  /** Under it on a phone: what happens next if nobody does anything else, in a few words; null where that is not known. */
  readonly next?: (ask: AskOf<G>, props: BoardProps<G, Key>) => string | null;
  readonly label: (option: ChoiceOf<G>, ask: AskOf<G>, props: BoardProps<G, Key>) => Label;
  /**
   * Fetches what the board is drawn on, where it is not to come piece by piece, names that are not among its words, and
   * whatever this position cannot be told without; null: it may be any.
   */
  readonly laid?: (language: Language, view: G | null, settings: Settings) => Promise<void>;
  /** A line of the log: in these phases the table has answered for the player. */
  readonly passed?: (where: readonly string[], say: Say<Key>) => string;
  /** Judges a document that a player wants to bring to a table (a setting of that kind). */
  readonly readDocument?: (text: string, say: Say<Key>) => Promise<DocumentRead>;
  /** Fetches the rest. */
  readonly besides: () => Promise<Besides<G, Key>>;
}

/** An answer as a picture. */
export interface PicturedAnswer {
  readonly picture: ReactNode;
  /** It says all that the words do: these are heard, and read where the pointer rests. */
  readonly alone: boolean;
}

/** What belongs to a game on the screen and is not needed for a first choice: fetched when the table stands. */
export interface Besides<G extends Core = Core, Key extends string = string> {
  /** The rules themselves: they say why something is refused, teach, and check a game that is read back. */
  readonly game: Game<G, unknown>;
  /** For the side drawer: all figures and cards, and what may still be where. */
  readonly Reference: ComponentType<BoardProps<G, Key>>;
  /** Everything that both sides have, at one look, as far as the seat may know it. */
  readonly glance?: ComponentType<BoardProps<G, Key>>;
  /** Why an attempt is refused, as a sentence; the shell adds the rule number and its link. */
  readonly refusal: (refusal: Refusal<ReasonOf<G>>, props: Pick<BoardProps<G, Key>, "say">) => string;
  /** The rule under which something is asked: the rule book opens there. */
  readonly ruleOf?: (ask: AskOf<G>) => string;
  /** One line of the log, or null for events that are only for show. `weight` sets battles apart. */
  readonly line: (
    event: Happened<G>,
    props: Pick<BoardProps<G, Key>, "say" | "seat" | "view" | "log">,
  ) => {
    readonly text: string;
    readonly kind: "turn" | "move" | "battle" | "end";
    readonly round: number;
    /** The seat whose deed it was, for the filter “yours”. */
    readonly by?: Seat | undefined;
    /** The phase of its round that it is told in, or that begins with it, by name; the lines of a phase stand under one heading. */
    readonly phase?: string | undefined;
    /** It says only that the phase begins: where lines stand under headings, the heading says it. */
    readonly begins?: true;
  } | null;
  /** The newest deeds of others are gone through beside the log: for a board that does not show them itself. */
  readonly deeds?: true;
  /** What an event sounds like, where the log tells of it: like wood that is put down, where nothing else is said. */
  readonly sounds?: { readonly [T in Happened<G>["type"]]?: Sound };
  /** The rule that an event carries out: its line of the log leads there. */
  readonly ruleOfEvent: (event: Happened<G>) => string;
  /** Explanation of a figure, card, region …: title, words, rule numbers. */
  readonly explain: (
    id: string,
    props: Pick<BoardProps<G, Key>, "say" | "view">,
  ) => { title: string; body: ReactNode; rules: readonly string[] };
  /** How the game stands when it has ended, as a sentence. */
  readonly ending: (props: BoardProps<G, Key>) => { readonly title: string; readonly text: string };
  /** What is drawn behind that, however it came about. */
  readonly endingPicture: (view: G) => EndingPicture;
  /** The event of a finished game's log that decided it, with a small picture of it; null if nothing was done. */
  readonly decisive: (log: readonly Happened<G>[]) => Decisive<G> | null;
  /** The course of a finished game: curves, luck, great moments. Stands below how it ended. */
  readonly chronicle?: ComponentType<ChronicleProps<G, Key>>;
  /**
   * For a game in which everybody gets what to build from: what stands behind `#` of the page `pool` of the decks of the game
   * that follows.
   */
  readonly toBuildFrom?: (of: { readonly table: string; readonly seat: Seat; readonly view: G }) => string;
  /**
   * A computer gives hints: the game's words say its reasons by the keys `hint.NAME`. What it returns is the thing on the
   * board where an option ends (its `data-point` or `data-explain`); null: what its group is called.
   */
  readonly hints?: (option: ChoiceOf<G>) => string | null;
  /** An answer as it is on the table: dice as dice, people by their faces. Null: by its words alone. */
  readonly pictured?: (option: ChoiceOf<G>, ask: AskOf<G>, view: G) => PicturedAnswer | null;
  /** The player has still to see something on the board before it is said how the game ended. */
  readonly holdsEnd?: (props: Pick<BoardProps<G, Key>, "view" | "seat" | "kept">) => boolean;
  /** For a game at whose tables players leave orders to pass. */
  readonly passing?: Passing<G>;
  /** Fetches how a position is set up by hand; left out: by its notation alone. */
  readonly editing?: () => Promise<Editing<G>>;
  /** First games, one for each seat that has one. */
  readonly guides: readonly Guide<Key>[];
}
