import process from "node:process";

/**
 * Where a command writes. With `--json` standard output holds one JSON object as its last line, and everything meant
 * for people goes to standard error; without, people read standard output.
 */
export interface Output {
  readonly json: boolean;
  /** A line for people. */
  say(line: string): void;
  /** Wipes what stands on the screen, if there is one. */
  clear(): void;
  /** What came of it: the JSON object with `--json`, nothing otherwise. */
  result(value: Readonly<Record<string, unknown>>): void;
}

/** Escape sequences: erase the screen, erase what has scrolled off it, begin at the top. */
const WIPED = "\x1b[2J\x1b[3J\x1b[H";

export const output = (json: boolean): Output => {
  const people = json ? process.stderr : process.stdout;
  return {
    json,
    say: (line) => {
      people.write(`${line}\n`);
    },
    clear: () => {
      if (people.isTTY) people.write(WIPED);
    },
    result: (value) => {
      if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
    },
  };
};
