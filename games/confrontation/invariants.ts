/** What holds in every state of every game, besides what holds in every position, by the rule that says so. For tests. */
import {
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  NINE,
  REGIONS,
  type Side,
} from "./data/ids.ts";
import { positions } from "./position.ts";
import { bit } from "./rules/standees.ts";
import { type Confrontation, FALLEN, MOST } from "./state.ts";

const cardsIn = (mask: number): number => mask.toString(2).replaceAll("0", "").length;

/** Whether these characters can be dealt to these standees. */
function fits(characters: readonly CharacterId[], masks: readonly number[]): boolean {
  if (characters.length === 0) return true;
  const [first, ...rest] = characters;
  return masks.some(
    (mask, i) => (mask & bit(first)) !== 0 && fits(rest, [...masks.slice(0, i), ...masks.slice(i + 1)]),
  );
}

function regionProblems(g: Confrontation, region: number): string[] {
  const problems: string[] = [];
  for (const side of [GOOD, DARK] as Side[]) {
    const count = g.count[side * 16 + region];
    const there = CHARACTERS_OF[side].filter((c) => g.secret.at[c] === region);
    const slots = g.may.slice((side * 16 + region) * MOST, (side * 16 + region) * MOST + MOST);
    if (count !== there.length)
      problems.push(`${REGIONS[region]} shows ${count} standees for ${there.length}`);
    if (slots.filter((mask) => mask !== 0).length !== count)
      problems.push(`${REGIONS[region]}: a standee nobody can be`);
    if (!fits(there, slots.slice(0, count)))
      problems.push(`12.4: ${REGIONS[region]} holds whom nobody could be`);
  }
  return problems;
}

/** A sentence for each thing that is wrong. */
export function invariants(g: Confrontation): readonly string[] {
  const problems = positions.problems(g);
  const fighting = g.stack.some((f) => f.chapter === "battle");
  const settingUp = g.stack.some((f) => f.chapter === "game" && f.at === "place");
  if (g.secret.at.length !== CHARACTERS.length) problems.push("1.1: there are eighteen characters");
  for (const [character, at] of g.secret.at.entries()) {
    const fallen = (g.fallen & (1 << character)) !== 0;
    if (fallen !== (at === FALLEN)) problems.push(`2.4: ${CHARACTERS[character]} is fallen in one book only`);
  }
  if (settingUp) return problems;
  for (let region = 0; region < REGIONS.length; region++) problems.push(...regionProblems(g, region));
  if (cardsIn(g.used[GOOD]) !== cardsIn(g.used[DARK])) problems.push("9.7: both use their cards together");
  if (cardsIn(g.used[GOOD]) >= NINE) problems.push("9.7: a ninth card used brings all nine back");
  if (!fighting && !g.over && g.shown !== 0) problems.push("12.3: somebody is still shown after the battle");
  if (!fighting && !g.over && g.count[16] >= 3) problems.push("10.3: too many in The Shire");
  return problems;
}
