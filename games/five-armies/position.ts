/**
 * The game on one line, and as plain data; what has its usual value is left out.
 *
 *     turn=3 units=camp.man_of_the_lake:2 damage=camp:1 at=bard:camp dice=shadow.army:2 fate=5
 *
 * Cards go by their place in the deck (`event_7`): which design a piece of cardboard bears is said by the data pack.
 */
import { copyStack, type Notation, readStack } from "@westmarch/kernel";
import {
  coreWords,
  describe,
  type Fail,
  type Form,
  fieldsOf,
  form,
  hidden,
  PositionError,
  quoted,
  secretsOf,
} from "@westmarch/positions";
import { battle, columns } from "./battle-notation.ts";
import { choices } from "./choices.ts";
import {
  ALOFT,
  ASIDE,
  BOTH,
  CHARACTER,
  DEAD,
  DECK,
  DECK_SIZES,
  FACE,
  GROUP,
  MARCHING,
  NONE,
  PASSES,
  PLACE,
  ROOST,
  SIDE,
  SIDE_NAMES,
  TERRITORY,
  TILE,
  TOKEN,
  UNIT,
} from "./ids.ts";
import { emptyBoard } from "./newgame.ts";
import { printed } from "./printing.ts";
import { freeBats, freeEagles, hasArmy, supply } from "./rules/board.ts";
import { stackOf } from "./rules/mustering.ts";
import {
  FATE_END,
  type FiveArmies,
  MOST_WRATH,
  RULES_VERSION,
  type Secret,
  TILE_PLACE,
  USUAL_RULINGS,
} from "./state.ts";

const { byName, grid, id, listOf, marked, maybe, oneOf, rulings, setOf, whole } = form;
const field = fieldsOf<FiveArmies>();

/** A game in which nothing stands on the board. */
export const blank = (): FiveArmies => ({
  ...emptyBoard(USUAL_RULINGS),
  version: RULES_VERSION,
  drawn: 0,
  sealed: [null, null],
  result: null,
  stack: copyStack(readStack("game.recover")),
});

/** Masks of cards, one after the other. */
const masks = (length: number) => listOf(whole(0, 2 ** DECK_SIZES[0] - 1), { between: ":", length });
const own = hidden<FiveArmies, number>(0, (_g, seat, slot) => seat !== null && slot >> 1 === seat);

/** Hands and what was discarded face down are known to their owners, decks to neither player. */
export const { words: secret, project } = secretsOf<FiveArmies, Secret>({
  decks: { form: masks(3), sees: hidden<FiveArmies, number>(0, () => false) },
  hands: { form: masks(4), sees: own },
  buried: { form: masks(4), sees: own },
  looked: { form: masks(4), sees: hidden<FiveArmies, number>(0, (_g, seat) => seat !== null) },
});

const counts = (length: number) => listOf(whole(), { between: ":", length });
const side = oneOf("side", SIDE_NAMES, BOTH);
const flags = { what: "pass", names: PASSES.map((pass) => PLACE.names[pass]) };

const units = field("units", grid(PLACE, UNIT, whole(), 0));
const at = field(
  "at",
  byName(CHARACTER, marked(id(PLACE), { aside: ASIDE, dead: DEAD, aloft: ALOFT, marching: MARCHING })),
);
const recruits = field("recruits", grid(PLACE, GROUP, whole(), 0));
const damage = field("damage", byName(PLACE, whole(), { unsaid: 0 }));
const eagles = field("eagles", byName(ROOST, whole(), { unsaid: 0 }));
const bats = field("bats", byName(TERRITORY, whole(), { unsaid: 0 }));

/** The digest of a pack; empty: the built-in one. */
const digest: Form<string, string> = {
  ...form.text,
  write: (value) => value,
  read: (written, at) => {
    if (!/^([0-9a-f]{64})?$/.test(written)) throw new PositionError(at, `${quoted(written)} is no digest`);
    return written;
  },
};

export const line = {
  rulings: field("rulings", rulings(USUAL_RULINGS)),
  pack: field("pack", digest),
  turn: field("turn", whole(0, 999)),
  acting: field("acting", side),
  units,
  damage,
  tokens: field("tokens", byName(PLACE, whole(), { unsaid: 0 })),
  columns: field("columns", columns),
  at,
  control: field("control", byName(PLACE, whole(0, 1), { unsaid: 0 })),
  recruits,
  unflipped: field("unflipped", byName(TOKEN, whole(0, 1), { unsaid: 1 })),
  open: field("open", byName(flags, whole(0, 1), { unsaid: 0 })),
  eagles,
  lord: field("lord", marked(id(ROOST), { none: NONE })),
  bats,
  wrath: field("wrath", whole(0, MOST_WRATH, "16.1")),
  promised: field("promised", whole(0, MOST_WRATH, "16.1")),
  bodyguard: field("bodyguard", whole()),
  ring: field("ring", whole(0, 1)),
  fate: field("fate", whole(0, FATE_END, "4.10")),
  tiles: field("tiles", byName(TILE, id(TILE_PLACE))),
  activated: field("activated", setOf(CHARACTER)),
  hasUsedAbility: field("hasUsedAbility", whole(0, 1)),
  dice: field("dice", grid(SIDE, FACE, whole(), 0)),
  owned: field("owned", counts(2)),
  deckCount: field("deckCount", counts(3)),
  handCount: field("handCount", counts(4)),
  buriedCount: field("buriedCount", counts(4)),
  spent: field("spent", masks(DECK.names.length)),
  table: field("table", masks(DECK.names.length)),
  ground: field("ground", marked(id(PLACE), { none: NONE })),
  ...secret,
  battle: field("battle", maybe(battle)),
  ...coreWords<FiveArmies>(choices),
};

/** Armies of both sides never share a place (8.2); markers and tokens lie with armies (7.7, 12.11). */
function boardLaws(g: FiveArmies, fail: Fail<FiveArmies>): void {
  for (const place of PLACE.all) {
    const name = PLACE.names[place];
    if (hasArmy(g, 0, place) && hasArmy(g, 1, place))
      fail(units, [name], "8.2: armies of both sides stand there");
    if (g.damage[place] < 0) fail(damage, [name], "12.7: fewer markers than none");
    if (g.control[place] !== 0 && printed(g).points[place] === 0)
      fail(line.control, [name], "8.7: there is no settlement");
  }
}

/** 10.6, 10.2, 17.1: no more figures, tokens, Eagles and bats than there are. */
function countLaws(g: FiveArmies, fail: Fail<FiveArmies>): void {
  for (const unit of UNIT.all)
    if (supply(g, unit) < 0) fail(units, [], `10.6: there are not so many figures of ${UNIT.names[unit]}`);
  for (const group of GROUP.all)
    if (stackOf(g, group) < 0)
      fail(recruits, [], `10.1: there are not so many tokens of ${GROUP.names[group]}`);
  if (freeEagles(g) < 0) fail(eagles, [], "15.1: there are not so many Eagles");
  if (freeBats(g) < 0) fail(bats, [], "17.1: there are not so many Great Bats");
}

export const positions = describe<FiveArmies>({ line, blank, laws: [boardLaws, countLaws] });

export const notation: Notation<FiveArmies> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  ...choices,
};
