/** Chapters 7, 12 and 13: why Characters and the Fellowship do not go there, and what the Hunt does not allow. */
import type { Refusal } from "@westmarch/kernel";
import { LEVEL } from "../data/characters.ts";
import {
  CHARACTERS,
  type CharacterId,
  COMPANION_COUNT,
  MOUTH_OF_SAURON,
  NAZGUL,
  NONE,
  person,
  SHADOW,
  WITCH_KING,
} from "../data/ids.ts";
import { distance, isStronghold } from "../data/regions.ts";
import { inFellowship, onMap } from "../facts.ts";
import { isHaven } from "../rules/fellowship.ts";
import { isBesieged, isBesieging } from "../rules/figures.ts";
import { allocations } from "../rules/turn.ts";
import { seatOfMinion } from "../seats.ts";
import { type Attempt, isRegion, localNumber, no, nothingOfThatName, word } from "./refusal.ts";

const isCharacter = (character: number): boolean => character >= 0 && character < CHARACTERS.length;

/** D-FEL-01, D-FEL-02; 12.6.2: where the figure does not get. */
function whyNotRoad(attempt: Attempt, rule: string): Refusal | null {
  const { g } = attempt;
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return null;
  if (!isRegion(to)) return nothingOfThatName();
  const facts = { region: to };
  if (distance(g.bearers, to) > g.progress || distance(g.bearers, to) < 0) return no("too-far", rule, facts);
  return null;
}
export const whyNotDeclare = (attempt: Attempt): Refusal | null =>
  whyNotRoad(attempt, "12.5.2") ?? no("inner-mordor", "12.5.4");
export function whyNotReveal(attempt: Attempt): Refusal | null {
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return no("must-be-revealed", "12.6.2");
  return (
    whyNotRoad(attempt, "12.6.2") ??
    (isHaven(attempt.g, to) ? no("haven", "12.6.3", { region: to }) : no("inner-mordor", "12.5.4"))
  );
}

/** 4.4: D-HNT-01. */
export function whyNotAllocate(attempt: Attempt): Refusal | null {
  const { least, most } = allocations(attempt.g);
  const dice = word(attempt, 1);
  if (attempt.option[0] !== "number" || dice === NONE) return null;
  return dice < least
    ? no("too-few-hunters", "4.4.2", { least })
    : dice > most
      ? no("too-many-hunters", "4.4.3", { most })
      : null;
}

/** 12.3: D-FEL-03. */
export function whyNotGuide(attempt: Attempt): Refusal | null {
  const character = word(attempt, 1);
  if (attempt.option[0] !== "character") return null;
  if (!isCharacter(character)) return nothingOfThatName();
  const facts = { character };
  return inFellowship(attempt.g, character)
    ? no("not-the-highest-level", "12.3.1", facts)
    : no("not-in-the-fellowship", "12.3.1", facts);
}

/** 12.9: who leaves the Fellowship, and where to. */
export function whyNotSeparate(attempt: Attempt): Refusal | null {
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "go") return no("nobody-named", "12.9.1");
  if (verb === "to" && isRegion(thing)) return no("too-far", "12.9.2", { region: thing });
  if (verb !== "character") return null;
  if (!isCharacter(thing)) return nothingOfThatName();
  return inFellowship(attempt.g, thing)
    ? no("named-already", "12.9.1", { character: thing })
    : no("not-in-the-fellowship", "12.9.1", { character: thing });
}

/** 7.3.4 to 7.3.6. */
function whyNoWay({ g }: Attempt, region: number, rule: string): Refusal {
  return isStronghold(region) && isBesieged(g, 0, region)
    ? no("stronghold-besieged", "7.3.6", { region })
    : no("too-far", rule, { region });
}
export const whyNotGroupTo = (attempt: Attempt): Refusal | null => {
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return null;
  return isRegion(to) ? whyNoWay(attempt, to, "12.9.2") : nothingOfThatName();
};

