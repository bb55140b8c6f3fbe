/** The map in writing: `osgiliath:gondor2,moria:sauron2.1+nazgul1` – Regulars, Elites and Leaders of each Nation. */
import { NotationError } from "@westmarch/kernel";
import { FREE, FREE_NATIONS, NATION_COUNT, NATIONS, SHADOW } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { ARMIES_AT_START, FIGURES } from "../data/setup.ts";
import { ELITE_KIND, KINDS, LEADER_KIND, REGULAR_KIND, type War } from "../state.ts";
import { find, list, parts, whole } from "./lists.ts";

type Figures = Pick<War, "regulars" | "elites" | "leaders" | "nazgul">;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const emptyMap = (): Figures => ({
  regulars: zeros(REGION_COUNT * NATION_COUNT),
  elites: zeros(REGION_COUNT * NATION_COUNT),
  leaders: zeros(REGION_COUNT * FREE_NATIONS),
  nazgul: zeros(REGION_COUNT),
});

function armiesAtStart(): Figures {
  const map = emptyMap();
  for (const [where, name, regulars, elites, leaders] of ARMIES_AT_START) {
    const [at, nation] = [REGIONS.indexOf(where), NATIONS.indexOf(name)];
    map.regulars[at * NATION_COUNT + nation] = regulars;
    map.elites[at * NATION_COUNT + nation] = elites;
    if (nation < FREE_NATIONS) map.leaders[at * FREE_NATIONS + nation] = leaders;
    else map.nazgul[at] = leaders;
  }
  return map;
}

const START = armiesAtStart();
/** The word that stands for the Armies of 3.2: regions named behind it stand otherwise. */
const AT_START = "start";
const NOBODY_THERE = "-";

function standing(map: Figures, at: number): string {
  const words = NATIONS.flatMap((name, nation) => {
    const counts = [
      map.regulars[at * NATION_COUNT + nation],
      map.elites[at * NATION_COUNT + nation],
      nation < FREE_NATIONS ? map.leaders[at * FREE_NATIONS + nation] : 0,
    ];
    while (counts.at(-1) === 0) counts.pop();
    return counts.length > 0 ? [name + counts.join(".")] : [];
  });
  if (map.nazgul[at] > 0) words.push(`nazgul${map.nazgul[at]}`);
  return words.length > 0 ? words.join("+") : NOBODY_THERE;
}

const STANDINGS_AT_START = REGIONS.map((_, at) => standing(START, at));

/** Who stands where, told from an empty map or from the Armies at the start, whichever takes fewer words. */
export function writeMap(g: War): string {
  const now = REGIONS.map((_, at) => standing(g, at));
  const differing = (from: (at: number) => string): string[] =>
    REGIONS.flatMap((name, at) => (now[at] === from(at) ? [] : [`${name}:${now[at]}`]));
  const whole = differing(() => NOBODY_THERE);
  const changes = [AT_START, ...differing((at) => STANDINGS_AT_START[at])];
  return (changes.length < whole.length ? changes : whole).join(",");
}

const WORD = /^([a-z]+)(\d+(?:\.\d+)*)$/;

function stand(map: Figures, at: number, written: string): void {
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    map.regulars[at * NATION_COUNT + nation] = 0;
    map.elites[at * NATION_COUNT + nation] = 0;
    if (nation < FREE_NATIONS) map.leaders[at * FREE_NATIONS + nation] = 0;
  }
  map.nazgul[at] = 0;
  if (written === NOBODY_THERE) return;
  for (const word of list(written, "+")) {
    const [, name = "", counts = ""] = WORD.exec(word) ?? [];
    const [regulars = 0, elites = 0, leaders = 0, ...rest] = list(counts, ".").map(whole);
    if (name === "nazgul") {
      map.nazgul[at] = regulars;
      continue;
    }
    const nation = find(NATIONS, name, "Nation with its figures, such as gondor3.1.1");
    if (rest.length > 0 || (leaders > 0 && nation >= FREE_NATIONS))
      throw new NotationError(`“${word}” has figures of a kind that ${name} does not have`);
    map.regulars[at * NATION_COUNT + nation] = regulars;
    map.elites[at * NATION_COUNT + nation] = elites;
    if (nation < FREE_NATIONS) map.leaders[at * FREE_NATIONS + nation] = leaders;
  }
}

export function readMap(written: string): Figures {
  const [first, ...others] = list(written);
  const map = first === AT_START ? armiesAtStart() : emptyMap();
  for (const word of first === AT_START || first === undefined ? others : [first, ...others]) {
    const [where, who] = parts(word);
    stand(map, find(REGIONS, where, "region"), who);
  }
  return map;
}

/** Counts what follows from the map and the casualties: units by side, and what is left in the reinforcements. */
export function recount(g: War): void {
  g.count.fill(0);
  g.pool = NATIONS.flatMap((name) => [...FIGURES[name]]);
  for (let at = 0; at < REGION_COUNT; at++) {
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      const [regulars, elites] = [
        g.regulars[at * NATION_COUNT + nation],
        g.elites[at * NATION_COUNT + nation],
      ];
      g.count[(nation < FREE_NATIONS ? FREE : SHADOW) * REGION_COUNT + at] += regulars + elites;
      g.pool[nation * KINDS + REGULAR_KIND] -= regulars;
      g.pool[nation * KINDS + ELITE_KIND] -= elites;
      if (nation < FREE_NATIONS)
        g.pool[nation * KINDS + LEADER_KIND] -= g.leaders[at * FREE_NATIONS + nation];
    }
    g.pool[NATIONS.indexOf("sauron") * KINDS + LEADER_KIND] -= g.nazgul[at];
  }
  for (let i = 0; i < g.lost.length; i++) g.pool[i] -= g.lost[i];
}
