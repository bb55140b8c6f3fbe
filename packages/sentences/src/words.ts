/** The smallest pieces of a controlled language: words, numbers and marks, and phrases made of them. */
import { apply, betterError, buildLexer, type ParseError, type Parser, type Token } from "typescript-parsec";

export type TokenKind = "word" | "number" | "mark" | "space";

/** One thing a sentence is read for. */
export type Reader<T> = Parser<TokenKind, T>;

const lexer = buildLexer<TokenKind>([
  [false, /^\s+/gu, "space"],
  [true, /^\p{L}[\p{L}'-]*/gu, "word"],
  [true, /^\d+/gu, "number"],
  [true, /^[^\s]/gu, "mark"],
]);

/** A sentence in words and marks. */
export const cut = (sentence: string): Token<TokenKind> | undefined => lexer.parse(sentence);

const SPLIT = /\p{L}[\p{L}'-]*|\d+|\S/gu;

/** A word that keeps what was looked for in its place. */
export interface Listening extends Token<TokenKind> {
  readonly next: Listening | undefined;
  readonly missed: Set<string>;
}
const listens = (token: Token<TokenKind>): token is Listening => "missed" in token;

/** The words of a sentence, listening, and the end after them. */
export function listening(sentence: string): readonly Listening[] {
  const end = { index: sentence.length, rowBegin: 1, columnBegin: 1, rowEnd: 1, columnEnd: 1 };
  const all: Listening[] = [];
  let next: Listening | undefined;
  const row: Token<TokenKind>[] = [];
  for (let token = cut(sentence); token; token = token.next) row.push(token);
  row.push({ kind: "space", text: "", pos: end, next: undefined });
  for (const { kind, text, pos } of row.toReversed()) {
    next = { kind, text, pos, next, missed: new Set() };
    all.unshift(next);
  }
  return all;
}

/** What would have fitted where a word stands, and did not. */
function missed(
  token: Token<TokenKind> | undefined,
  phrase: string,
): { successful: false; error: ParseError } {
  if (token && listens(token)) token.missed.add(phrase);
  return { successful: false, error: { kind: "Error", pos: token?.pos, message: phrase } };
}

/** What numbers are called, from 1 on: people copy what is printed. */
const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const numberIn = ({ kind, text }: Token<TokenKind>): number =>
  kind === "number" ? Number(text) : NUMBERS.indexOf(text) + 1;

const DIGITS = /^\d+$/;

/** Whether a word of a sentence is this one; a number may be spelled out. */
const isWord = (token: Token<TokenKind> | undefined, word: string): boolean =>
  token !== undefined &&
  (token.text === word || (DIGITS.test(word) && token.kind === "word" && numberIn(token) === Number(word)));

/** Exactly these words, one after the other. */
export function words<const S extends string>(phrase: S): Reader<S> {
  const wanted = phrase.match(SPLIT) ?? [];
  return {
    parse(first) {
      let token = first;
      for (const word of wanted) {
        if (!isWord(token, word)) return missed(token, phrase);
        token = token?.next;
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

/** A number, in digits or, up to twelve, in words. */
export const number: Reader<number> = {
  parse(token) {
    const result = token ? numberIn(token) : 0;
    if (!token || (result === 0 && token.kind !== "number")) return missed(token, "1");
    const candidate = { firstToken: token, nextToken: token.next, result };
    return { successful: true, candidates: [candidate], error: undefined };
  },
};

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
