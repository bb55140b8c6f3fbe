/** The board as lines of text, in the names of the notation: what a terminal shows instead of a picture. */
import type { Seat } from "@westmarch/kernel";
import { CARD_NAMES } from "../data/cards.ts";
import {
  ALL_NATIONS,
  BOTH_SIDES,
  CHARACTERS,
  DECKS,
  ELITE,
  FACE_COUNT,
  FACES,
  FIGURE,
  FREE_NATIONS,
  LEADER,
  NATIONS,
  type NationId,
  NOBODY,
  NONE,
  SETTLEMENTS,
  SIDES,
  type Side,
} from "../data/ids.ts";
import { REGIONS, type RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, HOME, NATION_OF, REGIONS_OF, SETTLEMENT } from "../data/regions.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { isActive, pointsToWin } from "../facts.ts";
import { cardsIn } from "../notation/fields.ts";
import { handOf, handSize } from "../rules/cards/hand.ts";
import { besieged, forceIn } from "../rules/figures.ts";
import { SEAT_NAMES, seatsOf } from "../seats.ts";
import { DRAWN, IN_FELLOWSHIP, IN_POOL, WAITING, type War } from "../state.ts";

/** Where the texts of a line begin. */
const MARGIN = 12;

const line = (heading: string, text: string): string => `${heading.padEnd(MARGIN)}${text}`;
const perhaps = (heading: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [line(heading, texts.join(", "))] : [];
const cardNames = (masks: readonly number[]): string[] => cardsIn(masks).map((card) => CARD_NAMES[card]);
/** `army 2`, or nothing if there is none of it. */
const some = (count: number, of: string): string[] => (count > 0 ? [`${of} ${count}`] : []);
const bySide = (text: (side: Side) => string): string =>
  BOTH_SIDES.map((side) => `${SIDES[side]} ${text(side)}`).join("; ");

const diceOf = (g: War, side: Side): string =>
  FACES.flatMap((face, i) => some(g.dice[side * FACE_COUNT + i], face)).join(", ") || "none";

const deckSizes = (g: War): string => DECKS.map((deck, i) => `${deck} ${g.deckCount[i]}`).join(", ");

/** The player who leads a side, where that changes hands (16.2). */
const leaders = (g: War): string[] =>
  BOTH_SIDES.filter((side) => seatsOf(g, side).length > 1).map(
    (side) => SEAT_NAMES[g.players][g.leading[side]],
  );

function fellowship(g: War): string {
  const companions = CHARACTERS.filter((_, c) => g.at[c] === IN_FELLOWSHIP && c !== g.guide);
  return [
    g.mordor === NONE ? REGIONS[g.bearers] : `mordor step ${g.mordor}`,
    ...(g.mordor === NONE ? [`progress ${g.progress}`] : []),
    g.revealed === 1 ? "revealed" : "hidden",
    `corruption ${g.corruption}`,
    `guide ${CHARACTERS[g.guide]}`,
    ...(companions.length > 0 ? [`with ${companions.join(" ")}`] : []),
  ].join(", ");
}

const nation = (g: War, n: NationId): string =>
  `${NATIONS[n]} ${g.steps[n] === 0 ? "at war" : `${g.steps[n]}${isActive(g, n) ? "+" : ""}`}`;

/** What has changed since the last look, most likely: dice, Ring, hand. */
export function summary(g: War, seat: Seat | null): string[] {
  const led = leaders(g);
  return [
    line(
      "turn",
      `${g.turn}, ${SIDES[g.acting]} acts${led.length > 0 ? `, leading ${led.join(" and ")}` : ""}`,
    ),
    line(
      "dice",
      bySide((side) => diceOf(g, side)),
    ),
    line(
      "hunt box",
      `${bySide((side) => String(g.box[side]))}; rings ${bySide((side) => String(g.rings[side]))}`,
    ),
    line("fellowship", fellowship(g)),
    ...(seat === null
      ? []
      : [
          line(
            "hand",
            handOf(g, seat)
              .map((card) => CARD_NAMES[card])
              .join(", ") || "none",
          ),
        ]),
  ];
}

/** `gondor 3r 1e 1l` for each Nation there, and the figures that belong to none by name. */
function standing(g: War, side: Side, region: RegionId): string[] {
  const force = forceIn(g, side, region);
  const nations = NATIONS.flatMap((name, n) => {
    const counts = [force[n], force[ELITE + n], n < FREE_NATIONS ? force[LEADER + n] : 0];
    const words = counts.flatMap((count, kind) => (count > 0 ? [`${count}${"rel"[kind]}`] : []));
    return words.length > 0 ? [`${name} ${words.join(" ")}`] : [];
  });
  const others = FIGURE.names.flatMap((name, figure) =>
    figure >= LEADER + FREE_NATIONS && force[figure] > 0
      ? [force[figure] > 1 ? `${force[figure]} ${name}` : name]
      : [],
  );
  return [...nations, ...others];
}

/** What there is to say of a region, or nothing. */
function place(g: War, region: RegionId): string[] {
  const here = BOTH_SIDES.map((side) => standing(g, side, region).join(", ")).filter((text) => text !== "");
  const siege = besieged(g, region);
  const holder = g.control[region];
  const notes = [
    ...(holder !== HOME[region] && holder !== NOBODY ? [`held by ${SIDES[holder]}`] : []),
    ...(siege === NOBODY ? [] : [`${SIDES[siege]} besieged`]),
    ...(g.bearers === region ? ["the Fellowship"] : []),
  ];
  if (here.length + notes.length === 0) return [];
  const settlement = SETTLEMENT[region] > 0 ? ` (${SETTLEMENTS[SETTLEMENT[region]]})` : "";
  const text = [here.join(" | "), notes.join(", ")].filter((part) => part !== "").join("; ");
  return [`  ${`${REGIONS[region]}${settlement}`.padEnd(34)}${text}`];
}

function land(g: War, name: string, regions: readonly RegionId[]): string[] {
  const places = regions.flatMap((region) => place(g, region));
  return places.length > 0 ? [name, ...places] : [];
}

const tilesThat = (g: War, where: number): string[] =>
  TILE_NAMES.filter((_, tile) => g.tiles[tile] === where);

/** Everything that lies open, region by region, with what this seat alone may know. */
export const board = (g: War, seat: Seat | null): string[] => [
  "r regulars, e elites, l leaders",
  ...NATIONS.flatMap((name, n) => land(g, name, REGIONS_OF[n])),
  ...land(
    g,
    "no nation's",
    ALL_REGIONS.filter((region) => NATION_OF[region] === NONE),
  ),
  "",
  line(
    "points",
    bySide((side) => `${g.points[side]} of ${pointsToWin(g, side)}`),
  ),
  line(
    "to war",
    ALL_NATIONS.map((n) => nation(g, n))
      .join(", ")
      .concat(" (+ active)"),
  ),
  line(
    "hunt pool",
    `${tilesThat(g, IN_POOL).length} tiles, drawn ${tilesThat(g, DRAWN).join(" ") || "none"}`,
  ),
  ...perhaps("for mordor", tilesThat(g, WAITING)),
  ...perhaps("on table", cardNames(g.table)),
  ...perhaps("played", cardNames(g.spent)),
  line("decks", deckSizes(g)),
  line("hands", SEAT_NAMES[g.players].map((name, one) => `${name} ${handSize(g, one)}`).join(", ")),
  ...summary(g, seat),
];
