/** How much time a table gives its people: its own terms, beside the game's rules and settings. */
import { z } from "zod";
import { OUT_OF_TIME } from "./constants.ts";
import { identifier } from "./text.ts";

const out = z.enum(OUT_OF_TIME);
const hour = z.int().min(0).max(23);

/**
 * The hours in which no time runs: from the first on until the second, by the time of day of a place (`zone`, as
 * `Asia/Taipei`) for all who have not said where they are.
 */
const night = z
  .strictObject({ from: hour, until: hour, zone: identifier(64).min(1) })
  .refine(({ from, until }) => from !== until, { error: "a night must end at another hour than it begins" });

/**
 * `live`: so many seconds for the whole game, and so many more after each turn. `slow`: so many days for each turn, no
 * time at night, and so many days of vacation for each person. Null of a `night`: time runs all around the clock.
 */
export const pace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("live"),
    main: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3600),
    out,
  }),
  z.strictObject({
    kind: z.literal("slow"),
    days: z.int().min(1).max(30),
    night: night.nullable(),
    vacation: z.int().min(0).max(60),
    out,
  }),
]);

export type Pace = Readonly<z.infer<typeof pace>>;
export type OutOfTime = (typeof OUT_OF_TIME)[number];
