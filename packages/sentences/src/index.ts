/** Reading sentences of a small controlled language, in every way they can be read. What only writes them needs `./writing`. */
export { apply, kleft, kmid, kright, list, opt, rep, rule, seq } from "typescript-parsec";
export { readerOf, SentenceError } from "./read.ts";
export { anyOf, flag, given, meaning, number, oneOf, type Reader, type TokenKind, words } from "./words.ts";
