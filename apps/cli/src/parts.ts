/** What the commands of the program are built of. */
import type { Command, Option } from "commander";
import type { Output } from "./output.ts";
import type { Words } from "./words.ts";

/** What a command reports: false if what it looked into is not as it should be. */
type Outcome = Promise<unknown>;

/** Carries a command out and turns its outcome into an exit code. */
export type Run = (json: boolean, work: (out: Output) => Outcome) => Promise<void>;

/** What commands are built of. */
export interface Parts {
  readonly words: Words;
  readonly run: Run;
  /** A command with `--json`, whose work is loaded when it is called. */
  command(usage: string, description: string): Command;
  settings(): Option;
  pack(): Option;
  data(): Option;
  database(): Option;
}
