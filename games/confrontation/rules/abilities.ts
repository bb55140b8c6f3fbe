/** Section 8 and 7.3: what characters do in a battle, before and after the cards. */
import type { Question } from "@westmarch/kernel";
import { SAM_WITH_FRODO, STRENGTH } from "../data/characters.ts";
import {
  BOROMIR,
  type CharacterId,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  GANDALF,
  GIMLI,
  GONDOR,
  GOOD,
  LEGOLAS,
  MERRY,
  ORCS,
  PIPPIN,
  SAM,
  SARUMAN,
  SHELOB,
  type Side,
  WARG,
  WITCH_KING,
} from "../data/ids.ts";
import { type Confrontation, FALLEN, seatOf } from "../state.ts";
import type { Battle, C, Chosen } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { ALL, NO_REACTION, SAM_STEPS_IN, SHOW_FRODO } from "./choices.ts";
import { fall } from "./ending.ts";
import { hasRoom } from "./movement.ts";
import { abilityRetreats } from "./retreat.ts";
import { arrive, bit, leaveShown, show, standees } from "./standees.ts";

export const goodFighter = (b: Battle): CharacterId => (b.side === GOOD ? b.attacker : b.defender);
export const darkFighter = (b: Battle): CharacterId => (b.side === DARK ? b.attacker : b.defender);
export const fighterOf = (b: Battle, side: Side): CharacterId =>
  side === GOOD ? goodFighter(b) : darkFighter(b);

/** 8.1: the Good character's ability does not exist in this battle. */
export const againstWarg = (b: Battle): boolean => darkFighter(b) === WARG;

/** 8.2, fourth line: the Orcs' ability, in the first battle of their own attack only. */
export const orcsStrike = (b: Battle): boolean => b.attacker === ORCS && b.first;

/** 6.6: Dark plays first against Gandalf. */
export const darkPlaysFirst = (b: Battle): boolean => goodFighter(b) === GANDALF && !againstWarg(b);

/** Printed strength, Sam's 5 if he was shown with Frodo (7.3). */
export const strength = (b: Battle, character: CharacterId): number =>
  character === SAM && b.samAtFive ? SAM_WITH_FRODO : STRENGTH[character];

/**
 * 6.3, 12.5 (b) and (c): whether Good is given a pause to react. Decided on what both players see, never on who else
 * stands there.
 */
function pauseForReaction(g: Confrontation, b: Battle): boolean {
  if (againstWarg(b)) return false;
  if (b.defender === FRODO) return true;
  if (b.defender === SAM) return standees(g, GOOD, b.region) > 1 && !orcsStrike(b);
  return b.attacker === PIPPIN && abilityRetreats(g, b).length > 0;
}

/** 7.2, 7.3: at most one reaction; none at all where no pause is given. */
export function reactions(g: Confrontation, b: Battle): Question<Words, "react"> {
  const about = [b.attacker, b.defender, b.region] as const;
  const seat = seatOf(g, GOOD);
  if (!pauseForReaction(g, b)) return { seat, options: [], about };
  const options: Chosen<"retreat" | "sam" | "show-frodo" | "none">[] = abilityRetreats(g, b).map(
    (to) => ALL.retreat[to],
  );
  if (b.defender === FRODO && g.secret.at[SAM] === b.region) options.push(SAM_STEPS_IN);
  if (b.defender === SAM && g.secret.at[FRODO] === b.region) options.push(SHOW_FRODO);
  options.push(NO_REACTION);
  return { seat, options, about };
}

/** 7.3: shows the one of Sam and Frodo who was not fighting; Sam fights, at 5. */
export function showPair(c: C, b: Battle): void {
  const { g } = c;
  show(g, SAM, b.region);
  show(g, FRODO, b.region);
  g.shown |= (1 << SAM) | (1 << FRODO);
  b.samAtFive = true;
  c.reveal();
}

/** The pairs of 8.2, third line: who removes whom on sight. */
const ON_SIGHT: readonly (readonly [CharacterId, CharacterId])[] = [
  [MERRY, WITCH_KING],
  [LEGOLAS, FLYING_NAZGUL],
  [GIMLI, ORCS],
];

/** 8.2: whose effect it is and who is removed before cards, by the first line that applies; null if none does. */
export function instantEffect(b: Battle): { by: CharacterId; falls: CharacterId[] } | null {
  const good = goodFighter(b);
  const dark = darkFighter(b);
  if (dark === WARG) return null;
  if (good === BOROMIR) return { by: BOROMIR, falls: [good, dark] };
  for (const [hunter, prey] of ON_SIGHT)
    if (good === hunter && dark === prey) return { by: hunter, falls: [prey] };
  return orcsStrike(b) ? { by: ORCS, falls: [good] } : null;
}

/** 6.5: whether Dark may call off the cards. */
export const sarumanFights = (b: Battle): boolean => darkFighter(b) === SARUMAN;

/** 8.6, A10: after a kill Shelob goes home to Gondor, or is lost if it is taken. */
export function shelobGoesHome(c: C, b: Battle): void {
  const { g } = c;
  const killed = darkFighter(b) === SHELOB && g.secret.at[goodFighter(b)] === FALLEN;
  if (!killed || g.secret.at[SHELOB] === FALLEN || b.region === GONDOR) return;
  if (standees(g, GOOD, GONDOR) > 0 || !hasRoom(g, DARK, GONDOR)) {
    c.tell("shelob-lost", {});
    fall(c, [SHELOB], b.region);
    return;
  }
  leaveShown(g, SHELOB, b.region);
  g.secret.at[SHELOB] = GONDOR;
  arrive(g, DARK, GONDOR, bit(SHELOB));
  c.tell("shelob-home", {});
}
