import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { messageOf, Trouble } from "../trouble.ts";

/** Writes a JSON file as the formatter of the repository would. */
export function writeJson(file: string, content: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    throw new Trouble("trouble.file.write", { file, detail: messageOf(error) });
  }
}
