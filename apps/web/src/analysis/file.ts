/** A study as a file, and as what a device keeps. */
import { groupedBy, isSave, LEVELS } from "@westmarch/kernel";
import { z } from "zod";
import { INKS, type Study } from "./study.ts";

const word = z.union([z.number(), z.string()]);
const draw = z.tuple([z.number().int(), z.number().int()]).readonly();
export const entryShape = z.object({
  seat: z.number().int().min(0),
  option: z.tuple([z.string()], word).readonly(),
  draws: z.array(draw).readonly(),
  from: z.number().int().exactOptional(),
  barrier: z.boolean(),
  free: z.boolean(),
  byTime: z.literal(true).exactOptional(),
  byOrder: z.literal(true).exactOptional(),
});
export const settingsShape = z.record(z.string(), z.union([z.boolean(), z.string()]));
const course = z.string().nullable();
const at = z.number().int().min(0);
const names = z.array(z.string().nullable()).readonly();
const moment = z.object({ course, at });
const result = z.object({
  winners: z.array(z.number()).readonly(),
  reason: z.string(),
  scores: z.array(z.number()).readonly().exactOptional(),
});
const save = z.custom<Extract<Study["root"], { kind: "game" }>["save"]>(isSave, "this is no saved game");

const branch = z.object({
  id: z.string().min(1),
  name: z.string(),
  from: moment,
  entries: z.array(entryShape).readonly(),
});

export const rootShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("game"), save, names }),
  z.object({
    kind: z.literal("record"),
    settings: settingsShape,
    opening: z.array(draw).readonly(),
    journal: z.array(entryShape).readonly(),
    stopped: result.nullable(),
    names,
  }),
  z.object({ kind: z.literal("position"), position: z.string(), settings: settingsShape }),
]);

const shape = z.object({
  id: z.string().min(1),
  game: z.string().min(1),
  title: z.string(),
  root: rootShape,
  branches: z.array(branch).readonly(),
  removed: z.array(z.array(branch).readonly()).readonly().default([]),
  notes: z
    .array(moment.extend({ id: z.string(), text: z.string(), by: z.string(), when: z.number() }))
    .readonly()
    .default([]),
  marks: z
    .array(moment.extend({ from: z.string(), to: z.string().nullable(), ink: z.enum(INKS) }))
    .readonly()
    .default([]),
  worth: z
    .record(z.string(), z.object({ values: z.array(z.number()).readonly(), games: z.number() }))
    .default({}),
  players: z
    .array(z.enum(["self", ...LEVELS]))
    .readonly()
    .default([]),
  looked: moment.default({ course: null, at: 0 }),
  changed: z.number().default(0),
});

/** Whether every branch begins on a course that is there, and none on itself. */
function hangsTogether({ branches }: Pick<Study, "branches">): boolean {
  const on = groupedBy(branches, ({ from }) => from.course);
  const rooted = new Set<string | null>([null]);
  // A set goes on with what is put into it meanwhile.
  for (const course of rooted) for (const { id } of on.get(course) ?? []) rooted.add(id);
  return rooted.size === branches.length + 1;
}

/** A study out of something that was kept or sent; null where it is none. */
export function studyIn(value: unknown): Study | null {
  const read = shape.safeParse(value);
  if (!read.success || !hangsTogether(read.data)) return null;
  return read.data;
}

/** The mark of a file of this kind. */
const FORMAT = "westmarch-study-1";

export const fileOf = (study: Study): object => ({ format: FORMAT, study });

/** The study in the text of a file; null where there is none. */
export function studyInFile(text: string): Study | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" &&
      value !== null &&
      "format" in value &&
      value.format === FORMAT &&
      "study" in value
      ? studyIn(value.study)
      : null;
  } catch {
    return null;
  }
}
