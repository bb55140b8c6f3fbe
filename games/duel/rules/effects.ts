/** Sections 10 to 12 and 17: carrying out what cards, tiles, tokens and bonus spaces say. */
import type { Go } from "@westmarch/kernel";
import { BONUSES, GOAL } from "../data/board.ts";
import { CARDS } from "../data/cards.ts";
import type { Effect } from "../data/effects.ts";
import {
  type CardId,
  other,
  RACE,
  RACES,
  type RaceId,
  type RegionId,
  type Side,
  type TokenId,
} from "../data/ids.ts";
import { IMMEDIATE, type Occasion } from "../data/tokens.ts";
import { type Duel, onBoard } from "../state.ts";
import { type C, type Chosen, chapter, enter, type Resolving } from "../vocabulary.ts";
import { discardGrey, greyCards, lay, look, outOfPile, pileFor, printed, triggers } from "./cards.ts";
import { ALL, ANOTHER_TURN, DECLINE, ENTS_COIN, ENTS_MOVE, ENTS_UNIT } from "./choices.ts";
import { give, take } from "./coins.ts";
import { earned, keep, reveal } from "./races.ts";
import {
  fortressRegions,
  fromSupply,
  moveOptions,
  moveUnit,
  placeFortress,
  placeUnits,
  removeFortress,
  removeUnit,
  unitRegions,
} from "./units.ts";
import { testQuest, testSupport } from "./winning.ts";

/** Carries a list of effects out, one after the other. */
export const carryOut = (todo: readonly Effect[]) => enter("effects", { todo });

/** 6.2, 17.1 to 17.5: a card goes to the play area and works. */
export function playCard(c: C, side: Side, card: CardId, byChain: boolean) {
  const { g } = c;
  const occasions: Occasion[] = byChain ? [CARDS[card].colour, "chain"] : [CARDS[card].colour];
  const answers = triggers(g, side, occasions);
  const effects = printed(g, side, card);
  lay(g, side, card);
  c.tell("played", { side, card, chain: byChain });
  return enter("playing", { card, triggers: [...effects, ...answers] });
}

/** 14.4: several sources in one turn give one turn more, unless the table stacks them. */
export function earnTurn(c: C): void {
  const { g } = c;
  g.extra = g.rulings.stackExtraTurns ? g.extra + 1 : 1;
  c.tell("turn-earned", { side: g.turn });
}

/** Section 11: the whole advance first, then the bonus (P-17). */
function advance(c: C, side: Side, rings: number): Effect[] {
  const { g } = c;
  const from = g.quest[side];
  g.quest[side] = Math.min(GOAL, from + rings);
  c.tell("quest", { side, from, to: g.quest[side] });
  testQuest(c, side);
  const crossed: Effect[] = [];
  for (let step = from + 1; step <= g.quest[side]; step++) {
    const bonus = BONUSES.get(step);
    if (bonus) crossed.push(bonus);
  }
  return crossed;
}

/** The seat of the active side: it decides everything (17.11). Seats and sides have the same numbers. */
const active = <O>(g: Duel, options: readonly O[]) => ({ seat: g.turn, options });

/** 17.10: a choice with one legal answer is carried out unasked. */
const only = <T>(things: readonly T[]): T | undefined => (things.length === 1 ? things[0] : undefined);

type Waiting =
  | "place"
  | "removeUnit"
  | "removeFortress"
  | "anotherTurn"
  | "move"
  | "token"
  | "race"
  | "greyCard"
  | "fetch"
  | "ents";
type Next = Go<"next" | Waiting, never>;

const NEXT = { go: "next" } as const;

/** Asks for the effect at hand. */
const wait = (f: Resolving, now: Effect, at: Waiting): Next => {
  f.now = now;
  return { go: at };
};

/** Puts effects before the rest of the list. */
const first = (f: Resolving, ...effects: Effect[]): Next => {
  f.todo = [...effects, ...f.todo];
  return NEXT;
};

/** 12.2: keeps the one token offered, or asks which. */
function offer(c: C, f: Resolving, tokens: readonly TokenId[]): Next {
  if (tokens.length === 0) return NEXT;
  f.offer = tokens;
  const token = only(tokens);
  if (token !== undefined) return keepToken(c, f, token);
  c.tell("tokens-revealed", { tokens: [...tokens] });
  return { go: "token" };
}

/** 12.9, 17.4. */
function keepToken(c: C, f: Resolving, token: TokenId): Next {
  keep(c, c.g.turn, token, f.offer);
  f.offer = [];
  testSupport(c, c.g.turn);
  return first(f, ...(IMMEDIATE.get(token) ?? []));
}

