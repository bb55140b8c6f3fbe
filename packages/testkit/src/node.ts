/** What only Node can do: golden saves and rule vectors from a folder. */
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

/** Every file of rule vectors (`*.json`) of a folder, played, and proved to be able to fail. */
export const provedIn = <P extends { readonly id: string; readonly title: string }>(
  folder: URL,
  prove: (file: unknown) => readonly P[],
): (P & { readonly file: string })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((file) =>
      prove(JSON.parse(readFileSync(new URL(file, folder), "utf8"))).map((proved) => ({ ...proved, file })),
    );
