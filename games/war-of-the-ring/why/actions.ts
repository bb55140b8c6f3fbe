/** Chapter 5: why a die cannot be used so. */
import type { Refusal } from "@westmarch/kernel";
import { THREATS_AND_PROMISES } from "../cards/on-table.ts";
import {
  CHARACTER_FACE,
  CHARACTERS,
  COMPANION_COUNT,
  EYE_FACE,
  FACE_COUNT,
  FREE,
  ISENGARD,
  NONE,
  SARUMAN,
  SHADOW,
  sideOfCharacter,
  sideOfNation,
  WILL_FACE,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { atWar, isActive, isMarked, isOnTable, onMap, onMordorTrack } from "../facts.ts";
import { canMoveCompanions } from "../rules/characters.ts";
import { hasDie, hasMessenger, mayPass } from "../rules/dice.ts";
import { canHide, canSeparate, canTravel, hidesByAnyDie } from "../rules/fellowship.ts";
import { isBesieged, isUnconquered } from "../rules/figures.ts";
import { canUseVoice } from "../rules/muster.ts";
import { canAdvance } from "../rules/politics.ts";
import { isBanned, mayAdvance, mayRecruit } from "../rules/teams.ts";
import { seatOfMinion } from "../seats.ts";
import { ASIDE, RING_USED } from "../state.ts";
import { whyNoArmyMoves, whyNoAttack } from "./armies.ts";
import { whyNotDraw, whyNotPlay, whyNotRemove } from "./cards.ts";
import { whyNoRecruiting } from "./recruiting.ts";
import { type Attempt, isNation, no, nothingOfThatName, word } from "./refusal.ts";

const ORTHANC = region("orthanc");

/** Whose verb it is (nobody's: both sides'), the rule that says so, and the results that pay for it, by name of the die. */
interface Verb {
  readonly rule: string;
  readonly side?: typeof FREE | typeof SHADOW;
  /** Faces that pay; none: any. */
  readonly faces?: readonly number[];
}
const [CHARACTER, ARMY, MUSTER, EVENT, MUSTER_ARMY, WILL] = [0, 1, 2, 3, 4, 5];
const VERBS: Readonly<Record<string, Verb>> = {
  skip: { rule: "5.3.5" },
  armies: { rule: "5.6.1", faces: [CHARACTER, ARMY, MUSTER_ARMY, WILL] },
  "attack-with": { rule: "5.6.2", faces: [CHARACTER, ARMY, MUSTER_ARMY, WILL] },
  "recruit-with": { rule: "5.7.3", faces: [MUSTER, MUSTER_ARMY, WILL] },
  travel: { rule: "5.5.3", side: FREE, faces: [CHARACTER, WILL] },
  hide: { rule: "5.5.4", side: FREE, faces: [CHARACTER, WILL] },
  "separate-with": { rule: "5.5.5", side: FREE, faces: [CHARACTER, WILL] },
  companions: { rule: "5.5.6", side: FREE, faces: [CHARACTER, WILL] },
  minions: { rule: "5.5.7", side: SHADOW, faces: [CHARACTER] },
  advance: { rule: "5.7.1", faces: [MUSTER, MUSTER_ARMY, WILL] },
  rouse: { rule: "5.12.1", side: FREE },
  enter: { rule: "5.7.4" },
  voice: { rule: "5.12.1", side: SHADOW, faces: [MUSTER, MUSTER_ARMY] },
  draw: { rule: "5.9.1", faces: [EVENT, WILL] },
  play: { rule: "6.3.1" },
  remove: { rule: "6.4.3" },
};

/** 5.2, 5.11: the die is not there. */
function whyNoDie({ g, side }: Attempt, face: number): Refusal | null {
  if (face < 0 || face >= FACE_COUNT) return nothingOfThatName();
  if (face === EYE_FACE) return no("eye-does-nothing", "5.11.1");
  return hasDie(g, side, face) ? null : no("no-such-die", "5.2.1", { face });
}

/** The die is there and does not allow this. */
function whyNotByThisDie(attempt: Attempt, verb: string, face: number): Refusal | null {
  const { g, side } = attempt;
  const { rule, faces } = VERBS[verb];
  if (!faces || faces.includes(face)) return null;
  if (verb === "hide" && hidesByAnyDie(g)) return null;
  const messenger = face === MUSTER && hasMessenger(g, side);
  if (messenger && (verb === "armies" || verb === "attack-with")) return null;
  return no("die-does-not-allow", rule, { face });
}

/** 5.4. */
function whyNoRing(attempt: Attempt): Refusal | null {
  const { g, side } = attempt;
  if (g.rings[side] === 0) return no("no-ring", "5.4.1");
  if (isMarked(g, RING_USED[side])) return no("ring-used", "5.4.2");
  const [from, to] = [word(attempt, 1), word(attempt, 2)];
  if (to === NONE || to >= FACE_COUNT) return nothingOfThatName();
  const gone = whyNoDie(attempt, from);
  if (gone) return gone;
  if (from === to) return no("same-result", "5.4.1", { face: to });
  return no("no-such-result", side === FREE ? "5.4.4" : "5.4.5", { face: to });
}

/** 5.7.1, chapter 11, 16.6.1, 16.10. */
function whyNoAdvance(attempt: Attempt): Refusal | null {
  const { g, seat, side } = attempt;
  const nation = word(attempt, 1);
  if (!isNation(nation)) return nothingOfThatName();
  const facts = { nation };
  if (sideOfNation(nation) !== side) return no("not-your-nation", "5.7.1", facts);
  if (!mayAdvance(g, seat, nation)) return no("partners-nation", "16.6.1", facts);
  if (atWar(g, nation)) return no("at-war-already", "11.1.2", facts);
  if (!canAdvance(g, nation)) return no("passive-nation", "11.2.2", facts);
  if (isBanned(g, seat, 1 << nation, NONE)) return no("nation-has-just-acted", "16.10.1", facts);
  if (!isActive(g, nation) && isOnTable(g, THREATS_AND_PROMISES))
    return no("barred-by-card", "6.4.1", { card: THREATS_AND_PROMISES });
  return null;
}

/** The ability of Boromir, Legolas or Gimli. */
function whyNotRouse(attempt: Attempt): Refusal | null {
  const { g, seat } = attempt;
  const nation = word(attempt, 1);
  if (!isNation(nation)) return nothingOfThatName();
  if (sideOfNation(nation) !== FREE) return no("not-your-nation", "11.3.5", { nation });
  if (atWar(g, nation)) return no("at-war-already", "11.1.2", { nation });
  if (!canAdvance(g, nation)) return no("passive-nation", "11.2.2", { nation });
  if (isBanned(g, seat, 1 << nation, NONE)) return no("nation-has-just-acted", "16.10.1", { nation });
  return no("companion-not-there", "5.12.1", { nation });
}

/** 7.2: a Character does not come into play. */
function whyNoEntry(attempt: Attempt): Refusal | null {
  const { g, seat, side } = attempt;
  const [character, face] = [word(attempt, 1), word(attempt, 2)];
  if (character === NONE || character >= CHARACTERS.length) return nothingOfThatName();
  const facts = { character };
  if (sideOfCharacter(character) !== side) return no("not-your-character", "16.1.4", facts);
  const rule = side === FREE ? "7.2.1" : "7.2.2";
  if (character < COMPANION_COUNT && character < 7) return no("enters-by-separating", rule, facts);
  if (g.at[character] !== ASIDE) return no("has-entered", "7.2.3", facts);
  if (side === FREE && face !== WILL_FACE) return no("die-does-not-allow", "5.10.2", { face });
  if (side === SHADOW && face !== MUSTER && face !== MUSTER_ARMY)
    return no("die-does-not-allow", "5.7.4", { face });
  if (side === SHADOW && seatOfMinion(g, character) !== seat)
    return no("partners-character", "16.6.3", facts);
  return no("entry-condition", rule, facts);
}

/** The Voice of Saruman. */
function whyNoVoice(attempt: Attempt): Refusal | null {
  const { g, seat } = attempt;
  if (!onMap(g, SARUMAN)) return no("saruman-not-there", "5.12.1");
  if (!mayRecruit(g, seat, ISENGARD)) return no("partners-nation", "16.6.1", { nation: ISENGARD });
  if (!isUnconquered(g, SHADOW, ORTHANC) || isBesieged(g, SHADOW, ORTHANC))
    return no("orthanc-is-shut", "5.12.1");
  return canUseVoice(g, seat, word(attempt, 1)) ? null : no("nothing-to-recruit", "5.3.2");
}

/** Chapter 12: what the Fellowship and the Companions cannot do. */
function whyNotFellowship({ g }: Attempt, verb: string): Refusal | null {
  switch (verb) {
    case "travel":
      if (canTravel(g)) return null;
      return g.revealed === 1 ? no("fellowship-revealed", "12.4.4") : no("progress-at-its-end", "12.4.6");
    case "hide":
      return canHide(g) ? null : no("fellowship-hidden", "12.7.1");
    case "separate-with":
      if (canSeparate(g)) return null;
      return onMordorTrack(g) ? no("nobody-leaves-in-mordor", "14.2.7") : no("nobody-to-separate", "12.9.1");
    default: {
      if (canMoveCompanions(g)) return null;
      for (let companion = 0; companion < COMPANION_COUNT; companion++)
        if (onMap(g, companion)) return no("companions-shut-in", "7.3.6");
      return no("no-companion-on-map", "7.3.1");
    }
  }
}

function whyNotDone(attempt: Attempt, verb: string, face: number): Refusal | null {
  const led = face === CHARACTER_FACE;
  switch (verb) {
    case "armies":
      return whyNoArmyMoves(attempt, led);
    case "attack-with":
      return whyNoAttack(attempt, led);
    case "recruit-with":
      return whyNoRecruiting(attempt);
    case "travel":
    case "hide":
    case "separate-with":
    case "companions":
      return whyNotFellowship(attempt, verb);
    case "minions":
      return no("no-minion-to-move", "7.4.1");
    case "advance":
      return whyNoAdvance(attempt);
    case "rouse":
      return whyNotRouse(attempt);
    case "voice":
      return whyNoVoice(attempt);
    case "draw":
      return whyNotDraw(attempt);
    case "play":
      return whyNotPlay(attempt, face);
    case "remove":
      return whyNotRemove(attempt, face);
    default:
      return null;
  }
}

/** Why this is nothing to do with a die now. */
export function whyNotAct(attempt: Attempt): Refusal | null {
  const { g, side, option } = attempt;
  const [verb] = option;
  if (verb === "pass") return mayPass(g, side) ? null : no("no-fewer-dice", "5.3.4");
  if (verb === "ring") return whyNoRing(attempt);
  const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!known) return no("action-first", "5.3.1");
  const face = word(attempt, option.length - 1);
  if (known.side !== undefined && known.side !== side) return no("other-sides-action", known.rule);
  const missing = whyNoDie(attempt, face);
  if (missing) return missing;
  if (verb === "enter") return whyNoEntry(attempt);
  return whyNotByThisDie(attempt, verb, face) ?? whyNotDone(attempt, verb, face);
}
