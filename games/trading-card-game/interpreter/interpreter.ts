/** A text at work: its program is gone through step by step, and asks the player who has to choose (5.5, 6). */
import { onward } from "@westmarch/cards";
import { type Frame, NONE } from "@westmarch/kernel";
import { holds } from "../cards/conditions.ts";
import { countUse, foundNothing } from "../cards/limits.ts";
import { type Op, programAt } from "../cards/programs.ts";
import { partsOf } from "../cards/texts.ts";
import { type CardId, type CopyId, printed } from "../data/ids.ts";
import { discardTop, returnAside, shuffle } from "../rules/decks.ts";
import { happen } from "../rules/happen.ts";
import { costsNothing } from "../rules/paying.ts";
import { isPileStep, searches } from "../rules/pile-steps.ts";
import { unsettled } from "../rules/settling.ts";
import { hasAim, pickable, spanOf, targetsOf, timesOf } from "../rules/targets.ts";
import { nextShadow } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import { fellowship } from "../table/active.ts";
import { find } from "../table/copies.ts";
import { type C, chapter, enter, type TextFrame } from "../vocabulary.ts";
import { canChoose, optionChosen, optionsOpen, paymentChosen, paymentsOpen } from "./alternatives.ts";
import { hasX, mostX, numbersTo } from "./amounts.ts";
import { carry } from "./deeds.ts";
import { fresh, isEach, pick, slotOf } from "./picking.ts";
import { dealt, pileChoices } from "./piles.ts";
import { cardPicked, cardsToPick, hangsOnUnseen } from "./searching.ts";
import { canDecline, mostSpotted } from "./spotting.ts";
import {
  contextOfFrame,
  doerOf,
  mustName,
  opAt,
  opponentsToName,
  playerOf,
  showsAnOpponent,
  stepAt,
} from "./step.ts";

