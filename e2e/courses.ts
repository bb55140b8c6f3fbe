/**
 * Games that were played once and are kept, choice by choice, so that tests find the same moments in them however the
 * computers play by now. `COURSES=take` plays them anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Ask, type Option, sameOption } from "@westmarch/kernel";

const TAKES = process.env.COURSES === "take";

const fileOf = (folder: string, name: string): string =>
  join(import.meta.dirname, "courses", folder, `${name}.json.gz`);

/** Writes down how a game went. */
function keep(file: string, choices: readonly Option[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(choices)));
}

const keptIn = (file: string): readonly Option[] => JSON.parse(String(gunzipSync(readFileSync(file))));

/**
 * The choices of a game that is kept, one after the other. `play` makes it anew where it is taken. Throws where one is not
 * offered: the rules are others than those under which it was played.
 */
export function along(
  folder: string,
  name: string,
  play: () => readonly Option[],
): (view: unknown, ask: Ask) => Option {
  const file = fileOf(folder, name);
  if (TAKES) keep(file, play());
  const choices = keptIn(file);
  let made = 0;
  return (_view, ask) => {
    const kept = choices[made++];
    const option = kept && ask.options.find((one) => sameOption(one, kept));
    if (!option) throw new Error(`${file}: choice ${made} is not offered; play it anew by COURSES=take`);
    return option;
  };
}
