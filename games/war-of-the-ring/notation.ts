/**
 * The state of the war in words: what each field holds, who may see it, how it is told on a line, and what holds in
 * every position. What has its usual value is left out:
 *
 *     turn=3 acting=shadow map=start,osgiliath:-,pelargir:gondor3 progress=2 dice=character,will;army,event …
 *
 * `map` tells who stands where: Regulars, Elites and Leaders of each Nation, divided by points, told from an empty map
 * or (`start`) from the Armies of the set-up. Reinforcements, units by side and decks follow from the rest. `stack` is
 * the place in the rules; left out, the side named by `acting` chooses what to do with a die. Choices are words such as
 * `move:osgiliath:minas-tirith` (words.ts).
 */
import { countBits } from "@westmarch/armies/cards";
import { NONE, type Notation } from "@westmarch/kernel";
import {
  atMost,
  coreWords,
  describe,
  type Fail,
  fieldsOf,
  form,
  hidden,
  once,
  secretsOf,
  word,
} from "@westmarch/positions";
import { readChoice, writeChoice } from "./choices.ts";
import { CARD, type CardId, GREATEST_MASK } from "./data/cards.ts";
import {
  ALL_DECKS,
  BOTH_SIDES,
  CHARACTER,
  DECKS,
  FREE,
  NATION,
  NATIONS,
  NOBODY,
  SHADOW,
  SIDES,
  type Side,
} from "./data/ids.ts";
import { REGION, REGIONS, type RegionId } from "./data/regionnames.ts";
import { ALL_REGIONS, HOME, isStronghold, REGION_COUNT } from "./data/regions.ts";
import { FIGURES } from "./data/setup.ts";
import { TILE } from "./data/tiles.ts";
import { battle } from "./notation/battle.ts";
import { cards, dice, KIND_NAMES, numbered, pair, readiness } from "./notation/fields.ts";
import { decks, heldAs } from "./notation/hands-and-decks.ts";
import { lost, map, recount } from "./notation/map.ts";
import { blank, USUAL } from "./notation/usual.ts";
import { unitsIn } from "./rules/figures.ts";
import { seatsOf, sideOf } from "./seats.ts";
import {
  ASIDE,
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  DEAD,
  IN_FELLOWSHIP,
  PROGRESS_LIMIT,
  REPLACED,
  type Secret,
  TILE_PLACE,
  type War,
} from "./state.ts";

const { byName, id, listOf, marked, maybe, mentioned, oneOf, rulings, setOf, whole } = form;
const field = fieldsOf<War>();

const own = hidden<War, number>(0, (_g, seat, i) => seat !== null && i >> 1 === seat);
const masks = (length?: number) =>
  listOf(whole(0, GREATEST_MASK), { between: ":", ...(length !== undefined && { length }) });

/** Team-mates do not see each other's cards (16.3.5); no seat sees the decks. */
const { words: secret, project } = secretsOf<War, Secret>({
  decks: { form: masks(DECKS.length), sees: hidden<War, number>(0, () => false) },
  hands: { form: masks(), sees: own },
  buried: { form: masks(), sees: own },
  chosen: {
    form: listOf(mentioned(marked(numbered(CARD), { "-1": NONE })), { between: ":", length: 2 }),
    sees: hidden<War, CardId>(
      NONE,
      (g, seat, side) =>
        seat !== null && sideOf(g, seat) === side && g.battle !== null && g.battle.seats[side] === seat,
    ),
  },
});

export { project };

/** The once-a-turn marks, by bit (`state.ts`). */
const MARKS = ["free-ring", "shadow-ring", "stirred", "messenger", "rohan-roused", "walked"];

const side = oneOf("side", SIDES, BOTH_SIDES);
const armies = listOf(numbered(REGION), { between: ":" });

export const rings = field("rings", pair(3, "1.4.2"));
export const bearers = field("bearers", marked(id(REGION), { mordor: NONE }));
const characters = field(
  "at",
  byName(
    CHARACTER,
    marked(id(REGION), { aside: ASIDE, fellowship: IN_FELLOWSHIP, dead: DEAD, replaced: REPLACED }),
  ),
);
const control = field(
  "control",
  byName(REGION, marked<Side | typeof NOBODY, string, string>(side, { nobody: NOBODY })),
);
const leading = field("leading", pair(3));
const next = field("next", pair(3));

/** The words that lines and files share. */
export const shared = {
  bid: field("bid", whole(0, 9)),
  turn: field("turn", whole(0, 999)),
  acting: field("acting", side),
  dice: field("dice", dice),
  box: field("box", pair(10)),
  rings,
  nations: word(
    byName(NATION, readiness),
    (g: War) => g.steps.map((steps, nation) => steps * 2 + ((g.active >> nation) & 1)),
    (g, nations) => {
      g.steps = nations.map((value) => value >> 1);
      g.active = nations.reduce((mask, value, nation) => mask | ((value & 1) << nation), 0);
    },
  ),
};

