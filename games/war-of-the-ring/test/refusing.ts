/** Tables on which a choice is refused, and why. */
import { describe, expect, test } from "vitest";
import type { FaceName } from "../data/ids.ts";
import type { Position } from "../position.ts";
import { at } from "./table.ts";

export type Case = readonly [
  reason: string,
  rule: string,
  seat: string,
  attempt: string,
  scene: Position,
  plays?: readonly string[],
];

export const BOTH = { "free-peoples": ["event"], shadow: ["event"] } as const;
type Dice = NonNullable<Position["dice"]>;
/** Dice of the side that acts, against as many of the other. */
export const free = (...dice: readonly FaceName[]): Dice => ({
  "free-peoples": dice,
  shadow: dice.map(() => "event" as const),
});
export const shadow = (...dice: readonly FaceName[]): Dice => ({
  shadow: dice,
  "free-peoples": dice.map(() => "event" as const),
});
export const FP = "free-peoples";
export const SH = "shadow";

/** A test for each case: after these plays the seat is refused the attempt, for this reason, by this rule. */
export function refuses(groups: Readonly<Record<string, readonly Case[]>>): void {
  for (const [group, cases] of Object.entries(groups))
    describe(`a refused choice says why: ${group}`, () => {
      for (const [reason, rule, seat, attempt, scene, plays] of cases)
        test(`${attempt}: ${reason} (${rule})`, () => {
          const t = at(scene);
          for (const play of plays ?? []) t.plays(t.engine.owes(t.state)[0], play);
          expect(() => t.mayNot(seat, attempt, { reason, rule })).not.toThrow();
        });
    });
}
