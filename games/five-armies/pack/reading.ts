/** Reads a pack from a player's text: all of it, or what is wrong with it and where. */
import type { z } from "zod";
import { complaints } from "./checks.ts";
import { type Complaint, complain } from "./complaint.ts";
import { packSchema } from "./schema.ts";
import type { Pack } from "./types.ts";

/** Longer than any pack that keeps to the form. */
const LONGEST = 400_000;
/** More complaints than this help no author. */
const MOST = 50;

export type PackRead =
  | { readonly pack: Pack; readonly complaints: readonly [] }
  | { readonly pack: null; readonly complaints: readonly Complaint[] };

/** A document, or the line in which it stops being JSON. */
export function parsed(text: string): { readonly document: unknown } | Complaint {
  try {
    const document: unknown = JSON.parse(text);
    return { document };
  } catch (error) {
    const told = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    // Not every message says where: what does not begin like a document is none from its first line on.
    const at = /^\s*[[{]/.test(text) ? Number(told ?? text.trimEnd().length) : 0;
    return complain("pack", "not-json", { line: text.slice(0, at).split("\n").length });
  }
}

/** A step on the way to what is wrong: an entry of a list goes by its id if it has one. */
function stepInto(within: unknown, key: PropertyKey): { readonly name: string; readonly inside: unknown } {
  const entry = Object.entries(within ?? {}).find(([name]) => name === String(key));
  const inside: unknown = entry?.[1];
  const id =
    Array.isArray(within) && typeof inside === "object" && inside !== null && "id" in inside
      ? inside.id
      : null;
  // Only what can be an id names an entry: whatever else stands there is what is wrong with it.
  return { name: typeof id === "string" && id !== "" ? id : String(key), inside };
}

function placeOf(document: unknown, path: readonly PropertyKey[]): string {
  let inside = document;
  const names: string[] = [];
  for (const key of path) {
    const step = stepInto(inside, key);
    names.push(step.name);
    inside = step.inside;
  }
  return names.length === 0 ? "pack" : names.join(".");
}

/** What is wrong with the form of one thing. */
function misformed(place: string, issue: z.core.$ZodIssue): Complaint {
  switch (issue.code) {
    case "unrecognized_keys":
      return complain(place, "extra", { name: issue.keys.join(", ") });
    case "invalid_value":
      return complain(place, "value", { expected: issue.values.map(String).join(", ") });
    case "too_small":
      return complain(place, "too-small", { least: Number(issue.minimum) });
    case "too_big":
      return complain(place, "too-large", { most: Number(issue.maximum) });
    case "invalid_type":
      return complain(place, "form", { expected: issue.expected });
    default:
      return complain(place, "form", { expected: issue.message });
  }
}

/** Reads a pack and judges it. */
export function readPack(text: string): PackRead {
  if (text.length > LONGEST)
    return { pack: null, complaints: [complain("pack", "too-long", { most: LONGEST })] };
  const read = parsed(text);
  if ("reason" in read) return { pack: null, complaints: [read] };
  const formed = packSchema.safeParse(read.document);
  if (!formed.success) {
    const wrong = formed.error.issues.map((issue) => misformed(placeOf(read.document, issue.path), issue));
    return { pack: null, complaints: wrong.slice(0, MOST) };
  }
  const found = complaints(formed.data);
  return found.length > 0
    ? { pack: null, complaints: found.slice(0, MOST) }
    : { pack: formed.data, complaints: [] };
}
