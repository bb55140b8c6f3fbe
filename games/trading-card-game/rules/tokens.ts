/** Wounds, exertions and healing, one token at a time (15.1, 15.2, 15.5), and the Ring in between (18.3). */
import { NONE } from "@westmarch/kernel";
import { atWorkOn, isUnder } from "../cards/conditions.ts";
import type { CopyId } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { countHurt, find, hurtOf, setWounds, woundsOn } from "../table/copies.ts";
import { lasts } from "../table/modifiers.ts";
import { isSilenced } from "../table/ring.ts";
import { canExert, isWounded } from "../table/vitality.ts";
import type { C } from "../vocabulary.ts";
import type { Happening } from "../words.ts";
import { addBurdens } from "./burdens.ts";

/** How many wounds a character takes in one skirmish phase at most. */
export function woundCap(g: CardGame, copy: Copy): number {
  let cap = Number.POSITIVE_INFINITY;
  for (const { part } of atWorkOn(g, "cap wounds", copy)) cap = Math.min(cap, part.rule.most);
  for (const one of g.lasting)
    if (one.what === "wound cap" && one.on === copy.id) cap = Math.min(cap, one.by);
  return cap;
}

/** Burdens that replace one wound of this character, or 0 (18.3). */
export function burdensInstead(g: CardGame, copy: Copy): number {
  if (isSilenced(g)) return 0;
  const [instead] = atWorkOn(g, "wounds become", copy).filter(
    ({ part: { rule } }) => !rule.inSkirmish || g.phase === "skirmish",
  );
  return instead ? Number(instead.part.rule.amount) : 0;
}

/** Whether this copy can be healed at all (15.5): it is wounded, and nothing forbids it. */
export const canHeal = (g: CardGame, copy: Copy): boolean =>
  isWounded(g, copy) && !isUnder(g, "cannot heal", copy) && !isUnder(g, "counters stay", copy);

/** Whether this character can take a wound: the cap of a skirmish phase and prevention forbid it (10.6). */
export const canBeWounded = (g: CardGame, copy: Copy): boolean =>
  !lasts(g, "no wounds", copy.id) && (g.phase !== "skirmish" || hurtOf(g, copy.id) < woundCap(g, copy));

/** Whether a token cannot be placed or removed, before anybody answers. */
export function isBarred(g: CardGame, { what, on }: Happening): boolean {
  if (what !== "wound" && what !== "exert" && what !== "heal") return false;
  const copy = find(g, on);
  if (!copy) return true;
  if (what === "exert") return !canExert(g, copy);
  return what === "heal" ? !canHeal(g, copy) : !canBeWounded(g, copy);
}

/** Places or removes the token of a happening that is about one; everything else has been done already. */
export function carryOut(c: C, { what, on, others }: Happening, token: boolean): void {
  const { g } = c;
  const copy = on === NONE ? undefined : find(g, on);
  if (!copy) return;
  if (what === "wound") wound(c, copy, others);
  else if (what === "heal") heal(c, on);
  else if (what === "exert") exert(c, on, token);
}

/** 18.3: adds burdens in place of a wound; false where nothing replaces it. */
export function replaced(c: C, { what, on }: Happening): boolean {
  const copy = what === "wound" ? find(c.g, on) : undefined;
  const burdens = copy ? burdensInstead(c.g, copy) : 0;
  addBurdens(c, burdens);
  return burdens > 0;
}

function wound(c: C, copy: Copy, by: readonly CopyId[]): void {
  const { g } = c;
  g.hitBy = by;
  setWounds(g, copy.id, woundsOn(g, copy.id) + 1);
  countHurt(g, copy.id);
  c.tell("wounded", { copy: copy.id, wounds: woundsOn(g, copy.id) });
}

function heal(c: C, on: CopyId): void {
  setWounds(c.g, on, woundsOn(c.g, on) - 1);
  c.tell("healed", { copy: on, wounds: woundsOn(c.g, on) });
}

function exert(c: C, on: CopyId, token: boolean): void {
  if (token) setWounds(c.g, on, woundsOn(c.g, on) + 1);
  c.tell("exerted", { copy: on, wounds: woundsOn(c.g, on), token });
}
