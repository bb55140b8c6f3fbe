import type { Slots } from "@westmarch/boardkit";
import type { Language } from "@westmarch/kernel/languages";
import type { Stream, Terminal } from "./terminal.ts";
import type { Key, Words } from "./words.ts";

/**
 * Where a command writes. With `--json` standard output holds one JSON object as its last line, and everything meant
 * for people goes to standard error; without, people read standard output.
 */
export interface Output {
  readonly json: boolean;
  /** What people read is in this language. */
  readonly language: Language;
  readonly words: Words;
  /** What the caller types. */
  readonly input: NodeJS.ReadableStream;
  /** Where people read. */
  readonly people: Stream;
  /** Where a line may stand that tells how far the work is. */
  readonly errors: Stream;
  /** Says a line of this program to people. */
  tell(key: Key, slots?: Slots): void;
  /** A line for people as it is: what a game or the notation says. */
  say(line: string): void;
  /** Wipes what stands on the screen, if there is one. */
  clear(): void;
  /** What came of it: the JSON object with `--json`, nothing otherwise. */
  result(value: Readonly<Record<string, unknown>>): void;
}

/** Escape sequences: erase the screen, erase what has scrolled off it, begin at the top. */
const WIPED = "\x1b[2J\x1b[3J\x1b[H";

export const output = (
  { stdin, stdout, stderr }: Terminal,
  json: boolean,
  language: Language,
  words: Words,
): Output => {
  const people = json ? stderr : stdout;
  const say = (line: string): void => {
    people.write(`${line}\n`);
  };
  return {
    json,
    language,
    words,
    input: stdin,
    people,
    errors: stderr,
    say,
    tell: (key, slots) => say(words(key, slots)),
    clear: () => {
      if (people.isTTY) people.write(WIPED);
    },
    result: (value) => {
      if (json) stdout.write(`${JSON.stringify(value)}\n`);
    },
  };
};
