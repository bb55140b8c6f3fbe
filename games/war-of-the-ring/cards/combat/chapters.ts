/** The Combat cards that ask somebody something (D-BAT-05): each is a chapter called by its title. */
import { type Chapter, type Context, chapter, type Frame, type Go, type Option } from "@westmarch/kernel";
import { CARDS, type CombatName } from "../../data/cards.ts";
import { LEVEL } from "../../data/characters.ts";
import {
  CHARACTER_COUNT,
  COMPANION_COUNT,
  FIRST_MINION,
  type FigureId,
  FREE,
  LEADER,
  NAZGUL,
  PERSON,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { remove, stepsOf } from "../../rules/battle/casualties.ts";
import {
  battleOf,
  companionsInBattle,
  nazgulLeadership,
  participants,
  standsIn,
} from "../../rules/battle/force.ts";
import { mayWithdraw } from "../../rules/battle/opening.ts";
import { retreats, retreatTo } from "../../rules/battle/retreat.ts";
import { throwDice } from "../../rules/battle/roll.ts";
import { ALL, DONE, number, WITHDRAW } from "../../rules/choices.ts";
import { type CombatText, enterHits } from "../../rules/frames.ts";
import { keepTable } from "../../rules/table.ts";
import { type Battle, BY_WITHDRAWAL, type War } from "../../state.ts";
import {
  cancelHits,
  forfeitCompanions,
  forfeitPoints,
  hitEnemy,
  leadingCompanions,
  missed,
  turnMisses,
} from "./words.ts";

type C = Context<War>;
type Call = { readonly call: Frame } | undefined;

interface Choice {
  /** What its player may choose: nothing at all, one thing (not asked), or several. */
  readonly options: (g: War, b: Battle, side: Side) => readonly Option[];
  readonly then: (c: C, b: Battle, f: CombatText, option: Option) => Call;
  /** What follows. */
  readonly last?: (c: C, b: Battle, f: CombatText) => Call;
}

/** One choice of the player of the card. */
const choice = ({ options, then, last }: Choice): Chapter<War, CombatText, string> =>
  chapter<War, CombatText>()({
    begin: (c, f): Go<"last"> => {
      const b = battleOf(c.g);
      const found = options(c.g, b, f.side);
      if (found.length > 1) return;
      const call = found.length === 1 ? then(c, b, f, found[0]) : undefined;
      return call ? { ...call, then: "last" } : { go: "last" };
    },
    choose: {
      ask: (g, f) => {
        const b = battleOf(g);
        return {
          seat: b.seats[f.side],
          prompt: CARDS[f.card].combat,
          options: options(g, b, f.side),
          about: [f.card],
        };
      },
      then: (c, f, option) => then(c, battleOf(c.g), f, option),
    },
    last: (c, f) => last?.(c, battleOf(c.g), f),
  });

const upTo = (first: number, most: number): readonly Option[] => ALL.number.slice(first, most + 1);
const characters = (mask: number): readonly Option[] =>
  ALL.character.filter((_, n) => (mask & (1 << n)) !== 0);

/** 9.4.8: a figure of a side's force is eliminated besides the losses. */
function fell(c: C, b: Battle, side: Side, figure: FigureId): undefined {
  remove(c, standsIn(b, side), figure, 1);
  keepTable(c);
}
const minions = (g: War, b: Battle): FigureId[] => {
  const force = participants(g, b, SHADOW);
  const found: FigureId[] = [];
  for (let figure = PERSON + FIRST_MINION; figure < PERSON + CHARACTER_COUNT; figure++)
    if (force[figure] > 0) found.push(figure);
  return found;
};
/** Leaders of the Free Peoples in the battle, and Companions up to a Level. */
const captains = (g: War, b: Battle, level: number): FigureId[] => {
  const force = participants(g, b, FREE);
  const found: FigureId[] = [];
  for (let figure = LEADER; figure < NAZGUL; figure++) if (force[figure] > 0) found.push(figure);
  for (let companion = 0; companion < COMPANION_COUNT; companion++)
    if (force[PERSON + companion] > 0 && LEVEL[companion] <= level) found.push(PERSON + companion);
  return found;
};

/** One hit of the re-roll kills a Minion and nothing else. */
const bladeOfWesternesse = choice({
  options: (g, b) => (b.rerollHits[FREE] > 0 ? minions(g, b).map((figure) => ALL.figure[figure]) : []),
  then: (c, b, _f, option) => {
    cancelHits(c, b, SHADOW, 1);
    return fell(c, b, SHADOW, number(option[1]));
  },
});

/** A Companion's Leadership for a hit; without a miss there is nothing to be had for it. */
const mightyAttack = choice({
  options: (g, b) => (missed(b, FREE) > 0 ? characters(leadingCompanions(g, b)) : []),
  then: (c, b, _f, option) => {
    forfeitCompanions(c, b, 1 << number(option[1]));
    turnMisses(c, b, FREE, 1);
    return undefined;
  },
});

/** A Leader for a hit, or a Companion for as many as his Level. */
const heroicDeath = choice({
  options: (g, b) =>
    b.toTake[FREE] > 0
      ? [DONE, ...captains(g, b, Number.POSITIVE_INFINITY).map((figure) => ALL.lose[figure])]
      : [],
  then: (c, b, _f, option) => {
    if (option[0] === "done") return undefined;
    const figure = number(option[1]);
    cancelHits(c, b, FREE, figure < PERSON ? 1 : LEVEL[figure - PERSON]);
    return fell(c, b, FREE, figure);
  },
});

/** A hit of the re-roll kills a Nazgûl too; two may kill a Minion instead. */
const fatefulStrike = choice({
  options: (g, b) => {
    const hits = b.rerollHits[FREE];
    if (hits === 0) return [];
    const marks = hits >= 2 ? minions(g, b) : [];
    if (participants(g, b, SHADOW)[NAZGUL] > 0) marks.unshift(NAZGUL);
    return marks.map((figure) => ALL.figure[figure]);
  },
  then: (c, b, _f, option) => fell(c, b, SHADOW, number(option[1])),
});

/** The whole Army slips away, if there is anywhere to go. */
const scouts = choice({
  options: (g, b) => {
    const places = retreats(g, FREE, b.to).map((to) => ALL.to[to]);
    return mayWithdraw(g, b) ? [WITHDRAW, ...places] : places;
  },
  then: (c, b, _f, option) => {
    if (option[0] === "withdraw") b.over = BY_WITHDRAWAL;
    else retreatTo(c, FREE, b.to, number(option[1]));
    return undefined;
  },
});

/** Points of Nazgûl Leadership for dice of the Free Peoples' Combat roll. */
const dreadAndDespair = choice({
  options: (g, b) => upTo(1, nazgulLeadership(g, b)),
  then: (c, b, _f, option) => {
    const points = number(option[1]);
    if (forfeitPoints(c, b, points)) b.diceLost[FREE] += points;
    return undefined;
  },
});

/** A hit of the re-roll may kill a Leader, or so many a Companion of that Level. */
const blackBreath = choice({
  options: (g, b) => {
    const hits = b.rerollHits[SHADOW];
    return hits > 0 ? [DONE, ...captains(g, b, hits).map((figure) => ALL.figure[figure])] : [];
  },
  then: (c, b, _f, option) => (option[0] === "done" ? undefined : fell(c, b, FREE, number(option[1]))),
});

/** A Companion is as if he were not there, but for his Level. */
const wordsOfPower = choice({
  options: (g, b) => characters(companionsInBattle(g, b)),
  then: (c, b, _f, option) => {
    b.silenced |= 1 << number(option[1]);
    c.tell("silenced", { character: number(option[1]) });
    return undefined;
  },
});

/** Hits that a side may deal itself: no more than it can take. */
const ownHits = (g: War, b: Battle, side: Side, most: number): readonly Option[] =>
  upTo(0, Math.min(most, stepsOf(participants(g, b, side))));
const hitsItself = (b: Battle, side: Side, hits: number): Call =>
  hits > 0 ? enterHits(side, standsIn(b, side), hits) : undefined;

/** Hits of one's own for what is added to the Combat roll. */
const relentlessAssault = choice({
  options: (g, b, side) => ownHits(g, b, side, 2),
  then: (_c, b, f, option) => {
    const hits = number(option[1]);
    b.rollBonus[f.side] += hits;
    return hitsItself(b, f.side, hits);
  },
});

/** Hits of one's own for dice that hit the enemy on 4 or more. */
const onslaught = choice({
  options: (g, b, side) => ownHits(g, b, side, 4),
  then: (_c, b, f, option) => {
    f.many = number(option[1]);
    return hitsItself(b, f.side, f.many);
  },
  last: (c, b, f) => {
    if (f.many === 0) return undefined;
    const dice = throwDice(c, f.many);
    return hitEnemy(c, b, f.side, dice, dice.filter((die) => die >= 4).length);
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
} satisfies { readonly [N in CombatName]?: Chapter<War, CombatText, string> };
