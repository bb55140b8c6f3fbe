/** 18.2: what a card, a general's ability or a character's coming does, step by step, as far as it can be done. */
import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import {
  ALOFT,
  BEORN,
  BOTH,
  CARD,
  type CardId,
  CHARACTER,
  type CharacterId,
  DEAD,
  deckOf,
  EVENT_DECK,
  EYRIE,
  FACE,
  FACE_COUNT,
  FREE,
  GENERALS,
  GOBLIN,
  GROUP,
  LORD,
  NONE,
  other,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  SHADOW,
  type Side,
  TILE,
  UNIT,
  WALKERS,
} from "../ids.ts";
import type { Armies, AttackTerms, Step } from "../language/tree.ts";
import { printed } from "../printing.ts";
import { BREACHED, type FiveArmies, IN_POOL, NO_FORD, NO_SLOPE, UNUSED } from "../state.ts";
import { type C, type Chosen, chapter, enter, type In } from "../vocabulary.ts";
import { attacksOf, joinable, mayAttack } from "./attack.ts";
import { gainWrath, preyOf } from "./beorn.ts";
import { armiesOf, figuresIn, freeBats, hasArmy, isFortification, supply, unitsIn } from "./board.ts";
import { ALL, DONE, NO, YES } from "./choices.ts";
import { openPass, openPasses } from "./goblins.ts";
import {
  canDraw,
  decksOf,
  discardHidden,
  discardOpen,
  drawCard,
  handOf,
  layOnTable,
  lookAt,
  lookedAt,
  unlook,
} from "./hand.ts";
import { choice, diceAt, isClose, isMeant, isMet, meant, mustersMeant, shooters } from "./meant.ts";
import { dismiss, eliminateTokens, mayStep } from "./movement.ts";
import { flips, muster, rallyArmy, tokensIn } from "./mustering.ts";
import { no, type Refusal } from "./refusal.ts";
import { commandOf, needOf, programOf } from "./said.ts";
import { ANY_ARMY, batSteps, musterEagles, placeBat } from "./sky.ts";

type F = In<"steps">;

const stepOf = (g: FiveArmies, f: F): Step | undefined => programOf(g, f.source, f.program, f.path)[f.n];

/** The armies that a step is done to, if it names any. */
function armiesIn(step: Step): Armies | null {
  if (step.do === "shoot") return step.at;
  if ("armies" in step && typeof step.armies !== "number") return step.armies;
  return null;
}

/** Whether parts of armies march one after the other, and merge when all have (8.6). */
const isMarchTogether = (step: Step): boolean => step.do === "march" && step.split === true;

/** The terms of an attack, as the combat has them. */
const termsOf = ({ without = [], breached }: AttackTerms = {}): number =>
  (without.includes("ford") ? NO_FORD : 0) |
  (without.includes("slope") ? NO_SLOPE : 0) |
  (breached === true ? BREACHED : 0);

/** 9.7: whether a step does damage. */
const hurts = ({ do: what }: Step): boolean => what === "shoot" || what === "hit" || what === "put damage";

/** The armies among which is chosen now. */
export function candidates(g: FiveArmies, f: F): PlaceId[] {
  const step = stepOf(g, f);
  const armies = step === undefined ? null : armiesIn(step);
  return step === undefined || armies === null
    ? []
    : meant(g, f.side, armies, f, hurts(step)).filter((at) => mayBeChosen(g, f, step, at));
}

/** Whether a later step is done to the army that this one names. */
const isNamedLater = (g: FiveArmies, f: F): boolean =>
  programOf(g, f.source, f.program, f.path)
    .slice(f.n + 1)
    .some((later) => armiesIn(later)?.armies === "that");