/** Races of which tokens are left. */
const stacked = (g: Duel) => RACE.all.filter((race) => g.secret.stacks[race].length > 0);

/** 12.7. */
const grantRace = (c: C, f: Resolving, race: RaceId): Next => offer(c, f, reveal(c, race, 2));

/** 9.8. */
function fetchCard(c: C, card: CardId) {
  outOfPile(c, card);
  return { ...playCard(c, c.g.turn, card, false), next: "next" as const };
}

/** 12.12: only what can do something is offered. */
function entsChoices(g: Duel): Chosen<"ents">[] {
  const enemy = other(g.turn);
  const options: Chosen<"ents">[] = [];
  if (onBoard(g, enemy) > 0) options.push(ENTS_UNIT);
  if (g.coins[enemy] > 0) options.push(ENTS_COIN);
  if (onBoard(g, g.turn) > 0) options.push(ENTS_MOVE);
  return options;
}

function ents(f: Resolving, picked: Chosen<"ents">, times: number): Next {
  const again: Effect = { do: "ents", times: times - 1 };
  if (picked[1] === "unit") return first(f, { do: "remove-units", n: 1 }, again);
  if (picked[1] === "coin") return first(f, { do: "opponent-loses", n: 1 }, again);
  return first(f, { do: "moves", n: 1 }, again);
}

/** Takes one unit away and goes on with the rest of the effect. */
function takeUnit(c: C, f: Resolving, region: RegionId, n: number): Next {
  removeUnit(c, other(c.g.turn), region);
  return n > 1 ? first(f, { do: "remove-units", n: n - 1 }) : NEXT;
}

type Of<D extends Effect["do"]> = Extract<Effect, { do: D }>;

/** Section 13: units come, or those of the other side go, and their fortresses. */
function muster(c: C, f: Resolving, e: Of<"units" | "remove-units" | "remove-fortress">): Next {
  const { g } = c;
  const side = g.turn;
  switch (e.do) {
    case "units": {
      if (fromSupply(g, side, e.n) === 0) return NEXT;
      if (e.optional || e.regions.length > 1) return wait(f, e, "place");
      placeUnits(c, side, e.regions[0], e.n);
      return NEXT;
    }
    case "remove-units": {
      const regions = unitRegions(g, other(side));
      if (regions.length === 0) return NEXT;
      const region = only(regions);
      return region === undefined ? wait(f, e, "removeUnit") : takeUnit(c, f, region, e.n);
    }
    case "remove-fortress": {
      const regions = fortressRegions(g, other(side));
      if (regions.length === 0) return NEXT;
      if (e.optional || regions.length > 1) return wait(f, e, "removeFortress");
      removeFortress(c, other(side), regions[0]);
      return NEXT;
    }
  }
}

/** Section 12, 9.8: a token of a race, a grey card of the other side, a card out of the pile. */
function pick(c: C, f: Resolving, e: Of<"token" | "discard-grey" | "fetch" | "ents">): Next {
  const { g } = c;
  const side = g.turn;
  switch (e.do) {
    case "token": {
      const races = stacked(g);
      const race = only(races);
      if (races.length === 0) return NEXT;
      return race === undefined ? wait(f, e, "race") : grantRace(c, f, race);
    }
    case "discard-grey": {
      const cards = greyCards(g, other(side));
      if (cards.length === 0) return NEXT;
      if (cards.length > 1) return wait(f, e, "greyCard");
      discardGrey(c, other(side), cards[0]);
      return NEXT;
    }
    case "fetch": {
      look(c, side);
      const cards = pileFor(g);
      if (cards.length === 0) return NEXT;
      return cards.length > 1 ? wait(f, e, "fetch") : fetchCard(c, cards[0]);
    }
    case "ents": {
      if (e.times === 0) return NEXT;
      const options = entsChoices(g);
      if (options.length === 0) return NEXT;
      return options.length > 1 ? wait(f, e, "ents") : ents(f, options[0], e.times);
    }
  }
}

