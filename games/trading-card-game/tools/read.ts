/** Reads what cards say. */
import { readerOf } from "@westmarch/sentences";
import type { Text } from "../language/tree.ts";
import { text } from "./grammar/card.ts";

const readText = readerOf(text);

/** What a card's text says. Throws `SentenceError` with what was expected where, or if it can be read in two ways. */
export const read = (sentences: string): Text => (sentences === "" ? [] : readText(sentences));
