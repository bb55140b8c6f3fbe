/** Chapters 11 to 14: the Political Track, the Fellowship, the Hunt Pool. */
import { bitOf, CARDS, deckOf } from "../data/cards.ts";
import { FREE_NATIONS, GOLLUM, NATION_COUNT, NATIONS, NONE, STARTING_COMPANIONS } from "../data/ids.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { isStandard, TILE_COUNT, TILE_NAMES, TILE_OF_CARD } from "../data/tiles.ts";
import { atWar, inFellowship, isActive, onMordorTrack } from "../facts.ts";
import { guidesToChoose } from "../rules/fellowship.ts";
import {
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  IN_POOL,
  PROGRESS_LIMIT,
  REMOVED,
  UNUSED,
  WAITING,
  type War,
} from "../state.ts";
import { isSettled } from "./settled.ts";

/** Steps above At War (11.1.1). */
const TOP_STEP = 3;

/** 11.1, 11.2: a counter is on its track, and a passive Nation is not At War – in the middle of a battle neither. */
export function politicsProblems(g: War): string[] {
  const problems: string[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const name = NATIONS[nation];
    if (g.steps[nation] < 0 || g.steps[nation] > TOP_STEP) problems.push(`11.1.1: ${name} is off its track`);
    if (atWar(g, nation) && !isActive(g, nation)) problems.push(`11.2.2: ${name} is At War and passive`);
    if (nation >= FREE_NATIONS && !isActive(g, nation)) problems.push(`11.2.1: ${name} is passive`);
  }
  if (g.active >> NATION_COUNT !== 0) problems.push("11.2.1: a Nation that there is not is active");
  return problems;
}

/** 12.3: the Guide is of the highest Level there; Gollum is when nobody else is left. */
function guideProblems(g: War): string[] {
  const guides = guidesToChoose(g);
  if (guides.length === 0)
    return g.guide === GOLLUM && inFellowship(g, GOLLUM) ? [] : ["12.3.6: Gollum does not guide"];
  if (inFellowship(g, GOLLUM)) return ["12.3.6: Gollum has come too early"];
  return guides.includes(g.guide) ? [] : ["12.3.1: the Guide is not of the highest Level"];
}

export function fellowshipProblems(g: War): string[] {
  const problems: string[] = [];
  if (g.corruption < 0 || g.corruption > CORRUPTION_LIMIT) problems.push("13.7.1: Corruption out of bounds");
  if (g.corruption === CORRUPTION_LIMIT && !g.result) problems.push("15.2.1: Corruption ends the game");
  if (g.progress < 0 || g.progress > PROGRESS_LIMIT) problems.push("12.4.6: Progress out of bounds");
  if (g.mordor < NONE || g.mordor > CRACK_OF_DOOM) problems.push("14.2.9: off the Mordor Track");
  if (g.bearers < NONE || g.bearers >= REGION_COUNT)
    problems.push("12.1.1: the Ring-bearers are off the map");
  if (onMordorTrack(g) !== (g.bearers === NONE))
    problems.push("14.1.3: the Ring-bearers are nowhere, or twice");
  if (onMordorTrack(g) && g.progress > 0) problems.push("14.1.3: Progress on the Mordor Track");
  if (g.mordor === CRACK_OF_DOOM && isSettled(g)) problems.push("15.2.2: the Crack of Doom ends the game");
  if (g.revealed !== 0 && g.revealed !== 1) problems.push("12.1.1: neither Hidden nor Revealed");
  if (g.revealed === 1 && g.progress > 0) problems.push("12.6.2: Progress of a revealed Fellowship");
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++)
    if (g.at[companion] >= REGION_COUNT) problems.push("12.2: a Companion is off the map");
  return isSettled(g) ? [...problems, ...guideProblems(g)] : problems;
}

/** 13.1, 1.4.1: every tile is where tiles of its kind can be; a special one only once its card has been played. */
export function tileProblems(g: War): string[] {
  const problems: string[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const at = g.tiles[tile];
    if (at < IN_POOL || at > REMOVED) problems.push(`13.1: ${TILE_NAMES[tile]} is nowhere`);
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
