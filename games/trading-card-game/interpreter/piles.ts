/** Steps that are done to cards of hands, decks and piles, one card at a time. */
import type { Frame, Seat } from "@westmarch/kernel";
import { count } from "../cards/counting.ts";
import { matchesCard } from "../cards/matching.ts";
import { isHidden, type PileOf, pile, pilesOf } from "../cards/sources.ts";
import type { TextContext } from "../cards/text-context.ts";
import type { CardId } from "../data/ids.ts";
import type { Library, Selection, Simple, Target } from "../language/targets.ts";
import type { Step } from "../language/tree.ts";
import { countTaken, roomInHand } from "../rules/decks.ts";
import { isPileStep, type PileStep, searches, sourceOf, targetOf, termsOf } from "../rules/pile-steps.ts";
import { canPlay } from "../rules/playable.ts";
import { isOfPile, spanOf } from "../rules/targets.ts";
import { type CardGame, NOBODY, UNSEEN } from "../state.ts";
import { insert, put, take } from "../table/copies.ts";
import { type C, enter, type TextFrame } from "../vocabulary.ts";
import type { Pile } from "../words.ts";
import { contextOfFrame, type StepOp } from "./step.ts";

/** What can be picked for a step, and how it is picked. */
export interface PileChoices {
  /** Each card once; of chance, each as often as it is there. */
  readonly cards: readonly CardId[];
  /** As many must be picked before one may stop; as many as the step asks for. */
  readonly least: number;
  readonly needed: number;
  /** Cards that fit, each as often as it is there. */
  readonly fitting: number;
  /** The player does not choose: the step takes all of them (`all`), or chance picks (`random`). */
  readonly all: boolean;
  readonly random: boolean;
  /**
   * Some player does not see what can be picked: the picking player is asked, however little there is to pick from
   * (22).
   */
  readonly hidden: boolean;
}

/** The cards that are being looked at, as the text means them. */
const inAside = (target: Target): boolean =>
  isOfPile(target) && !target.some(({ is }) => is === "the last discarded card");

const isRandom = (target: Target): boolean =>
  target.some((simple) => simple.is === "some" && simple.kinds.some(({ state }) => state === "random"));

const NOTHING: readonly CardId[] = [];

/** Where the cards of a step lie. */
function placesOf(g: CardGame, f: TextFrame, step: PileStep, doer: Seat): readonly PileOf[] {
  const source = sourceOf(step);
  if (source) return pilesOf(contextOfFrame(f), source, doer);
  if (g.aside) return [];
  // "That card" stays where it was shown: in an opponent's hand, or in one's own.
  if (f.player === NOBODY) return f.those.length > 0 ? [{ pile: "hand", seat: f.you }] : [];
  return [{ pile: "hand", seat: f.player }];
}

function pool(g: CardGame, f: TextFrame, step: PileStep, doer: Seat): readonly CardId[] {
  const target = targetOf(step);
  if (target.some(({ is }) => is === "the last discarded card")) return f.those.slice(-1);
  if (inAside(target) && g.aside) return g.secret.aside;
  return placesOf(g, f, step, doer).flatMap((one) => pile(g, one));
}

/** Whose hand a step takes cards from by a player's choice, or `NOBODY`. */
export const handOf = (g: CardGame, f: TextFrame, step: PileStep, doer: Seat): Seat =>
  isRandom(targetOf(step))
    ? NOBODY
    : (placesOf(g, f, step, doer).find(({ pile: name }) => name === "hand")?.seat ?? NOBODY);

/** Whether a step takes cards that not everybody sees. */
function isUnseen(g: CardGame, f: TextFrame, step: PileStep, doer: Seat): boolean {
  if (inAside(targetOf(step)) && g.aside) return g.aside.by !== NOBODY;
  return placesOf(g, f, step, doer).some(isHidden);
}

/** Whether a card is what a target means; `bare`: the target without what goes without saying. */
function isWanted(
  g: CardGame,
  s: TextContext,
  target: Target,
  bare: Target,
  card: CardId,
  owner: Seat,
): boolean {
  for (const simple of target) {
    if (simple.is === "it" && card === s.named) return true;
    if (simple.is === "of those cards" || simple.is === "the others") return true;
    if (simple.is === "the last discarded card") return true;
  }
  return matchesCard(g, s, bare, card, owner);
}

const unstatedOnes = new WeakMap<Selection, Selection>();

/** A selection without "revealed" or "random": where the cards lie says that already. */
function unstated(simple: Simple): Simple {
  if (simple.is !== "some") return simple;
  const known = unstatedOnes.get(simple);
  if (known) return known;
  const bare = { ...simple, kinds: simple.kinds.map(({ state: _, ...nominal }) => nominal) };
  unstatedOnes.set(simple, bare);
  return bare;
}

