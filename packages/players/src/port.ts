/** The port by which a server asks computer players: what they are asked, and what they answer. */
import type { Ask, Heard, Level, Option, Seat, Settings } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";

/** A choice that a computer player owes. */
export interface BotQuestion extends BotPosition {
  readonly ask: Ask;
}

/** What a computer player thinks about. `view` is all that it may know. */
export interface BotPosition {
  readonly game: string;
  /** The settings that all players know: without what each brings for itself alone. */
  readonly settings?: Settings;
  readonly view: unknown;
  readonly seat: Seat;
  /** Looks up everything that the seat has heard since the game began. */
  readonly recall: () => Promise<readonly Heard[]>;
  readonly level: Level;
  readonly budgetMs: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Aborted when it is to make do with what it has found, because a person waits. */
  readonly enough?: AbortSignal;
  /** The table that the player sits at. */
  readonly table?: string;
  /** The seat knows nothing that the other players do not know, so that how long it thinks can tell nothing. */
  readonly open?: boolean;
}

/** What a computer player chose, and how. */
export interface BotAnswer {
  /** What to play now, and what to play after that without another question. Never empty. */
  readonly options: readonly Option[];
  readonly by: "search" | "greedy" | "random";
  /** A weaker way of playing had to stand in. */
  readonly fellBack: boolean;
}

/** What a computer player would choose in a person's place, and the reason as the game's words call it. */
export interface BotHint {
  readonly option: Option;
  readonly because: string;
  readonly share?: number;
}

/** A moment of a finished game that all its players let puzzles be made of. */
export interface PuzzleQuestion {
  readonly game: string;
  readonly settings: Settings;
  /** The whole position, in the game's notation. */
  readonly position: string;
  readonly seat: Seat;
  /** How the puzzle is called, if it is one. */
  readonly name: string;
  readonly seed: number;
  /** The longest that it may take. */
  readonly budgetMs: number;
  /** Aborted when it is to give up, because a person waits. */
  readonly enough?: AbortSignal;
}

/** The player of all computer seats: a pool of workers, or a fake in tests. May hang, throw or answer nonsense. */
export interface BotPlayer {
  /** How many thoughts it can think at the same time. */
  readonly places?: number;
  choose(question: BotQuestion): Promise<BotAnswer>;
  /** Whether questions under this prompt are answered at once, whatever a seat holds. Without it, none is. */
  isTrifle?(game: string, prompt: string): Promise<boolean>;
  /**
   * Lets it think on while other players choose, for `budgetMs` at most and only in a place that is free, until the signal
   * says that the thought is of no use. Its next choice at that table may come of it.
   */
  ponder?(position: BotPosition & { readonly table: string }): void;
  /** What the position is worth to the seat, 0 … 1, for answering an offer of a draw. Without it, none is accepted. */
  judge?(question: BotPosition): Promise<number>;
  /** What it would choose in a person's place, and why. Without it, no table gives hints. */
  hint?(question: Omit<BotPosition, "level">): Promise<BotHint>;
  /** The puzzle of a moment; null: it is none. Without it, none is found. */
  puzzle?(question: PuzzleQuestion): Promise<KeptPuzzle | null>;
  close?(): Promise<void>;
}
