/**
 * The state of The Confrontation in words: what each field holds, who may see it, how it is told on a line and by name,
 * and what holds in every position.
 *
 *     good=frodo@shire,sam@eregion dark=balrog@moria,warg@mordor turn=good
 *
 * Everything else has a usual value and is written only where it differs. `@?` is a place unknown, `@-` not placed yet.
 * Characters not named are not in play; hands are all nine without the piles.
 */
import { copyStack, NONE, type Notation, readStack } from "@westmarch/kernel";
import {
  coreWords,
  describe,
  type Fail,
  fieldsOf,
  fileWord,
  form,
  hidden,
  inside,
  type Location,
  type LooseFileFacts,
  once,
  secretsOf,
  word,
} from "@westmarch/positions";
import { choices } from "./choices.ts";
import { CAPACITY } from "./data/board.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CARD,
  CARDS,
  CHARACTER,
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  NINE,
  REGION,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
  sideOf,
  VARIANT,
} from "./data/ids.ts";
import {
  ABSENT,
  type Confrontation,
  FALLEN,
  MOST,
  newGame,
  type Rulings,
  type Secret,
  sideOfSeat,
  UNKNOWN,
  UNPLACED,
} from "./state.ts";

const {
  digits,
  each,
  grid,
  id,
  listOf,
  marked,
  maybe,
  mentioned,
  oneOf,
  rulings,
  setOf,
  standing,
  whole,
  yes,
} = form;

const USUAL: Rulings = {
  match: false,
  variant: false,
  retreatBeatsSacrificeAlways: true,
  shadowfaxSameCharacter: false,
  shadowfaxRiver: false,
};

/** A turn well into the game: Recall to Mordor may be played (11.4). */
const LATER = 10;

/** A game at its first move: the player in turn chooses one. */
export const blank = (): Confrontation => ({
  ...newGame(USUAL),
  version: 1,
  drawn: 0,
  stack: copyStack(readStack("match.interval{ready:0}/game.turns{ready:3}/turn.choose{walked:-1}")),
  sealed: [null, null],
  result: null,
  rulings: USUAL,
  good: 0,
  game: 0,
  points: [0, 0],
  turns: LATER,
  secret: { at: new Array<RegionId>(CHARACTERS.length).fill(ABSENT), mover: NONE },
});

/** What the standees would be if nothing had been seen: anyone of the side who is in play. */
export function settleStandees(g: Confrontation): void {
  g.count.fill(0);
  g.may.fill(0);
  for (const side of BOTH_SIDES) {
    const there = CHARACTERS_OF[side].filter((character) => g.secret.at[character] >= 0);
    const anyone = there.reduce((mask, character) => mask | (1 << (character - side * NINE)), 0);
    for (const character of there) {
      const place = side * REGIONS.length + g.secret.at[character];
      g.may[place * MOST + g.count[place]++] = anyone;
    }
  }
}

const SIDE = { what: "side", names: SIDES };
const field = fieldsOf<Confrontation>();
const place = marked(id(REGION), { fallen: FALLEN, "?": UNKNOWN, "-": UNPLACED, absent: ABSENT });

/** 12.1, 12.2: whether this seat knows where the character is. When all is over, also by resigning, faces are shown. */
function knows(g: Confrontation, seat: number | null, character: CharacterId, at: RegionId): boolean {
  if (at === FALLEN || at === ABSENT || g.over || g.result !== null || (g.shown & (1 << character)) !== 0)
    return true;
  if (seat === null) return false;
  if (sideOf(character) === sideOfSeat(g, seat)) return true;
  return at >= 0 && at === g.palantir && sideOfSeat(g, seat) === DARK;
}

/** What a seat may know of the secret; a spectator knows what both players know. */
export const { words: secret, project } = secretsOf<Confrontation, Secret>({
  at: {
    form: each(CHARACTER, place),
    sees: hidden<Confrontation, RegionId>(UNKNOWN, (g, seat, i, at) => knows(g, seat, CHARACTER.all[i], at)),
  },
  mover: {
    form: mentioned(marked(id(CHARACTER), { "?": UNKNOWN, "-": NONE })),
    sees: (mover, seat, g) =>
      mover < 0 || (seat !== null && sideOf(mover) === sideOfSeat(g, seat)) ? mover : UNKNOWN,
  },
});