/** Whether an army that is meant can have a step done to it. */
function mayBeChosen(g: FiveArmies, f: F, step: Step, at: PlaceId): boolean {
  if (f.chosen.includes(at)) return false;
  if (step.do === "shoot") return diceAt(g, f.side, step.dice, at, f) > 0;
  // An army without markers may be named for what follows the rally.
  if (step.do === "rally") return g.damage[at] > 0 || isNamedLater(g, f);
  if (step.do === "move" && step.how === "attack")
    return attacksOf(g, f.side, ANY_ARMY, at).some(
      ([, , to]) => step.against !== "fortification" || isFortification(g, to),
    );
  return true;
}

/** Whether anything of a step can be done (18.2). */
function canDo(g: FiveArmies, side: Side, step: Step, f: F): boolean {
  // Where one region shoots, it is chosen before the army that it shoots at.
  if (step.do === "shoot" && "from" in step.dice && step.dice.from === "one region")
    return shooters(g, side, step.dice).length > 0;
  const armies = armiesIn(step);
  if (armies?.armies === "some")
    return PLACE.all.some(
      (at) => isMeant(g, side, armies, f, at, hurts(step)) && mayBeChosen(g, f, step, at),
    );
  if (armies?.armies === "of") return candidates(g, f).length > 0;
  // Armies that an earlier step names: whether there are any is seen there.
  if (armies !== null) return false;
  switch (step.do) {
    case "strategic move":
      return mayStep(g, side, ANY_ARMY);
    case "attack in turn":
      return mayAttack(g, side, ANY_ARMY);
    case "combined attack":
      return joinable(g, side, 1).length > 0;
    case "draw":
      return decksOf(side).some((deck) => canDraw(g, deck));
    case "discard enemy cards":
      return g.handCount[other(side) * 2] + g.handCount[other(side) * 2 + 1] > 0;
    case "discard activation":
      return g.activated !== 0 || g.handCount[0] + g.handCount[1] > 0;
    case "flip":
      return flips(g, side).length > 0;
    case "muster":
      return mustersMeant(g, side, step.kinds, f, []).length > 0;
    case "goblins":
      return supply(g, GOBLIN) > 0;
    case "beorn attacks":
      return preyOf(g).length > 0;
    case "bat-cloud":
      return batSteps(g).length > 0;
    default:
      return true;
  }
}

const BEGINNING = {
  n: 0,
  mine: NONE,
  theirs: NONE,
  those: [],
  region: NONE,
  chosen: [],
  left: NONE,
  dice: [],
};

const CARD_CONDITION = no("card-condition", "18.2");
const CARD_WITHOUT_EFFECT = no("card-without-effect", "18.2");
/** 18.2: why a card may not be played: what it needs does not hold, or nothing of it can be done. */
export function whyNotPlay(g: FiveArmies, side: Side, card: CardId): Refusal | null {
  const need = needOf(g, card);
  if (need !== undefined && !isMet(g, side, need)) return CARD_CONDITION;
  const program = commandOf(g, card);
  const f: F = { chapter: "steps", at: "", side, source: "card", program: card, path: [], ...BEGINNING };
  return program.some((step, n) => canDo(g, side, step, { ...f, n })) ? null : CARD_WITHOUT_EFFECT;
}
export const mayPlay = (g: FiveArmies, side: Side, card: CardId): boolean =>
  whyNotPlay(g, side, card) === null;

/** Whether a program of a general would do anything now. */
export function mayDo(
  g: FiveArmies,
  side: Side,
  source: string,
  id: number,
  path: readonly number[] = [],
): boolean {
  const f: F = { chapter: "steps", at: "", side, source, program: id, path, ...BEGINNING };
  return programOf(g, source, id, path).some((step, n) =>
    step.do === "either"
      ? mayDo(g, side, source, id, [...path, n, 0]) || mayDo(g, side, source, id, [...path, n, 1])
      : canDo(g, side, step, { ...f, n }),
  );
}

