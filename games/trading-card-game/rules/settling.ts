/** State checks after every step (17.7): corruption, deaths, a Ring-bearer who is gone, states that become true. */
import { onward } from "@westmarch/cards";
import { type Frame, type FrameOf, NONE } from "@westmarch/kernel";
import { type ActivePart, statesInPlay } from "../cards/active-effects.ts";
import { holds } from "../cards/conditions.ts";
import { countUse, limitLeft } from "../cards/limits.ts";
import { contextOf, speakerOf } from "../cards/text-context.ts";
import type { PartOf } from "../cards/texts.ts";
import { isCharacter } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { find } from "../table/copies.ts";
import { mayDie, vitalityLeft } from "../table/vitality.ts";
import { chapter, enter } from "../vocabulary.ts";
import type { Happening } from "../words.ts";
import { kill } from "./leaving.ts";
import { isCorrupted } from "./ring.ts";

/** Whether a character has no vitality left (15.1). */
const isDying = (g: CardGame, copy: Copy): boolean =>
  isCharacter(copy.card) && copy.zone !== "path" && vitalityLeft(g, copy) <= 0;

type State = ActivePart<PartOf<"when">>;

const isTrue = (g: CardGame, { copy, part }: State): boolean =>
  part.on.on === "becomes true" && holds(g, contextOf(g, copy), part.on.condition);

const PLACES = 100;
const keyOf = ({ copy, index }: State): number => copy.id * PLACES + index;

/** Triggers whose state has become true (glossary: true already when the card becomes active counts, too). */
function becameTrue(g: CardGame): readonly State[] {
  const states = statesInPlay(g);
  if (states.length === 0) return states;
  return states.filter(
    (state) =>
      !g.held.includes(keyOf(state)) &&
      isTrue(g, state) &&
      limitLeft(g, state.copy.id, state.index, state.part.effect.limit),
  );
}

/** Whether the Ring-bearer's death is still being told: another companion may take the Ring over (18.7). */
const isBeingTold = (g: CardGame): boolean =>
  g.stack.some((f) => {
    const told: readonly Happening[] = isFrame(f, "happening") ? [f] : isFrame(f, "announcing") ? f.all : [];
    return told.some(({ what, on }) => what === "killed" && on === g.bearer[g.turn]);
  });

const isFrame = <N extends "happening" | "announcing">(f: Frame, name: N): f is FrameOf<CardGame, N> =>
  f.chapter === name;

const isBearerGone = (g: CardGame): boolean =>
  g.phase !== "setup" && find(g, g.bearer[g.turn] ?? NONE) === undefined && !isBeingTold(g);

/** Whether there is anything to be checked. */
export function unsettled(g: CardGame): boolean {
  if (g.phase === "setup") return false;
  if (isCorrupted(g) || isBearerGone(g)) return true;
  if (mayDie(g) && activeCopies(g).some((copy) => isDying(g, copy))) return true;
  // Who falls from now on does not fall to the last wound.
  if (g.hitBy.length > 0) g.hitBy = [];
  forget(g);
  return becameTrue(g).length > 0;
}

/** States that no longer hold may become true again. */
function forget(g: CardGame): void {
  if (g.held.length === 0) return;
  const all = statesInPlay(g);
  const still = g.held.filter((key) => all.some((state) => keyOf(state) === key && isTrue(g, state)));
  if (still.length < g.held.length) g.held = still;
}

/** Goes to the checks first, where there is anything to check, and on at `next`. */
export const settle = <const L extends string>(g: CardGame, next: L) =>
  unsettled(g) ? { ...enter("settling"), next } : undefined;

/**
 * 17.7: the checks after each step: corruption, deaths, states that cards wait for. `due`: states that have become true
 * and are still to be answered.
 */
export const settling = chapter("settling", { due: [] })({
  corrupted: ({ g }) => {
    if (isCorrupted(g)) return enter("losing", { seat: g.turn, how: "corrupted" });
  },
  deaths: (c) => {
    const { g } = c;
    const dead = activeCopies(g)
      .filter((copy) => isDying(g, copy))
      .map(({ id }) => id);
    if (dead.length === 0) return;
    return onward(kill(c, dead, g.hitBy));
  },
  bearer: ({ g }) => {
    if (isBearerGone(g)) return enter("losing", { seat: g.turn, how: "killed" });
  },
  /** All that have become true by now work one after the other; what comes true meanwhile works in between. */
  states: ({ g }, f) => {
    f.due = becameTrue(g).map(keyOf);
    g.held = [...g.held, ...f.due];
  },
  /** 17.4: which comes first is for the Free Peoples player to say. */
  which: {
    prompt: "order",
    pick: (g, { due }) => ({
      seat: g.turn,
      options: statesInPlay(g)
        .filter((state) => due.includes(keyOf(state)))
        .map(({ copy, card, index }) => ["trigger", copy.id, card, index]),
      about: ["becomes-true"],
    }),
    none: () => ({ end: null }),
    answered: ({ g }, f, option) => {
      const state = statesInPlay(g).find(({ copy, index }) => copy.id === option[1] && index === option[3]);
      if (!state) return { end: null };
      const { copy, card, index, part } = state;
      f.due = f.due.filter((key) => key !== keyOf(state));
      countUse(g, copy.id, index, part.effect.limit);
      const speaking = { copy: copy.id, card, index, you: speakerOf(g, copy), bearer: copy.on };
      return { ...enter("text", speaking), next: "which" };
    },
  },
});
