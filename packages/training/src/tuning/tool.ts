/** What the tools of games that tune have in common: their command lines, and what they say and write. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Numbers } from "@westmarch/bots/numbers";
import type { Core } from "@westmarch/kernel";
import { type Tuning, type TuningStyle, tune } from "./index.ts";

export interface TuningOptions {
  readonly style: TuningStyle;
  /** The file to write, if one is named. */
  readonly out?: string;
  /** Whether the numbers of the judgement are asked for, where a game tunes those, too. */
  readonly judge: boolean;
}

/** The number behind a flag. Throws where it is not above 0, or not whole where it has to be. */
export function numberAsked(flag: string, written: string, whole = false): number {
  const number = Number(written);
  if (number > 0 && (whole ? Number.isInteger(number) : Number.isFinite(number))) return number;
  throw new RangeError(`--${flag} is a ${whole ? "whole " : ""}number above 0, and not “${written}”`);
}

/** What the command line asks for, by default so many games; throws where it says something else. */
export function asked(args: readonly string[] = process.argv.slice(2), games = 100_000): TuningOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: "string", default: String(games) },
      seed: { type: "string", default: "1" },
      cores: { type: "string", default: "1" },
      pace: { type: "string", default: "1" },
      tried: { type: "string", default: "1000" },
      judge: { type: "boolean", default: false },
      out: { type: "string" },
    },
  });
  const { out, judge } = values;
  const numberOf = (name: "games" | "seed" | "cores" | "pace" | "tried"): number =>
    numberAsked(name, values[name]);
  return {
    style: {
      games: numberOf("games"),
      seed: numberOf("seed"),
      cores: numberOf("cores"),
      pace: numberOf("pace"),
      tried: numberOf("tried"),
    },
    ...(out !== undefined && { out }),
    judge,
  };
}

/** Says how it goes, beside what is written. */
export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Tunes as the command line says. `module` is the address of the module that exports the same `tuning`. */
export async function tuneAsAsked<G extends Core<S>, S, N extends Numbers>(
  module: string,
  tuning: Tuning<G, S, N>,
): Promise<void> {
  const { style, out } = asked();
  deliver(await tune(module, tuning, style, tell), out);
}

/** Writes the numbers to the file, or to standard output where none is named. */
export function deliver(numbers: unknown, out?: string): void {
  const text = `${JSON.stringify(numbers, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}
