/** What a game whose components are data and the shell around it agree on. The game lays packs out; the shell keeps them. */
import type { ComponentType } from "react";
import type { Say } from "./board.ts";
import type { Shelf, ShelfPageProps } from "./shelf.ts";

/** What a page for data packs is given. `Key` are the keys of its game's catalogue. */
export interface PackPageProps<Key extends string = string> extends ShelfPageProps<Key> {
  /** What the address names after the game: a pack; null for all of them. */
  readonly pack: string | null;
  /** Lets the browser save a document as a file. */
  readonly saveAs: (name: string, content: unknown) => void;
}

/** A pack that can be played with, as the text of a table's setting. */
export interface PlayablePack {
  readonly id: string;
  readonly title: string;
  readonly document: string;
}

/** How packs come to a table. */
export interface PackChoosing<Key extends string = string> {
  /** The setting that says with which. */
  readonly setting: string;
  /** What the one is called that comes with the game. */
  readonly builtIn: (say: Say<Key>) => string;
  /** Those on this shelf that can be played with. */
  readonly kept: (shelf: Shelf) => readonly PlayablePack[];
}

/** What the pages of a game's packs hand out. */
export interface PackPages<Key extends string = string> {
  readonly Page: ComponentType<PackPageProps<Key>>;
  /** What the page of this address is called; null: by the heading of all packs. */
  readonly title: (of: Pick<PackPageProps<Key>, "say" | "pack" | "shelf">) => string | null;
}
