/** The rule that a refusal names is the one that forbids: for single cases, and for every word at random positions. */
import { Engine, type Option, type Seat } from "@westmarch/kernel";
import { pick, randomOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { CARD } from "../data/cards.ts";
import {
  CHARACTER,
  CHARACTER_FACE,
  type CharacterId,
  COMPANIONS,
  DECK,
  EYE_FACE,
  FACE,
  type FaceId,
  FREE,
  leaderOf,
  NATION,
  NATIONS_OF,
  NAZGUL,
  type NationId,
  other,
  SHADOW,
  sideOfCharacter,
  sideOfDeck,
  sideOfNation,
  WILL_FACE,
} from "../data/ids.ts";
import { REGION, type RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, areAdjacent, NATION_OF, NEIGHBOURS } from "../data/regions.ts";
import { atWar, isActive, onMap, onMordorTrack, unusedDice } from "../facts.ts";
import { ACTIONS, VERBS } from "../flow/catalogue.ts";
import { type War, warOfTheRing } from "../index.ts";
import { holds } from "../rules/cards/hand.ts";
import { isClosed } from "../rules/cards/on-table.ts";
import { THINGS } from "../rules/choices.ts";
import { figuresIn, hasArmy, isBesieged, isBesieging, nationUnits, unitsIn } from "../rules/figures.ts";
import { hasDie } from "../rules/turn/dice.ts";
import { isTeam, sideOf } from "../seats.ts";
import { ASIDE } from "../state.ts";
import { type Case, FP, free, refuses, SH, shadow } from "./refusing.ts";

const MARCHING: readonly Case[] = [
  [
    "stopped-by-stronghold",
    "7.3.5",
    FP,
    "to:dimrill-dale",
    { dice: free("character"), map: { hollin: { characters: ["gimli"] } } },
    ["companions:character"],
  ],
  [
    "leaders-need-unit",
    "8.5.4",
    FP,
    "move:druadan-forest:folde",
    {
      dice: free("muster-army"),
      nations: { rohan: 0 },
      map: { "druadan-forest": { rohan: [1], gondor: [0, 0, 1] }, "minas-tirith": { gondor: [2] } },
    },
    ["armies:muster-army"],
  ],
  [
    "army-is-not-led",
    "8.5.3",
    SH,
    "stay:isengard-elite:1",
    {
      acting: "shadow",
      dice: shadow("character"),
      nations: { isengard: 0 },
      map: { orthanc: { isengard: [1], characters: ["saruman"] }, "fords-of-isen": { isengard: [2, 1] } },
    },
    ["armies:character", "move:fords-of-isen:gap-of-rohan"],
  ],
];

const TWICE: Case[4] = {
  players: 3,
  dice: { "free-peoples": ["muster-army", "muster-army", "muster", "will"], shadow: ["event"] },
  nations: { rohan: 0 },
  map: { edoras: { rohan: [2] }, westemnet: { isengard: [1] } },
};
const MARCHED = ["armies:muster-army", "go", "skip:event"];
const AGAIN: readonly Case[] = [
  ["army-has-just-acted", "16.10.1", FP, "armies:muster-army", TWICE, MARCHED],
  ["nation-has-just-acted", "16.10.1", FP, "recruit-with:muster", TWICE, MARCHED],
  ["nation-has-just-acted", "16.10.1", FP, "attack-with:muster-army", TWICE, MARCHED],
];

const STRIKING: readonly Case[] = [
  [
    "partner-commands",
    "16.7.4",
    "rohan",
    "attack-with:muster-army",
    {
      players: 4,
      dice: free("muster-army"),
      nations: { rohan: 0, gondor: 0 },
      map: { edoras: { gondor: [2], rohan: [1], mixed: FP }, westemnet: { isengard: [1] } },
    },
  ],
  [
    "partner-commands",
    "16.7.4",
    "rohan",
    "attack:edoras:westemnet",
    {
      players: 4,
      dice: free("muster-army"),
      nations: { rohan: 0, gondor: 0 },
      map: {
        edoras: { gondor: [2], rohan: [1], mixed: FP },
        "helms-deep": { rohan: [1] },
        folde: { rohan: [1] },
        westemnet: { isengard: [1] },
      },
    },
    ["attack-with:muster-army"],
  ],
  [
    "leaders-need-unit",
    "9.2.3",
    FP,
    "attack-with:muster-army",
    {
      dice: free("muster-army"),
      nations: { rohan: 0 },
      map: { edoras: { rohan: [1], gondor: [0, 0, 1] }, westemnet: { isengard: [1] } },
    },
  ],
  [
    "leaders-need-unit",
    "9.2.3",
    FP,
    "attack:edoras:westemnet",
    {
      dice: free("muster-army"),
      nations: { rohan: 0 },
      map: {
        edoras: { rohan: [1], gondor: [0, 0, 1] },
        folde: { rohan: [1] },
        "helms-deep": { rohan: [2] },
        westemnet: { isengard: [1] },
        "fords-of-isen": { isengard: [1] },
      },
    },
    ["attack-with:muster-army"],
  ],
  [
    "rearguard-needs-unit",
    "9.2.1",
    SH,
    "go",
    {
      acting: "shadow",
      dice: shadow("army"),
      nations: { isengard: 0 },
      map: { "fords-of-isen": { isengard: [2, 1], nazgul: 1 }, westemnet: { rohan: [1] } },
    },
    ["attack-with:army", "stay:nazgul:1"],
  ],
];

refuses({ marching: MARCHING, "three players' Nation twice": AGAIN, attacking: STRIKING });

// ---- every word at random positions

/** What must be so wherever a refusal names a rule: told from the state, and by no check of the rules. */
type Oracle = (g: War, seat: Seat, option: Option) => boolean;
const one = (option: Option): number => Number(option[1]);
const two = (option: Option): number => Number(option[2]);
const here = (option: Option): RegionId => REGION.of(option[1]);
const there = (option: Option): RegionId => REGION.of(option[2]);
const face = (option: Option): FaceId => FACE.of(option[option.length - 1]);
const nation = (option: Option): NationId => NATION.of(option[1]);
const companion = (option: Option): CharacterId => CHARACTER.of(option[1]);
const standsIn = (g: War, region: RegionId, nation: NationId): boolean =>
  nationUnits(g, region, nation) > 0 || (nation < 5 && figuresIn(g, region, leaderOf(nation)) > 0);
const peaceful = (g: War, side: 0 | 1, region: RegionId): boolean =>
  NATIONS_OF[side].some((nation) => !atWar(g, nation) && standsIn(g, region, nation));

const ORACLES: Readonly<Record<string, Oracle>> = {
  "2.4.1": (g, seat, option) => !hasArmy(g, sideOf(g, seat), here(option)),
  "4.6.1": (g, seat) => sideOf(g, seat) !== g.acting,
  "5.2.1": (g, seat, option) =>
    !hasDie(g, sideOf(g, seat), option[0] === "ring" ? FACE.of(option[1]) : face(option)),
  "5.3.4": (g, seat) => unusedDice(g, sideOf(g, seat)) >= unusedDice(g, other(sideOf(g, seat))),
  "5.4.1": (g, seat, option) => g.rings[sideOf(g, seat)] === 0 || one(option) === two(option),
  "5.4.2": (g, seat) => (g.marks & (1 << sideOf(g, seat))) !== 0,
  "5.4.4": (g, seat, option) => sideOf(g, seat) === FREE && [1, WILL_FACE, EYE_FACE].includes(two(option)),
  "5.4.5": (g, seat, option) => sideOf(g, seat) === SHADOW && two(option) === WILL_FACE,
  "5.7.1": (g, seat, option) =>
    ![2, 4, WILL_FACE].includes(face(option)) || sideOfNation(nation(option)) !== sideOf(g, seat),
  "5.9.1": (_g, _seat, option) => ![3, WILL_FACE].includes(face(option)),
  "5.11.1": (_g, _seat, option) => (option[0] === "ring" ? one(option) : face(option)) === EYE_FACE,
  "6.1.1": (g, seat, option) => sideOfDeck(DECK.of(option[1])) !== sideOf(g, seat),
  "6.1.3": (g, _seat, option) => g.deckCount[one(option)] === 0,
  "6.4.1": (g, seat, option) =>
    option[0] === "advance" ? !isActive(g, nation(option)) : isClosed(g, sideOf(g, seat), there(option)),
  "7.2.3": (g, _seat, option) => g.at[one(option)] !== ASIDE,
  "7.3.1": (g) => !COMPANIONS.some((one) => onMap(g, one)),
  "7.3.6": (g) => COMPANIONS.some((one) => onMap(g, one)),
  "7.4.1": (g) => g.nazgul.every((count) => count === 0),
  "8.2.1": (g, seat, option) => g.rulings.strictStacking && unitsIn(g, sideOf(g, seat), there(option)) > 0,
  "8.5.3": (_g, _seat, option) => option[0] !== "armies" || face(option) === CHARACTER_FACE,
  "8.5.4": (g, _seat, option) =>
    NATIONS_OF[FREE].some((nation) => figuresIn(g, here(option), leaderOf(nation)) > 0),
  "8.5.9": (g, seat, option) => hasArmy(g, other(sideOf(g, seat)), there(option)),
  "8.5.10": (g, seat, option) => isBesieged(g, sideOf(g, seat), here(option)),
  "8.6.1": (g, seat, option) => NATION_OF[there(option)] >= 0 && peaceful(g, sideOf(g, seat), here(option)),
  "9.1.6": (g, seat, option) =>
    isBesieging(g, sideOf(g, seat), there(option)) && here(option) !== there(option),
  "9.2.1": (g, _seat, option) => option[0] === "attack-with" || figuresIn(g, here(option), NAZGUL) > 0,
  "10.5.1": (g, seat, option) => isBesieged(g, sideOf(g, seat), here(option)),
  "11.1.2": (g, _seat, option) => atWar(g, nation(option)),
  "11.2.2": (g, _seat, option) => !isActive(g, nation(option)) && g.steps[one(option)] === 1,
  "11.3.5": (_g, _seat, option) => sideOfNation(nation(option)) !== FREE,
  "12.4.4": (g) => g.revealed === 1,
  "12.4.6": (g) => g.progress >= 12,
  "12.7.1": (g) => g.revealed === 0,
  "12.9.1": (g) => g.at.slice(0, 7).every((at) => at !== -2),
  "14.2.7": (g) => onMordorTrack(g),
  "16.1.4": (g, seat, option) => sideOfCharacter(companion(option)) !== sideOf(g, seat),
  "16.6.1": (g, seat) => isTeam(g, sideOf(g, seat)),
  "16.6.3": (g, seat) => isTeam(g, sideOf(g, seat)),
  "16.7.4": (g) => g.mixed.length > 0,
  "16.7.5": (g) => g.mixed.length > 0,
  "16.10.1": (g, seat) => g.players === 3 && sideOf(g, seat) === FREE && g.lastNations !== 0,
};

/** Every word of chapter 5, with every die. */
const ACTION_WORDS: readonly Option[] = VERBS.flatMap((verb) => {
  const action = ACTIONS[verb];
  const faces = [0, 1, 2, 3, 4, 5, 6];
  if (!("thing" in action)) return faces.map((shown): Option => [verb, shown]);
  return THINGS[action.thing].flatMap((thing: number) => faces.map((shown): Option => [verb, thing, shown]));
});
const STEPS: readonly (readonly [number, number])[] = ALL_REGIONS.flatMap((from) =>
  [...NEIGHBOURS[from], from, 0].map((to) => [from, to] as const),
);
const WORDS: Readonly<Record<string, readonly Option[]>> = {
  act: [["pass"], ...ACTION_WORDS],
  move: STEPS.map(([from, to]): Option => ["move", from, to]),
  attack: STEPS.map(([from, to]): Option => ["attack", from, to]),
};

/** What is wrong with the refusals of a question: words refused without a rule, or by one that does not forbid them. */
function faults(engine: Engine<War, War["secret"]>, g: War, seat: Seat, words: readonly Option[]): string[] {
  const ask = engine.askOf(g, seat);
  const offered = new Set(ask?.options.map((option) => option.join(":")));
  return words.flatMap((option) => {
    const refusal = warOfTheRing.whyNot(g, seat, option);
    if (offered.has(option.join(":"))) return refusal ? [`${option.join(":")} is offered, and refused`] : [];
    const said = `${option.join(":")}: ${refusal?.reason} ${refusal?.rule}`;
    if (!refusal?.rule) return [said];
    if (refusal.rule === "6.3.1" && refusal.reason === "card-not-held" && holds(g, seat, CARD.of(option[1])))
      return [said];
    if (refusal.reason === "nation-not-at-war" && !peaceful(g, sideOf(g, seat), here(option))) return [said];
    if (refusal.reason === "not-adjacent" && areAdjacent(here(option), there(option))) return [said];
    if (refusal.reason === "die-does-not-allow" || refusal.reason === "other-sides-action") return [];
    const oracle = ORACLES[refusal.rule];
    return oracle && !oracle(g, seat, option) ? [said] : [];
  });
}

describe("what is not offered is refused by a rule that forbids it", () => {
  for (const players of ["2", "3", "4"])
    for (const strict of [false, true])
      test(`${players} players, ${strict ? "strict" : "usual"} rulings`, { timeout: 120_000 }, () => {
        const engine = new Engine(warOfTheRing);
        const random = randomOf(Number(players), strict ? "strict" : "usual");
        const found = new Set<string>();
        const seen = { act: 0, move: 0, attack: 0 };
        const g = engine.start({ players, strictStacking: strict, narrowRoad: strict }, (_drawn, sides) =>
          random(sides),
        );
        for (let made = 0; made < 400 && !g.result; made++) {
          const ask = pick(engine.asks(g), random);
          const words = WORDS[ask.prompt];
          if (words && (ask.prompt !== "act" || random(12) === 0)) {
            seen[ask.prompt as keyof typeof seen]++;
            for (const fault of faults(engine, g, ask.seat, words)) found.add(fault);
          }
          const hasty = ask.options.filter(([verb]) => verb !== "skip" && verb !== "pass");
          const options = hasty.length > 0 ? hasty : ask.options;
          engine.play(g, ask.seat, pick(options, random), (_drawn, sides) => random(sides));
        }
        expect([...found]).toEqual([]);
        expect(Math.min(seen.act, seen.move)).toBeGreaterThan(0);
      });
});
