/** The map in writing: `osgiliath:gondor2,moria:sauron2.1+nazgul1` – Regulars, Elites and Leaders of each Nation. */
import {
  type Form,
  form,
  inside,
  type Location,
  PositionError,
  quoted,
  wholeIn,
  word,
} from "@westmarch/positions";
import {
  ALL_NATIONS,
  FREE_NATIONS,
  NATION,
  NATION_COUNT,
  NATIONS,
  type NationId,
  SAURON,
  sideOfNation,
} from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { ALL_REGIONS, REGION_COUNT } from "../data/regions.ts";
import { ARMIES_AT_START, FIGURES } from "../data/setup.ts";
import { ELITE_KIND, KINDS, LEADER_KIND, REGULAR_KIND, type War } from "../state.ts";
import { figuresOf } from "./fields.ts";

/** By Nation: Regulars, Elites, and Leaders, or Sauron's Nazgûl. */
type Standing = readonly (readonly number[])[];

const NONE_STANDS: readonly number[] = [0, 0, 0];
const NOBODY: Standing = NATIONS.map(() => NONE_STANDS);
const NOBODY_THERE = "-";
const NAZGUL = "nazgul";
const WORD = /^([a-z]+)(\d+(?:\.\d+)*)$/;

/** `gondor2.1` in its Nation and its figures; `nazgul1` counts for Sauron. */
function figuresIn(written: string, at: Location): [NationId, number[]] {
  const [, name = "", counts = ""] = WORD.exec(written) ?? [];
  const given = counts.split(".").flatMap((count) => wholeIn(count) ?? []);
  if (name === NAZGUL && given.length === 1) return [SAURON, [0, 0, given[0]]];
  const nation = NATION.find(name);
  if (nation === null || given.length < counts.split(".").length)
    throw new PositionError(at, `${quoted(written)} is not a Nation with its figures, such as gondor3.1.1`);
  if (given.length > KINDS || (given[LEADER_KIND] > 0 && nation >= FREE_NATIONS))
    throw new PositionError(at, `${quoted(written)} has figures of a kind that ${name} does not have`);
  return [nation, Array.from({ length: KINDS }, (_, kind) => given[kind] ?? 0)];
}

function written(figures: readonly number[], name: string): string {
  const counts = [...figures];
  while (counts.at(-1) === 0) counts.pop();
  return counts.length > 0 ? name + counts.join(".") : "";
}

/** Figures of several Nations, with something between. */
const figures = (between: string, nobody: string): Form<Standing, string> => ({
  write: (standing) => {
    const words = ALL_NATIONS.map((nation) => {
      const [regulars, elites, leaders] = standing[nation];
      return written([regulars, elites, nation < FREE_NATIONS ? leaders : 0], NATIONS[nation]);
    });
    words.push(written([standing[SAURON][LEADER_KIND]], NAZGUL));
    return words.filter((word) => word !== "").join(between) || nobody;
  },
  read: (text, at) => {
    const standing = [...NOBODY];
    for (const word of text === nobody ? [] : text.split(between)) {
      const [nation, counts] = figuresIn(word, at);
      standing[nation] = standing[nation].map((n, kind) => n + counts[kind]);
    }
    return standing;
  },
  toFile: (standing) => figures(between, nobody).write(standing, standing),
  fromFile: (given, at) => figures(between, nobody).read(form.text.fromFile(given, at), at),
  look: (standing, at, seen) => {
    for (const nation of ALL_NATIONS)
      if (standing[nation].some((n) => n !== 0))
        figuresOf(nation).look([...standing[nation]], inside(at, NATIONS[nation]), seen);
  },
});

/** The word that stands for the Armies of 3.2: regions named behind it stand otherwise. */
const AT_START = "start";
const EMPTY = ALL_REGIONS.map(() => NOBODY);
const START = EMPTY.map((standing) => [...standing]);
for (const [where, name, ...counts] of ARMIES_AT_START)
  START[REGION.named(where)][NATION.named(name)] = counts;

const regions = form.byName(REGION, figures("+", NOBODY_THERE));

/** Told from an empty map or from the Armies at the start, whichever takes fewer words. */
const mapForm: Form<Standing[], unknown> = {
  ...regions,
  write: (map) => {
    const whole = regions.write(map, EMPTY);
    const changes = [AT_START, regions.write(map, START)].filter((part) => part !== "").join(",");
    return changes.split(",").length < whole.split(",").length ? changes : whole;
  },
  read: (text, at) => {
    const [first, ...rest] = text.split(",");
    return first === AT_START ? regions.read(rest.join(","), at, START) : regions.read(text, at, EMPTY);
  },
};

/** Who stands where. */
export const map = word(
  mapForm,
  (g: War) =>
    ALL_REGIONS.map((region) =>
      ALL_NATIONS.map((nation) => [
        g.regulars[region * NATION_COUNT + nation],
        g.elites[region * NATION_COUNT + nation],
        nation < FREE_NATIONS
          ? g.leaders[region * FREE_NATIONS + nation]
          : nation === SAURON
            ? g.nazgul[region]
            : 0,
      ]),
    ),
  (g, told) => {
    const all = (kind: number, from: number, to: number) =>
      told.flatMap((standing) => standing.slice(from, to).map((counts) => counts[kind]));
    g.regulars = all(REGULAR_KIND, 0, NATION_COUNT);
    g.elites = all(ELITE_KIND, 0, NATION_COUNT);
    g.leaders = all(LEADER_KIND, 0, FREE_NATIONS);
    g.nazgul = all(LEADER_KIND, SAURON, SAURON + 1);
  },
);

/** Figures out of the game. */
export const lost = word(
  figures(",", ""),
  (g: War) => ALL_NATIONS.map((nation) => g.lost.slice(nation * KINDS, (nation + 1) * KINDS)),
  (g, standing) => {
    g.lost = standing.flat();
  },
);

/** Counts what follows from the map and the casualties: units by side, and what is left in the reinforcements. */
export function recount(g: War): void {
  g.count.fill(0);
  g.pool = NATIONS.flatMap((name) => [...FIGURES[name]]).map((n, i) => n - g.lost[i]);
  for (const region of ALL_REGIONS)
    for (const nation of ALL_NATIONS) {
      const regulars = g.regulars[region * NATION_COUNT + nation];
      const elites = g.elites[region * NATION_COUNT + nation];
      g.count[sideOfNation(nation) * REGION_COUNT + region] += regulars + elites;
      g.pool[nation * KINDS + REGULAR_KIND] -= regulars;
      g.pool[nation * KINDS + ELITE_KIND] -= elites;
      if (nation < FREE_NATIONS)
        g.pool[nation * KINDS + LEADER_KIND] -= g.leaders[region * FREE_NATIONS + nation];
      else if (nation === SAURON) g.pool[nation * KINDS + LEADER_KIND] -= g.nazgul[region];
    }
}
