/** Steps of programs by what they are about, as those who write or carry them out take them apart. */
import type { Step } from "./tree.ts";

/** The steps of these kinds. */
export type StepOf<K extends Step["do"]> = Extract<Step, { readonly do: K }>;

const among =
  <K extends Step["do"]>(kinds: readonly K[]) =>
  (step: Step): step is StepOf<K> =>
    kinds.some((kind) => kind === step.do);

const ARMY_STEPS = [
  "move",
  "march",
  "strategic move",
  "attack in turn",
  "combined attack",
  "choose",
  "shoot",
  "hit",
  "put damage",
  "put leadership",
  "remove leadership",
  "rally",
] as const;
/** What is done with armies, or to them. */
export type ArmyStep = StepOf<(typeof ARMY_STEPS)[number]>;
export const isArmyStep = among(ARMY_STEPS);

const HAND_STEPS = [
  "draw",
  "discard enemy cards",
  "discard activation",
  "re-roll action dice",
  "take an action",
] as const;
/** What is done with cards, dice and tokens of generals. */
export type HandStep = StepOf<(typeof HAND_STEPS)[number]>;
export const isHandStep = among(HAND_STEPS);

const RECRUIT_STEPS = ["flip", "place tokens", "remove tokens", "muster", "goblins", "open pass"] as const;
/** What brings recruits and their tokens, or takes them away. */
export type RecruitStep = StepOf<(typeof RECRUIT_STEPS)[number]>;
export const isRecruitStep = among(RECRUIT_STEPS);

const CREATURE_STEPS = [
  "muster eagles",
  "send eagles",
  "place bats",
  "bat-cloud",
  "add tiles",
  "walk",
  "bodyguard",
  "wrath",
  "beorn attacks",
] as const;
/** Eagles, bats, single characters, and the tiles of fate. */
export type CreatureStep = StepOf<(typeof CREATURE_STEPS)[number]>;
export const isCreatureStep = among(CREATURE_STEPS);
