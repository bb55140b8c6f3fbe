/** 5.3.2: why nothing of a card could be carried out: one reason where all agree, else that it would be in vain. */
import type { Seat } from "@westmarch/kernel";
import type { FaceId } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import type { War } from "../state.ts";
import type { Regions } from "./regions.ts";

/**
 * Why something could not be carried out, or null. `face` is the die that is to pay and has not been taken away yet, or
 * negative. Looks at nothing that the seat cannot see.
 */
export type WhyNot = (g: War, seat: Seat, face: FaceId) => Refusal | null;

export const IN_VAIN = no("card-without-effect", "5.3.2");

/** What two reasons come to. */
const joint = (one: Refusal | null, other: Refusal): Refusal =>
  one === null || one === other ? other : IN_VAIN;

/** Why none of these can be carried out. */
export const noneOf =
  (parts: readonly WhyNot[]): WhyNot =>
  (g, seat, face) => {
    let why: Refusal | null = null;
    for (const part of parts) {
      const not = part(g, seat, face);
      if (not === null) return null;
      why = joint(why, not);
    }
    return why;
  };

/** Why something cannot be done anywhere in these regions. */
export function whyNowhere(
  regions: Regions,
  g: War,
  seat: Seat,
  whyNot: (at: RegionId) => Refusal | null,
): Refusal | null {
  let why: Refusal | null = null;
  const isPossible = regions.some(g, seat, (at) => {
    const not = whyNot(at);
    if (not) why = joint(why, not);
    return not === null;
  });
  return isPossible ? null : (why ?? IN_VAIN);
}
