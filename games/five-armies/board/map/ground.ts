/** What stands in the valley: peaks along slopes, mountains, hills, ruins, reeds, settlements; and the grass between. */
import {
  type Cut,
  type Ground,
  growing,
  HILL_CUT,
  ROCK_CUT,
  strewn,
  tuftOn,
} from "@westmarch/campaign/drawing";
import {
  dice,
  element,
  extent,
  inOrder,
  inside,
  type Keep,
  LINE,
  type Polyline,
  path,
  range,
  reeds,
  ring,
  type Stamps,
  type StandingThing,
  scatter,
  sub,
} from "@westmarch/ink";
import { crestOf, SLOPES } from "./borders.ts";
import { coverOf, type Growth } from "./cover.ts";
import { MASSIF_OUTLINE } from "./mountain.ts";
import { COURSES, CRAGS, FOOT, LAND, LINES, OUTLINES, POOLS } from "./net.ts";
import { ARMY, PLACES, signBox } from "./placing.ts";
import { numberOf, REGION_NAMES, type RegionName } from "./regions.ts";
import { ruin, SIGNS } from "./signs.ts";

type Stands = Exclude<Growth, "tuft">;
type Grow = ReturnType<typeof growing<Stands>>;

const CUTS: Readonly<Record<Stands, Cut>> = {
  rock: { ...ROCK_CUT, cuts: 5 },
  hill: { ...HILL_CUT, cuts: 4 },
  ruin: { draw: ruin, cuts: 4, half: 0.6, tall: 0.75 },
  reeds: {
    draw: (size, seed) => element("g", { transform: `scale(${(size / 10).toFixed(2)})` }, reeds(0, 0, seed)),
    cuts: 5,
    half: 1.1,
    tall: 1,
  },
};

/** What nothing that grows may reach into: the name, the settlement, and in the mountains where an army stands best. */
const boxesOf = (name: RegionName): Keep[] => {
  const place = PLACES[numberOf(name)];
  if (!place) return [];
  const { name: title, settlement, armies } = place;
  const [first] = armies;
  const stand: Keep[] = first ? [[first[0], first[1], ARMY[0] - 3, ARMY[1] - 3]] : [];
  if (!settlement) return [title, ...stand];
  const [x, y, half, tall] = signBox(name, settlement);
  return [title, [x, y, half + 2, tall], ...stand];
};

const WATERS: readonly Polyline[] = [
  ...Object.values(COURSES).map(({ line }) => line),
  ...LINES.filter(({ kind }) => kind === "river" || kind === "ford").map(({ line }) => line),
  ...POOLS.map(({ outline }) => outline),
];

/** Peaks stand in two ranks on the mountain's side of a slope. */
const crests = (grow: Grow, keep: readonly Keep[]): StandingThing[] =>
  SLOPES.flatMap((border) =>
    range(crestOf(border), {
      seed: `crest ${border.of.join(" ")}`,
      gap: 15,
      height: 31,
      ranks: 1,
      sink: 3,
      keep,
      clear: WATERS.map((line) => ({ line, by: 9 })),
      peak: (x, y, _, tall, seed) => grow("rock", [x, y], tall, seed),
    }),
  );

/** A heap of rocks, a mere, or a banner on its mound: what keeps four regions apart. */
const crags = (set: Stamps, grow: Grow): StandingThing[] =>
  CRAGS.flatMap(({ name, outline }) => {
    const { left, right, top, bottom } = extent(outline);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const low = bottom - 3;
    if (name === "tor_mere") {
      const water =
        element("path", { d: path(outline), fill: "var(--five-river)" }) +
        element("path", { d: ring(outline, { width: 1.8, seed: name }), fill: "var(--map-water)" });
      return [
        { y: top, svg: water },
        { y: low, svg: grow("reeds", [x - 3, y + 6], 11, 3) },
      ];
    }
    const rocks: StandingThing[] = [
      { y: low - 5, svg: grow("rock", [x - 8, low - 5], 20, 1) },
      { y: low - 4, svg: grow("rock", [x + 9, low - 4], 22, 5) },
      { y: low, svg: grow("rock", [x, low], 27, 7) },
    ];
    if (name !== "tor_banner") return rocks;
    const banner = set.set(name, x, low, () =>
      element("path", {
        d: "M0-22v-26l17 6-17 6",
        fill: "var(--five-dark)",
        stroke: LINE,
        "stroke-width": 1.8,
        "stroke-linejoin": "round",
      }),
    );
    return [...rocks, { y: low + 0.1, svg: banner }];
  });

/** The settlements, which stand with the first pieces; what grows keeps clear of them. */
export const settlements = (): StandingThing[] =>
  REGION_NAMES.flatMap((name) => {
    const [at, sign] = [PLACES[numberOf(name)]?.settlement, SIGNS[name]];
    if (!at || !sign) return [];
    return [{ y: at[1] + 4, svg: element("g", { transform: `translate(${at[0]} ${at[1]})` }, sign()) }];
  });

const onWater = (p: readonly [number, number]): boolean => POOLS.some(({ outline }) => inside(p, outline));

/** Everything that stands in the valley, and the grass of its regions. */
export function groundOf(set: Stamps): Ground {
  const grow = growing(set, CUTS);
  const keep = REGION_NAMES.flatMap(boxesOf);
  const first = [...crests(grow, keep), ...crags(set, grow)];
  const { standing, grass } = strewn(set, {
    names: REGION_NAMES,
    outlines: OUTLINES,
    patchesOf: (name) => coverOf(name).growth,
    cuts: CUTS,
    walls: [...SLOPES.map(({ line }) => line), FOOT],
    waters: WATERS,
    keep,
    onLake: onWater,
  });
  return { standing: [...first, ...standing], grass };
}

/** Where far country is strewn with hills and with mountains: to the horizon on every side. */
const FAR: Polyline = [
  [-640, -220],
  [1860, -220],
  [1860, 1180],
  [-640, 1180],
];

/** The country around the valley: pale hills, and to the north and west pale mountains. */
export function farLand(set: Stamps): string {
  const grow = growing(set, CUTS);
  const roll = dice("dale far land");
  const isFar = (p: readonly [number, number]): boolean =>
    !inside(p, LAND) && !inside(p, MASSIF_OUTLINE) && !inside([p[0], p[1] - 12], MASSIF_OUTLINE);
  const clear = (p: readonly [number, number]): boolean =>
    isFar(p) && isFar([p[0] - 22, p[1]]) && isFar([p[0] + 22, p[1]]) && isFar([p[0], p[1] - 24]);
  const things = scatter(FAR, { gap: 62, seed: "dale far", tries: 1800, unless: (p) => !clear(p) }).map(
    (at): StandingThing => {
      const high = at[1] < 250 || (at[0] < -60 && at[1] < 620);
      return {
        y: at[1],
        svg: grow(high && roll() < 0.6 ? "rock" : "hill", at, high ? 22 + roll() * 12 : 34, sub(roll)),
      };
    },
  );
  const grass = scatter(FAR, { gap: 84, seed: "dale far grass", tries: 1000, unless: (p) => !clear(p) })
    .map(([x, y]) => tuftOn(set, x, y, 8, sub(roll)))
    .join("");
  return element("g", { opacity: 0.42 }, inOrder(things) + element("g", { fill: LINE }, grass));
}
