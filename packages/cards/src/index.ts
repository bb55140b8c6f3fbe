/** Cards that answer each other: abilities, and the effects they answer, as one more chapter of a game's rules. */
export {
  ABILITIES,
  type Ability,
  AbilityBook,
  type Answer,
  type Effect,
  type Listeners,
  type Modifier,
  type Sayings,
  type When,
} from "./abilities.ts";
export {
  EFFECT,
  type EffectChapters,
  type EffectChoices,
  type EffectPrompts,
  type Effects,
  type EffectTable,
  effects,
  type Outcome,
  PASS,
  type Resolving,
} from "./effects.ts";
