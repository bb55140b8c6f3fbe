/**
 * A pack that a player brings to a table, as the text of a setting: the whole document, or its differences from the
 * built-in one. The table's states name it by its digest.
 */

import type { Settings } from "@westmarch/kernel";
import { type Complaint, complain } from "./pack/complaint.ts";
import { canonical, digestOf } from "./pack/digest.ts";
import { type PackRead, parsed, readPack } from "./pack/reading.ts";
import { saying } from "./pack/saying.ts";
import type { Pack } from "./pack/types.ts";
import { WESTMARCH } from "./pack/westmarch.ts";
import { type Box, makeBoxesBy, printedOf } from "./printing.ts";

/** What marks a document that only tells differences. */
const CHANGES = "westmarch/five-armies/1/changes";
/** How long a setting may be. */
export const LONGEST_BROUGHT = 48_000;

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an entry of a list goes by, or null where lists have no such entries and are told whole. */
function nameOf(entry: unknown): string | null {
  if (!isRow(entry)) return null;
  if (typeof entry.id === "string") return entry.id;
  return Array.isArray(entry.between) ? [...entry.between].sort().join(" ") : null;
}
const namesOf = (list: unknown): readonly string[] | null => {
  if (!Array.isArray(list)) return null;
  const names = list.flatMap((entry) => nameOf(entry) ?? []);
  return names.length === list.length && new Set(names).size === names.length ? names : null;
};
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** What is different in a list: entries that are other or new, and names of those that are gone. */
function listChanges(now: readonly unknown[], was: readonly unknown[]): Row {
  const before = new Map(was.map((entry) => [nameOf(entry), entry]));
  const names = namesOf(now) ?? [];
  return {
    with: now.filter((entry) => !same(entry, before.get(nameOf(entry)))),
    without: (namesOf(was) ?? []).filter((name) => !names.includes(name)),
  };
}

/** A pack as the text of a setting: what is different in it from the built-in one. */
export function changesOf(pack: Pack): string {
  const was: Row = { ...WESTMARCH };
  const told: Record<string, unknown> = { format: CHANGES };
  for (const [key, now] of Object.entries(pack))
    if (key !== "format" && !same(now, was[key])) {
      const before = was[key];
      const isNamed = namesOf(now) !== null && namesOf(before) !== null;
      told[key] = isNamed && Array.isArray(now) && Array.isArray(before) ? listChanges(now, before) : now;
    }
  return JSON.stringify(told);
}

/** A list after changes. */
function changedList(was: readonly unknown[], told: Row): unknown {
  if (!Array.isArray(told.with) || !Array.isArray(told.without)) return told;
  const coming = new Map(told.with.map((entry: unknown) => [nameOf(entry), entry]));
  const { without } = told;
  const stay = was.filter((entry) => !without.includes(nameOf(entry)));
  const known = stay.map(nameOf);
  return [
    ...stay.map((entry) => coming.get(nameOf(entry)) ?? entry),
    ...told.with.filter((entry: unknown) => !known.includes(nameOf(entry))),
  ];
}

/** The whole document of which only the differences are told. */
function whole(told: Row): Row {
  const document: Record<string, unknown> = { ...WESTMARCH };
  for (const [key, value] of Object.entries(told)) {
    const was = Object.hasOwn(document, key) ? document[key] : undefined;
    if (key !== "format")
      document[key] =
        isRow(value) && namesOf(was) !== null && Array.isArray(was) ? changedList(was, value) : value;
  }
  return document;
}

/** Reads what a player brings, whole or as differences. */
export function readBrought(text: string): PackRead {
  const read = parsed(text);
  if ("reason" in read) return { pack: null, complaints: [read] };
  const { document } = read;
  return isRow(document) && document.format === CHANGES
    ? readPack(JSON.stringify(whole(document)))
    : readPack(text);
}

// ---- what has been read

/** How many texts are remembered as read. */
const MOST = 16;
const read = new Map<string, string | readonly Complaint[]>();
/** The text that each pack came with: of every table there has been, so that a box can be made anew. */
const texts = new Map<string, string>();

const boxFrom = (pack: Pack): Box => ({ pack, printed: printedOf(pack), said: saying(pack).said });
makeBoxesBy((digest) => {
  const text = texts.get(digest);
  const { pack } = text === undefined ? { pack: null } : readBrought(text);
  return pack && boxFrom(pack);
});

/** The digest by which states name the pack of a setting, or what is wrong with it. The built-in pack is named by nothing. */
export function brought(text: string): string | readonly Complaint[] {
  if (text === "") return "";
  const known = read.get(text);
  if (known !== undefined) return known;
  const found = judged(text);
  read.set(text, found);
  for (const [oldest] of read) if (read.size > MOST) read.delete(oldest);
  return found;
}

function judged(text: string): string | readonly Complaint[] {
  const { pack, complaints } = readBrought(text);
  if (pack === null) return complaints;
  const changes = changesOf(pack);
  if (changes.length > LONGEST_BROUGHT) return [complain("pack", "too-long", { most: LONGEST_BROUGHT })];
  // Told as differences it is the same pack, whichever way it came, and its entries stand in the same order.
  const settled = readBrought(changes);
  if (settled.pack === null) return settled.complaints;
  const digest = digestOf(settled.pack);
  if (digest === digestOf(WESTMARCH)) return "";
  texts.set(digest, changes);
  return digest;
}

/** The pack that a table has brought, as its setting tells it. */
export const packIn = ({ pack }: Settings): string => (typeof pack === "string" ? pack : "");
/** Its digest. The settings must have been settled. */
export const digestIn = (settings: Settings): string => {
  const found = brought(packIn(settings));
  return typeof found === "string" ? found : "";
};
