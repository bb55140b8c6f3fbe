/** The Combat cards that ask a player something (D-BAT-05): each is a chapter called by its title. */
import { throwDice } from "@westmarch/armies/dice";
import type { Chapter } from "@westmarch/kernel";
import { BY_WITHDRAWAL } from "../../data/battles.ts";
import { LEVEL } from "../../data/characters.ts";
import {
  COMPANIONS,
  characterOfFigure,
  type FigureId,
  FREE,
  leaderOf,
  MINIONS,
  NATIONS_OF,
  NAZGUL,
  PERSON,
  person,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { remove } from "../../rules/battle/casualties.ts";
import {
  battleOf,
  companionsInBattle,
  nazgulLeadership,
  participants,
  standsIn,
} from "../../rules/battle/force.ts";
import { mayWithdraw } from "../../rules/battle/opening.ts";
import { retreats, retreatTo } from "../../rules/battle/retreat.ts";
import { keepTable } from "../../rules/cards/leaving-table.ts";
import { ALL, DONE, WITHDRAW } from "../../rules/choices.ts";
import { stepsOf } from "../../rules/figures.ts";
import type { Battle, War } from "../../state.ts";
import { type C, type Chosen, chapter, enter, type In } from "../../vocabulary.ts";
import type { AskingCard } from "../../words/battle.ts";
import {
  cancelHits,
  forfeitCompanions,
  forfeitPoints,
  hitEnemy,
  leadingCompanions,
  missed,
  turnMisses,
} from "./words.ts";

type Call = ReturnType<typeof hitEnemy>;

const NOTES = { many: 0 };

/** A question to the player of the card. */
const asked = <O>(b: Battle, f: In<AskingCard>, options: readonly O[]) => ({
  seat: b.seats[f.side],
  options,
  about: [f.card] as const,
});

const upTo = (first: number, most: number): readonly Chosen<"number">[] => ALL.number.slice(first, most + 1);
const characters = (mask: number): readonly Chosen<"character">[] =>
  ALL.character.filter((_, n) => (mask & (1 << n)) !== 0);

/** 9.4.8: a figure of a side's force is eliminated besides the losses. */
function fell(c: C, b: Battle, side: Side, figure: FigureId): undefined {
  remove(c, standsIn(b, side), figure, 1);
  keepTable(c);
}
const minions = (g: War, b: Battle): FigureId[] => {
  const force = participants(g, b, SHADOW);
  return MINIONS.map(person).filter((figure) => force[figure] > 0);
};
/** Leaders of the Free Peoples in the battle, and Companions up to a Level. */
const captains = (g: War, b: Battle, level: number): FigureId[] => {
  const force = participants(g, b, FREE);
  const found: FigureId[] = [];
  for (const nation of NATIONS_OF[FREE]) if (force[leaderOf(nation)] > 0) found.push(leaderOf(nation));
  for (const companion of COMPANIONS)
    if (force[PERSON + companion] > 0 && LEVEL[companion] <= level) found.push(person(companion));
  return found;
};

/** One hit of the re-roll kills a Minion and nothing else. */
const bladeOfWesternesse = chapter(
  "blade-of-westernesse",
  NOTES,
)({
  choose: {
    prompt: "blade-of-westernesse",
    pick: (g, f) => {
      const b = battleOf(g);
      const marks = b.rerollHits[FREE] > 0 ? minions(g, b) : [];
      return asked(
        b,
        f,
        marks.map((figure) => ALL.figure[figure]),
      );
    },
    answered: (c, _f, [, figure]) => {
      const b = battleOf(c.g);
      cancelHits(c, b, SHADOW, 1);
      fell(c, b, SHADOW, figure);
    },
  },
});

/** A Companion's Leadership for a hit; without a miss there is nothing to be had for it. */
const mightyAttack = chapter(
  "mighty-attack",
  NOTES,
)({
  choose: {
    prompt: "mighty-attack",
    pick: (g, f) => {
      const b = battleOf(g);
      return asked(b, f, missed(b, FREE) > 0 ? characters(leadingCompanions(g, b)) : []);
    },
    answered: (c, _f, [, companion]) => {
      const b = battleOf(c.g);
      forfeitCompanions(c, b, 1 << companion);
      turnMisses(c, b, FREE, 1);
    },
  },
});

/** A Leader for a hit, or a Companion for as many as his Level. */
const heroicDeath = chapter(
  "heroic-death",
  NOTES,
)({
  choose: {
    prompt: "heroic-death",
    pick: (g, f) => {
      const b = battleOf(g);
      const fallen = captains(g, b, Number.POSITIVE_INFINITY).map((figure) => ALL.lose[figure]);
      return asked<Chosen<"done" | "lose">>(b, f, b.toTake[FREE] > 0 ? [DONE, ...fallen] : []);
    },
    answered: (c, _f, option) => {
      if (option[0] === "done") return;
      const b = battleOf(c.g);
      const [, figure] = option;
      cancelHits(c, b, FREE, figure < PERSON ? 1 : LEVEL[characterOfFigure(figure)]);
      fell(c, b, FREE, figure);
    },
  },
});

/** A hit of the re-roll kills a Nazgûl too; two may kill a Minion instead. */
const fatefulStrike = chapter(
  "fateful-strike",
  NOTES,
)({
  choose: {
    prompt: "fateful-strike",
    pick: (g, f) => {
      const b = battleOf(g);
      const hits = b.rerollHits[FREE];
      const marks = hits >= 2 ? minions(g, b) : [];
      if (hits >= 1 && participants(g, b, SHADOW)[NAZGUL] > 0) marks.unshift(NAZGUL);
      return asked(
        b,
        f,
        marks.map((figure) => ALL.figure[figure]),
      );
    },
    answered: (c, _f, [, figure]) => fell(c, battleOf(c.g), SHADOW, figure),
  },
});

/** The whole Army slips away, if there is anywhere to go. */
const scouts = chapter(
  "scouts",
  NOTES,
)({
  choose: {
    prompt: "scouts",
    pick: (g, f) => {
      const b = battleOf(g);
      const places = retreats(g, FREE, b.to).map((to) => ALL.to[to]);
      return asked<Chosen<"withdraw" | "to">>(b, f, mayWithdraw(g, b) ? [WITHDRAW, ...places] : places);
    },
    answered: (c, _f, option) => {
      const b = battleOf(c.g);
      if (option[0] === "withdraw") b.over = BY_WITHDRAWAL;
      else retreatTo(c, FREE, b.to, option[1]);
    },
  },
});

/** Points of Nazgûl Leadership for dice of the Free Peoples' Combat roll. */
const dreadAndDespair = chapter(
  "dread-and-despair",
  NOTES,
)({
  choose: {
    prompt: "dread-and-despair",
    pick: (g, f) => {
      const b = battleOf(g);
      return asked(b, f, upTo(1, nazgulLeadership(g, b)));
    },
    answered: (c, _f, [, points]) => {
      const b = battleOf(c.g);
      if (forfeitPoints(c, b, points)) b.diceLost[FREE] += points;
    },
  },
});

/** A hit of the re-roll may kill a Leader, or so many a Companion of that Level. */
const blackBreath = chapter(
  "black-breath",
  NOTES,
)({
  choose: {
    prompt: "black-breath",
    pick: (g, f) => {
      const b = battleOf(g);
      const hits = b.rerollHits[SHADOW];
      const marks = captains(g, b, hits).map((figure) => ALL.figure[figure]);
      return asked<Chosen<"done" | "figure">>(b, f, hits > 0 ? [DONE, ...marks] : []);
    },
    answered: (c, _f, option) => (option[0] === "done" ? undefined : fell(c, battleOf(c.g), FREE, option[1])),
  },
});

/** A Companion is as if he were not there, but for his Level. */
const wordsOfPower = chapter(
  "words-of-power",
  NOTES,
)({
  choose: {
    prompt: "words-of-power",
    pick: (g, f) => {
      const b = battleOf(g);
      return asked(b, f, characters(companionsInBattle(g, b)));
    },
    answered: (c, _f, [, character]) => {
      battleOf(c.g).silenced |= 1 << character;
      c.tell("silenced", { character });
    },
  },
});

/** Hits that a side may deal itself: no more than it can take. */
const ownHits = (g: War, b: Battle, side: Side, most: number): readonly Chosen<"number">[] =>
  upTo(0, Math.min(most, stepsOf(participants(g, b, side))));
const hitsItself = (b: Battle, side: Side, hits: number): Call =>
  hits > 0 ? enter("hits", { side, region: standsIn(b, side), hits }) : undefined;

/** Hits of one's own for what is added to the Combat roll. */
const relentlessAssault = chapter(
  "relentless-assault",
  NOTES,
)({
  choose: {
    prompt: "relentless-assault",
    pick: (g, f) => {
      const b = battleOf(g);
      return asked(b, f, ownHits(g, b, f.side, 2));
    },
    answered: (c, f, [, hits]) => {
      const b = battleOf(c.g);
      b.rollBonus[f.side] += hits;
      return hitsItself(b, f.side, hits);
    },
  },
  last: () => {},
});

/** Hits of one's own for dice that hit the enemy on 4 or more. */
const onslaught = chapter(
  "onslaught",
  NOTES,
)({
  choose: {
    prompt: "onslaught",
    pick: (g, f) => {
      const b = battleOf(g);
      return asked(b, f, ownHits(g, b, f.side, 4));
    },
    answered: (c, f, [, hits]) => {
      f.many = hits;
      return hitsItself(battleOf(c.g), f.side, hits);
    },
  },
  last: (c, f) => {
    if (f.many === 0) return;
    const dice = throwDice(c, f.many);
    return hitEnemy(c, battleOf(c.g), f.side, dice, dice.filter((die) => die >= 4).length);
  },
});

export const combatChapters = {
  "blade-of-westernesse": bladeOfWesternesse,
  "mighty-attack": mightyAttack,
  "heroic-death": heroicDeath,
  "fateful-strike": fatefulStrike,
  scouts,
  "dread-and-despair": dreadAndDespair,
  "black-breath": blackBreath,
  "words-of-power": wordsOfPower,
  "relentless-assault": relentlessAssault,
  onslaught,
} satisfies { readonly [C in AskingCard]: Chapter<War> };
