/** Reads what cards say. */
import { expectEOF } from "typescript-parsec";
import type { Text } from "../language/tree.ts";
import { text } from "./grammar/card.ts";
import { cut } from "./words.ts";

/** A sentence that is none of the card language, or could be read in several ways. */
export class SentenceError extends Error {
  override name = "SentenceError";
}

/**
 * What a card's text says. Throws `SentenceError` with what was expected where, or if the text can be read in more than
 * one way: all ways of reading it are tried.
 */
export function read(sentences: string): Text {
  if (sentences === "") return [];
  const output = expectEOF(text.parse(cut(sentences)));
  if (!output.successful) {
    const { pos, message } = output.error;
    throw new SentenceError(`${sentences.slice(0, pos?.index ?? sentences.length)}⟨here⟩: ${message}`);
  }
  const readings = new Set(output.candidates.map(({ result }) => JSON.stringify(result)));
  if (readings.size > 1) throw new SentenceError(`${sentences}: can be read in ${readings.size} ways`);
  return output.candidates[0].result;
}
