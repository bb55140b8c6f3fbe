/**
 * The state of the Duel in words: what each field holds, who may see it, how it is told on a line and in a file of rule
 * vectors, and what holds in every position.
 *
 *     chapter=1 turn=sauron coins=3:2 slots=c1-01,#,-,… fellowship=c1-05,c1-13 sauron=c1-09
 *
 * `slots` holds the tableau in slot order: a card lying face up, `#` one face down, `-` nothing. `under` holds the
 * cards under the `#`, `left` the three leftovers of each chapter dealt (`?` unseen, `x` fetched), `stacks` the tokens
 * of each race, top first, `tiles` the landmarks face down, top first.
 */
import { copyStack, type Notation, readStack } from "@westmarch/kernel";
import {
  atMost,
  coreWords,
  describe,
  type Fail,
  type Form,
  fieldsOf,
  form,
  hidden,
  once,
  secretsOf,
  thingsAt,
} from "@westmarch/positions";
import { choices } from "./choices.ts";
import { GOAL, UNITS } from "./data/board.ts";
import { CARD, CARDS } from "./data/cards.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  type CardId,
  CHAPTERS,
  FELLOWSHIP,
  LANDMARK_TILE,
  type LandmarkId,
  RACE,
  REGION,
  REGIONS,
  SAURON,
  SIDES,
  SKILLS,
  TOKEN,
  TOKENS_OF_RACE,
} from "./data/ids.ts";
import { SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import { newGame } from "./newgame.ts";
import {
  bank,
  COIN_LIMITS,
  type Duel,
  ELSEWHERE,
  EMPTY,
  FACE_DOWN,
  GONE,
  LEFTOVERS,
  PILE,
  type Rulings,
  type Secret,
  UNSEEN,
  unitsIn,
} from "./state.ts";

const { each, grid, id, listOf, marked, oneOf, pieces, rulings, setOf, whole } = form;

const USUAL: Rulings = { stackExtraTurns: false, coinLimit: 30, leftoverCardsPlayable: true };

/** A game in which nothing has been said yet: a player is about to take a turn. */
export const blank = (): Duel => ({
  ...newGame(USUAL),
  version: 1,
  drawn: 0,
  sealed: [null, null],
  result: null,
  stack: copyStack(readStack("game.turns/turn.choose")),
});

/** What grey and green cards in play come to (10.1, 10.4). */
export function recount(g: Duel): void {
  g.skills.fill(0);
  g.races.fill(0);
  for (const [at, card] of CARDS.entries()) {
    const side = g.where[at];
    if (side >= PILE) continue;
    for (const effect of card.effects) {
      if (effect.do === "skills")
        for (const [skill, n] of effect.give.entries()) g.skills[side * SKILLS.length + skill] += n;
      if (effect.do === "race") g.races[side * RACE.names.length + effect.race]++;
    }
  }
}

export const SIDE = { what: "side", names: SIDES };
const field = fieldsOf<Duel>();

/** What some seat may not know (3.5, 3.6, 4.6; leftovers until one has looked through the pile: P-15). */
export const { words: secret, project } = secretsOf<Duel, Secret>({
  slots: {
    form: listOf(marked(id(CARD), { "-": EMPTY }), { length: SLOTS_OF_CHAPTER }),
    sees: hidden<Duel, CardId>(UNSEEN, (_g, _seat, _slot, card) => card < 0),
  },
  leftovers: {
    form: listOf(marked(id(CARD), { "?": UNSEEN, x: GONE }), { length: CHAPTERS * LEFTOVERS }),
    sees: hidden<Duel, CardId>(
      UNSEEN,
      (g, seat, i, card) =>
        card < 0 || (seat !== null && (g.looked[seat] & (1 << Math.floor(i / LEFTOVERS))) !== 0),
    ),
  },
  stacks: {
    form: each(RACE, listOf(marked(id(TOKEN), { "?": UNSEEN })), { between: ";" }),
    sees: (stacks, _seat, g) =>
      stacks.map((tokens, race) => tokens.map((token, i) => (i < g.known[race] ? token : UNSEEN))),
  },
  pile: {
    form: listOf(marked(id(LANDMARK_TILE), { "?": UNSEEN })),
    sees: hidden<Duel, LandmarkId>(UNSEEN, () => false),
  },
});

const units = field(
  "units",
  grid(SIDE, REGION, (side) => pieces("unit", side), 0),
);
export const forts = field("fortresses", each(SIDE, setOf(REGION, { radix: 2 })));
const coins = field("coins", each(SIDE, whole()));
const tokens = field("tokens", each(SIDE, listOf(id(TOKEN)), { between: ";" }));
const known = field("known", each(RACE, whole(0, TOKENS_OF_RACE, "12.6")));
export const settings = field("rulings", rulings(USUAL, { coinLimit: Math.max(...COIN_LIMITS) }));

/** Where a tile is: a side, the row that lies face up, or elsewhere. */
const tileAt = (tile: number): Form<number, number> => {
  const where = whole(FELLOWSHIP, ELSEWHERE);
  return {
    ...where,
    look: (value, at, seen) => {
      where.look(value, at, seen);
      if (value !== ELSEWHERE) seen.thing(LANDMARK_TILE.what, tile, 1, at);
    },
  };
};

/** The words that lines and files share. */
export const shared = {
  chapter: field("chapter", whole(0, CHAPTERS)),
  turn: field("turn", oneOf("side", SIDES, BOTH_SIDES)),
  extra: field("extra", whole()),
  coins,
  quest: field("quest", each(SIDE, whole(0, GOAL, "21.6"))),
  units,
  tokens,
};

const line = {
  ...shared,
  forts,
  slots: field(
    "slots",
    listOf(marked(id(CARD), { "-": EMPTY, "#": FACE_DOWN }), { length: SLOTS_OF_CHAPTER }),
  ),
  under: secret.slots,
  left: secret.leftovers,
  fellowship: thingsAt("where", CARD, FELLOWSHIP),
  sauron: thingsAt("where", CARD, SAURON),
  pile: thingsAt("where", CARD, PILE),
  landmarks: field("landmarks", each(LANDMARK_TILE, tileAt)),
  tiles: secret.pile,
  stacks: secret.stacks,
  known,
  trio: field("trio", whole(0, 3)),
  looked: field("looked", each(SIDE, whole(0, (1 << CHAPTERS) - 1))),
  // Symbols follow from the cards; those of a green card on its way are counted one by one.
  races: field("races", listOf(whole(), { between: ":", length: 2 * RACE.names.length }), {
    follows: recount,
  }),
  rulings: settings,
  ...coreWords<Duel>(choices),
};

/** Section 21: of places alone, so that they bind positions set up by hand too. */
function laws(g: Duel, fail: Fail<Duel>): void {
  if (bank(g) < 0) fail(coins, [], `21.1: there are only ${g.rulings.coinLimit} coins`);
  for (const region of ALL_REGIONS) {
    if (unitsIn(g, FELLOWSHIP, region) > 0 && unitsIn(g, SAURON, region) > 0)
      fail(units, [SIDES[SAURON], REGIONS[region]], "21.3: units of both sides in one region");
    if ((g.fortresses[FELLOWSHIP] & g.fortresses[SAURON] & (1 << region)) !== 0)
      fail(forts, [SIDES[SAURON], REGIONS[region]], "21.3: two fortresses in one region");
  }
  for (const race of RACE.all)
    if (g.known[race] > g.secret.stacks[race].length)
      fail(known, [RACE.names[race]], "12.6: more tokens are known than there are");
}

export const positions = describe<Duel>({
  line,
  blank,
  limits: [
    once(CARD, "21.4"),
    once(TOKEN, "21.5"),
    once(LANDMARK_TILE, "21.5"),
    atMost("unit", [UNITS, UNITS], SIDES, "21.2"),
  ],
  laws: [laws],
});

export const notation: Notation<Duel> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  ...choices,
};
