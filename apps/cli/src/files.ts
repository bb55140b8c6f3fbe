import { readFileSync } from "node:fs";
import type { Save } from "@westmarch/kernel";
import { messageOf, Trouble } from "./trouble.ts";

/** The content of a JSON file. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Trouble(`${file} is not JSON: ${messageOf(error)}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSave = (value: unknown): value is Save & Record<string, unknown> =>
  isObject(value) &&
  value.format === 1 &&
  typeof value.game === "string" &&
  typeof value.version === "number" &&
  isObject(value.settings) &&
  Array.isArray(value.opening) &&
  Array.isArray(value.journal) &&
  isObject(value.state);

/** A saved game: as `westmarch export` writes it, or as a replay link serves it. */
export function readSave(file: string): Save {
  const content = readJson(file);
  const inner = isObject(content) && "save" in content ? content.save : content;
  if (isSave(inner)) return inner;
  throw new Trouble(
    `${file} is not a saved game (a JSON object with format 1, game, version, settings, opening, journal, state)`,
  );
}
