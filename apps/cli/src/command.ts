import { readFileSync } from "node:fs";
import { CommanderError } from "commander";
import { type Output, output } from "./output.ts";
import { program } from "./program.ts";
import type { Terminal } from "./terminal.ts";
import { messageOf, Trouble } from "./trouble.ts";
import { languageOf, type Words, wordsIn } from "./words.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** A sentence for trouble that the caller can mend, the whole stack for a defect of ours. */
function wholeOf(error: unknown, words: Words): string {
  if (error instanceof Trouble) return words(error.key, error.slots);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function tellError(error: unknown, out: Output): void {
  out.errors.write(`westmarch: ${wholeOf(error, out.words)}\n`);
  out.result({ error: messageOf(error) });
}

/** Carries out what the caller typed after `westmarch`, and answers with the exit code. */
export async function command(args: readonly string[], terminal: Terminal): Promise<number> {
  const language = languageOf(args);
  const words = wordsIn(language);
  let code = 0;
  const run = async (json: boolean | undefined, work: (out: Output) => Promise<unknown>): Promise<void> => {
    const out = output(terminal, json === true, language, words);
    try {
      if ((await work(out)) === false) code = 1;
    } catch (error) {
      code = 1;
      tellError(error, out);
    }
  };
  try {
    await program(version, words, terminal, run).parseAsync(args, { from: "user" });
  } catch (error) {
    const early = output(terminal, args.includes("--json"), language, words);
    if (!(error instanceof CommanderError)) {
      code = 1;
      tellError(error, early);
    } else {
      code = error.exitCode;
      if (code !== 0) early.result({ error: error.message }); // commander has told people already
    }
  }
  return code;
}
