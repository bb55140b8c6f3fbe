/**
 * The state of the game in words; what has its usual value is left out.
 *
 *     players=2 turn=player-1 phase=maneuver pool=3 at=3:1 burdens=2:1
 *     table=0:1C290-frodo@player-1/fellowship*1,1:1C2-the-one-ring@player-1/attached.0,…
 *     hands=1C311-sting*2,…;?*8 decks=?*40;?*41
 *
 * `table` tells every copy with its number, owner and zone (notation/forms.ts). `decks` are told top first; `?` is a card
 * that is not known, `*3` that there are three of it. `brought` are the draw decks as they were at the beginning. `stack`
 * is the place in the rules.
 */
import { copyStack, type Notation, readStack } from "@westmarch/kernel";
import { coreWords, describe, type Fail, fieldsOf, form, word } from "@westmarch/positions";
import { rulingsOf } from "./bringing.ts";
import { choices } from "./choices.ts";
import { newGame } from "./newgame.ts";
import * as forms from "./notation/forms.ts";
import { PHASES } from "./notation/names.ts";
import { type CardGame, RULES_VERSION, type Secret } from "./state.ts";
import { find } from "./table/copies.ts";

const { rulings, whole, yes } = form;
const field = fieldsOf<CardGame>();
const USUAL = rulingsOf({});

/** A game of so many in which nothing has been said yet. */
export const blank = (players = 2): CardGame => ({
  ...newGame(new Array<null>(players).fill(null), USUAL),
  version: RULES_VERSION,
  drawn: 0,
  sealed: new Array<null>(players).fill(null),
  result: null,
  stack: copyStack(readStack("game.setUp")),
});

const secret = <K extends keyof Secret>(
  key: K,
  one: Parameters<typeof word<CardGame, Secret[K], string>>[0],
) =>
  word<CardGame, Secret[K], string>(
    one,
    (g) => g.secret[key],
    (g, value) => {
      g.secret[key] = value;
    },
  );

/** The copies on the table, each with its tokens. */
const table = word<CardGame, forms.WrittenCopy[], string>(
  forms.listOf(forms.standing),
  ({ table: all, wounds, hurt, against }) =>
    all.map((copy, i) => ({ copy, wounds: wounds[i], hurt: hurt[i], against: against[i] })),
  (g, all) => {
    g.table = all.map(({ copy }) => copy);
    g.wounds = all.map(({ wounds }) => wounds);
    g.hurt = all.map(({ hurt }) => hurt);
    g.against = all.map(({ against }) => against);
  },
);
const copies = field("copies", whole());

const line = {
  players: word(
    whole(2, 6),
    (g: CardGame) => g.out.length,
    (g, players) => {
      Object.assign(g, blank(Math.min(6, Math.max(2, players))));
    },
  ),
  rulings: field("rulings", rulings(USUAL)),
  starts: field("starts", forms.bySeat(forms.start, ",")),
  order: field("order", forms.seats),
  out: field("out", forms.whose),
  turn: field("turn", forms.seat),
  phase: field("phase", forms.word(PHASES)),
  shadow: field("shadow", forms.seat),
  moves: field("moves", whole()),
  moveLimit: field("moveLimit", whole()),
  usualLimit: field("usualLimit", whole()),
  pool: field("pool", whole()),
  at: field("at", forms.amounts),
  burdens: field("burdens", forms.amounts),
  resistance: field("resistance", forms.amounts),
  worn: field("worn", forms.whose),
  copies,
  table,
  bearer: field("bearer", forms.bySeat(forms.copy)),
  skirmish: field("skirmish", forms.copy),
  skirmishCancelled: field("skirmishCancelled", yes),
  shadowEnds: field("shadowEnds", yes),
  fierceRound: field("fierceRound", yes),
  hitBy: field("hitBy", forms.copies),
  wereAssigned: field("wereAssigned", forms.listOf(forms.remembered)),
  lasting: field("lasting", forms.listOf(forms.lasting)),
  used: field("used", forms.listOf(forms.used)),
  held: field("held", forms.numbers),
  playedThisTurn: field("playedThisTurn", forms.pile),
  playedThisPhase: field("playedThisPhase", forms.pile),
  taken: field("taken", whole()),
  aside: field("aside", forms.aside),
  looked: secret("aside", forms.pile),
  hands: secret("hands", forms.piles),
  decks: secret("decks", forms.piles),
  discards: field("discards", forms.piles),
  dead: field("dead", forms.piles),
  adventure: secret("adventure", forms.piles),
  brought: secret("brought", forms.piles),
  ...coreWords<CardGame>(choices),
};

/** What must be there so that the rules can go on from a written position. */
function laws(g: CardGame, fail: Fail<CardGame>): void {
  const ids = new Set<number>();
  for (const [i, { id, on, owner }] of g.table.entries()) {
    if (ids.has(id)) fail(table, [i], `there are two copies ${id}`);
    if (id >= g.copies) fail(table, [i], `only ${g.copies} copies have come to the table so far (copies)`);
    if (owner >= g.out.length) fail(table, [i], `there are ${g.out.length} players`);
    if (on >= 0 && !find(g, on)) fail(table, [i], `there is no copy ${on} to lie on`);
    ids.add(id);
  }
}

export const positions = describe<CardGame>({ line, blank: () => blank(), laws: [laws] });

export const notation: Notation<CardGame> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  ...choices,
};
