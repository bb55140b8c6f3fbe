/** The smallest pieces of the card language: words, numbers and marks, and phrases made of them. */
import { apply, betterError, buildLexer, type Parser, type Token, tok } from "typescript-parsec";

export type Mark = "word" | "number" | "mark" | "space";

/** One thing a sentence is read for. */
export type Reader<T> = Parser<Mark, T>;

const lexer = buildLexer<Mark>([
  [false, /^\s+/gu, "space"],
  [true, /^\p{L}[\p{L}'-]*/gu, "word"],
  [true, /^\d+/gu, "number"],
  [true, /^[^\s]/gu, "mark"],
]);

/** A sentence in words and marks. */
export const cut = (sentence: string): Token<Mark> | undefined => lexer.parse(sentence);

const SPLIT = /\p{L}[\p{L}'-]*|\d+|\S/gu;

/** Exactly these words, one after the other. */
export function words<const S extends string>(phrase: S): Reader<S> {
  const wanted = phrase.match(SPLIT) ?? [];
  return {
    parse(first) {
      let token = first;
      for (const word of wanted) {
        if (token?.text !== word) {
          const found = token ? `“${token.text}”` : "the end";
          return {
            successful: false,
            error: { kind: "Error", pos: token?.pos, message: `“${phrase}” expected, not ${found}` },
          };
        }
        token = token.next;
      }
      return {
        successful: true,
        candidates: [{ firstToken: first, nextToken: token, result: phrase }],
        error: undefined,
      };
    },
  };
}

/** One of these. Where several fit, all are tried. */
export const anyOf = <T>(readers: readonly Reader<T>[]): Reader<T> => ({
  parse(token) {
    const tried = readers.map((reader) => reader.parse(token));
    const candidates = tried.flatMap((output) => (output.successful ? output.candidates : []));
    const error = tried.map((output) => output.error).reduce(betterError, undefined);
    if (candidates.length > 0) return { successful: true, candidates, error };
    if (error) return { successful: false, error };
    throw new Error("nothing to choose from");
  },
});

/** One of these phrases. */
export const oneOf = <const S extends string>(phrases: readonly S[]): Reader<S> =>
  anyOf<S>(phrases.map((phrase) => words(phrase)));

/** What a phrase stands for. */
export const meaning = <const S extends string, T>(phrase: S, tree: T): Reader<T> =>
  apply(words(phrase), () => tree);

export const number: Reader<number> = apply(tok<Mark>("number"), ({ text }) => Number(text));

type Given<K extends string, V> = { readonly [key in K]?: V };

/** An entry of a tree that is left out where nothing was said. */
export function given<const K extends string, V>(key: K, said: V | undefined): Given<K, V> {
  const entry: { [key in K]?: V } = {};
  if (said !== undefined) entry[key] = said;
  return entry;
}

/** An entry that is there only where something was said. */
export const flag = <const K extends string>(key: K, said: unknown): Given<K, true> =>
  given(key, said === undefined ? undefined : true);