export const steps = chapter("steps", { path: [], ...BEGINNING })({
  next: ({ g }, f) => {
    if (stepOf(g, f) === undefined) return { end: null };
    f.chosen = [];
    f.left = NONE;
  },
  /** Where one region rolls dice for its archers. */
  region: {
    prompt: "shooters",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const regions = step?.do === "shoot" ? shooters(g, f.side, step.dice) : [];
      return { seat: f.side, options: regions.map((at) => ALL.to[at]) };
    },
    answered: (_c, f, [, at]) => {
      f.region = at;
    },
  },
  /** The armies that are meant. */
  armies: {
    prompt: "armies",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const armies = step === undefined || isMarchTogether(step) ? null : armiesIn(step);
      const { count, upTo } = armies === null ? { count: 0, upTo: false } : choice(armies);
      const options: (Chosen<"army"> | Chosen<"done">)[] =
        f.chosen.length < count ? candidates(g, f).map((at) => ALL.army[at]) : [];
      if (options.length > 0 && upTo) options.push(DONE);
      return { seat: f.side, options, about: [f.n] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const [, at] = option;
      f.chosen = [...f.chosen, at];
      if (hasArmy(c.g, f.side, at)) f.mine = at;
      else f.theirs = at;
      return { go: "armies" };
    },
  },
  perform: (c, f) => {
    const step = stepOf(c.g, f);
    if (step === undefined) return { end: null };
    const armies = armiesIn(step);
    if (armies?.armies === "some") f.those = f.chosen;
    return perform(c, f, step);
  },
  after: (_c, f) => {
    f.n++;
    f.dice = [];
    return { go: "next" };
  },

  // ---- what needs further choices

  /** Each army that was chosen, one after the other. */
  each: (c, f) => {
    const step = stepOf(c.g, f);
    const [at] = f.chosen;
    if (step === undefined || at === undefined) return { go: "after" };
    f.chosen = f.chosen.slice(1);
    return toEach(c, f, step, PLACE.of(at));
  },
  /** A march may be followed by an attack. */
  marched: (c, f) => {
    const step = stepOf(c.g, f);
    const at = typeof f.back === "number" && f.back >= 0 ? f.back : f.left;
    if (step?.do !== "march" || step.attack !== true || !PLACE.is(at)) return { go: "each" };
    return enter(
      "attack",
      { side: f.side, from: at, steps: 0, terms: termsOf(step.terms), ...orders(f) },
      "each",
    );
  },
  /** Up to so many Leadership tokens: the player says how many. */
  leadership: {
    prompt: "leadership",
    pick: (g, f) => {
      const step = stepOf(g, f);
      return {
        seat: f.side,
        options: step?.do === "put leadership" ? ALL.number.slice(0, step.tokens + 1) : [],
        about: [PLACE.of(f.left)],
      };
    },
    answered: (c, f, [, many]) => {
      putLeadership(c, PLACE.of(f.left), many);
      return { go: "each" };
    },
  },
  /** Driven On: a unit and all markers instead of rallying. */
  spend: {
    prompt: "spend",
    pick: (g, f) => ({
      seat: f.side,
      options: PLACE.is(f.left) && unitsIn(g, f.side, f.left) > 1 ? [YES, NO] : [NO],
      about: [PLACE.is(f.left) ? f.left : PLACE.all[0]],
    }),
    answered: (c, f, [verb]) => {
      const at = PLACE.of(f.left);
      if (verb === "yes") return;
      const step = stepOf(c.g, f);
      rallyArmy(c, f.side, at, step?.do === "rally" ? step.target : 6);
      return enter("casualties", { side: f.side, where: at }, "each");
    },
  },
  spent: {
    prompt: "spent",
    pick: (g, f) => ({
      seat: f.side,
      options: UNIT.all.flatMap((unit) => (figuresIn(g, PLACE.of(f.left), unit) > 0 ? [ALL.lose[unit]] : [])),
      about: [PLACE.of(f.left)],
    }),
    answered: (c, f, [, unit]) => {
      const at = PLACE.of(f.left);
      dismiss(c, at, unit, false);
      c.g.damage[at] = 0;
      return { go: "each" };
    },
  },
  /** Attacks one after the other, each without moving first. */
  turns: {
    prompt: "attack",
    pick: (g, f) => {
      const attacks =
        f.left > 0 ? attacksOf(g, f.side, ANY_ARMY).filter(([, from]) => !f.chosen.includes(from)) : [];
      return { seat: f.side, options: attacks.length > 0 ? [...attacks, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] !== "attack") return { go: "after" };
      const [, from, target] = option;
      f.left--;
      // Neither the army that has attacked nor where it has advanced to.
      f.chosen = [...f.chosen, from, target];
      return enter("fight", { attacker: f.side, from, target }, "turns");
    },
    none: () => ({ go: "after" }),
  },
  /** Cards are drawn one by one, each looked at before the next. */
  deck: {
    prompt: "deck",
    pick: (g, f) => {
      const step = stepOf(g, f);
      const [event, story] = decksOf(f.side);
      const decks =
        step?.do !== "draw"
          ? []
          : step.from === "event"
            ? [event]
            : step.from === "story"
              ? [story]
              : [event, story];
      return {
        seat: f.side,
        options: f.left > 0 ? decks.filter((one) => canDraw(g, one)).map((one) => ALL.deck[one]) : [],
        about: [f.left],
      };
    },
    answered: (c, f, [, deck]) => {
      drawCard(c, f.side, deck);
      f.left--;
      return { go: "deck" };
    },
    none: (_c, f) => enter("limit", { seat: f.side }, "after"),
  },
  /** A card of the enemy's hand, which this side looks at. */
  enemy: {
    prompt: "enemy-card",
    pick: (g, f) => ({
      seat: f.side,
      options: f.left > 0 ? lookedAt(g, other(f.side)).map((card) => ALL.card[card]) : [],
    }),
    answered: (c, f, [, card]) => {
      const enemy = other(f.side);
      if (deckOf(card) === EVENT_DECK) {
        discardOpen(c, enemy, card);
        c.tell("card-lost", { seat: enemy, card });
      } else discardHidden(c, enemy, card, BOTH);
      unlook(c.g, enemy, card);
      f.left--;
      return { go: "enemy" };
    },
    none: (c) => {
      c.g.secret.looked.fill(0);
      return { go: "after" };
    },
  },
  /** The enemy gives up an activation token or a card. */
  token: {
    prompt: "give-up",
    pick: (g, f) => ({
      seat: other(f.side),
      options: GENERALS.flatMap((general) =>
        (g.activated & (1 << general)) !== 0 ? [ALL.character[general]] : [],
      ),
    }),
    answered: (c, _f, [, general]) => {
      c.g.activated &= ~(1 << general);
      c.tell("deactivated", { character: general });
      return { go: "after" };
    },
  },
  card: {
    prompt: "hand-limit",
    pick: (g, f) => ({
      seat: other(f.side),
      options: handOf(g, other(f.side)).map((card) => ALL.discard[card]),
    }),
    always: true,
    answered: (c, f, [, card]) => {
      discardHidden(c, other(f.side), card);
      return { go: "after" };
    },
    none: () => ({ go: "after" }),
  },
  /** Action dice that are rolled again. */
  dice: {
    prompt: "dice",
    pick: (g, f) => ({
      seat: f.side,
      options: [
        DONE,
        ...FACE.all.flatMap((face) =>
          g.dice[f.side * FACE_COUNT + face] > f.dice.filter((one) => one === face).length
            ? [ALL.face[face]]
            : [],
        ),
      ],
    }),
    answered: (c, f, option) => {
      if (option[0] === "face") {
        f.dice = [...f.dice, option[1]];
        return { go: "dice" };
      }
      const { g } = c;
      for (const face of f.dice) g.dice[f.side * FACE_COUNT + face]--;
      const faces = f.dice.map(() => printed(g).dice[f.side][c.draw(6)]);
      for (const face of faces) g.dice[f.side * FACE_COUNT + face]++;
      c.tell("rolled", { side: f.side, faces });
      return { go: "after" };
    },
  },
  /** Enemy tokens next to own armies. */
  tokens: {
    prompt: "remove-token",
    pick: (g, f) => {
      const options = f.left > 0 ? besiegedTokens(g, f.side) : [];
      return { seat: f.side, options: options.length > 0 ? [...options, DONE] : [] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { go: "instead" };
      const [, at, group] = option;
      eliminateTokens(c, at, group, 1);
      f.left--;
      return { go: "tokens" };
    },
  },
  instead: (c, f) => {
    for (let i = 0; i < f.left; i++) drawCard(c, f.side, EVENT_DECK);
    return enter("limit", { seat: f.side }, "after");
  },
  /** Figures out of the supply. */
  muster: {
    prompt: "muster",
    pick: (g, f) => {
      const step = stepOf(g, f);
      if (step?.do !== "muster" || f.left <= 0) return { seat: f.side, options: [] };
      const all = mustersMeant(g, f.side, step.kinds, f, []);
      const isSingle = new Set(all.map(([, at]) => at)).size === 1;
      const options: (Chosen<"muster"> | Chosen<"done">)[] =
        step.apart === true && !isSingle ? mustersMeant(g, f.side, step.kinds, f, f.chosen) : all;
      if (options.length > 0 && step.upTo === true) options.push(DONE);
      return { seat: f.side, options };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const [, at, unit] = option;
      muster(c, at, unit);
      f.chosen = [...f.chosen, at];
      f.left--;
      return { go: "muster" };
    },
  },
  /** 10.4. */
  settle: (c, f) => {
    openPasses(c);
    const [at] = f.chosen;
    if (at === undefined) return { go: "after" };
    f.chosen = f.chosen.slice(1);
    return enter("excess", { side: f.side, where: PLACE.of(at) }, "settle");
  },
  /** Goblins: more on this mustering point than on the other. */
  point: {
    prompt: "goblin",
    ask: (_g, f) => ({ seat: f.side, options: POINTS.map((at) => ALL.to[at]) }),
    answered: (c, f, [, at]) => {
      const step = stepOf(c.g, f);
      if (step?.do === "goblins")
        for (const point of [at, ...POINTS.filter((one) => one !== at)])
          for (let i = 0; i < (point === at ? step.first : step.second); i++)
            if (supply(c.g, GOBLIN) > 0) muster(c, point, GOBLIN);
      openPasses(c);
      return { go: "after" };
    },
  },
  bat: {
    prompt: "bat",
    pick: (g, f) => ({
      seat: f.side,
      options: f.left > 0 && freeBats(g) > 0 ? ALL.territory : [],
      about: [f.left],
    }),
    answered: (c, f, [, territory]) => {
      placeBat(c, territory);
      f.left--;
      return { go: "bat" };
    },
    none: () => ({ go: "after" }),
  },
  pass: {
    prompt: "open-pass",
    pick: (g, f) => ({
      seat: f.side,
      options: PASSES.flatMap((at, pass) => (g.open[pass] === 0 ? [ALL.to[at]] : [])),
    }),
    answered: (c, f, [, at]) => {
      const pass = at === PASSES[0] ? 0 : 1;
      openPass(c, pass);
      f.left = pass;
      return { go: "through" };
    },
    none: () => ({ go: "after" }),
  },
  /** Units of the mustering point go into the pass at once, as many as the card lets. */
  through: (c, f) => {
    const step = stepOf(c.g, f);
    const point = POINTS[f.left === 0 ? 0 : 1];
    if (step?.do !== "open pass" || !hasArmy(c.g, SHADOW, point)) return { go: "after" };
    return enter(
      "split",
      { side: SHADOW, from: point, to: PASSES[f.left === 0 ? 0 : 1], most: step.units, may: 1 },
      "landed",
    );
  },
  landed: () => enter("landing", { side: SHADOW }, "after"),
  /** One thing or another. */
  which: {
    prompt: "either",
    pick: (g, f) => ({
      seat: f.side,
      options: WAYS.filter((_, branch) => mayDo(g, f.side, f.source, f.program, [...f.path, f.n, branch])),
      about: [f.program],
    }),
    answered: (_c, f, [verb]) =>
      enter(
        "steps",
        {
          side: f.side,
          source: f.source,
          program: f.program,
          path: [...f.path, f.n, verb === "one" ? 0 : 1],
        },
        "after",
      ),
    none: () => ({ go: "after" }),
  },
});
const WAYS: readonly Chosen<"one" | "other">[] = [["one"], ["other"]];

