/** Chapter 9: a battle, round by round. */
import type { Context } from "@westmarch/kernel";
import { COMBAT, effectsDue } from "../cards/combat-cards.ts";
import {
  BY_CEASING,
  BY_LOSSES,
  BY_WITHDRAWAL,
  FIELD_BATTLE,
  GOES_ON,
  SIEGE_BATTLE,
} from "../data/battles.ts";
import { LEVEL } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  FREE,
  GANDALF_THE_WHITE,
  NONE,
  nationOfFigure,
  other,
  PERSON,
  SHADOW,
  type Side,
  WITCH_KING,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { onMap } from "../facts.ts";
import { NO_LEAD } from "../rules/armies/lead.ts";
import { march } from "../rules/armies/march.ts";
import { settle } from "../rules/armies/settle.ts";
import { canSplit, goers, leave, type Split, splitOptions } from "../rules/armies/splitting.ts";
import { reduceElite } from "../rules/battle/casualties.ts";
import { battleOf, hasNazgul, participants, takesPart, unitsInBattle } from "../rules/battle/force.ts";
import { mayWithdraw, nextRound, seeWhoCommands } from "../rules/battle/opening.ts";
import { retreats, retreatTo } from "../rules/battle/retreat.ts";
import { combatRoll, leaderReroll, sumHits } from "../rules/battle/roll.ts";
import { extensions } from "../rules/battle/siege.ts";
import { ALL, CEASE, CONTINUE, DONE, FIGHT, NO, WITHDRAW, YES } from "../rules/choices.ts";
import { isBesieged, unitsIn } from "../rules/figures.ts";
import { isTeam } from "../seats.ts";
import {
  ARMY_LIMIT,
  type Battle,
  NO_CEASING,
  SIEGE_LIMIT,
  THREE_ROUNDS,
  type War,
  WHITE_RIDER,
} from "../state.ts";
import { type Chosen, chapter, enter, type In } from "../vocabulary.ts";
import { cardOptions, chooseCard, discardCards, isAskedForCard, showCards } from "./card-choice.ts";

type C = Context<War>;

/** 9.4.9, 9.8.1: a battle is over as soon as a force has no unit left. */
function isOver(g: War, b: Battle): boolean {
  if (b.over === GOES_ON && (unitsInBattle(g, b, FREE) === 0 || unitsInBattle(g, b, SHADOW) === 0))
    b.over = BY_LOSSES;
  return b.over !== GOES_ON;
}

/** The White Rider: worth asking only where there is Nazgûl Leadership to take away. */
const whiteRiderComes = (g: War, b: Battle): boolean =>
  takesPart(g, b, GANDALF_THE_WHITE, FREE) && hasNazgul(participants(g, b, SHADOW));

/** The side whose turn it is to choose a card: the attacker first (9.4.2). */
const chooser = (b: Battle, n: number): Side => (n === 0 ? b.attacker : other(b.attacker));

/** 9.4.10, AMB-90: what the attacker may say after a round. */
const mayChooseToCease = (g: War, b: Battle): boolean => {
  if ((b.terms & NO_CEASING) !== 0) return false;
  return b.kind !== SIEGE_BATTLE || !g.rulings.hardSieges;
};

/** The last initiative of what happens before the Combat roll, before the re-roll, and so on. */
const BEFORE_ROLL = 3;
const BEFORE_REROLL = 4;
const AFTER_ROLLS = 5;
const BEFORE_LOSSES = 6;
const AFTER_LOSSES = 7;

const STEPS: ReadonlyMap<number, "roll" | "reroll" | "sum" | "losses" | "spent"> = new Map([
  [BEFORE_ROLL, "roll"],
  [BEFORE_REROLL, "reroll"],
  [AFTER_ROLLS, "sum"],
  [BEFORE_LOSSES, "losses"],
  [AFTER_LOSSES, "spent"],
]);

/** 9.9.2, 9.9.5. */
const mayAdvance = (g: War, b: Battle): boolean =>
  b.kind === FIELD_BATTLE && b.over !== BY_CEASING && canSplit(g, advancing(g, b));

const retreatOptions = (places: readonly RegionId[]): Chosen<"fight" | "to">[] => [
  FIGHT,
  ...places.map((to) => ALL.to[to]),
];