/**
 * What a step may take from a hand, deck or pile, and how much of it must be taken. For steps that take nothing from a
 * pile: none.
 */
export function pileChoices(g: CardGame, f: TextFrame, { step, cost }: StepOp, doer: Seat): PileChoices {
  if (!isPileStep(step))
    return { cards: NOTHING, least: 0, needed: 0, fitting: 0, all: true, random: false, hidden: false };
  const target = targetOf(step);
  const owner = placesOf(g, f, step, doer)[0]?.seat ?? g.aside?.owner ?? doer;
  const open = pool(g, f, step, doer);
  const s = contextOfFrame(f);
  const bare = target.map(unstated);
  const fitting = open.filter(
    (card) =>
      card !== UNSEEN &&
      isWanted(g, s, target, bare, card, owner) &&
      (step.do !== "play" || canPlay(g, f.you, card, termsOf(g, s, step))),
  );
  const span = spanOf(target, f.x);
  const factor = step.do === "discard" ? count(g, contextOfFrame(f), step.per) : 1;
  const others = target.some(({ is }) => is === "the others");
  const all = (span.all || others) && !(step.do === "put" && step.to === "back");
  const needed = all || others ? 0 : span.least * factor;
  const most = span.all || others ? Number.POSITIVE_INFINITY : span.most * factor;
  const room = step.do === "put" && step.to === "hand" ? roomInHand(g, f.you) : Number.POSITIVE_INFINITY;
  const left = Math.max(0, Math.min(room, most - f.many));
  const random = isRandom(target);
  const hidden = left > 0 && open.length > 0 && isUnseen(g, f, step, doer);
  if (left === 0 || fitting.length === 0)
    return { cards: NOTHING, least: f.many, needed, fitting: 0, all, random, hidden };
  const optional = searches(step) && step.do === "play" && cost !== true;
  const reachable = f.many + Math.min(left, fitting.length);
  const ordering = step.do === "put" && step.to === "back";
  return {
    cards: random ? fitting : once(fitting, searches(step)),
    least: optional ? 0 : ordering ? reachable : Math.min(needed, reachable),
    needed,
    fitting: fitting.length,
    all,
    random,
    hidden,
  };
}

/** Each card once; in the order of their numbers where that of a deck is not to be told. */
function once(cards: readonly CardId[], sorted: boolean): readonly CardId[] {
  const each = [...new Set(cards)];
  return sorted ? each.sort((one, other) => one - other) : each;
}

/** Takes a card from where the step finds it; returns where that was. */
function takeFrom(g: CardGame, f: TextFrame, step: PileStep, doer: Seat, card: CardId): PileOf {
  if (targetOf(step).some(({ is }) => is === "the last discarded card")) {
    take(g.discards[f.you], card);
    return { pile: "discard", seat: f.you };
  }
  if (inAside(targetOf(step)) && g.aside) {
    take(g.secret.aside, card);
    return { pile: g.aside.from, seat: g.aside.owner };
  }
  for (const place of placesOf(g, f, step, doer)) if (take(pile(g, place), card)) return place;
  throw new Error(`card ${card} is in none of the piles`);
}

/** Deals with one card as the step says. A frame that is returned runs before the next one. */
export function dealt(c: C, f: TextFrame, { step }: StepOp, doer: Seat, card: CardId): Frame | undefined {
  const { g } = c;
  if (!isPileStep(step)) return undefined;
  if (step.do === "reveal" || step.do === "look at") return show(c, f, step, doer, card);
  const place = takeFrom(g, f, step, doer, card);
  switch (step.do) {
    case "discard":
      insert(g.discards[place.seat], card);
      // What is discarded "for each revealed …" is not revealed once more.
      if (step.per === undefined) f.those = [...f.those, card];
      c.tell("discarded", { seat: place.seat, card, from: place.pile === "deck" ? "deck" : "hand" });
      c.reveal();
      return undefined;
    case "put":
      putCard(c, f, step, place, card);
      return undefined;
    case "shuffle in":
      g.secret.decks[f.you].push(card);
      c.tell("put-back", { seat: f.you, many: 1, to: "deck", cards: [card] });
      return undefined;
    case "stack": {
      const id = put(g, card, f.you, "stacked", f.copy);
      c.tell("moved", { copy: id, zone: "stacked", on: f.copy });
      return undefined;
    }
    case "play": {
      const { free = false, discount = 0, onto = [] } = termsOf(g, contextOfFrame(f), step);
      const from: Pile = place.pile;
      return enter("playing", { card, seat: f.you, from, free, discount, onto }).call;
    }
  }
}

