import { readFileSync } from "node:fs";
import { type AnySave, isSave } from "@westmarch/kernel";
import { messageOf, Trouble } from "./trouble.ts";

/** The content of a text file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Trouble("trouble.file.read", { file, detail: messageOf(error) });
  }
}

/** The content of a JSON file. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Trouble("trouble.file.json", { file, detail: messageOf(error) });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A saved game: as `westmarch export` writes it, or as a replay link serves it. */
export function readSave(file: string): AnySave {
  const content = readJson(file);
  const inner = isObject(content) && "save" in content ? content.save : content;
  if (isSave(inner)) return inner;
  throw new Trouble("trouble.file.save", { file });
}