/** 9.9.2, 9.9.3: the survivors of the attacking force may go, but for those who never move. */
export function advancing(g: War, b: Battle): Split {
  const able = participants(g, b, b.attacker);
  const bound = b.rear.slice();
  for (const character of ALL_CHARACTERS) {
    if (LEVEL[character] > 0) continue;
    bound[PERSON + character] += able[PERSON + character];
    able[PERSON + character] = 0;
  }
  const team = isTeam(g, b.attacker);
  const left = ARMY_LIMIT - unitsIn(g, b.attacker, b.to);
  const room = g.rulings.strictStacking ? left : team ? ARMY_LIMIT : null;
  const keeper = team ? b.seats[b.attacker] : null;
  return { able, bound, lead: NO_LEAD, attack: false, room, alone: null, keeper };
}
const advanceOptions = (g: War, b: Battle, f: In<"battle">): Chosen<"go" | "stay" | "done">[] => {
  const options: Chosen<"go" | "stay" | "done">[] = splitOptions(g, advancing(g, b), f.stay, f.decided);
  if (f.decided.length === 0) options.push(DONE);
  return options;
};
const advance = (c: C, b: Battle, f: In<"battle">): void =>
  march(c, b.attacker, goers(advancing(c.g, b), f.stay), b.from, b.to, "advances");

const NOTHING: ReturnType<typeof effectsDue> = [];

const next = (f: In<"battle">, initiative: number): void => {
  f.initiative = initiative;
  f.n = 0;
};

