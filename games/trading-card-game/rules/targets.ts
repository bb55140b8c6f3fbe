/** The targets of each kind of step: which cards can be chosen for them, and how many. */
import { atWorkOn } from "../cards/conditions.ts";
import { matchesCard, meant } from "../cards/matching.ts";
import { isPointing } from "../cards/programs.ts";
import { pile, pilesOf } from "../cards/sources.ts";
import { canSpotAll } from "../cards/spots.ts";
import type { TextContext } from "../cards/text-context.ts";
import { type CardId, type CopyId, printed } from "../data/ids.ts";
import type { Simple, Target } from "../language/targets.ts";
import type { Step } from "../language/tree.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { copyOf } from "../table/copies.ts";
import { isSkirmishing } from "../table/sides.ts";
import { canExert, vitalityLeft } from "../table/vitality.ts";
import { mayAssign } from "./assigning.ts";
import { hasRoom } from "./bearers.ts";
import { discardable, exertable } from "./paying.ts";
import { canPlay } from "./playable.ts";
import { canHeal } from "./tokens.ts";

/** The copies on the table that a step is done to, and a second target where it has one. */
export function targetsOf(step: Step): readonly Target[] {
  switch (step.do) {
    case "exert":
    case "exhaust":
    case "wound":
    case "heal":
    case "remove wounds":
    case "gain":
    case "give no strength":
    case "may fight":
    case "cap wounds":
    case "overwhelm if tripled":
    case "not in archery total":
    case "put on the Ring":
    case "become Ring-bearer":
      return [step.target];
    case "discard":
      return step.from || isOfPile(step.target) ? [] : [step.target];
    case "spot":
      return isPointing(step) ? step.spots.flatMap((spot) => ("target" in spot ? [spot.target] : [])) : [];
    case "gain strength of":
      return [step.target, step.other];
    case "assign":
    case "cannot assign":
      return [step.target, step.to];
    case "stack":
      return step.from ? [step.on] : [step.target, step.on];
    case "move":
      return [step.onto];
    case "play":
      return step.from || !step.target.some(isStacked) ? [] : [step.target];
    case "cancel":
      return typeof step.what === "object" ? [step.what.skirmishOf] : [];
    case "prevent":
      return typeof step.what === "object" ? [step.what.woundsTo] : [];
    default:
      return [];
  }
}

const isStacked = (simple: Simple): boolean =>
  simple.is === "some" && simple.narrow?.some(({ by }) => by === "stacked on this card") === true;

/** Whether what is put or discarded are cards that were revealed or looked at, wherever they are ("it": the last). */
export const isOfPile = (target: Target): boolean =>
  target.some(
    (simple) =>
      simple.is === "it" ||
      simple.is === "of those cards" ||
      simple.is === "the others" ||
      simple.is === "the last discarded card" ||
      (simple.is === "some" && simple.kinds.some(({ state }) => state === "revealed")),
  );

/** How many are picked for a target at least and at most; `all` where there is no choice. */
export interface Span {
  readonly least: number;
  readonly most: number;
  readonly all: boolean;
}

/** How many cards are picked for a target; `x` is the number that was chosen for X. */
export function spanOf(target: Target, x: number): Span {
  const [first] = target;
  if (first?.is !== "some") {
    const one =
      first?.is === "title" || first?.is === "of those cards" || first?.is === "the last discarded card";
    return one ? exactly(amountOf(first, x)) : { least: 0, most: Number.POSITIVE_INFINITY, all: true };
  }
  const { which } = first;
  if (which.how === "each" || which.how === "each other" || which.how === "each of your") {
    return { least: 0, most: Number.POSITIVE_INFINITY, all: true };
  }
  if (which.how === "up to") return { least: 0, most: which.most, all: false };
  return exactly(which.how === "exactly" ? (which.amount === "X" ? Math.max(0, x) : which.amount) : 1);
}