export const line = {
  players: word(
    whole(2, 4),
    (g: War) => g.players,
    (g, players) => {
      Object.assign(g, blank(players));
    },
  ),
  rulings: field("rulings", rulings(USUAL)),
  ...shared,
  owned: field("owned", pair(10)),
  minimum: field("minimum", whole(0, 1)),
  marks: field("marks", setOf({ what: "mark", names: MARKS })),
  map,
  lost,
  characters,
  control,
  captor: field("captor", byName(REGION, whole(NONE, 3))),
  points: field("points", pair(99)),
  bearers,
  progress: field("progress", whole(0, PROGRESS_LIMIT, "12.4.6")),
  revealed: field("revealed", whole(0, 1)),
  corruption: field("corruption", whole(0, CORRUPTION_LIMIT, "13.7.1")),
  guide: field("guide", mentioned(id(CHARACTER))),
  mordor: field("mordor", whole(NONE, CRACK_OF_DOOM, "14.2.9")),
  tiles: field("tiles", byName(TILE, id(TILE_PLACE))),
  table: field("table", cards),
  spent: field("spent", cards),
  hands: heldAs("hands", "handCount"),
  buried: heldAs("buried", "buriedCount"),
  leading,
  next,
  mixed: field("mixed", listOf(whole(0, 2 * REGION_COUNT - 1), { between: ":" })),
  concern: word(
    pair((1 << NATIONS.length) - 1),
    (g: War) => [g.lastNations, g.nowNations],
    (g, [lastNations, nowNations]) => {
      Object.assign(g, { lastNations, nowNations });
    },
  ),
  lastArmies: field("lastArmies", armies),
  nowArmies: field("nowArmies", armies),
  chosen: secret.chosen,
  battle: field("battle", maybe(battle)),
  ...coreWords<War>({ choice: writeChoice, option: readChoice }),
  decks: {
    ...decks,
    follows: (g: War) => {
      recount(g);
      decks.follows?.(g);
    },
  },
};

/** No figure is where it may not be (2.3, 2.4); the Fellowship is in one place (12, 14). */
function mapLaws(g: War, fail: Fail<War>): void {
  for (const region of ALL_REGIONS) {
    if (unitsIn(g, FREE, region) > 0 && unitsIn(g, SHADOW, region) > 0 && !isStronghold(region))
      fail(map, [REGIONS[region]], "2.4.2: units of both sides stand there");
    if ((g.control[region] === NOBODY) !== (HOME[region] === NOBODY))
      fail(control, [REGIONS[region]], "2.3: there is no Settlement to control");
  }
  const walks: RegionId = g.bearers;
  if ((g.mordor === NONE) !== (walks !== NONE))
    fail(bearers, [], "14.1.3: the Ring-bearers are nowhere, or twice");
  if (g.progress > 0 && g.mordor !== NONE) fail(line.progress, [], "14.1.3: Progress on the Mordor Track");
  if (g.progress > 0 && g.revealed === 1)
    fail(line.progress, [], "12.6.2: Progress of a revealed Fellowship");
}

/** What is counted: figures, Rings, cards, seats. */
function countLaws(g: War, fail: Fail<War>): void {
  for (const [i, left] of g.pool.entries())
    if (left < 0)
      fail(
        map,
        [],
        `1.3.1: ${NATIONS[Math.floor(i / 3)]} has ${-left} too many of kind ${KIND_NAMES[i % 3]}`,
      );
  if (g.rings[FREE] + g.rings[SHADOW] > 3) fail(rings, [], "1.4.2: there are three Elven Rings");
  for (const deck of ALL_DECKS) {
    const sideOfIt = BOTH_SIDES[deck >> 1];
    const piles = [g.secret.decks[deck], g.table[deck], g.spent[deck]];
    for (const seat of seatsOf(g, sideOfIt))
      piles.push(g.secret.hands[seat * 2 + (deck & 1)], g.secret.buried[seat * 2 + (deck & 1)]);
    const sum = piles.reduce((total, mask) => total + countBits(mask), 0);
    if (sum !== countBits(piles.reduce((all, mask) => all | mask, 0)))
      fail(decks, [DECKS[deck]], `1.2.1: a card of ${DECKS[deck]} is in two places`);
  }
  for (const one of BOTH_SIDES) {
    if (!seatsOf(g, one).includes(g.leading[one]))
      fail(leading, [one], "16.2: that seat is not of this side");
    if (!seatsOf(g, one).includes(g.next[one])) fail(next, [one], "16.5: that seat is not of this side");
  }
}

export const positions = describe<War>({
  line,
  blank: () => blank(2),
  limits: [
    once(CARD, "1.2.1"),
    once(CHARACTER, "7.2"),
    once(TILE, "13.1"),
    ...KIND_NAMES.map((kind, i) =>
      atMost(
        kind,
        NATIONS.map((name) => FIGURES[name][i]),
        NATIONS,
        "1.3.1",
      ),
    ),
  ],
  laws: [mapLaws, countLaws],
});

export const notation: Notation<War> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  choice: writeChoice,
  option: readChoice,
};