/** Where the characters of a side are. */
function placesOf(side: Side) {
  const form = standing(CHARACTER, place);
  return word(
    {
      ...form,
      look: (stands, at, seen) => {
        form.look(stands, at, seen);
        for (const [character] of stands)
          if (sideOf(character) !== side)
            seen.wrong(inside(at, CHARACTERS[character]), `does not fight for the ${SIDES[side]} side`);
      },
    },
    (g: Confrontation) =>
      CHARACTERS_OF[side].flatMap((character) => {
        const at = g.secret.at[character];
        return at === ABSENT ? [] : [[character, at] as const];
      }),
    (g, stands) => {
      for (const [character, at] of stands) {
        g.secret.at[character] = at;
        if (at === FALLEN) g.fallen |= 1 << character;
      }
    },
    { always: true },
  );
}
const sides = [placesOf(GOOD), placesOf(DARK)];

/** The used cards of a side, by name. */
const discards = (side: Side) =>
  word(
    setOf({ what: `${SIDES[side]} card`, names: CARDS.slice(side * NINE, side * NINE + NINE) }),
    (g: Confrontation) => g.used[side],
    (g, used) => {
      g.used[side] = used;
    },
  );

const shared = {
  good: sides[GOOD],
  dark: sides[DARK],
  turn: field("turn", oneOf("side", SIDES, BOTH_SIDES), { always: true }),
  turns: field("turns", whole()),
  variants: field("variants", setOf(VARIANT)),
  shown: field("shown", mentioned(setOf(CHARACTER))),
  palantir: field("palantir", marked(id(REGION), { "-": NONE })),
  points: field("points", listOf(whole(), { between: ":", length: 2 })),
  game: field("game", whole(0, 1)),
  seat: field("good", whole(0, 1)),
};

const line = {
  ...shared,
  used: word(
    setOf(CARD),
    (g: Confrontation) => g.used[GOOD] | (g.used[DARK] << NINE),
    (g, used) => {
      g.used = [used & ((1 << NINE) - 1), used >> NINE];
    },
  ),
  totals: field("totals", maybe(listOf(whole(-99, 99), { between: ":", length: 4 }))),
  rulings: field("rulings", rulings(USUAL)),
  /** The masks of the standees in each region. */
  may: word(
    grid(SIDE, REGION, listOf(digits(16, (1 << NINE) - 1), { between: ".", most: MOST }), [], ";"),
    (g: Confrontation) => g.count.map((count, at) => g.may.slice(at * MOST, at * MOST + count)),
    (g, may) => {
      g.count = may.map((masks) => masks.length);
      g.may = may.flatMap((masks) => Array.from({ length: MOST }, (_, slot) => masks[slot] ?? 0));
    },
    { follows: settleStandees },
  ),
  mover: secret.mover,
  ...coreWords<Confrontation>(choices),
  over: field("over", yes),
};

/** 2.2, 2.5: Frodo in Mordor among enemies ends the game before any battle (10.1). */
function laws(g: Confrontation, fail: Fail<Confrontation>): void {
  const meeting = g.over || g.stack.some((frame) => frame.chapter === "battle");
  for (const region of ALL_REGIONS) {
    const [good, dark] = BOTH_SIDES.map((side) => g.count[side * REGIONS.length + region]);
    for (const side of BOTH_SIDES)
      if ((side === GOOD ? good : dark) > CAPACITY[region])
        fail(sides[side], [REGIONS[region]], `2.2: there is room for ${CAPACITY[region]}`);
    if (good > 0 && dark > 0 && !meeting)
      fail(sides[DARK], [REGIONS[region]], "2.5: both sides in one region");
  }
}

export const positions = describe<Confrontation>({
  line,
  blank,
  limits: [once(CHARACTER, "1.1")],
  laws: [laws],
});

export const notation: Notation<Confrontation> = {
  write: positions.write,
  read: positions.read,
  draft: positions.draft,
  faults: positions.faults,
  fields: positions.fields,
  ...choices,
};

/** The words of positions by name. */
export const words = {
  ...shared,
  out: fileWord(
    listOf(id(CHARACTER)),
    (g: Confrontation) => CHARACTER.all.filter((character) => g.secret.at[character] === FALLEN),
    (g, out) => {
      for (const character of out) {
        g.secret.at[character] = FALLEN;
        g.fallen |= 1 << character;
      }
    },
  ),
  goodDiscard: discards(GOOD),
  darkDiscard: discards(DARK),
  options: line.rulings,
  firstTurn: fileWord(
    yes,
    (g: Confrontation) => g.turns === 1,
    (g, isFirst) => {
      if (isFirst) g.turns = 1;
    },
  ),
};

/** A position by name. */
export type Position = LooseFileFacts<typeof words>;

const fromFile = positions.files<Confrontation, typeof words>({
  words,
  start: blank,
  settle: (g) => {
    if (g.variants !== 0) g.rulings = { ...g.rulings, variant: true };
    settleStandees(g);
  },
});

/** The state in which it is `turn`'s turn to choose. Throws `PositionError` for what cannot be. */
export const positionOf = (position: Position, at: Location | null = null): Confrontation =>
  fromFile(position, at);