export const battle = chapter("battle", { initiative: 0, n: 0, stay: [], decided: [] })({
  begin: ({ g }) => (whiteRiderComes(g, battleOf(g)) ? undefined : { go: "round" }),
  /** The White Rider (D-ACT-06): for the whole battle. */
  "white-rider": {
    prompt: "white-rider",
    ask: (g) => ({ seat: battleOf(g).seats[FREE], options: [NO, YES] }),
    answered: (c, _f, option) => {
      if (option[0] === "no") return;
      battleOf(c.g).terms |= WHITE_RIDER;
      c.tell("white-rider", {});
    },
  },

  /** 9.4.1. */
  round: ({ g }, f) => {
    const b = battleOf(g);
    nextRound(g, b);
    f.n = 0;
    return mayWithdraw(g, b) ? undefined : { go: "cards" };
  },
  /** 10.3.1: D-BAT-02. */
  stand: {
    prompt: "stand",
    ask: (g) => {
      const b = battleOf(g);
      return {
        seat: b.seats[other(b.attacker)],
        options: [FIGHT, WITHDRAW],
        about: [b.to],
      };
    },
    answered: (c, _f, option) => {
      const b = battleOf(c.g);
      if (option[0] === "fight") return;
      b.over = BY_WITHDRAWAL;
      return { go: "over" };
    },
  },

  /** 9.4.2: the attacker, then the defender. */
  cards: ({ g }, f) => {
    const b = battleOf(g);
    for (; f.n < 2; f.n++) if (isAskedForCard(g, b, chooser(b, f.n))) return;
    return { go: "show" };
  },
  /** D-BAT-03, D-BAT-04. */
  "combat-card": {
    prompt: "combat-card",
    ask: (g, f) => {
      const b = battleOf(g);
      const side = chooser(b, f.n);
      return { seat: b.seats[side], options: cardOptions(g, b, side) };
    },
    answered: (c, f, option) => {
      const b = battleOf(c.g);
      chooseCard(c, b, chooser(b, f.n), option[0] === "done" ? NONE : option[1]);
      f.n++;
      return { go: "cards" };
    },
  },
  show: (c, f) => {
    showCards(c, battleOf(c.g));
    next(f, 0);
  },

  /** 9.4.6: effects by initiative, one at a time; between them the steps of the round. */
  effects: (c, f) => {
    const { g } = c;
    const b = battleOf(g);
    const fought = b.cards[FREE] !== NONE || b.cards[SHADOW] !== NONE;
    while (!isOver(g, b)) {
      const due = fought ? effectsDue(b, f.initiative) : NOTHING;
      if (f.n < due.length) {
        const { side, card, effect } = due[f.n++];
        if (b.cancelled[side] !== 0) continue;
        const asks = COMBAT[card].effects[effect](c, b, side, card);
        if (asks) return { call: asks.call, next: "effects" };
        continue;
      }
      const step = STEPS.get(f.initiative);
      next(f, f.initiative + 1);
      if (step) return { go: step };
    }
    return { go: "spent" };
  },
  /** 9.5. */
  roll: (c) => {
    const b = battleOf(c.g);
    combatRoll(c, b, b.attacker);
    combatRoll(c, b, other(b.attacker));
    return { go: "effects" };
  },
  /** 9.6. */
  reroll: (c) => {
    const b = battleOf(c.g);
    leaderReroll(c, b, b.attacker);
    leaderReroll(c, b, other(b.attacker));
    return { go: "effects" };
  },
  /** 9.6.3, 9.7.1. */
  sum: ({ g }) => {
    sumHits(battleOf(g));
    return { go: "effects" };
  },
  /** 9.7.2: D-BAT-07, then D-BAT-08. */
  losses: ({ g }) => {
    const b = battleOf(g);
    return enter("hits", { side: b.attacker, region: b.from, hits: b.toTake[b.attacker] });
  },
  "defenders-losses": ({ g }) => {
    const b = battleOf(g);
    const defender = other(b.attacker);
    return enter("hits", { side: defender, region: b.to, hits: b.toTake[defender] }, "effects");
  },

  /** The round is over (9.4.5). Sorcerer: asked once the first one is, if the Witch-king has lived through it. */
  spent: ({ g }) => {
    const b = battleOf(g);
    discardCards(g, b);
    if (b.sorcery !== NONE && onMap(g, WITCH_KING) && g.deckCount[b.sorcery] > 0) return;
    b.sorcery = NONE;
    return { go: "decide" };
  },
  sorcerer: {
    prompt: "sorcerer",
    ask: (g) => {
      const b = battleOf(g);
      return { seat: b.seats[SHADOW], options: [YES, NO], about: [b.sorcery] };
    },
    answered: ({ g }, _f, option) => {
      const b = battleOf(g);
      const deck = b.sorcery;
      b.sorcery = NONE;
      return option[0] === "yes" ? enter("draw", { seat: b.seats[SHADOW], decks: [deck] }) : undefined;
    },
  },

  /** 9.8, 10.4.4, 10.4.11: whether there is to be another round. */
  decide: ({ g }) => {
    const b = battleOf(g);
    seeWhoCommands(g, b);
    if (isOver(g, b)) return { go: "over" };
    if (b.kind === SIEGE_BATTLE && ((b.terms & THREE_ROUNDS) === 0 || b.round >= 3)) return { go: "extend" };
    return mayChooseToCease(g, b) ? undefined : { go: "retreat" };
  },
  /** D-BAT-09. */
  cease: {
    prompt: "cease",
    ask: (g) => {
      const b = battleOf(g);
      return { seat: b.seats[b.attacker], options: [CEASE, CONTINUE] };
    },
    answered: ({ g }, _f, option) => {
      if (option[0] === "continue") return;
      battleOf(g).over = BY_CEASING;
      return { go: "over" };
    },
  },
  /** D-BAT-10. */
  retreat: {
    prompt: "retreat",
    pick: (g) => {
      const b = battleOf(g);
      return {
        seat: b.seats[other(b.attacker)],
        options: retreatOptions(retreats(g, other(b.attacker), b.to)),
        about: [b.to],
      };
    },
    answered: (c, _f, option) => {
      const b = battleOf(c.g);
      if (option[0] === "fight") return { go: "round" };
      retreatTo(c, other(b.attacker), b.to, option[1]);
      return { go: "over" };
    },
  },

  /** 10.4.4: D-BAT-13. */
  extend: {
    prompt: "extend",
    pick: (g) => {
      const b = battleOf(g);
      const never = g.rulings.hardSieges && (b.terms & THREE_ROUNDS) !== 0;
      return { seat: b.seats[b.attacker], options: never ? [CEASE] : [CEASE, ...extensions(g, b)] };
    },
    answered: (c, _f, option) => {
      const b = battleOf(c.g);
      if (option[0] === "cease") {
        b.over = BY_CEASING;
        return { go: "over" };
      }
      reduceElite(c, b.from, nationOfFigure(option[1]));
      return { go: "round" };
    },
  },

  /** 9.9.1: captures where the battle was fought, and the advance. */
  over: (c) => {
    const { g } = c;
    const b = battleOf(g);
    if (b.over === BY_WITHDRAWAL) c.tell("withdrew", { region: b.to });
    c.tell("battle-ended", { from: b.from, to: b.to, why: b.over });
    settle(c, b.from);
    settle(c, b.to);
    return mayAdvance(g, b) ? undefined : { go: "close" };
  },
  /** D-BAT-11, D-BAT-12: all, part or none of the attacking force. */
  advance: {
    prompt: "advance",
    pick: (g, f) => {
      const b = battleOf(g);
      return { seat: b.seats[b.attacker], options: advanceOptions(g, b, f), about: [b.from, b.to] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { go: "close" };
      if (leave(f, option)) return { go: "advance" };
      advance(c, battleOf(c.g), f);
    },
  },
  close: ({ g }) => {
    const b = battleOf(g);
    const defender = other(b.attacker);
    g.battle = null;
    // 10.3.6: a siege has begun.
    if (b.over === BY_WITHDRAWAL && isBesieged(g, defender, b.to))
      return enter("excess", { side: defender, region: b.to, limit: SIEGE_LIMIT });
  },
});