/** What says that an attack is given by a step. */
const orders = (f: F) => ({ source: f.source, program: f.program, path: f.path, step: f.n });

/** Enemy tokens in regions next to own armies. */
const besiegedTokens = (g: FiveArmies, side: Side): Chosen<"token">[] => {
  const near = new Set(armiesOf(g, side).flatMap((at) => printed(g).neighbours[at]));
  return [...near].flatMap((at) =>
    GROUP.all.flatMap((group) =>
      tokensIn(g, at, group) > 0 && (group === 2) === (side === FREE) ? [ALL.token[at][group]] : [],
    ),
  );
};

/** Carries a step out, or goes where its choices are made. */
function perform(c: C, f: F, step: Step) {
  const { g } = c;
  switch (step.do) {
    case "march":
      return isMarchTogether(step)
        ? enter(
            "march",
            {
              side: f.side,
              only: onlyOf(step.armies),
              steps: step.regions,
              regions: step.regions,
              left: choice(step.armies).count,
            },
            "after",
          )
        : ({ go: "each" } as const);
    case "move":
    case "shoot":
    case "rally":
      return { go: "each" } as const;
    case "hit":
    case "put damage":
    case "put leadership":
    case "remove leadership": {
      // Armies that are not chosen now are those that were named.
      if (f.chosen.length === 0) f.chosen = meant(g, f.side, step.armies, f, hurts(step));
      return { go: "each" } as const;
    }
    case "strategic move":
      return enter("strategic", { side: f.side, left: step.armies }, "after");
    case "attack in turn":
      f.left = step.armies;
      return { go: "turns" } as const;
    case "combined attack":
      return enter("combined-attack", { side: f.side, least: 1, ...orders(f) }, "after");
    case "draw":
      f.left = step.cards;
      return { go: "deck" } as const;
    case "discard enemy cards": {
      const enemy = other(f.side);
      f.left = step.cards;
      lookAt(c, enemy);
      return { go: "enemy" } as const;
    }
    case "discard activation":
      return { go: "token" } as const;
    case "re-roll action dice":
      return { go: "dice" } as const;
    case "take an action":
      return enter("bonus", { side: f.side }, "after");
    case "flip":
      return enter(
        "recruit",
        { side: f.side, left: step.tokens, groups: step.group === undefined ? -1 : GROUP.named(step.group) },
        "after",
      );
    case "place tokens":
      return enter(
        "tokens",
        { side: f.side, left: step.tokens, group: step.group === undefined ? -1 : GROUP.named(step.group) },
        "after",
      );
    case "remove tokens":
      f.left = step.most;
      return { go: "tokens" } as const;
    case "muster":
      f.left = step.units;
      return { go: "muster" } as const;
    case "goblins":
      return { go: "point" } as const;
    case "muster eagles":
      musterEagles(c, step.eagles);
      return { go: "after" } as const;
    case "send eagles":
      return g.at[LORD] === ALOFT && (g.lord === EYRIE || g.eagles[EYRIE] > 0)
        ? enter("eagle-flight", {}, "after")
        : ({ go: "after" } as const);
    case "place bats":
      f.left = step.bats;
      return { go: "bat" } as const;
    case "bat-cloud":
      return enter("bat-cloud", {}, "after");
    case "add tiles":
      addTiles(c, step.set);
      return { go: "after" } as const;
    case "walk":
      return walkOf(f.side, CHARACTER.named(step.character));
    case "open pass":
      return { go: "pass" } as const;
    case "bodyguard":
      g.bodyguard += step.tokens;
      c.tell("bodyguard", { tokens: g.bodyguard });
      return { go: "after" } as const;
    case "wrath":
      if (g.at[BEORN] !== DEAD) gainWrath(c, step.tokens);
      return { go: "after" } as const;
    case "beorn attacks":
      return g.at[BEORN] >= 0 ? enter("beorn-attack", {}, "after") : ({ go: "after" } as const);
    case "either":
      return { go: "which" } as const;
    case "stay":
      // The card has been discarded, and lies on the table instead.
      layOnTable(c, CARD.of(f.program));
      if (step.rules.some((rule) => rule.rule === "defended" && rule.where === "that army"))
        g.ground = PLACE.is(f.mine) ? f.mine : NONE;
      return { go: "after" } as const;
    case "choose":
    case "rule":
      return { go: "after" } as const;
  }
}

