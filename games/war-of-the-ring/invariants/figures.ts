/** Chapters 1, 2 and 7: every figure of the box is somewhere, once, and where it may be. */
import {
  ALL_CHARACTERS,
  ALL_NATIONS,
  ARAGORN,
  CHARACTERS,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  GOLLUM,
  NATION_COUNT,
  NATIONS,
  SARUMAN,
  SAURON,
  STARTING_COMPANIONS,
  STRIDER,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { FIGURES } from "../data/setup.ts";
import { ASIDE, DEAD, IN_FELLOWSHIP, KINDS, LEADER_KIND, REPLACED, type War } from "../state.ts";

const KINDS_OF_FIGURES = ["Regulars", "Elites", "Leaders or Nazgûl"];
const ORTHANC = region("orthanc");

/** 1.3.1: every figure of the box is somewhere, and none twice. */
function countProblems(g: War): string[] {
  const problems: string[] = [];
  for (const nation of ALL_NATIONS) {
    const found = [0, 1, 2].map((kind) => g.pool[nation * KINDS + kind] + g.lost[nation * KINDS + kind]);
    for (let at = 0; at < REGION_COUNT; at++) {
      found[0] += g.regulars[at * NATION_COUNT + nation];
      found[1] += g.elites[at * NATION_COUNT + nation];
      if (nation < FREE_NATIONS) found[LEADER_KIND] += g.leaders[at * FREE_NATIONS + nation];
      else if (nation === SAURON) found[LEADER_KIND] += g.nazgul[at];
    }
    const box = FIGURES[NATIONS[nation]];
    for (let kind = 0; kind < KINDS; kind++) {
      if (found[kind] !== box[kind])
        problems.push(
          `1.3.1: ${NATIONS[nation]} has ${found[kind]} ${KINDS_OF_FIGURES[kind]}, not ${box[kind]}`,
        );
      if (nation >= FREE_NATIONS && g.lost[nation * KINDS + kind] !== 0)
        problems.push(`1.5.2: figures of ${NATIONS[nation]} are out of the game`);
    }
  }
  return problems;
}

/** 7.2: where a Character may be. */
function mayBe(g: War, character: number): boolean {
  const at = g.at[character];
  if (character === GOLLUM) return at === ASIDE || at === IN_FELLOWSHIP;
  if (character === SARUMAN && at >= 0) return at === ORTHANC;
  if (character < STARTING_COMPANIONS)
    return at !== ASIDE && (at !== REPLACED || character === STRIDER || character === GANDALF_THE_GREY);
  return at !== IN_FELLOWSHIP && at !== REPLACED;
}

/** 7.2.1: the one figure that a Companion has before and after he has come back greater. */
function succession(g: War, before: number, after: number): string[] {
  const isReplaced = g.at[before] === REPLACED;
  const entered = g.at[after] !== ASIDE;
  // Gandalf the White may come after the Grey has fallen (7.2.3).
  if (isReplaced && !entered) return [`7.2.1: ${CHARACTERS[before]} is replaced by nobody`];
  if (entered && !isReplaced && g.at[before] !== DEAD)
    return [`7.2.1: ${CHARACTERS[before]} and ${CHARACTERS[after]} are both there`];
  return [];
}

export function figureProblems(g: War): string[] {
  const problems = countProblems(g);
  for (const character of ALL_CHARACTERS)
    if (!mayBe(g, character)) problems.push(`7.2: ${CHARACTERS[character]} cannot be at ${g.at[character]}`);
  return [
    ...problems,
    ...succession(g, STRIDER, ARAGORN),
    ...succession(g, GANDALF_THE_GREY, GANDALF_THE_WHITE),
  ];
}
