import type { Title } from "../data/cards.ts";
import type { TextLine } from "./runs.ts";
import type { Text } from "./tree.ts";

/** Writes what a card says, a line for each part. */
export type Writer = (text: Text) => readonly TextLine[];

/** How the sentences of a language are written; a title in them as it is given. */
export type WriterOf = (named: (title: Title) => string) => Writer;