/** How each effect begins: at once where nothing is to be chosen. */
function begin(c: C, f: Resolving, e: Effect): Next {
  const { g } = c;
  const side = g.turn;
  switch (e.do) {
    case "skills":
    case "one-of":
      return NEXT;
    case "coins":
      take(c, side, e.n);
      return NEXT;
    case "opponent-loses":
      give(c, other(side), e.n);
      return NEXT;
    case "rings":
      return first(f, ...advance(c, side, e.n));
    case "fortress":
      placeFortress(c, side, e.region);
      return NEXT;
    case "race": {
      g.races[side * RACES.length + e.race]++;
      testSupport(c, side);
      return g.result ? NEXT : offer(c, f, earned(c, side, e.race));
    }
    case "another-turn":
      if (e.optional) return wait(f, e, "anotherTurn");
      earnTurn(c);
      return NEXT;
    case "moves":
      return e.n > 0 && onBoard(g, side) > 0 ? wait(f, e, "move") : NEXT;
    case "units":
    case "remove-units":
    case "remove-fortress":
      return muster(c, f, e);
    case "token":
    case "discard-grey":
    case "fetch":
    case "ents":
      return pick(c, f, e);
  }
}

const count = (e: Effect | null): number => (e && "n" in e ? e.n : 0);

export const effects = chapter("effects", { now: null, offer: [] })({
  /** 17.3: in order, each fully resolved before the next. */
  next: (c, f) => {
    const [now, ...rest] = f.todo;
    if (!now) return { end: null };
    f.todo = rest;
    return begin(c, f, now);
  },
  /** 10.5, 11.6, 13.1. */
  place: {
    prompt: "place",
    ask: (g, f) => {
      const options = f.now?.do === "units" ? f.now.regions.map((region) => ALL.place[region]) : [];
      return active(g, f.now?.do === "units" && f.now.optional ? [...options, DECLINE] : options);
    },
    answered: (c, f, option) => {
      if (option[0] !== "decline") placeUnits(c, c.g.turn, option[1], count(f.now));
      return NEXT;
    },
  },
  /** 10.6. */
  removeUnit: {
    prompt: "remove-unit",
    ask: (g) =>
      active(
        g,
        unitRegions(g, other(g.turn)).map((region) => ALL.removeUnit[region]),
      ),
    answered: (c, f, option) => takeUnit(c, f, option[1], count(f.now)),
  },
  /** 11.6, 11.9. */
  removeFortress: {
    prompt: "remove-fortress",
    ask: (g, f) => {
      const options = fortressRegions(g, other(g.turn)).map((region) => ALL.removeFortress[region]);
      const optional = f.now?.do === "remove-fortress" && f.now.optional;
      return active(g, optional ? [...options, DECLINE] : options);
    },
    answered: (c, _f, option) => {
      if (option[0] !== "decline") removeFortress(c, other(c.g.turn), option[1]);
      return NEXT;
    },
  },
  /** 11.7. */
  anotherTurn: {
    prompt: "another-turn",
    ask: (g) => active(g, [ANOTHER_TURN, DECLINE]),
    answered: (c, _f, option) => {
      if (option[0] === "another-turn") earnTurn(c);
      return NEXT;
    },
  },
  /** 13.6: one stop ends the series. */
  move: {
    prompt: "move",
    ask: (g, f) => ({ ...active(g, moveOptions(g, g.turn)), about: [count(f.now)] }),
    answered: (c, f, option) => {
      if (option[0] === "stop") return NEXT;
      moveUnit(c, c.g.turn, option[1], option[2]);
      return first(f, { do: "moves", n: count(f.now) - 1 });
    },
  },
  token: {
    prompt: "token",
    ask: (g, f) =>
      active(
        g,
        f.offer.map((token) => ALL.token[token]),
      ),
    answered: (c, f, option) => keepToken(c, f, option[1]),
  },
  race: {
    prompt: "race",
    ask: (g) =>
      active(
        g,
        stacked(g).map((race) => ALL.race[race]),
      ),
    answered: (c, f, option) => grantRace(c, f, option[1]),
  },
  greyCard: {
    prompt: "grey-card",
    ask: (g) =>
      active(
        g,
        greyCards(g, other(g.turn)).map((card) => ALL.greyCard[card]),
      ),
    answered: (c, _f, option) => {
      discardGrey(c, other(c.g.turn), option[1]);
      return NEXT;
    },
  },
  fetch: {
    prompt: "fetch",
    ask: (g) =>
      active(
        g,
        pileFor(g).map((card) => ALL.fetch[card]),
      ),
    answered: (c, _f, option) => fetchCard(c, option[1]),
  },
  ents: {
    prompt: "ents",
    ask: (g, f) => ({
      ...active(g, entsChoices(g)),
      about: [f.now?.do === "ents" ? f.now.times : 0],
    }),
    answered: (_c, f, option) => ents(f, option, f.now?.do === "ents" ? f.now.times : 1),
  },
});

export const playing = chapter("playing")({
  /** 17.3, 17.5: printed effects, then the tokens in the order of acquisition. */
  effects: (_c, f) => carryOut(f.triggers),
});
