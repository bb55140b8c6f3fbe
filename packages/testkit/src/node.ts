/** What only Node can do: golden saves from a folder. */
import { readdirSync, readFileSync } from "node:fs";
import type { Save } from "@westmarch/kernel";

/** Every save (`*.json`) of a folder, by its name. */
export function readSaves(folder: URL): Record<string, Save> {
  const saves: Record<string, Save> = {};
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".json"))) {
    saves[name] = JSON.parse(
      readFileSync(new URL(name, `${folder.href.replace(/\/?$/, "/")}`), "utf8"),
    ) as Save;
  }
  return saves;
}
