/** What only Node can do: golden saves from a folder. */
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { AnySave } from "@westmarch/kernel";

/** Every save (`*.json`, or compressed: `*.json.gz`) of a folder, by its name. */
export function readSaves(folder: URL): Record<string, AnySave> {
  const saves: Record<string, AnySave> = {};
  for (const name of readdirSync(folder).filter((one) => /\.json(\.gz)?$/.test(one))) {
    const bytes = readFileSync(new URL(name, `${folder.href.replace(/\/?$/, "/")}`));
    const text = name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
    saves[name] = JSON.parse(text.toString("utf8")) as AnySave;
  }
  return saves;
}
