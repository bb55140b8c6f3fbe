/** Choices that a player lays down for the next time the seat is asked: “if they do X, I do Y”. For that player's eyes alone. */
import type { Fact, Option, Seat } from "@westmarch/kernel";
import { z } from "zod";
import { PLAN } from "./constants.ts";
import { option } from "./option.ts";
import { document, identifier } from "./text.ts";

const fact: z.ZodType<Fact> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    document(200),
    z.array(fact).max(64),
    z.record(identifier(64), fact),
  ]),
);

/** What is to have been heard: an event of this type with at least these facts, as this seat hears it. */
const heard = z.strictObject({ type: identifier(64).min(1), facts: z.record(identifier(64), fact) });

/** One case: asked this, after all of that was heard in this order (nothing: whatever happened), this is chosen. */
export interface Case {
  readonly prompt: string;
  readonly heard: readonly { readonly type: string; readonly facts: Readonly<Record<string, Fact>> }[];
  readonly choose: Option;
  /** What holds when this seat is asked the next time after that. */
  readonly next: readonly Case[];
  /** What is heard and chosen, in the player's own words; shown to that player alone. */
  readonly words?: readonly [heard: string, choose: string] | undefined;
}

const oneCase: z.ZodType<Case> = z.lazy(() =>
  z.strictObject({
    prompt: identifier(64).min(1),
    heard: z.array(heard).max(PLAN.heard),
    choose: option,
    next: z.array(oneCase).max(PLAN.cases),
    words: z.tuple([document(300), document(300)]).optional(),
  }),
);

const sizeOf = (cases: readonly Case[]): number => cases.reduce((sum, { next }) => sum + 1 + sizeOf(next), 0);

/** The cases that hold when a seat is asked next; the first that fits counts. */
export const cases = z
  .array(oneCase)
  .max(PLAN.cases)
  .refine((all) => sizeOf(all) <= PLAN.cases, { error: `a plan has ${PLAN.cases} cases at most` });

/** What has become of a plan. Only its player is told of it. */
export interface SeatPlan {
  readonly seat: Seat;
  /** What holds when this seat is asked next; empty: nothing is laid down. */
  readonly cases: readonly Case[];
  /**
   * Why the last one was dropped: no case fitted; what it was to choose was not to be had; its player chose himself;
   * something was taken back. Null: it was not.
   */
  readonly dropped: "unmet" | "not-offered" | "own" | "taken-back" | null;
  /** How many of its choices have been made. */
  readonly made: number;
}
