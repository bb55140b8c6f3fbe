/** What a game to which players bring decks and the shell around it agree on. The game lays decks out; the shell keeps them. */
import type { Random, Settings } from "@westmarch/kernel";
import type { ComponentPropsWithRef, ComponentType, ReactNode } from "react";
import type { Say } from "./board.ts";

/** A deck as this device keeps it: the game alone can read the text. */
export interface KeptDeck {
  readonly id: string;
  readonly text: string;
}

/** Why a deck was not kept: there is no room left, or the browser allows no keeping. */
export type NotKept = "full" | "forbidden";

/** The decks of one game on this device. What could not be kept stays until the page is closed. */
export interface DeckShelf {
  readonly decks: readonly KeptDeck[];
  /** Puts it in the place of what has this id. Null: it is kept. */
  readonly keep: (id: string, text: string) => NotKept | null;
  readonly remove: (id: string) => void;
}

/**
 * Why a deck was not handed in: this device has no link to the seat, the seat has handed in already or the round is over,
 * the deck is not one that may be played, or the table could not be reached.
 */
export type NotHandedIn = "no-link" | "stale" | "unlawful" | "failed";

type Variant = "gold" | "plain" | "danger" | "quiet";

/** What pages of the shell are made of, lent to a game. */
export interface PageKit {
  readonly Button: ComponentType<ComponentPropsWithRef<"button"> & { readonly variant?: Variant }>;
  /** Leads to another page. */
  readonly ButtonLink: ComponentType<{
    readonly href: string;
    readonly variant?: Variant;
    readonly children: ReactNode;
  }>;
  /** Looks like words of a sentence. */
  readonly TextLink: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
  readonly Dialog: ComponentType<{
    readonly open: boolean;
    readonly onClose: () => void;
    readonly title: string;
    readonly children: ReactNode;
    readonly actions?: ReactNode;
  }>;
  readonly Notice: ComponentType<{
    readonly tone?: "plain" | "gold" | "danger";
    readonly title?: string;
    readonly children?: ReactNode;
    readonly actions?: ReactNode;
  }>;
}

/** What a page for decks is given. `Key` are the keys of its game's catalogue. */
export interface DeckPageProps<Key extends string = string> {
  readonly say: Say<Key>;
  readonly kit: PageKit;
  readonly shelf: DeckShelf;
  /** What the address names after the game: a deck; null for all of them. */
  readonly deck: string | null;
  /** What stands behind `#`: a deck that somebody has sent. */
  readonly sent: string;
  /** Where a deck is shown; `sent` goes behind `#`. */
  readonly addressOf: (deck: string | null, sent?: string) => string;
  /** The same with the name of the house, to be handed on. */
  readonly linkTo: (deck: string, sent: string) => string;
  /** Where a table is opened with this deck. */
  readonly tableWith: (deck: string) => string;
  readonly addressOfRule: (rule: string) => string;
  /** A table that this device knows. */
  readonly tableAt: (table: string) => string;
  /** Hands in what was built of what a seat has got at that table. Null: it is there. */
  readonly handIn: (table: string, seat: number, lines: string) => Promise<NotHandedIn | null>;
  /** Goes to another deck; `back` will not lead here again where `instead` is set. */
  readonly go: (deck: string | null, instead?: boolean) => void;
  /** A name that no deck has yet. */
  readonly freshId: () => string;
  readonly draw: Random;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Copies a text; false where the browser will not. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly print: () => void;
  /** Says something to who listens rather than looks. */
  readonly announce: (text: string) => void;
}

/** What the pages of a game's decks hand out. */
export interface DeckPages<Key extends string = string> {
  readonly Page: ComponentType<DeckPageProps<Key>>;
  /** What the page of this address is called; null: by the heading of all decks. */
  readonly title: (of: Pick<DeckPageProps<Key>, "say" | "deck" | "shelf">) => string | null;
}

/** What somebody brings to a table, as settings that name no seat. */
export type Brings = Settings;

/** What choosing a deck for a seat of a new table is given. */
export interface DeckChoiceProps<Key extends string = string> {
  readonly say: Say<Key>;
  /** Whose deck it is. */
  readonly legend: string;
  readonly shelf: DeckShelf;
  /** Null: whoever sits there chooses, which is offered where there is a word for it. */
  readonly brings: Brings | null;
  readonly onBring: (brings: Brings | null) => void;
  /** How it is said that a computer chooses for itself. */
  readonly itself?: string;
  /** Where a deck is shown, and how to play it. */
  readonly addressOf: (deck: string) => string;
}

/** How decks come to a table. */
export interface DeckChoosing<Key extends string = string> {
  readonly Choice: ComponentType<DeckChoiceProps<Key>>;
  /** Whether a setting of a table is one of those that say who brings what. */
  readonly isDeck: (setting: string) => boolean;
  /** The deck of this name, ready or on the shelf; null where there is none that may be played. */
  readonly named: (deck: string, shelf: DeckShelf) => Brings | null;
  /** What a person brings who has not chosen, and what a computer does, by its strength. */
  readonly usual: (draw: Random) => Brings;
  readonly computers: (level: "gentle" | "fair" | "strong", draw: Random) => Brings;
  /** Whether it may be played. */
  readonly isWhole: (brings: Brings) => boolean;
  /** The same as settings of a table, at this seat. */
  readonly at: (seat: number, brings: Brings) => Settings;
}
