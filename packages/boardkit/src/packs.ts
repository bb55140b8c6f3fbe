/** What a game whose components are data and the shell around it agree on. The game lays packs out; the shell keeps them. */
import type { ComponentType } from "react";
import type { ShelfPageProps } from "./shelf.ts";

/** What a page for data packs is given. `Key` are the keys of its game's catalogue. */
export interface PackPageProps<Key extends string = string> extends ShelfPageProps<Key> {
  /** What the address names after the game: a pack; null for all of them. */
  readonly pack: string | null;
  /** Lets the browser save a document as a file. */
  readonly saveAs: (name: string, content: unknown) => void;
}

/** What the pages of a game's packs hand out. */
export interface PackPages<Key extends string = string> {
  readonly Page: ComponentType<PackPageProps<Key>>;
  /** What the page of this address is called; null: by the heading of all packs. */
  readonly title: (of: Pick<PackPageProps<Key>, "say" | "pack" | "shelf">) => string | null;
}