/** 7.3: D-CHR-01. */
export function whyNotCompanion(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return no("somebody-first", "5.3.2");
  if (verb === "to") {
    if (!isRegion(thing)) return nothingOfThatName();
    return localNumber(frame, "group") === 0
      ? no("nobody-named", "7.3.3", { region: thing })
      : whyNoWay(attempt, thing, "7.3.2");
  }
  if (verb !== "character") return null;
  if (!isCharacter(thing)) return nothingOfThatName();
  const facts = { character: thing };
  if (thing >= COMPANION_COUNT) return no("not-your-character", "7.3.1", facts);
  if (!onMap(g, thing)) return no("not-on-the-map", "7.3.1", facts);
  if (LEVEL[thing] === 0) return no("never-moves", "7.1.2", facts);
  if (isBesieged(g, 0, g.at[thing])) return no("stronghold-besieged", "7.3.6", facts);
  if ((localNumber(frame, "moved") & (1 << thing)) !== 0) return no("moved-already", "7.3.1", facts);
  return no("not-in-this-group", "7.3.3", facts);
}

/** 7.4: D-CHR-02, who. */
export function whyNotMinion(attempt: Attempt): Refusal | null {
  const { g, seat, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return no("somebody-first", "5.3.2");
  if (verb === "from") {
    if (!isRegion(thing)) return nothingOfThatName();
    return g.nazgul[thing] > 0
      ? no("moved-already", "7.4.1", { region: thing })
      : no("no-nazgul-there", "7.4.1", { region: thing });
  }
  if (verb !== "character") return null;
  if (!isCharacter(thing)) return nothingOfThatName();
  const facts = { character: thing };
  if (thing < WITCH_KING) return no("not-your-character", "7.4.1", facts);
  if (!onMap(g, thing)) return no("not-on-the-map", "7.4.1", facts);
  if (LEVEL[thing] === 0) return no("never-moves", "7.4.7", facts);
  if (seatOfMinion(g, thing) !== seat) return no("partners-character", "16.6.3", facts);
  if ((localNumber(frame, "moved") & (1 << thing)) !== 0) return no("moved-already", "7.4.1", facts);
  return thing === MOUTH_OF_SAURON ? no("stronghold-besieged", "7.4.6", facts) : null;
}

/** 7.4: where to. */
export function whyNotMinionTo(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const to = word(attempt, 1);
  if (attempt.option[0] !== "to") return null;
  if (!isRegion(to)) return nothingOfThatName();
  const figure = localNumber(frame, "figure");
  const facts = { figure, region: to };
  if (to === localNumber(frame, "from")) return no("there-already", "7.4.1", facts);
  const flies = figure === NAZGUL || figure === person(WITCH_KING);
  if (isStronghold(to) && g.control[to] !== SHADOW && !isBesieging(g, SHADOW, to))
    return no("enemy-stronghold", flies ? "7.4.3" : "7.4.6", facts);
  if (!flies && isBesieged(g, SHADOW, to)) return no("stronghold-besieged", "7.4.6", facts);
  return flies ? null : no("too-far", "7.4.6", facts);
}

/** 13.6: D-HNT-05. */
export function whyNotCasualty({ g, option }: Attempt): Refusal | null {
  const companions: CharacterId[] = CHARACTERS.flatMap((_, c) => (c < 7 && inFellowship(g, c) ? [c] : []));
  if (option[0] === "random-falls" && companions.length < 2) return no("only-the-guide", "13.6.1");
  return option[0] === "done" ? no("somebody-must-fall", "13.6.6") : null;
}

/** 7.2: D-MUS-03, D-MUS-04. */
export const whyNotEnterThere = (attempt: Attempt): Refusal | null =>
  attempt.option[0] === "to"
    ? no("entry-place", attempt.side === SHADOW ? "7.2.2" : "7.2.1", { region: word(attempt, 1) })
    : null;
