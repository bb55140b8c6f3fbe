import process from "node:process";

/**
 * Where a command writes. With `--json` standard output holds one JSON object as its last line, and everything meant
 * for people goes to standard error; without, people read standard output.
 */
export interface Output {
  readonly json: boolean;
  /** A line for people. */
  say(line: string): void;
  /** What came of it: the JSON object with `--json`, nothing otherwise. */
  result(value: Readonly<Record<string, unknown>>): void;
}

export const output = (json: boolean): Output => ({
  json,
  say: (line) => {
    (json ? process.stderr : process.stdout).write(`${line}\n`);
  },
  result: (value) => {
    if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
  },
});