/** "For each companion over 4": as often as there were more when it began, counted up to the last round. */
function repeat(g: CardGame, f: TextFrame, op: Extract<Op, { op: "repeat" }>): void {
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

/** Whether any of what a player may do could be begun. */
function canBegin(g: CardGame, f: TextFrame, op: Extract<Op, { op: "may" }>): boolean {
  const first = programAt(f.card, f.index)[f.op + 1];
  return op.who !== "you" || first?.op !== "step" || hasAim(g, contextOfFrame(f), first.step);
}

/** Whether a text can be used without paying anything. */
const isFree = (f: TextFrame): boolean => {
  const part = partsOf(f.card)[f.index];
  return part?.part === "action" && costsNothing(part.cost);
};

const effectLimit = (f: TextFrame) => {
  const part = partsOf(f.card)[f.index];
  return part && "effect" in part ? part.effect.limit : undefined;
};

/** Goes through the program of a text. */
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
  declined: false,
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
        return { go: mustName(g, f, op.by) ? "opponent" : "choosing" };
      case "may":
        if (op.who === "each Shadow player") f.player = NOBODY;
        if (canBegin(g, f, op)) return { go: "may" };
        f.done = false;
        f.op = op.past;
        return { go: "next" };
      case "paid":
        return { go: "paid" };
      case "if":
        f.op = holds(g, contextOfFrame(f), op.condition) ? f.op + 1 : op.past;
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
      const seat = each ? nextShadow(g, f.player) : f.you;
      return { seat, options: [["yes"], ["no"]], about: [f.card, f.index] };
    },
    answered: (_, f, [answer], seat) => {
      const op = opAt(f);
      if (op?.op !== "may") return { go: "next" };
      f.done = true;
      if (op.who === "each Shadow player") {
        f.player = seat;
        return { go: answer === "yes" ? "eachDoes" : "eachAsked" };
      }
      f.op = answer === "yes" ? f.op + 1 : op.past;
      return { go: "next" };
    },
  },
  /** What each Shadow player may do is one step; then the next one is asked. */
  eachDoes: (c, f) => {
    const op = programAt(f.card, f.index)[f.op + 1];
    return onward(op?.op === "step" ? carry(c, f, { ...op }, f.player, NONE) : undefined, "eachAsked");
  },
  eachAsked: ({ g }, f) => {
    if (nextShadow(g, f.player) !== NOBODY) return { go: "may" };
    const op = opAt(f);
    if (op?.op === "may") f.op = op.past;
    return { go: "next" };
  },

  /** "An opponent" who does a step, shows something or chooses is named first. */
  opponent: {
    prompt: "opponent",
    pick: (g, f) => ({
      seat: f.you,
      options: opponentsToName(g, f).map((seat) => ["player", seat]),
      about: [f.card, f.index],
    }),
    answered: (_, f, [, seat]) => {
      f.player = seat;
      return { go: opAt(f)?.op === "choose" ? "choosing" : "step" };
    },
  },
  choosing: ({ g }, f) => {
    const op = opAt(f);
    if (op?.op === "choose" && !g.rulings.halfChoices && !canChoose(g, f, op)) {
      f.done = false;
      f.op = op.past;
      return { go: "next" };
    }
    return { go: hangsOnUnseen(f) ? "whichUnseen" : "which" };
  },
  which: { prompt: "choose", pick: optionsOpen, answered: optionChosen },
  whichUnseen: { prompt: "choose", pick: optionsOpen, answered: optionChosen, always: true },

  /** Asks for what the step still needs, in this order: the player who does it, the number, its targets. */
  step: ({ g }, f) => {
    const op = stepAt(f);
    if (mustName(g, f, playerOf(op), showsAnOpponent(op.step))) return { go: "opponent" };
    if (f.x < 0 && hasX(op.step)) return { go: "amount" };
    return { go: "aim" };
  },
  amount: {
    prompt: "amount",
    pick: (g, f) => ({
      seat: f.you,
      options: numbersTo(mostX(g, f, stepAt(f))),
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
      const all = pickable(
        g,
        contextOfFrame(f),
        op.step,
        slot,
        op.cost === true,
        op.twice === true,
        f.picked,
      );
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
      const seat = doerOf(g, f, playerOf(op));
      if (!target) return { seat, options: [], about: [f.card, f.index] };
      const have = slot === 0 ? f.picked : f.onto;
      const open = pickable(
        g,
        contextOfFrame(f),
        op.step,
        slot,
        op.cost === true,
        op.twice === true,
        f.picked,
      );
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
  /** "For each … you spot": fewer may be spotted than there are (6.5). */
  spotting: {
    prompt: "spot-some",
    pick: (g, f) => {
      const most = f.x < 0 ? mostSpotted(g, contextOfFrame(f), stepAt(f).step) : -1;
      return { seat: f.you, options: numbersTo(most), about: [f.card, f.index] };
    },
    answered: (_, f, [, x]) => {
      f.x = x;
    },
  },
  /** "… instead if you spot …": it may be left (6.5). */
  declining: {
    prompt: "spot",
    pick: (g, f) => ({
      seat: f.you,
      options: canDecline(g, contextOfFrame(f), stepAt(f).step) ? [["yes"], ["no"]] : [],
      about: [f.card, f.index],
    }),
    answered: (_, f, [answer]) => {
      f.declined = answer === "no";
    },
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
    const call = carry(c, f, op, doerOf(c.g, f, playerOf(op)), id);
    const next = targeted ? "act" : "past";
    return onward(call, next);
  },

  /** Cards of a hand, deck or pile are dealt with one at a time; where there is no choice, the player is not asked. */
  cards: (c, f) => {
    const op = stepAt(f);
    const doer = doerOf(c.g, f, playerOf(op));
    const { cards, all, random, hidden } = pileChoices(c.g, f, op, doer);
    if (hidden && !all && !random) return { go: "pickUnseen" };
    if (cards.length === 0) return { go: "cardsDone" };
    if (!all && !random) return;
    const card = cards[random ? c.draw(cards.length) : 0];
    if (card === undefined) return { go: "cardsDone" };
    const call = dealt(c, f, op, doer, card);
    f.many++;
    return onward(call, "cards");
  },
  pickCard: { prompt: "pick-card", pick: cardsToPick, answered: cardPicked },
  /** From cards that not everybody sees: a question that is left out would tell what they are (22). */
  pickUnseen: { prompt: "pick-card", pick: cardsToPick, answered: cardPicked, always: true },
  cardsDone: (c, f) => {
    const op = stepAt(f);
    const doer = doerOf(c.g, f, playerOf(op));
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
function happenPlayed(c: C, f: TextFrame): Frame | undefined {
  return happen(c, { what: "played", on: NONE, card: f.card, seat: f.you, others: [] });
}
