/** Chapters 7, 12 and 13: why Characters and the Fellowship do not go there, and what the Hunt does not allow. */

import { CHARACTER } from "../data/ids.ts";
import { whyNotAllocated } from "../flow/turn.ts";
import { whyNotEntering } from "../rules/characters/entry.ts";
import {
  whyNotAlong,
  whyNotArriving,
  whyNotSent,
  whyNotSetOff,
  whyNotTakingOff,
} from "../rules/characters/roaming.ts";
import { whyNotGuide } from "../rules/fellowship/fellowship.ts";
import { whyNotDeclared, whyNotRevealed } from "../rules/fellowship/road.ts";
import { whyNotJoining, whyNotParted, whyNotSettingOut } from "../rules/fellowship/separate.ts";
import { whyNotAgain } from "../rules/hunt/hunt.ts";
import { whyNotFalling } from "../rules/hunt/tile.ts";
import { NO_SUCH_THING, no, type Refusal } from "../rules/refusal.ts";
import { type Attempt, isA, isRegion, word } from "./refusal.ts";

const SOMEBODY_FIRST = no("somebody-first", "5.3.2");
const MUST_BE_REVEALED = no("must-be-revealed", "12.6.2");

const isHunt = isA("hunt");
const isWandering = isA("companions");
const isGroup = isA("group");
const isMinions = isA("minions");
const isEntry = isA("entry");
const isSeparating = isA("separate");

const { is: isCharacter } = CHARACTER;

/** D-FEL-01, D-FEL-02. */
export function whyNotDeclare(attempt: Attempt): Refusal | null {
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return null;
  return isRegion(to) ? whyNotDeclared(attempt.g, to) : NO_SUCH_THING;
}

/** 12.6: D-HNT-06. */
export function whyNotReveal(attempt: Attempt): Refusal | null {
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return MUST_BE_REVEALED;
  return isRegion(to) ? whyNotRevealed(attempt.g, to) : NO_SUCH_THING;
}

/** 4.4: D-HNT-01. */
export function whyNotAllocate({ g, option }: Attempt): Refusal | null {
  const [verb, dice] = option;
  return verb === "number" && typeof dice === "number" ? whyNotAllocated(g, dice) : null;
}

/** 13.2.5: D-HNT-02. */
export function whyNotThrownAgain({ frame, option }: Attempt): Refusal | null {
  const [verb, dice] = option;
  return verb === "number" && typeof dice === "number" && isHunt(frame) ? whyNotAgain(frame, dice) : null;
}

/** 12.3: D-FEL-03. */
export function whyNotAppointed(attempt: Attempt): Refusal | null {
  const character = word(attempt, 1);
  if (attempt.option[0] !== "character") return null;
  return isCharacter(character) ? whyNotGuide(attempt.g, character) : NO_SUCH_THING;
}

/** 12.9: who leaves the Fellowship. */
export function whyNotSeparate(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  if (!isSeparating(frame)) return null;
  if (option[0] === "go") return whyNotSettingOut(frame);
  if (option[0] !== "character") return null;
  const character = word(attempt, 1);
  return isCharacter(character) ? whyNotJoining(g, frame, character) : NO_SUCH_THING;
}

/** 12.9.2, 12.9.3. */
export function whyNotGroupTo(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  if (attempt.option[0] !== "to" || !isSeparating(frame)) return null;
  const to = word(attempt, 1);
  return isRegion(to) ? whyNotParted(g, frame, to) : NO_SUCH_THING;
}

/** 7.3: D-CHR-01. */
export function whyNotCompanion(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return SOMEBODY_FIRST;
  if (!isWandering(frame) && !isGroup(frame)) return null;
  if (verb === "to") return isRegion(thing) ? whyNotSent(g, frame, thing) : NO_SUCH_THING;
  if (verb !== "character") return null;
  return isCharacter(thing) ? whyNotAlong(g, frame, thing) : NO_SUCH_THING;
}

/** 7.4: D-CHR-02, who. */
export function whyNotMinion(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return SOMEBODY_FIRST;
  if (!isMinions(frame)) return null;
  if (verb === "from") return isRegion(thing) ? whyNotTakingOff(g, frame, thing) : NO_SUCH_THING;
  if (verb !== "character") return null;
  return isCharacter(thing) ? whyNotSetOff(g, frame, thing) : NO_SUCH_THING;
}

/** 7.4: where to. */
export function whyNotMinionTo(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to" || !isMinions(frame)) return null;
  return isRegion(to) ? whyNotArriving(g, frame, to) : NO_SUCH_THING;
}

/** 13.6: D-HNT-05. */
export const whyNotCasualty = ({ g, option }: Attempt): Refusal | null => whyNotFalling(g, option[0]);

/** 7.2: D-MUS-03, D-MUS-04. */
export function whyNotEnterThere(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to" || !isEntry(frame)) return null;
  return isRegion(to) ? whyNotEntering(g, frame.character, to) : NO_SUCH_THING;
}
