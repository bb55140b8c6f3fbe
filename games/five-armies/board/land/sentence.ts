/** A place as those hear it who do not see the map. */

import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Reach } from "@westmarch/campaign/errands";
import {
  BORDER,
  BOTH,
  CHARACTER,
  FREE,
  GROUP,
  GROUP_COUNT,
  LORD,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  REGION_COUNT,
  roostIn,
  SHADOW,
  type Side,
  sideOfCharacter,
  type TerritoryId,
  THING,
  thingOfCharacter,
  UNIT_COUNT,
  UNITS_OF,
} from "../../ids.ts";
import type { Printed } from "../../printed.ts";
import { printed } from "../../printing.ts";
import { BREACHED, type FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import {
  forceName,
  groupName,
  placeName,
  place as placeWithin,
  sideName,
  terrainName,
  withinCharacter,
  withinTerritory,
} from "../names.ts";
import type { Ranges } from "./ranges.ts";

/** Each of these by itself, one after the other. */
const inTurn = (say: GameSay, words: readonly string[]): string =>
  words.reduce((first, then) => say("land.then", { first, then }));

/** Everything of a side that stands in a place, by thing. */
function forceIn(view: FiveArmies, side: Side, place: PlaceId): readonly number[] {
  const force = THING.names.map(() => 0);
  let many = 0;
  for (const unit of UNITS_OF[side]) many += force[unit] = view.units[place * UNIT_COUNT + unit] ?? 0;
  for (const character of CHARACTER.all)
    if (view.at[character] === place && sideOfCharacter(character) === side)
      force[thingOfCharacter(character)] = 1;
  if (many > 0) {
    force[THING.named("damage")] = view.damage[place] ?? 0;
    force[THING.named("leadership")] = view.tokens[place] ?? 0;
  }
  return force;
}

/** What hangs over a territory: Eagles, their Lord, bats. */
function skyOver(say: GameSay, view: FiveArmies, territory: TerritoryId): string {
  const roost = roostIn(territory);
  const [eagles, bats] = [view.eagles[roost] ?? 0, view.bats[territory] ?? 0];
  const who = [
    ...(view.lord === roost ? [withinCharacter(say, LORD)] : []),
    ...(eagles > 0 ? [say("units.eagle", { count: eagles })] : []),
    ...(bats > 0 ? [say("units.bat", { count: bats })] : []),
  ];
  if (who.length === 0) return "";
  return say("land.sky", { territory: withinTerritory(say, territory), who: listed(say, who) });
}

/** How the walls of a fortification stand. */
function wallsOf(say: GameSay, { battle }: FiveArmies, place: PlaceId, walls: number): string {
  if (battle?.target !== place) return say("land.walls", { walls });
  const broken = battle.breach >= walls || (battle.terms & BREACHED) !== 0;
  return broken ? say("land.breached") : say("land.breach", { walls, hits: battle.breach });
}

/** What a place is, without the armies there. */
function landOf(say: GameSay, view: FiveArmies, place: PlaceId): string[] {
  const { terrain, territory, points, breach, muster, outlets } = printed(view);
  if (place >= REGION_COUNT) {
    const [point, pass] = [POINTS.indexOf(place), PASSES.indexOf(place)];
    const open = view.open[Math.max(point, pass)] ?? 0;
    if (point >= 0) return [say("land.point", { open })];
    const places = listed(
      say,
      outlets[place].map((to) => placeWithin(say, to)),
    );
    return [say("land.pass", { open }), say("land.leads", { places })];
  }
  const words = [
    say("land.lies", {
      terrain: terrainName(say, terrain[place]),
      territory: withinTerritory(say, territory[place]),
    }),
  ];
  const walls = breach[place];
  if (points[place] > 0) {
    const side = sideName(say, view.control[place] !== 0 ? SHADOW : FREE);
    words.push(say("land.settlement", { walls, points: points[place], side }));
  }
  if (walls > 0) words.push(wallsOf(say, view, place, walls));
  if (muster.includes(place)) words.push(say("land.muster"));
  return words;
}

/** Who stands in a place, what lies there, and what is above it. */
function hereOf(say: GameSay, view: FiveArmies, place: PlaceId): string[] {
  const words = BOTH.flatMap((side) => {
    const force = forceIn(view, side, place);
    if (!force.some((count) => count > 0)) return [];
    return [say("land.army", { side: sideName(say, side), who: forceName(say, force) })];
  });
  for (const group of GROUP.all) {
    const count = view.recruits[place * GROUP_COUNT + group] ?? 0;
    if (count > 0) words.push(say("land.tokens", { count, group: groupName(say, group) }));
  }
  if (view.ground === place) words.push(say("land.card"));
  if (place < REGION_COUNT) {
    const sky = skyOver(say, view, printed(view).territory[place]);
    if (sky) words.push(sky);
  }
  return words;
}

/** Who reaches a place from afar. */
function reachedBy(say: GameSay, { hatched, shots }: Ranges, place: PlaceId): string[] {
  const bows = shots.filter(({ to }) => to === place);
  const dice = bows.reduce((sum, shot) => sum + shot.dice, 0);
  const places = listed(
    say,
    bows.map(({ from }) => placeWithin(say, from)),
  );
  return [
    ...(hatched.includes(place) ? [say("land.near")] : []),
    ...(bows.length > 0 ? [say("land.shot", { places, dice })] : []),
  ];
}

/** Name, land, settlement and who holds it; who stands there; who reaches it; what can be done. */
export function placeSentence(
  say: GameSay,
  view: FiveArmies,
  place: PlaceId,
  reach: Reach | undefined,
  ranges: Ranges,
): string {
  const words = [
    placeName(say, place),
    ...landOf(say, view, place),
    ...hereOf(say, view, place),
    ...reachedBy(say, ranges, place),
    ...(reach ? [say(`land.${reach}`)] : []),
  ];
  return sentenceCase(inTurn(say, words));
}

/** Where one can go from a place and how, and where not although it lies beside it. */
export function bordersSentence(say: GameSay, borders: Printed["borders"], place: PlaceId): string {
  const sentences = BORDER.all.map((kind) => {
    const beside = PLACE.all.filter((other) => borders[place][other] === kind);
    if (beside.length === 0) return "";
    const places = listed(
      say,
      beside.map((other) => placeWithin(say, other)),
    );
    return say(`land.next.${BORDER.names[kind]}`, { places });
  });
  return paragraph(say, ...sentences);
}
