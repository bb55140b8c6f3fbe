/** Chapters 11 to 14: the Political Track, the Fellowship, the Hunt Pool. */
import { bitOf, CARDS, deckOf } from "../data/cards.ts";
import { ALL_NATIONS, FREE_NATIONS, GOLLUM, NATION_COUNT, NATIONS } from "../data/ids.ts";
import { ALL_TILES, isStandard, TILE_NAMES, TILE_OF_CARD } from "../data/tiles.ts";
import { atWar, inFellowship, isActive, onMordorTrack } from "../facts.ts";
import { guidesToChoose } from "../rules/fellowship/fellowship.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM, IN_POOL, UNUSED, WAITING, type War } from "../state.ts";
import { isSettled } from "./settled.ts";

/** 11.2: a passive Nation is not At War – in the middle of a battle neither. */
export function politicsProblems(g: War): string[] {
  const problems: string[] = [];
  for (const nation of ALL_NATIONS) {
    const name = NATIONS[nation];
    if (atWar(g, nation) && !isActive(g, nation)) problems.push(`11.2.2: ${name} is At War and passive`);
    if (nation >= FREE_NATIONS && !isActive(g, nation)) problems.push(`11.2.1: ${name} is passive`);
  }
  if (g.active >> NATION_COUNT !== 0) problems.push("11.2.1: a Nation that there is not is active");
  return problems;
}

/** 12.3: the Guide is of the highest Level there; Gollum guides when no Companion is left. */
function guideProblems(g: War): string[] {
  const guides = guidesToChoose(g);
  if (guides.length === 0)
    return g.guide === GOLLUM && inFellowship(g, GOLLUM) ? [] : ["12.3.6: Gollum does not guide"];
  if (inFellowship(g, GOLLUM)) return ["12.3.6: Gollum has come too early"];
  return guides.includes(g.guide) ? [] : ["12.3.1: the Guide is not of the highest Level"];
}

export function fellowshipProblems(g: War): string[] {
  const problems: string[] = [];
  if (g.corruption === CORRUPTION_LIMIT && !g.result) problems.push("15.2.1: Corruption ends the game");
  if (g.mordor === CRACK_OF_DOOM && isSettled(g)) problems.push("15.2.2: the Crack of Doom ends the game");
  return isSettled(g) ? [...problems, ...guideProblems(g)] : problems;
}

/** 13.1, 1.4.1: every tile is where tiles of its kind can be; a special one only once its card has been played. */
export function tileProblems(g: War): string[] {
  const problems: string[] = [];
  for (const tile of ALL_TILES) {
    const at = g.tiles[tile];
    if (isStandard(tile) ? at === WAITING || at === UNUSED : at === IN_POOL && !onMordorTrack(g))
      problems.push(`13.1.3: ${TILE_NAMES[tile]} is not in its place`);
    if (at === WAITING && onMordorTrack(g)) problems.push(`14.1.4: ${TILE_NAMES[tile]} still waits`);
  }
  if (isSettled(g) && !g.tiles.includes(IN_POOL)) problems.push("13.1.2: the Hunt Pool is empty");
  for (const [card, tile] of TILE_OF_CARD)
    if (isSettled(g) && g.tiles[tile] !== UNUSED && (g.spent[deckOf(card)] & bitOf(card)) === 0)
      problems.push(`13.1.3: ${TILE_NAMES[tile]} is in play and ${CARDS[card].name} is not spent`);
  return problems;
}
