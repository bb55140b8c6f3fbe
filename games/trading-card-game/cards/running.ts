/** A text at work: its program is gone through step by step, and whoever has to choose is asked (5.5, 6). */
import { type Frame, frameOf, NONE, type Question, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../data/ids.ts";
import type { Player, Step, Target } from "../language/tree.ts";
import { discardTop, shuffle } from "../rules/decks.ts";
import { happen } from "../rules/happenings.ts";
import { unsettled } from "../rules/settling.ts";
import { opponentsOf, shadowPlayers } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import { find, woundsOn } from "../table.ts";
import { type C, type Chosen, chapter, enter, type Speaking, type Words } from "../vocabulary.ts";
import { hasAim, pickable, spanOf, targetsOf, timesOf } from "./aims.ts";
import { canDo, carry } from "./deeds.ts";
import { fellowship, holds } from "./facts.ts";
import { countUse, foundNothing } from "./limits.ts";
import { matches } from "./matching.ts";
import { dealt, handOf, isPileStep, pileChoices, returnAside, searches } from "./piles.ts";
import { type Op, programAt } from "./programs.ts";
import type { Saying } from "./saying.ts";
import { partsOf } from "./texts.ts";

/** What a running text says, as the frame keeps it. */
export const sayingOf = (f: Speaking): Saying => ({
  you: f.you,
  self: f.copy,
  bearer: f.bearer,
  it: f.it,
  named: f.named,
  those: f.those,
  player: f.player,
  x: f.x,
});

const opAt = (f: Speaking): Op | undefined => programAt(f.card, f.index)[f.op];

type StepOp = Extract<Op, { readonly op: "step" }>;

/** The step at hand. Throws where the program stands elsewhere. */
function stepAt(f: Speaking): StepOp {
  const op = opAt(f);
  if (op?.op !== "step") throw new Error(`${printed(f.card).id} has no step at ${f.op}`);
  return op;
}

/** Who does a step (glossary: "a step without a subject is done by you"). */
function doerOf(g: CardGame, f: Speaking, by: Player | undefined): Seat {
  switch (by) {
    case undefined:
      return f.you;
    case "FP":
      return g.turn;
    case "its owner":
      return find(g, f.it[0] ?? NONE)?.owner ?? f.player;
    default:
      return f.player === NOBODY ? (opponentsOf(g, f.you)[0] ?? f.you) : f.player;
  }
}

const playerOf = (step: Step): Player | undefined =>
  "by" in step && typeof step.by === "string" ? step.by : undefined;

/** Whether the opponent who is meant must still be named. */
const mustName = (g: CardGame, f: Speaking, by: Player | undefined, shown = false): boolean =>
  (by === "an opponent" || shown) && f.player === NOBODY && opponents(g, f).length > 0;

/** The opponents who can be meant: where the text asks how many cards one holds, those who hold as many. */
function opponents(g: CardGame, f: Speaking): readonly Seat[] {
  const part = partsOf(f.card)[f.index];
  const facts = part && "if" in part ? (part.if?.facts ?? []) : [];
  const least = facts.reduce((most, fact) => (fact.fact === "opponent holds" ? fact.number : most), 0);
  return opponentsOf(g, f.you).filter((seat) => g.secret.hands[seat].length >= least);
}

/** "An opponent reveals his hand", "look at the hand of an opponent". */
const showsAnOpponent = (step: Step): boolean =>
  (step.do === "reveal" || step.do === "look at") &&
  ((step.shown.what === "hand" && step.shown.whose === "an opponent's") ||
    (step.shown.what === "cards" && step.shown.from === "that opponent's hand") ||
    showsAnyDeck(step));

/** "Reveal the top 3 cards of any player's deck": one's own too. */
const showsAnyDeck = (step: Step): boolean =>
  (step.do === "reveal" || step.do === "look at") &&
  step.shown.what === "deck" &&
  step.shown.library.whose === "any player's";

/** "Heal bearer up to 2 times": how often is chosen like X. */
const upTo = (step: Step): number | undefined =>
  "times" in step && typeof step.times === "object" && "upTo" in step.times ? step.times.upTo : undefined;

/** Whether X stands in a step, or a number that is chosen in its way. */
function usesX(step: Step): boolean {
  if (upTo(step) !== undefined) return true;
  const words = JSON.stringify(step);
  return words.includes('"X"');
}

const X_STEPS = new WeakMap<Step, boolean>();
const hasX = (step: Step): boolean => {
  const known = X_STEPS.get(step);
  if (known !== undefined) return known;
  const has = usesX(step);
  X_STEPS.set(step, has);
  return has;
};

/** More twilight than this nobody adds for X (6.6): it would heal nothing. */
const MOST_TWILIGHT = 20;

/** The greatest X that can be chosen where it first stands (6.6). */
function mostX(g: CardGame, f: Speaking, { step, cost, twice }: StepOp): number {
  const s = sayingOf(f);
  const most = upTo(step);
  if (most !== undefined) {
    const wounds = pickable(g, s, step, 0, cost === true, twice === true, []).map(({ id }) =>
      woundsOn(g, id),
    );
    return step.do === "heal" ? Math.min(most, Math.max(0, ...wounds)) : most;
  }
  if (step.do === "spot") {
    const counts = step.spots.map((spot) =>
      "burdens" in spot
        ? spot.burdens === "X"
          ? g.burdens[g.turn]
          : Number.POSITIVE_INFINITY
        : spottable(g, s, spot.target),
    );
    return Math.min(...counts);
  }
  if (step.do === "remove" && step.counter === "twilight") return g.pool;
  if (step.do === "remove") return g.burdens[g.turn];
  if (step.do === "add") return MOST_TWILIGHT;
  return pickable(g, s, step, 0, cost === true, twice === true, []).length;
}

const spottable = (g: CardGame, s: Saying, target: Parameters<typeof matches>[2]): number =>
  target.some(
    (simple) => simple.is === "some" && simple.which.how === "exactly" && simple.which.amount === "X",
  )
    ? g.table.filter((copy) => copy.zone !== "stacked" && matches(g, s, target, copy)).length
    : Number.POSITIVE_INFINITY;

const NOT_PICKED: readonly CopyId[] = [];

/** Forgets what was picked for the step before. */
function fresh(f: Speaking): void {
  f.picked = NOT_PICKED;
  f.onto = NOT_PICKED;
  f.todo = NOT_PICKED;
  f.many = 0;
  f.enough = false;
}

/** Which target of the step must be picked for next, or -1. */
function slotOf(g: CardGame, f: Speaking, { step, cost, twice }: StepOp): number {
  const targets = targetsOf(step);
  const chosen = [f.picked, f.onto];
  for (const [slot, target] of targets.entries()) {
    const span = spanOf(target, f.x);
    const have = chosen[slot] ?? NOT_PICKED;
    if (have.length >= span.most || (slot === 0 && f.enough)) continue;
    const open = pickable(g, sayingOf(f), step, slot, cost === true, twice === true, f.picked).filter(
      ({ id }) => !have.includes(id),
    );
    if (open.length > 0) return slot;
    if (span.least > have.length && slot === 1) return -1;
  }
  return -1;
}

/** "Each …" names nobody in particular: what was named before is still "that …". */
const isEach = (target: Target): boolean =>
  target.every((simple) => simple.is === "some" && simple.which.how.startsWith("each"));

/** Notes what was chosen: it is "it" from now on. */
function pick(f: Speaking, slot: number, id: CopyId): void {
  if (slot === 0) f.picked = [...f.picked, id];
  else f.onto = [...f.onto, id];
}

function isOpen(g: CardGame, f: Speaking, at: number, past: number): boolean {
  const program = programAt(f.card, f.index);
  for (let place = at; place < past; place++) {
    const op = program[place];
    if (op?.op === "go") return true;
    if (op?.op === "step" && !canDo(g, f, op, doerOf(g, f, playerOf(op.step)))) return false;
  }
  return true;
}

/** The options of a choice that can be done in full, or both where neither can (6.13). */
function openOptions(g: CardGame, f: Speaking, op: Extract<Op, { op: "choose" }>): readonly (0 | 1)[] {
  const both: readonly (0 | 1)[] = [0, 1];
  const open = both.filter((which) => isOpen(g, f, op.at[which], op.past));
  return open.length > 0 ? open : both;
}

/** Of several payments, those that can be made. */
const openPayments = (g: CardGame, f: Speaking, op: Extract<Op, { op: "either" }>): readonly (0 | 1)[] => {
  const both: readonly (0 | 1)[] = [0, 1];
  return both.filter((which) => isOpen(g, f, op.at[which] ?? 0, op.past));
};

/** "For each companion over 4": as often as there were more when it began, counted up to the last round. */
function repeat(g: CardGame, f: Speaking, op: Extract<Op, { op: "repeat" }>): void {
  const LAST = -1;
  if (f.round === 0) f.round = LAST - Math.max(0, fellowship(g).length - op.over);
  if (f.round < LAST) {
    f.round++;
    f.op++;
  } else {
    f.round = 0;
    f.op = op.past;
  }
}

/** Whether anything could be begun of what somebody may do. */
function canBegin(g: CardGame, f: Speaking, op: Extract<Op, { op: "may" }>): boolean {
  const first = programAt(f.card, f.index)[f.op + 1];
  return op.who !== "you" || first?.op !== "step" || hasAim(g, sayingOf(f), first.step);
}

/** Whether a text can be used without paying anything. */
const isFree = (f: Speaking): boolean => {
  const part = partsOf(f.card)[f.index];
  return part?.part === "action" && part.cost === undefined;
};

const effectLimit = (f: Speaking) => {
  const part = partsOf(f.card)[f.index];
  return part && "effect" in part ? part.effect.limit : undefined;
};

/** A card of a pile, or enough of them. */
function cardsToPick(g: CardGame, f: Speaking): Question<Words, "pick-card"> {
  const op = stepAt(f);
  const seat = doerOf(g, f, playerOf(op.step));
  const { cards, least } = pileChoices(g, f, op, seat);
  const options = cards.map((card) => ["card", card] as const);
  const mayStop = least <= f.many || cards.length === 0;
  return { seat, options: mayStop ? [...options, ["done"]] : options, about: [f.card, f.index] };
}

function cardPicked(c: C, f: Speaking, [verb, card]: Chosen<"card" | "done">) {
  if (verb === "done") return { go: "cardsDone" } as const;
  const op = stepAt(f);
  const call = dealt(c, f, op, doerOf(c.g, f, playerOf(op.step)), card);
  f.many++;
  return call ? ({ call, next: "cards" } as const) : ({ go: "cards" } as const);
}

function paymentsOpen(g: CardGame, f: Speaking): Question<Words, "payment"> {
  const op = opAt(f);
  const open = op?.op === "either" ? openPayments(g, f, op) : [];
  return { seat: f.you, options: open.map((which) => ["option", which]), about: [f.card, f.index] };
}

function paymentChosen(_: C, f: Speaking, [, which]: Chosen<"option">) {
  const op = opAt(f);
  f.op = op?.op === "either" ? (op.at[which] ?? op.past) : f.op + 1;
  return { go: "next" } as const;
}

function optionsOpen(g: CardGame, f: Speaking): Question<Words, "choose"> {
  const op = opAt(f);
  if (op?.op !== "choose") throw new Error("there is nothing to choose from");
  return {
    seat: doerOf(g, f, op.by),
    options: openOptions(g, f, op).map((which) => ["option", which]),
    about: [f.card, f.index],
  };
}

function optionChosen(_: C, f: Speaking, [, which]: Chosen<"option">) {
  const op = opAt(f);
  if (op?.op === "choose") f.op = op.at[which];
  return { go: "next" } as const;
}

/**
 * Whose hand lies open to a seat (null: a spectator) because this text has it picked from, or `NOBODY`: before whoever
 * picks, and before everybody once it was revealed.
 */
export function openHand(g: CardGame, f: Speaking, seat: Seat | null): Seat {
  const op = opAt(f);
  if (op?.op !== "step" || !isPileStep(op.step)) return NOBODY;
  const doer = doerOf(g, f, playerOf(op.step));
  const owner = handOf(g, f, op.step, doer);
  if (owner === NOBODY) return NOBODY;
  const isOpen = f.those.length === 0 ? doer === seat : f.those.length >= g.secret.hands[owner].length;
  return isOpen ? owner : NOBODY;
}

/** Whether what can be chosen at this place hangs on cards that not everybody sees. */
function hangsOnUnseen(f: Speaking): boolean {
  const op = opAt(f);
  if (op?.op !== "either" && op?.op !== "choose") return false;
  return programAt(f.card, f.index)
    .slice(f.op, op.past)
    .some((one) => one.op === "step" && isPileStep(one.step));
}

/** The cards of which the step at hand takes some, where the rules stand at one that picks by itself. */
export function cardsAtStep(g: CardGame): readonly CardId[] | undefined {
  const f = g.stack.at(-1);
  if (f?.chapter !== "text" || f.at !== "cards") return undefined;
  const speaking = frameOf(g, "text");
  const op = speaking && opAt(speaking);
  if (!speaking || op?.op !== "step") return undefined;
  return pileChoices(g, speaking, op, doerOf(g, speaking, playerOf(op.step))).cards;
}

export const text = chapter("text", {
  op: 0,
  it: [],
  named: NONE,
  player: NOBODY,
  x: -1,
  those: [],
  picked: [],
  onto: [],
  todo: [],
  many: 0,
  enough: false,
  done: true,
  round: 0,
  cancelled: false,
})({
  next: (c, f) => {
    const { g } = c;
    if (unsettled(g)) return { ...enter("settling"), next: "next" };
    const op = opAt(f);
    if (!op || op.op === "stop" || f.cancelled) return { go: "ended" };
    fresh(f);
    switch (op.op) {
      case "step":
        return { go: "step" };
      case "either":
        return { go: hangsOnUnseen(f) ? "paymentUnseen" : "payment" };
      case "choose":
        return { go: mustName(g, f, op.by) ? "opponentWhoChooses" : "choosing" };
      case "may":
        if (canBegin(g, f, op)) return { go: "may" };
        f.done = false;
        f.op = op.past;
        return { go: "next" };
      case "paid":
        return { go: "paid" };
      case "if":
        f.op = holds(g, sayingOf(f), op.condition) ? f.op + 1 : op.past;
        return { go: "next" };
      case "if done":
        f.op = f.done ? f.op + 1 : op.past;
        return { go: "next" };
      case "go":
        f.op = op.to;
        return { go: "next" };
      case "repeat":
        repeat(g, f, op);
        return { go: "next" };
      case "this skirmish":
        g.lasting.push({ what: "delayed", on: f.it[0] ?? NONE, by: f.card * 100 + f.op + 1, until: "phase" });
        f.op = op.past;
        return { go: "next" };
    }
  },

  /** The costs are paid: an event can be cancelled now, its costs stay paid (5.5). */
  paid: (c, f) => {
    f.op++;
    f.done = true;
    countUse(c.g, f.copy, f.index, effectLimit(f));
    if (f.copy !== NONE || printed(f.card).type !== "Event") return { go: "next" };
    const call = happenPlayed(c, f);
    return call ? { call, next: "effect" } : { go: "next" };
  },
  effect: (_, f) => {
    f.cancelled = f.back === "averted";
    return { go: "next" };
  },

  payment: { prompt: "payment", pick: paymentsOpen, answered: paymentChosen },
  paymentUnseen: { prompt: "payment", pick: paymentsOpen, answered: paymentChosen, always: true },

  may: {
    prompt: "may",
    ask: (g, f) => {
      const op = opAt(f);
      const each = op?.op === "may" && op.who === "each Shadow player";
      const seat = each ? (shadowPlayers(g)[f.round] ?? f.you) : f.you;
      return { seat, options: [["yes"], ["no"]], about: [f.card, f.index] };
    },
    answered: ({ g }, f, [answer], seat) => {
      const op = opAt(f);
      if (op?.op !== "may") return { go: "next" };
      f.done = true;
      if (op.who === "each Shadow player") {
        f.round++;
        f.player = answer === "yes" ? seat : NOBODY;
        const more = f.round < shadowPlayers(g).length;
        if (answer === "yes") {
          f.you = seat;
          return { go: "eachDoes" };
        }
        if (more) return { go: "may" };
        f.op = op.past;
        return { go: "next" };
      }
      f.op = answer === "yes" ? f.op + 1 : op.past;
      return { go: "next" };
    },
  },
  /** What each Shadow player may do is one step; then the next one is asked. */
  eachDoes: (c, f) => {
    const op = programAt(f.card, f.index)[f.op + 1];
    const call = op?.op === "step" ? carry(c, f, { ...op }, f.you, NONE) : undefined;
    const again = f.round < shadowPlayers(c.g).length ? "may" : "allAsked";
    return call ? { call, next: again } : { go: again };
  },
  allAsked: (_, f) => {
    const op = opAt(f);
    if (op?.op === "may") f.op = op.past;
    return { go: "next" };
  },

  opponentWhoChooses: {
    prompt: "opponent",
    pick: (g, f) => ({
      seat: f.you,
      options: opponents(g, f).map((seat) => ["player", seat]),
      about: [f.card, f.index],
    }),
    answered: (_, f, [, seat]) => {
      f.player = seat;
    },
  },
  choosing: (_, f) => ({ go: hangsOnUnseen(f) ? "whichUnseen" : "which" }),
  which: { prompt: "choose", pick: optionsOpen, answered: optionChosen },
  whichUnseen: { prompt: "choose", pick: optionsOpen, answered: optionChosen, always: true },

  /** Who, how many, whom: what the step still needs is asked for in this order. */
  step: ({ g }, f) => {
    const op = stepAt(f);
    if (mustName(g, f, playerOf(op.step), showsAnOpponent(op.step))) return { go: "opponent" };
    if (f.x < 0 && hasX(op.step)) return { go: "amount" };
    return { go: "aim" };
  },
  opponent: {
    prompt: "opponent",
    pick: (g, f) => ({
      seat: f.you,
      options: [...opponents(g, f), ...(showsAnyDeck(stepAt(f).step) ? [f.you] : [])].map((seat) => [
        "player",
        seat,
      ]),
      about: [f.card, f.index],
    }),
    answered: (_, f, [, seat]) => {
      f.player = seat;
      return { go: "step" };
    },
  },
  amount: {
    prompt: "amount",
    pick: (g, f) => ({
      seat: f.you,
      options: Array.from({ length: mostX(g, f, stepAt(f)) + 1 }, (_, x) => ["number", x]),
      about: [f.card, f.index],
    }),
    answered: (_, f, [, x]) => {
      f.x = x;
    },
  },
  aim: ({ g }, f) => {
    const op = stepAt(f);
    if (op.step.do === "discard until you stop") return { go: "luck" };
    if (isPileStep(op.step)) return { go: "cards" };
    const targets = targetsOf(op.step);
    for (const [slot, target] of targets.entries()) {
      if (!spanOf(target, f.x).all) continue;
      const all = pickable(g, sayingOf(f), op.step, slot, op.cost === true, op.twice === true, f.picked);
      if (slot === 0) f.picked = all.map(({ id }) => id);
      else f.onto = all.map(({ id }) => id);
    }
  },
  pick: {
    prompt: "pick",
    pick: (g, f) => {
      const op = stepAt(f);
      const slot = slotOf(g, f, op);
      const target = targetsOf(op.step)[slot];
      const seat = doerOf(g, f, playerOf(op.step));
      if (!target) return { seat, options: [], about: [f.card, f.index] };
      const have = slot === 0 ? f.picked : f.onto;
      const open = pickable(g, sayingOf(f), op.step, slot, op.cost === true, op.twice === true, f.picked);
      const options = open.filter(({ id }) => !have.includes(id)).map(({ id }) => ["copy", id] as const);
      return spanOf(target, f.x).least <= have.length
        ? { seat, options: [...options, ["done"]], about: [f.card, f.index] }
        : { seat, options, about: [f.card, f.index] };
    },
    none: () => ({ go: "aimed" }),
    answered: ({ g }, f, [verb, id]) => {
      if (verb === "done") f.enough = true;
      else pick(f, slotOf(g, f, stepAt(f)), id);
      return { go: "pick" };
    },
  },
  aimed: (_, f) => {
    const { step, twice } = stepAt(f);
    const [target] = targetsOf(step);
    if (target && f.picked.length < spanOf(target, f.x).least) f.done = false;
    if (target) {
      if (f.picked.length > 0 && !isEach(target)) f.it = f.picked;
      const times = timesOf(step, twice === true, f.x);
      f.todo = f.picked.flatMap((id) => new Array<CopyId>(times).fill(id));
      if (f.todo.length === 0) return { go: "past" };
    }
  },
  /** Done to one after the other; who has left the table since is passed over. */
  act: (c, f) => {
    const op = stepAt(f);
    const targeted = targetsOf(op.step).length > 0;
    const [id = NONE, ...others] = f.todo;
    if (targeted) {
      if (f.todo.length === 0) return { go: "past" };
      f.todo = others;
      if (!find(c.g, id)) return { go: "act" };
    }
    const call = carry(c, f, op, doerOf(c.g, f, playerOf(op.step)), id);
    const next = targeted ? "act" : "past";
    return call ? { call, next } : { go: next };
  },

  /** Cards of a hand, deck or pile are dealt with one at a time; where there is no choice, nobody is asked. */
  cards: (c, f) => {
    const op = stepAt(f);
    const doer = doerOf(c.g, f, playerOf(op.step));
    const { cards, all, random, hidden } = pileChoices(c.g, f, op, doer);
    if (hidden && !all && !random) return { go: "pickUnseen" };
    if (cards.length === 0) return { go: "cardsDone" };
    if (!all && !random) return;
    const card = cards[random ? c.draw(cards.length) : 0];
    if (card === undefined) return { go: "cardsDone" };
    const call = dealt(c, f, op, doer, card);
    f.many++;
    return call ? { call, next: "cards" } : { go: "cards" };
  },
  pickCard: { prompt: "pick-card", pick: cardsToPick, answered: cardPicked },
  /** From cards that not everybody sees: a question that is left out would tell what they are (22). */
  pickUnseen: { prompt: "pick-card", pick: cardsToPick, answered: cardPicked, always: true },
  cardsDone: (c, f) => {
    const op = stepAt(f);
    const doer = doerOf(c.g, f, playerOf(op.step));
    if (f.many < pileChoices(c.g, f, op, doer).needed) f.done = false;
    if (searches(op.step)) {
      shuffle(c, f.you);
      if (f.many === 0 && isFree(f)) foundNothing(c.g, f.copy, f.index);
    }
    return { go: "past" };
  },

  /** 1R22: one more card from the top, or enough. */
  luck: {
    prompt: "may",
    pick: (g, f) => {
      const { step } = stepAt(f);
      const about: [CardId, number] = [f.card, f.index];
      const { least, most } = step.do === "discard until you stop" ? step : { least: 0, most: 0 };
      if (f.many >= most || g.secret.decks[f.you].length === 0)
        return { seat: f.you, options: [["no"]], about };
      return { seat: f.you, options: f.many < least ? [["yes"]] : [["yes"], ["no"]], about };
    },
    answered: (c, f, [answer]) => {
      if (answer === "no") return { go: "past" };
      f.those = [...f.those, ...discardTop(c, f.you, { end: "top", count: 1, whose: "your" }, 1)];
      f.many++;
      return { go: "luck" };
    },
  },

  past: (_, f) => {
    f.op++;
    return { go: "next" };
  },
  ended: (c, f) => {
    returnAside(c);
    return { end: f.cancelled ? "cancelled" : "done" };
  },
});

/** An event is played: it can be answered before its effect (5.5). */
function happenPlayed(c: C, f: Speaking): Frame | undefined {
  return happen(c, { what: "played", on: NONE, card: f.card, seat: f.you, others: [] });
}
