/** What the minions on the table would still do to the fellowship this turn. */
import { NONE } from "@westmarch/kernel";
import { fellowshipTotal, minionTotal } from "../rules/archery.ts";
import { canAttack, canDefend } from "../rules/assigning.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies, fellowship } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import type { Phase } from "../words.ts";
import { sense } from "./sense.ts";
import { skirmishCost, woundsCost } from "./skirmishes.ts";

export const minions = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(({ zone }) => zone === "middle");
export const defenders = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => canDefend(g, copy));

const BEFORE_ARCHERY: readonly Phase[] = ["shadow", "maneuver", "archery"];
const BEFORE_SKIRMISHES: readonly Phase[] = [...BEFORE_ARCHERY, "assignment"];

/** What each wound costs that the companions can take, the cheapest first. */
function hitsTaken(g: CardGame): readonly number[] {
  const hits: number[] = [];
  for (const copy of fellowship(g)) {
    let before = woundsCost(g, copy, 0);
    for (let wounds = 1; wounds <= vitalityLeft(g, copy); wounds++) {
      const now = woundsCost(g, copy, wounds);
      hits.push(now - before);
      before = now;
    }
  }
  return hits.sort((one, other) => one - other);
}

/** What the archery to come costs the fellowship. */
function arrows(g: CardGame): number {
  const all = minions(g);
  if (all.length === 0) return 0;
  const total = minionTotal(g);
  const hits = total > 0 ? hitsTaken(g) : [];
  let cost = 0;
  for (let n = 0; n < total; n++) cost += hits[n] ?? 0;
  return (
    cost -
    sense.arrow *
      Math.min(
        fellowshipTotal(g, 0),
        all.reduce((sum, copy) => sum + vitalityLeft(g, copy), 0),
      )
  );
}

/** Copies by a figure of theirs, the highest first: each is worked out once. */
function sortedBy(copies: readonly Copy[], figure: (copy: Copy) => number): readonly Copy[] {
  if (copies.length < 2) return copies;
  return copies
    .map((copy) => ({ copy, by: figure(copy) }))
    .sort((one, other) => other.by - one.by)
    .map(({ copy }) => copy);
}

/** Minions not assigned yet, as they might be: the strongest against the strongest. */
function unassigned(g: CardGame, open: readonly Copy[], free: readonly Copy[]): number {
  const byStrength = sortedBy(open, (copy) => strength(g, copy));
  const ready = sortedBy(free, (copy) => standing(g, copy));
  const groups = ready.map((): Copy[] => []);
  for (const [i, minion] of byStrength.entries()) {
    // What is left over goes where it hurts most: all onto the weakest, as a rule.
    const place = i < ready.length ? i : ready.length - 1;
    groups[place]?.push(minion);
  }
  let cost = 0;
  for (const [i, character] of ready.entries()) cost += skirmishCost(g, character, groups[i] ?? []);
  return cost;
}

/** How gladly a character is put in front: by strength, the dying last, the Ring-bearer last of all. */
const standing = (g: CardGame, copy: Copy): number =>
  strength(g, copy) -
  (vitalityLeft(g, copy) === 1 ? sense.dyingBack : 0) -
  (copy.id === g.bearer[g.turn] ? sense.bearerBack : 0);

/** What the rest of this turn is likely to cost the fellowship, in steps. */
export function threat(g: CardGame): number {
  const inSkirmishes = g.phase === "skirmish";
  if (!inSkirmishes && !BEFORE_SKIRMISHES.includes(g.phase)) return 0;
  const groups = new Map<number, Copy[]>();
  const open: Copy[] = [];
  for (const minion of minions(g)) {
    const character = against(g, minion.id);
    if (character !== NONE) groups.set(character, [...(groups.get(character) ?? []), minion]);
    else if (!inSkirmishes && canAttack(g, minion)) open.push(minion);
  }
  let cost = BEFORE_ARCHERY.includes(g.phase) ? arrows(g) : 0;
  const all = defenders(g);
  for (const character of all) {
    const group = groups.get(character.id);
    if (group && !(character.id === g.skirmish && g.skirmishCancelled))
      cost += skirmishCost(
        g,
        character,
        group,
        character.id === g.skirmish ? sense.sureNow : sense.sureLater,
      );
  }
  if (open.length > 0)
    cost += unassigned(
      g,
      open,
      all.filter(({ id }) => !groups.has(id)),
    );
  return cost;
}
