/** The Confrontation for learning programs: the numbers of its choices, and what a seat sees as numbers. */
import { blocksOf, type EnvironmentDescription, numberingOf, upTo } from "@westmarch/env/described";
import type { Frame } from "@westmarch/kernel";
import { choices } from "./choices.ts";
import { CARDS, CARDS_OF_SIDE, CHARACTERS, CHARACTERS_OF, REGIONS, SIDES, VARIANTS } from "./data/ids.ts";
import { ABSENT, type Confrontation, FALLEN, MOST, seatOf, sideOfSeat, UNKNOWN, UNPLACED } from "./state.ts";

const { eachOneOf, number, numbers, oneOf, setOf, setsOf } = blocksOf<Confrontation>();

/** Where a character is that stands in no region this seat knows of. */
const NOWHERE = ["fallen", "unknown", "absent", "unplaced"] as const;
const STANDS = [...REGIONS, ...NOWHERE];
const NOT_THERE: readonly number[] = [FALLEN, UNKNOWN, ABSENT, UNPLACED];
const standOf = (at: number): number => (at >= 0 ? at : REGIONS.length + NOT_THERE.indexOf(at));

/** One value of the battle that is being fought, which everybody sees; below 0 where there is none. */
const inBattle =
  (key: string) =>
  ({ stack }: Confrontation): number => {
    const battle = stack.findLast(({ chapter }: Frame) => chapter === "battle");
    const value: unknown = battle && Object.entries(battle).find(([name]) => name === key)?.[1];
    return typeof value === "number" ? value : -1;
  };

const STANDEES = SIDES.flatMap((side) =>
  REGIONS.flatMap((region) => upTo(MOST).map((slot) => `${side} ${region} ${slot}`)),
);
const NINE = upTo(CHARACTERS_OF[0].length);

export const environment: EnvironmentDescription<Confrontation> = {
  numbering: numberingOf(choices.grammar),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [
    oneOf("side", "the side that this seat plays in this game of the match", SIDES, (g, seat) =>
      sideOfSeat(g, seat),
    ),
    oneOf("turn", "whose turn it is", SIDES, (g) => g.turn),
    number("turns", "turns begun, in tens", (g) => g.turns / 10),
    number("game", "0 for the first game of a match, 1 for the second", (g) => g.game),
    numbers("points", "points of each side in the match", [SIDES], (g) => [
      g.points[seatOf(g, 0)],
      g.points[seatOf(g, 1)],
    ]),
    eachOneOf("characters", "where each character is, as far as this seat knows", CHARACTERS, STANDS, (g) =>
      g.secret.at.map(standOf),
    ),
    numbers("count", "standees of each side in each region", [SIDES, REGIONS], (g) => g.count),
    setsOf(
      "may",
      "who each standee may be by what both have seen, among the nine of its side",
      STANDEES,
      NINE,
      (g) => g.may,
    ),
    setOf("fallen", "characters that have fallen", CHARACTERS, (g) => g.fallen),
    setOf("shown", "characters shown to both at the moment", CHARACTERS, (g) => g.shown),
    setsOf("used", "cards that each side has used", SIDES, upTo(CARDS_OF_SIDE[0].length), (g) => g.used),
    setOf("variants", "cards of the variant game that are left", VARIANTS, (g) => g.variants),
    oneOf("mover", "who is on the way, as far as this seat knows", CHARACTERS, (g) => g.secret.mover),
    oneOf("palantir", "the region that the Palantir shows", REGIONS, (g) => g.palantir),
    oneOf("battle", "the region in which a battle is fought", REGIONS, inBattle("region")),
    oneOf("attacker", "who attacks there, once shown", CHARACTERS, inBattle("attacker")),
    oneOf("defender", "who defends there, once shown", CHARACTERS, inBattle("defender")),
    oneOf("good-card", "the card that Good has played there", CARDS, inBattle("goodCard")),
    oneOf("dark-card", "the card that Dark has played there", CARDS, inBattle("darkCard")),
  ],
};
