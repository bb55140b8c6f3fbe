/** The five doors: which games there are, and which of them can be opened today. */
import type { BoardModule } from "@westmarch/boardkit";

export type GameId = "confrontation" | "war-of-the-ring" | "five-armies" | "trading-card-game" | "duel";

/** A game's door. Its words are the shell's: `door.<id>.title`, `.line`, `.facts`, `.about`. */
export interface Door {
  readonly id: GameId;
  /** Loads everything that is needed to play; null while the game is still being made. */
  readonly load: (() => Promise<BoardModule>) | null;
  /** It has no board yet, but complete rules: the command that plays it in a terminal. */
  readonly command?: string;
}

/** A board knows the shape of its own game's states; the shell hands them through and never looks inside. */
const anyBoard = (loaded: { readonly board: object }): BoardModule => loaded.board as BoardModule;

export const DOORS: readonly Door[] = [
  {
    id: "confrontation",
    load: async () => anyBoard(await import("@westmarch/confrontation/board")),
  },
  { id: "war-of-the-ring", load: null, command: "npx westmarch play war-of-the-ring" },
  { id: "five-armies", load: null },
  { id: "trading-card-game", load: null },
  { id: "duel", load: async () => anyBoard(await import("@westmarch/duel/board")) },
];

export const doorOf = (id: string): Door | null => DOORS.find((door) => door.id === id) ?? null;