/** Into a hand, to the bottom of a deck, or back on its top: the first that is put back lies uppermost. */
function putCard(
  c: C,
  f: TextFrame,
  step: Extract<Step, { readonly do: "put" }>,
  { pile: from, seat }: PileOf,
  card: CardId,
): void {
  const { g } = c;
  const isShown = from === "discard" || g.aside?.by === NOBODY || f.named === card;
  if (step.to === "hand") {
    insert(g.secret.hands[f.you], card);
    countTaken(g, f.you, 1);
  } else if (step.to === "bottom") g.secret.decks[seat].push(card);
  else g.secret.decks[seat].splice(f.many, 0, card);
  const to = step.to === "back" ? "top" : step.to;
  if (isShown && step.to !== "back") c.tell("put-back", { seat: f.you, many: 1, to, cards: [card] });
  else c.tellMore("put-back", { seat: f.you, many: 1, to }, [f.you], { cards: [card] });
}

/** Cards of a hand are shown: chosen ones stay there, random ones are laid aside until the text is done. */
function show(
  c: C,
  f: TextFrame,
  step: Extract<Step, { readonly do: "reveal" | "look at" }>,
  doer: Seat,
  card: CardId,
): undefined {
  const { g } = c;
  const target = targetOf(step);
  const owner = placesOf(g, f, step, doer)[0]?.seat ?? doer;
  const open = step.do === "reveal";
  if (isRandom(target)) {
    take(g.secret.hands[owner], card);
    g.secret.aside.push(card);
    g.aside = { owner, from: "hand", by: open ? NOBODY : f.you };
  }
  if (open) {
    f.named = card;
    f.those = [...f.those, card];
    c.tell("revealed", { seat: owner, cards: [card], from: "hand" });
  } else {
    c.tellMore("looked-at", { seat: f.you, owner, many: 1, from: "hand" }, [f.you], { cards: [card] });
  }
  c.reveal();
  return undefined;
}

/** Reveals or looks at a hand, or the end of a deck. */
export function reveal(
  c: C,
  f: TextFrame,
  { do: how, shown }: Extract<Step, { readonly do: "reveal" | "look at" }>,
  doer: Seat,
): undefined {
  const { g } = c;
  const open = how === "reveal";
  c.reveal();
  if (shown.what === "hand") {
    const owner = shown.whose === "his" ? doer : f.player;
    const cards = g.secret.hands[owner].slice();
    if (open) {
      f.those = cards;
      f.player = owner;
      c.tell("revealed", { seat: owner, cards, from: "hand" });
    } else
      c.tellMore("looked-at", { seat: f.you, owner, many: cards.length, from: "hand" }, [f.you], { cards });
    return undefined;
  }
  if (shown.what === "deck") lookAtDeck(c, f, shown.library, open, doer);
  return undefined;
}

function lookAtDeck(c: C, f: TextFrame, library: Library, open: boolean, doer: Seat): void {
  const { g } = c;
  const owner = library.whose === "your" ? f.you : library.whose === "his" ? doer : f.player;
  const deck = g.secret.decks[owner];
  const many = library.count === "X" ? Math.max(0, f.x) : library.count;
  const cards = library.end === "top" ? deck.splice(0, many) : deck.splice(Math.max(0, deck.length - many));
  layAside(c, f, owner, cards, open);
}

function layAside(c: C, f: TextFrame, owner: Seat, cards: readonly CardId[], open: boolean): void {
  const { g } = c;
  g.secret.aside.push(...cards);
  g.aside = { owner, from: "deck", by: open ? NOBODY : f.you };
  if (open) {
    f.those = [...f.those, ...cards];
    const [only] = cards;
    if (cards.length === 1 && only !== undefined) f.named = only;
    c.tell("revealed", { seat: owner, cards, from: "deck" });
  } else {
    c.tellMore("looked-at", { seat: f.you, owner, many: cards.length, from: "deck" }, [f.you], { cards });
  }
}

/** "Reveal cards one at a time … until a revealed card is not …": the last one is revealed with the others. */
export function revealUntilNot(c: C, f: TextFrame, target: Target): void {
  const { g } = c;
  const deck = g.secret.decks[f.you];
  let many = 0;
  while (many < deck.length && matchesCard(g, contextOfFrame(f), target, deck[many], f.you)) many++;
  layAside(c, f, f.you, deck.splice(0, Math.min(deck.length, many + 1)), true);
  c.reveal();
}
