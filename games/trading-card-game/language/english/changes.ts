/** What becomes different, in the card language (3). */
import { say } from "@westmarch/sentences/writing";
import { signed } from "../marks.ts";
import type { Target } from "../targets.ts";
import type { Boost, Change } from "../tree.ts";
import { per, target } from "./cards.ts";
import { condition, quality } from "./conditions.ts";

function boost(more: Boost): string {
  if (more.gets !== "strength") return quality({ keyword: more.gets, by: more.by });
  const { instead } = more;
  const plain = `${signed(more.by)} strength`;
  return say(
    instead ? `${plain}, or ${signed(instead.amount)} instead if ${condition(instead.if)}` : plain,
    per(more.per),
  );
}

/** Whose archery total. */
export const ARCHERY = {
  fellowship: "the fellowship's archery total is",
  minions: "the minions' archery total is",
} as const;

/** What becomes different, and for how long. */
export function change(changed: Change): string {
  switch (changed.do) {
    case "gain":
      return say(
        target(changed.target),
        changed.boosts.length > 0 && `gets ${changed.boosts.map(boost).join(" and ")}`,
        changed.fierce && `${changed.boosts.length > 0 ? "and becomes" : "becomes"} ${quality("fierce")}`,
        changed.until,
      );
    case "gain strength of":
      return `${target(changed.target)} gets a strength bonus equal to the strength of ${target(changed.other)}`;
    case "give no strength":
      return `${target(changed.target)} gives no strength bonus ${changed.until}`;
    case "may fight":
      return `${target(changed.target)} may take part in archery fire and skirmishes ${changed.until}`;
    case "cap wounds":
      return `${capped(changed.target, changed.most)} ${changed.until}`;
    case "overwhelm if tripled":
      return tripled(changed.target, changed.its);
    case "not in archery total":
      return `${target(changed.target)} does not add to the fellowship's archery total this phase`;
    case "put on the Ring":
      return `${target(changed.target)} puts on the Ring until regroup`;
    case "become Ring-bearer":
      return `${target(changed.target)} becomes the Ring-bearer with resistance ${changed.resistance}`;
    case "archery total":
      return `${ARCHERY[changed.of]} ${signed(changed.by)}`;
    case "shadow number": {
      const { instead } = changed;
      const plain = `the Shadow number of the new site is ${signed(changed.by)}`;
      return instead ? `${plain}, or ${signed(instead.amount)} instead if ${condition(instead.if)}` : plain;
    }
    case "move limit": {
      const plain = `the move limit is ${signed(changed.by)} this turn`;
      return changed.least === undefined ? plain : `${plain}, to no less than ${changed.least}`;
    }
  }
}

/** Who is overwhelmed only at three times. */
export const tripled = (meant: Target, its: string): string =>
  `${target(meant)} is overwhelmed only if ${its} strength is tripled`;

/** So many wounds at most in a skirmish phase. */
export const capped = (meant: Target, most: number): string =>
  `${target(meant)} takes at most ${most} wound in each skirmish phase`;
