/** What a game to which players bring decks and the shell around it agree on. The game lays decks out; the shell keeps them. */
import type { Level, Random, Settings } from "@westmarch/kernel";
import type { ComponentType } from "react";
import type { Say } from "./board.ts";
import type { Shelf, ShelfPageProps } from "./shelf.ts";

/**
 * Why a deck was not handed in: this device has no link to the seat, the seat has handed in already or the round is over,
 * the deck is not one that may be played, or the table could not be reached.
 */
export type NotHandedIn = "no-link" | "stale" | "unlawful" | "failed";

/** What a page for decks is given. `Key` are the keys of its game's catalogue. */
export interface DeckPageProps<Key extends string = string> extends ShelfPageProps<Key> {
  /** What the address names after the game: a deck; null for all of them. */
  readonly deck: string | null;
  /** A table that this device knows. */
  readonly tableAt: (table: string) => string;
  /** Hands in what was built of what a seat has got at that table. Null: it is there. */
  readonly handIn: (table: string, seat: number, lines: string) => Promise<NotHandedIn | null>;
  readonly draw: Random;
}

/** What the pages of a game's decks hand out. */
export interface DeckPages<Key extends string = string> {
  readonly Page: ComponentType<DeckPageProps<Key>>;
  /** What the page of this address is called; null: by the heading of all decks. */
  readonly title: (of: Pick<DeckPageProps<Key>, "say" | "deck" | "shelf">) => string | null;
}

/** What a player brings to a table, as settings that name no seat. */
export type Brings = Settings;

/** What choosing a deck for a seat of a new table is given. */
export interface DeckChoiceProps<Key extends string = string> {
  readonly say: Say<Key>;
  /** Whose deck it is. */
  readonly legend: string;
  readonly shelf: Shelf;
  /** Null: the player of the seat chooses, which is offered where there is a word for it. */
  readonly brings: Brings | null;
  readonly onBring: (brings: Brings | null) => void;
  /** How it is said that a computer chooses for itself. */
  readonly itself?: string;
  /** Where a deck is shown, and how to play it. */
  readonly addressOf: (deck: string) => string;
}

/** What the boxes of decks at a game’s door are given. */
export interface DeckBoxesProps<Key extends string = string>
  extends Pick<DeckChoiceProps<Key>, "say" | "legend" | "shelf"> {
  readonly brings: Brings;
  readonly onBring: (brings: Brings) => void;
  /** Decks by their names, the one brought last first. */
  readonly recent: readonly string[];
  /** As many stand there. */
  readonly most: number;
}

/** How decks come to a table. */
export interface DeckChoosing<Key extends string = string> {
  readonly Choice: ComponentType<DeckChoiceProps<Key>>;
  /** A few decks as boxes: those brought last, then others. */
  readonly Boxes: ComponentType<DeckBoxesProps<Key>>;
  /** Whether a setting of a table is one of those that say who brings what. */
  readonly isDeck: (setting: string) => boolean;
  /** The deck of this name, ready or on the shelf; null where there is none that may be played. */
  readonly named: (deck: string, shelf: Shelf) => Brings | null;
  /** The name of what is brought; null where it has none. */
  readonly nameOf: (brings: Brings, shelf: Shelf) => string | null;
  /** What a person brings who has not chosen, and what a computer does, by its strength. */
  readonly usual: (draw: Random) => Brings;
  readonly computers: (level: Level, draw: Random) => Brings;
  /** Whether it may be played. */
  readonly isWhole: (brings: Brings) => boolean;
  /** The same as settings of a table, at this seat. */
  readonly at: (seat: number, brings: Brings) => Settings;
}
