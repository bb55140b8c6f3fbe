/** What this device and the account have to tell each other about a shelf. Pure: what is kept where is `sync.ts`. */
import type { ShelfChange, ShelfItem } from "@westmarch/protocol";
import { LIMITS } from "@westmarch/protocol/constants";

/** How a device left things with the account the last time. */
export interface Step {
  /** Whose account. */
  readonly person: string;
  /** They have spoken: what is not on the shelf is not there, and not only unknown. */
  readonly met: boolean;
  readonly since: number;
  /** By `KIND:GAME:ID`: the version that came or went, and a mark of its text. */
  readonly items: Readonly<Record<string, { readonly version: number; readonly mark: string }>>;
  /** When this device first saw that something is not what it was, in milliseconds since 1970. */
  readonly noticed: Readonly<Record<string, number>>;
  /** What was here before, and is no part of the account unless its owner says so. */
  readonly apart?: readonly string[];
  /** What its owner has brought into the account: it stays here when the account leaves. */
  readonly brought?: readonly string[];
  /** The owner has said that what was here before stays apart. */
  readonly stays?: boolean;
}

export const firstStep = (person: string): Step => ({ person, met: false, since: 0, items: {}, noticed: {} });

/** The first step on a device where these things are already: they are a guest's. */
export const meeting = (person: string, here: Iterable<string>): Step => ({
  ...firstStep(person),
  apart: [...here],
});

/** What of all that is here concerns the account. */
export function withoutApart(step: Step, here: ReadonlyMap<string, string>): Map<string, string> {
  const apart = new Set(step.apart);
  return new Map([...here].filter(([key]) => !apart.has(key)));
}

/** A guest's things go into the account, and are remembered as what was here before. */
export const withAll = ({ apart = [], brought = [], ...step }: Step): Step => ({
  ...step,
  brought: [...new Set([...brought, ...apart])],
});

/**
 * What an account would put where a guest has something (`here`): what is the same is the account's from now on, and what
 * is not stays the guest's (`kept`).
 */
export function besideApart(
  step: Step,
  puts: readonly (readonly [string, string | null])[],
  here: ReadonlyMap<string, string>,
): { readonly step: Step; readonly kept: readonly string[] } {
  const apart = new Set(step.apart);
  const meets = puts.filter(([key]) => apart.has(key));
  const same = new Set(meets.filter(([key, text]) => here.get(key) === text).map(([key]) => key));
  if (meets.length === 0) return { step, kept: [] };
  return {
    step: { ...step, apart: [...apart].filter((key) => !same.has(key)) },
    kept: meets.map(([key]) => key).filter((key) => !same.has(key)),
  };
}

/** Tells texts apart; two are never taken for one but by a chance of one in 2⁵³. */
export function markOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    other = Math.imul(other ^ letter, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${text.length}-${(4294967296 * (2097151 & other) + (one >>> 0)).toString(36)}`;
}

/** A key is the place of a thing: its kind, its game and its name. The last may hold colons. */
export function placeOf(key: string): { readonly kind: string; readonly game: string; readonly id: string } {
  const [kind = "", game = "", ...id] = key.split(":");
  return { kind, game, id: id.join(":") };
}

export const keyOf = ({ kind, game, id }: Pick<ShelfItem, "kind" | "game" | "id">): string =>
  `${kind}:${game}:${id}`;

/** What is not here as it was left, with the time at which that was noticed. */
export function changesOf(
  step: Step,
  here: ReadonlyMap<string, string>,
  now: number,
): { readonly changes: readonly ShelfChange[]; readonly step: Step; readonly tooLarge: readonly string[] } {
  const changes: ShelfChange[] = [];
  const tooLarge: string[] = [];
  const noticed: Record<string, number> = {};
  const change = (key: string, text: string | null) => {
    const at = step.noticed[key] ?? now;
    noticed[key] = at;
    changes.push({ ...placeOf(key), text, from: step.items[key]?.version ?? 0, at });
  };
  for (const [key, text] of here) {
    if (step.items[key]?.mark === markOf(text)) continue;
    if (text.length > LIMITS.document) tooLarge.push(key);
    else change(key, text);
  }
  for (const key of Object.keys(step.items)) if (!here.has(key)) change(key, null);
  return { changes, step: { ...step, noticed }, tooLarge };
}

/**
 * What an answer changes here. What the player has changed again since it was sent is left as it is, unless the account has
 * just what was sent: the next exchange settles it.
 */
export function taken(
  step: Step,
  told: { readonly version: number; readonly items: readonly ShelfItem[] },
  sent: ReadonlyMap<string, string>,
  here: ReadonlyMap<string, string>,
): { readonly step: Step; readonly puts: readonly (readonly [string, string | null])[] } {
  const items = { ...step.items };
  const noticed = { ...step.noticed };
  const puts: (readonly [string, string | null])[] = [];
  for (const item of told.items) {
    const key = keyOf(item);
    const now = here.get(key) ?? null;
    const was = sent.get(key) ?? null;
    if (now !== was && item.text !== was && item.text !== now) continue;
    if (item.text === null) delete items[key];
    else items[key] = { version: item.version, mark: markOf(item.text) };
    if (now === was) {
      delete noticed[key];
      if (item.text !== now) puts.push([key, item.text]);
    }
  }
  return { step: { ...step, met: true, since: told.version, items, noticed }, puts };
}

/** The step as it is where these could not be kept: the device has not seen them, and asks for them again. */
export function withoutThese(step: Step, keys: readonly string[], before: Step): Step {
  if (keys.length === 0) return step;
  const items = { ...step.items };
  for (const key of keys) {
    const had = before.items[key];
    if (had) items[key] = had;
    else delete items[key];
  }
  return { ...step, items, since: before.since };
}

/** Parts of a list that each fit into one call. */
export function inParts(changes: readonly ShelfChange[], most = 90_000): readonly (readonly ShelfChange[])[] {
  const parts: ShelfChange[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const own = new TextEncoder().encode(JSON.stringify(change)).length;
    if (size + own > most || (parts.at(-1)?.length ?? 0) >= LIMITS.shelf) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(change);
    size += own;
  }
  return parts;
}
