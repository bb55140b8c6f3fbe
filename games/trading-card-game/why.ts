/**
 * Why a choice is refused: the number of the rule, or the card and the part of its text that forbid it. What hinders is
 * asked of the same functions that list the options. Works on a view, so it cannot leak.
 */
import {
  type Ask,
  type Facts,
  NONE,
  type Option,
  questionsAt,
  type ReasonOf,
  type Refusal,
  type Seat,
} from "@westmarch/kernel";
import { actionsInPlay } from "./cards/active-effects.ts";
import { partsOf } from "./cards/texts.ts";
import { chapters } from "./chapters.ts";
import { CARD, type CardId, printed } from "./data/ids.ts";
import { hindranceToUse, isFor, isOwnPhase } from "./rules/actions.ts";
import { hindranceToAttack, hindranceToDefend } from "./rules/assigning.ts";
import {
  actionIndex,
  cost,
  forbiddenBy,
  type Hindrance,
  hindrance,
  phaseWord,
  skirmishActionsBarred,
} from "./rules/playable.ts";
import { canBeWounded, canHeal } from "./rules/tokens.ts";
import { hindranceToAnswer } from "./rules/triggers.ts";
import { clashes } from "./rules/uniqueness.ts";
import type { CardGame, Copy } from "./state.ts";
import { isActive } from "./table/active.ts";
import { canExert } from "./table/vitality.ts";
import type { Happening } from "./words.ts";

type Why = Refusal<ReasonOf<CardGame>>;

const no = (reason: Why["reason"], rule?: string, facts?: Facts): Why => ({
  reason,
  ...(rule && { rule }),
  ...(facts && { facts }),
});

/** The part of a card's text that stands in the way: what it asks for, or what it costs. */
const bySentence = (
  reason: "requirement" | "cost" | "limit" | "not-meant",
  card: CardId,
  index: number,
): Why =>
  no(reason, reason === "requirement" ? "5.5" : reason === "cost" ? "6.1" : undefined, {
    card,
    index: Math.max(0, index),
  });

/** What keeps a seat from playing a card, with what it speaks of. */
function whyNotPlayed(g: CardGame, seat: Seat, card: CardId, why: Hindrance, index: number): Why {
  switch (why) {
    case "not-your-side":
      return no(why, "7.1", { card });
    case "unique":
      return no(why, printed(card).side === "Shadow" ? "14.3" : "14.2", { card });
    case "forbidden":
      return no(why, "6.1", { card, by: forbiddenBy(g, card) ?? NONE });
    case "nine-companions":
      return no(why, "7.2", { card });
    case "no-bearer":
      return no(why, "7.4", { card });
    case "too-dear":
      return no(why, "6.3", { card, price: cost(g, seat, card, {}), pool: g.pool });
    case "wrong-phase":
      return no(why, "5.1", { card });
    case "requirement":
    case "cost":
      return bySentence(why, card, index);
  }
}

/** 7.1: a card from hand, as an action. */
function whyNotPlay(g: CardGame, seat: Seat, card: CardId): Why | null {
  if (!g.secret.hands[seat].includes(card)) return no("not-in-hand", "5.1", { card });
  if (printed(card).type !== "Event" && !isOwnPhase(g, seat)) return no("own-phase-only", "7.1", { card });
  const why = hindrance(g, seat, card);
  if (!why) return null;
  const ofPlay = partsOf(card).findIndex(({ part }) => part === "play");
  return whyNotPlayed(g, seat, card, why, ofPlay >= 0 ? ofPlay : actionIndex(g, card));
}

/** 17.1: an event that answers. */
function whyNotRespond(g: CardGame, seat: Seat, card: CardId, ask: Ask): Why | null {
  if (!g.secret.hands[seat].includes(card)) return no("not-in-hand", "5.1", { card });
  const h = g.stack.findLast((f): f is typeof f & Happening => f.chapter === "happening");
  const stage = ask.prompt === "about-to" ? "before" : "after";
  const why = h && hindranceToAnswer(g, seat, card, h, stage);
  if (!why) return null;
  if (why === "no-answer") return no(why, "17.1", { card });
  const index = partsOf(card).findIndex(({ part }) => part === "response");
  return whyNotPlayed(g, seat, card, why, index);
}

/** 5.1, 13: a special ability of a card in play. */
function whyNotUse(g: CardGame, seat: Seat, ask: Ask, copy: Copy, card: CardId, index: number): Why | null {
  const part = CARD.is(card) ? partsOf(card)[index] : undefined;
  if (part?.part !== "action" && part?.part !== "response")
    return no("no-such-ability", "5.1", { card: copy.card });
  if (!isActive(g, copy)) return no("not-active", "13.2", { card: copy.card });
  if (part.part === "response" || ask.prompt === "about-to" || ask.prompt === "after")
    return copy.owner === seat ? no("no-answer", "17.1", { card }) : no("not-yours", "13.5", { card });
  const word = phaseWord(g);
  if (!word || !part.phases.includes(word)) return no("wrong-phase", "5.1", { card });
  if (!isFor(g, seat, copy, word)) return no("not-yours", "13.5", { card });
  const said = actionsInPlay(g, word).find(
    (one) => one.copy.id === copy.id && one.card === card && one.index === index,
  );
  const why = said && hindranceToUse(g, seat, said);
  if (why === "nothing-found") return no(why, "6.9", { card });
  if (why) return bySentence(why, card, index);
  return word === "Skirmish" && skirmishActionsBarred(g, "use") ? no("forbidden", "5.1", { card }) : null;
}

