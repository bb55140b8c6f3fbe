/** Reads what stands in a request. What is not as it must be is told in a sentence. */
import type { Settings } from "@westmarch/kernel";
import { EnvironmentError } from "./episode.ts";

/** An object that came from outside. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

export function fieldsIn(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new EnvironmentError(`${what} must be a JSON object, not ${shown(value)}`);
  return value;
}

/** What a line of JSON says. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EnvironmentError(
      `this is not one line of JSON (${error instanceof Error ? error.message : error}): write one object on each line`,
    );
  }
}

const isWhole = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

export function integerIn(fields: Fields, key: string, usual?: number): number {
  const value = fields[key] ?? usual;
  if (!isWhole(value)) throw new EnvironmentError(`“${key}” must be a whole number, not ${shown(value)}`);
  return value;
}

/** A whole number, or undefined where it is left out. */
export const optionalIn = (fields: Fields, key: string): number | undefined =>
  fields[key] === undefined ? undefined : integerIn(fields, key);

export function integersIn(fields: Fields, key: string): readonly number[] {
  const list = fields[key];
  if (!Array.isArray(list))
    throw new EnvironmentError(`“${key}” must be a list of whole numbers, not ${shown(list)}`);
  return list.map((value: unknown) => {
    if (!isWhole(value)) throw new EnvironmentError(`“${key}” must hold whole numbers, not ${shown(value)}`);
    return value;
  });
}

export function textIn(fields: Fields, key: string): string {
  const value = fields[key];
  if (typeof value !== "string") throw new EnvironmentError(`“${key}” must be a text, not ${shown(value)}`);
  return value;
}

/** A list of words, each of which is one of those that are known. */
export function wordsIn<W extends string>(fields: Fields, key: string, known: readonly W[]): ReadonlySet<W> {
  const list = fields[key] ?? [];
  const words: readonly unknown[] = Array.isArray(list) ? list : [list];
  return new Set(
    words.map((word) => {
      const found = known.find((one) => one === word);
      if (found === undefined)
        throw new EnvironmentError(`“${key}” can name ${known.join(", ")}, not ${shown(word)}`);
      return found;
    }),
  );
}

/** The settings of a table; none where they are left out. */
export function settingsIn(fields: Fields): Settings {
  const given = fieldsIn(fields.settings ?? {}, "“settings”");
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => {
      if (typeof value !== "boolean" && typeof value !== "string")
        throw new EnvironmentError(`the setting ${id} must be true, false or a text, not ${shown(value)}`);
      return [id, value];
    }),
  );
}
