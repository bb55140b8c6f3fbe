/** What a terminal says of a position in the names of the notation, in which positions are written. */
import type { Ask, Fact, Facts, Heard, Seat } from "@westmarch/kernel";
import {
  ACTION,
  BOTH,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  ROOST,
  SIDE_NAMES,
  TERRITORY,
  THING,
  TILE,
  TOKEN,
  UNIT,
} from "./ids.ts";
import { printed } from "./printing.ts";
import { armyIn, figuresIn, shadowPoints } from "./rules/board.ts";
import { handOf, handSize } from "./rules/hand.ts";
import type { FiveArmies } from "./state.ts";

type Names = readonly string[];

const CARDS: Names = CARD.all.map((card) => `${CARD.names[card]} (${printed(null).designs[card]})`);

/** What the numbers of facts are names of, by key. */
const NAMES: Readonly<Record<string, Names>> = {
  place: PLACE.names,
  from: PLACE.names,
  to: PLACE.names,
  target: PLACE.names,
  at: PLACE.names,
  character: CHARACTER.names,
  general: CHARACTER.names,
  unit: UNIT.names,
  missing: UNIT.names,
  group: GROUP.names,
  token: TOKEN.names,
  tile: TILE.names,
  territory: TERRITORY.names,
  roost: ROOST.names,
  face: FACE.names,
  faces: FACE.names,
  action: ACTION.names,
  card: CARDS,
  deck: DECK.names,
  maneuver: MANEUVER.names,
  side: SIDE_NAMES,
  seat: SIDE_NAMES,
  attacker: SIDE_NAMES,
};

const named = (key: string, fact: Fact): Fact => {
  const names = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
  if (names === undefined) return fact;
  if (Array.isArray(fact)) return fact.map((one: Fact) => names[Number(one)] ?? one);
  return names[Number(fact)] ?? fact;
};

/** The things of a force, and how many of each. */
const forceOf = (force: Fact): Fact =>
  Array.isArray(force)
    ? force.flatMap((many: Fact, thing) =>
        Number(many) > 0 ? [`${THING.names[thing]}:${Number(many)}`] : [],
      )
    : force;

/** The facts of an event with names for numbers. */
export const facts = ({ facts: told }: Heard): Facts =>
  Object.fromEntries(
    Object.entries(told).map(([key, fact]) => [key, key === "force" ? forceOf(fact) : named(key, fact)]),
  );

/** What the numbers in an ask's `about` are names of, by prompt. */
const ABOUT: Readonly<Record<string, readonly (Names | null)[]>> = {
  tile: [TILE.names],
  onward: [PLACE.names],
  part: [PLACE.names, PLACE.names],
  markers: [PLACE.names, PLACE.names],
  excess: [PLACE.names],
  walk: [CHARACTER.names],
  instead: [PLACE.names, UNIT.names],
  enter: [CHARACTER.names],
  target: [CHARACTER.names],
  bodyguard: [PLACE.names, null],
  casualties: [PLACE.names, null],
  fighting: [PLACE.names],
  "use-maneuver": [MANEUVER.names],
  "spend-bat": [TERRITORY.names, null],
  leadership: [PLACE.names],
  quarter: [PLACE.names],
  retreat: [PLACE.names],
  drive: [PLACE.names],
  advance: [PLACE.names],
};

/** What a question speaks of. */
export const about = ({ prompt, about: told = [] }: Ask): readonly string[] => {
  const kinds = Object.hasOwn(ABOUT, prompt) ? ABOUT[prompt] : [];
  return told.map((one, i) => kinds?.[i]?.[Number(one)] ?? String(one));
};

/** The few lines that change all the time. */
export function summary(g: FiveArmies): readonly string[] {
  const dice = BOTH.map((side) => {
    const faces = FACE.all.flatMap((face) => {
      const many = g.dice[side * FACE.names.length + face];
      return many > 0 ? [`${FACE.names[face]} ${many}`] : [];
    });
    return `${SIDE_NAMES[side]}: ${faces.join(", ") || "no dice"}; ${handSize(g, side)} cards`;
  });
  return [`turn ${g.turn}, fate ${g.fate}, Shadow points ${shadowPoints(g)}`, ...dice];
}

const armies = (g: FiveArmies): string[] =>
  PLACE.all.flatMap((at) => {
    const side = armyIn(g, at);
    const units = UNIT.all.flatMap((unit) => {
      const many = figuresIn(g, at, unit);
      return many > 0 ? [`${UNIT.names[unit]} ${many}`] : [];
    });
    const people = CHARACTER.all.flatMap((one) => (g.at[one] === at ? [CHARACTER.names[one]] : []));
    const marks = [
      g.damage[at] > 0 ? [`damage ${g.damage[at]}`] : [],
      g.tokens[at] > 0 ? [`leadership ${g.tokens[at]}`] : [],
      g.control[at] > 0 ? ["under the Shadow"] : [],
      GROUP.all.flatMap((group) => {
        const many = g.recruits[at * GROUP.names.length + group];
        return many > 0 ? [`tokens of ${GROUP.names[group]} ${many}`] : [];
      }),
    ].flat();
    const all = [...units, ...people, ...marks];
    if (all.length === 0) return [];
    return [`${PLACE.names[at].padEnd(20)}${side === null ? "" : `${SIDE_NAMES[side]}: `}${all.join(", ")}`];
  });

const sky = (g: FiveArmies): string[] => {
  const eagles = ROOST.all.flatMap((roost) =>
    g.eagles[roost] > 0 || g.lord === roost
      ? [`${ROOST.names[roost]} ${g.eagles[roost]}${g.lord === roost ? " and their Lord" : ""}`]
      : [],
  );
  const bats = TERRITORY.all.flatMap((one) =>
    g.bats[one] > 0 ? [`${TERRITORY.names[one]} ${g.bats[one]}`] : [],
  );
  return [
    ...(eagles.length > 0 ? [`eagles              ${eagles.join(", ")}`] : []),
    ...(bats.length > 0 ? [`bats                ${bats.join(", ")}`] : []),
  ];
};

/** The board, and the cards of the viewer's seat, or of both where there is none. */
export const board = (g: FiveArmies, seat: Seat | null): readonly string[] => [
  ...summary(g),
  ...armies(g),
  ...sky(g),
  ...BOTH.filter((owner) => seat === null || owner === seat).map(
    (owner) =>
      `${SIDE_NAMES[owner]} hold ${
        handOf(g, owner)
          .map((card) => CARDS[card])
          .join(", ") || "no cards"
      }`,
  ),
  `settlements         ${printed(g)
    .settlements.map((at) => `${PLACE.names[at]} ${printed(g).points[at]}`)
    .join(", ")}`,
];