/** 3.7. */
function whyNotStart(g: CardGame, seat: Seat, card: CardId, left: number): Why {
  const { type, twilight = 0 } = printed(card);
  if (type !== "Companion") return no("companions-only", "3.7", { card });
  if (!g.secret.decks[seat].includes(card)) return no("no-such-thing", "3.7", { card });
  if (twilight > left) return no("too-dear", "3.7", { card, price: twilight, pool: left });
  if (clashes(g, seat, card)) return no("unique", "3.8", { card });
  return no("cost", "3.8", { card, index: 0 });
}

/** Section 11. */
function whyNotAssign(g: CardGame, seat: Seat, character: Copy, minion: Copy): Why | null {
  if (seat !== g.turn && minion.owner !== seat) return no("not-yours", "11.3", { card: minion.card });
  const why =
    seat === g.turn ? hindranceToDefend(g, character, minion) : hindranceToAttack(g, minion, character);
  if (!why) return null;
  const rule = { "cannot-attack": "11.5", "forbidden-pair": "11.4" };
  const of = why === "cannot-attack" || why === "assigned" ? minion : character;
  const number =
    why === "cannot-attack" || why === "forbidden-pair" ? rule[why] : seat === g.turn ? "11.2" : "11.3";
  return no(why, number, { card: of.card });
}

/** A character that was picked and cannot be. */
function whyNotPicked(g: CardGame, copy: Copy, ask: Ask): Why {
  const { card } = copy;
  if (ask.prompt === "archery")
    return canBeWounded(g, copy)
      ? no("not-meant", "10.4", { card })
      : no("cannot-be-wounded", "10.6", { card });
  if (ask.prompt === "heal")
    return canHeal(g, copy) ? no("not-meant", "4.3", { card }) : no("not-wounded", "15.5", { card });
  if (ask.prompt === "bearer") return no("no-bearer", "7.4", { card });
  const [by, index] = ask.about ?? [];
  if (!CARD.is(by)) return no("not-meant", undefined, { card });
  const part = partsOf(by)[Number(index)];
  const asksToExert = part !== undefined && JSON.stringify(part).includes('"exert"');
  if (asksToExert && !canExert(g, copy)) return no("cannot-exert", "15.2", { card });
  return no("not-meant", undefined, { card, by, index: Number(index) });
}

/** The attempt is of a kind that is asked for: what is wrong with this one. */
function whyNotThis(g: CardGame, seat: Seat, ask: Ask, attempt: Option): Why | null {
  const [verb, first, second, third] = attempt;
  const copy = g.table.find(({ id }) => id === first);
  const card = CARD.is(first) ? first : null;
  switch (verb) {
    case "play":
      return card === null ? no("no-such-thing") : whyNotPlay(g, seat, card);
    case "respond":
      return card === null ? no("no-such-thing") : whyNotRespond(g, seat, card, ask);
    case "start":
      return card === null ? no("no-such-thing") : whyNotStart(g, seat, card, Number(ask.about?.[0] ?? 0));
    case "use":
      return copy && CARD.is(second)
        ? whyNotUse(g, seat, ask, copy, second, Number(third))
        : no("no-such-thing");
    case "discard-to-heal":
      if (g.phase !== "fellowship") return no("own-phase-only", "7.10");
      if (card === null) return no("no-such-thing");
      return no(g.secret.hands[seat].includes(card) ? "nobody-to-heal" : "not-in-hand", "7.10", { card });
    case "transfer":
      if (g.phase !== "fellowship") return no("own-phase-only", "7.11");
      return copy ? no("no-transfer", "7.11", { card: copy.card }) : no("no-such-thing");
    case "assign": {
      const minion = g.table.find(({ id }) => id === second);
      return copy && minion ? whyNotAssign(g, seat, copy, minion) : no("no-such-thing");
    }
    case "copy":
      return copy ? whyNotPicked(g, copy, ask) : no("no-such-thing");
    case "card": {
      if (card === null) return no("no-such-thing");
      const [by, index] = ask.about ?? [];
      return CARD.is(by) && ask.prompt === "pick-card"
        ? no("not-meant", undefined, { card, by, index: Number(index) })
        : no("not-in-hand", "19.2", { card });
    }
    case "place":
      return no("seat-taken", "3.2");
    default:
      return null;
  }
}

/** Verbs that end something, and what it is that cannot be left yet. */
function whyNotDone(ask: Ask, verb: string): Why | null {
  if (verb === "move") return no("may-not-move", "8.2");
  if (verb !== "done" && verb !== "no" && verb !== "pass") return null;
  return ask.prompt === "reconcile" ? no("must-discard", "19.2") : no("must-choose");
}

/** What a player can do on his chance. */
const ACTIONS: readonly string[] = ["play", "use", "discard-to-heal", "transfer"];

/** Why this attempt is refused, or null if the kernel's own reasons say enough. */
export function whyNot(view: CardGame, seat: Seat, attempt: Option): Why | null {
  const ask = questionsAt(chapters, view).find((one) => one.seat === seat);
  if (!ask) return no("not-your-chance", view.stack.at(-1)?.chapter === "procedure" ? "5.3" : "5.2");
  const [verb] = attempt;
  const isAsked = ask.options.some(([offered]) => offered === verb);
  const isChance = ask.prompt === "phase" || ask.prompt === "action";
  const isAnswer = ask.prompt === "about-to" || ask.prompt === "after";
  if (isAsked || (isChance && ACTIONS.includes(verb)) || (isAnswer && verb === "respond"))
    return whyNotThis(view, seat, ask, attempt);
  return whyNotDone(ask, verb) ?? no("answer-first", "5.5");
}