/** How often a step is done to each: "twice", "X times", "up to 2 times", an exertion twice as a cost. */
export function timesOf(step: Step, twice: boolean, x: number): number {
  if (twice) return 2;
  if ((step.do !== "wound" && step.do !== "heal") || step.times === undefined) return 1;
  if (step.times === "twice") return 2;
  if ("upTo" in step.times) return Math.max(0, x);
  return step.times.times === "X" ? Math.max(0, x) : step.times.times;
}

const amountOf = (simple: Simple, x: number): number =>
  simple.is === "of those cards" ? (simple.amount === "X" ? x : simple.amount) : 1;

const exactly = (many: number): Span => ({ least: many, most: many, all: false });

/** Everybody who can be picked for a target of a step. */
export function pickable(
  g: CardGame,
  s: TextContext,
  step: Step,
  slot: number,
  isCost: boolean,
  twice: boolean,
  first: readonly CopyId[],
): readonly Copy[] {
  const target = targetsOf(step)[slot];
  if (!target) return [];
  if (slot === 0) {
    if (step.do === "exert") {
      return isCost
        ? exertable(g, s, target, twice ? 2 : 1)
        : meant(g, s, target).filter((copy) => canExert(g, copy));
    }
    if (step.do === "discard") {
      return isCost
        ? discardable(g, s, target)
        : meant(g, s, target).filter((copy) => copy.id !== g.bearer[copy.owner] && !isProtected(g, s, copy));
    }
    if (step.do === "heal") return meant(g, s, target).filter((copy) => canHeal(g, copy));
    if (step.do === "exhaust") return meant(g, s, target).filter((copy) => vitalityLeft(g, copy) > 1);
    if (step.do === "cancel") return meant(g, s, target).filter((copy) => isSkirmishing(g, copy));
    if (step.do === "play") return meant(g, s, target).filter(({ card }) => canPlay(g, s.you, card));
    if (step.do === "move") {
      const moved = movedBy(g, s, step);
      return moved ? meant(g, s, target).filter((copy) => hasRoom(g, moved.card, copy)) : [];
    }
    if (step.do === "assign") {
      const others = meant(g, s, step.to);
      return meant(g, s, step.target).filter((copy) =>
        others.some((other) => mayAssign(g, copy, other, step.by === "FP")),
      );
    }
  }
  if (slot === 1 && step.do === "assign" && first[0] !== undefined) {
    const one = copyOf(g, first[0]);
    return meant(g, s, step.to).filter((other) => mayAssign(g, one, other, step.by === "FP"));
  }
  return meant(g, s, target);
}

type Move = Extract<Step, { readonly do: "move" }>;

/** What a step moves: a copy in the support area, or else a card of the discard pile. */
export function movedBy(
  g: CardGame,
  s: TextContext,
  { target: [target], from }: Move,
): { readonly card: CardId; readonly copy: Copy | undefined } | undefined {
  const wanted = target?.is === "title" ? target.title : undefined;
  const copy = g.table.find(
    ({ id, card, owner, zone }) =>
      zone === "support" &&
      (wanted === undefined ? id === s.self : owner === s.you && printed(card).title === wanted),
  );
  if (copy) return { card: copy.card, copy };
  if (from !== "your support area or discard pile") return undefined;
  const card = g.discards[s.you].find((one) => one !== UNSEEN && printed(one).title === wanted);
  return card === undefined ? undefined : { card, copy: undefined };
}

/** Whether a step has anything at all to be done to, as far as the table and the player's own hand show. */
export function hasAim(g: CardGame, s: TextContext, step: Step): boolean {
  if (step.do === "spot") return canSpotAll(g, s, step.spots);
  if (step.do === "stack" && step.from)
    return pilesOf(s, step.from, s.you)
      .flatMap((one) => pile(g, one))
      .some((card) => card === UNSEEN || matchesCard(g, s, step.target, card, s.you));
  return targetsOf(step).length === 0 || pickable(g, s, step, 0, false, false, []).length > 0;
}

/** "An opponent cannot discard your SHIRE tales from play." */
const isProtected = (g: CardGame, s: TextContext, copy: Copy): boolean =>
  atWorkOn(g, "an opponent cannot discard", copy).some(({ context }) => context.you !== s.you);
