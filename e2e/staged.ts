/** Positions that pictures are kept of: each from a game that is kept beside them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Save } from "@westmarch/kernel";
import { keptAt, TAKES } from "./kept.ts";

/** A game as it is kept, so that it is the same when computers play otherwise; one that is missing is looked for. */
export function keptGame(folder: string, name: string, found: () => Save): Save {
  const file = keptAt(folder, `${name}.json.gz`);
  if (TAKES && !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gzipSync(JSON.stringify(found())));
  }
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Save;
}