/** A step that is done to armies, to one of them. */
function toEach(c: C, f: F, step: Step, at: PlaceId) {
  const { g } = c;
  switch (step.do) {
    case "move": {
      const from = { side: f.side, from: at };
      if (step.how === "move") return enter("march", { ...from, steps: 1 }, "each");
      return enter(
        "attack",
        {
          ...from,
          steps: step.how === "attack" ? 0 : 1,
          either: step.how === "move or attack" ? 1 : 0,
          terms: termsOf(step.terms),
          walls: step.against === "fortification" ? 1 : 0,
          victim: step.against === "that enemy army" ? f.theirs : NONE,
          ...orders(f),
        },
        "each",
      );
    }
    case "march":
      f.left = at;
      return enter(
        "march",
        { side: f.side, from: at, steps: step.regions, only: onlyOf(step.armies) },
        "marched",
      );
    case "shoot": {
      const needs = step.close !== undefined && isClose(g, step.dice, at, f) ? step.close : step.target;
      const dice = throwDice(c, diceAt(g, f.side, step.dice, at, f));
      const hits = hitsAmong(dice, 0, needs);
      c.tell("shot", { side: f.side, place: at, dice, again: [], needs, hits });
      return enter(
        "hurt",
        { side: other(f.side), where: at, hits, sure: step.sure === true ? 1 : 0 },
        "each",
      );
    }
    case "hit":
      return enter("hurt", { side: other(f.side), where: at, hits: step.hits }, "each");
    case "put damage":
      return enter("hurt", { side: other(f.side), where: at, hits: step.markers }, "each");
    case "rally":
      f.left = at;
      if (g.damage[at] === 0) return { go: "each" } as const;
      if (step.spend === true) return { go: "spend" } as const;
      rallyArmy(c, f.side, at, step.target);
      return enter("casualties", { side: f.side, where: at }, "each");
    case "put leadership":
      if (step.upTo === true) {
        f.left = at;
        return { go: "leadership" } as const;
      }
      putLeadership(c, at, step.tokens);
      return { go: "each" } as const;
    case "remove leadership": {
      const many = Math.min(step.most ?? g.tokens[at], g.tokens[at]);
      g.tokens[at] -= many;
      if (many > 0) c.tell("tokens-lost", { place: at, many });
      return { go: "each" } as const;
    }
    default:
      return { go: "each" } as const;
  }
}

function putLeadership(c: C, at: PlaceId, many: number): void {
  if (many === 0) return;
  c.g.tokens[at] += many;
  c.tell("token", { place: at });
}

/** The type of which a marching part must be made, a mask. */
const onlyOf = (armies: Armies): number =>
  armies.armies === "some"
    ? armies.kinds.reduce((mask, { only }) => (only === undefined ? mask : mask | (1 << UNIT.named(only))), 0)
    : 0;

/** Special tiles that have not been brought in yet come into the pool. */
function addTiles({ g }: C, set: "blue" | "red"): void {
  for (const tile of TILE.all)
    if (TILE.names[tile].startsWith(set) && g.tiles[tile] === UNUSED) g.tiles[tile] = IN_POOL;
}

const walkOf = (side: Side, character: CharacterId) => {
  const n = WALKERS[side].indexOf(character);
  return enter("walkers", { side, n, last: character }, "after");
};
