import { readFileSync } from "node:fs";
import process from "node:process";
import { CommanderError } from "commander";
import { type Output, output } from "./output.ts";
import { program } from "./program.ts";
import { messageOf, Trouble } from "./trouble.ts";
import { languageOf, wordsIn } from "./words.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const language = languageOf(process.argv.slice(2));
const words = await wordsIn(language);

/** A sentence for trouble that the caller can mend, the whole stack for a defect of ours. */
function wholeOf(error: unknown): string {
  if (error instanceof Trouble) return words(error.key, error.slots);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function tellError(error: unknown, out: Output): void {
  process.stderr.write(`westmarch: ${wholeOf(error)}\n`);
  out.result({ error: messageOf(error) });
}

async function run(json: boolean | undefined, work: (out: Output) => Promise<unknown>): Promise<void> {
  const out = output(json === true, language, words);
  try {
    if ((await work(out)) === false) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    tellError(error, out);
  }
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0); // the reader has seen enough
  throw error;
});

try {
  await program(version, words, run).parseAsync();
} catch (error) {
  const early = output(process.argv.includes("--json"), language, words);
  if (!(error instanceof CommanderError)) {
    process.exitCode = 1;
    tellError(error, early);
  } else {
    process.exitCode = error.exitCode;
    if (error.exitCode !== 0) early.result({ error: error.message }); // commander has told people already
  }
}
