/** Playing each kind of card (5.5, 7). */
import { frameOf, NONE, type Seat } from "@westmarch/kernel";
import { holds } from "../cards/facts.ts";
import { atWork } from "../cards/figures.ts";
import { fitsPrinted, matchesCard } from "../cards/matching.ts";
import { saidFromHand } from "../cards/text-context.ts";
import { partOf, partsOf } from "../cards/texts.ts";
import { CARD, type CardId, type CopyId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import type { Phase } from "../language/tree.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { copyOf, find, insert, lift, put, setWounds } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import type { Zone } from "../words.ts";
import { bearers, isAttached } from "./bearers.ts";
import { addTwilight, removeTwilight } from "./burdens.ts";
import { event, happen } from "./happenings.ts";
import { canPay, canPayAction } from "./paying.ts";
import { price } from "./price.ts";
import { naming } from "./triggers.ts";
import { clashes } from "./uniqueness.ts";

/** Companions in play and in the dead pile together (7.2). */
const MOST_COMPANIONS = 9;

/** The phases as cards call them. */
const WORDS: Readonly<Partial<Record<CardGame["phase"], Phase>>> = {
  fellowship: "Fellowship",
  shadow: "Shadow",
  maneuver: "Maneuver",
  archery: "Archery",
  assignment: "Assignment",
  skirmish: "Skirmish",
  regroup: "Regroup",
};

/** The phase word of the phase that is going on, if it has one (5.1). */
export const phaseWord = (g: CardGame): Phase | undefined => WORDS[g.phase];

/** How a text lets a card be played: for what price, onto whom. */
export interface Terms {
  readonly free?: boolean;
  readonly discount?: number;
  readonly onto?: readonly CopyId[];
}

/** What keeps a player from playing a card. */
export type Hindrance =
  | "not-your-side"
  | "unique"
  | "forbidden"
  | "nine-companions"
  | "no-bearer"
  | "too-dear"
  | "wrong-phase"
  | "requirement"
  | "cost";

/** Whether cards of this side are this seat's to play now (7.1). */
export const isOfSide = (g: CardGame, seat: Seat, card: CardId): boolean =>
  seat === g.turn ? isFreePeoples(card) : isShadow(card);

/** Everybody who may bear a card and for whom it can be paid. */
export const affordableBearers = (g: CardGame, seat: Seat, card: CardId, terms: Terms): readonly Copy[] =>
  bearers(g, seat, card).filter(
    (copy) => (!terms.onto || terms.onto.includes(copy.id)) && canAfford(g, seat, card, terms, copy),
  );

/** The twilight for a card on these terms. */
export const cost = (g: CardGame, seat: Seat, card: CardId, terms: Terms, onto?: Copy): number => {
  if (terms.free) return price(g, seat, card, onto, "free");
  const discount = terms.discount ?? 0;
  return price(g, seat, card, onto, discount === 0 ? undefined : { sign: "-", amount: discount });
};

/** 6.3: a Shadow player cannot play what costs more than the pool holds. */
const canAfford = (g: CardGame, seat: Seat, card: CardId, terms: Terms, onto?: Copy): boolean =>
  seat === g.turn || cost(g, seat, card, terms, onto) <= g.pool;

/** Why a player may not play a card from somewhere on these terms, or null; a permanent whatever phase it is. */
export function hindrance(g: CardGame, seat: Seat, card: CardId, terms: Terms = {}): Hindrance | null {
  if (!isOfSide(g, seat, card)) return "not-your-side";
  if (clashes(g, seat, card)) return "unique";
  if (forbiddenBy(g, card) !== undefined) return "forbidden";
  const { type } = printed(card);
  if (type === "Event" && actionIndex(g, card) < 0) return "wrong-phase";
  if (type === "Companion" && companions(g, seat) >= MOST_COMPANIONS) return "nine-companions";
  if (isAttached(card)) {
    if (affordableBearers(g, seat, card, terms).length === 0)
      return bearers(g, seat, card).length === 0 ? "no-bearer" : "too-dear";
    return hindranceByCost(g, seat, card, 0);
  }
  const twilight = isShadow(card) ? cost(g, seat, card, terms) : 0;
  if (!canAfford(g, seat, card, terms)) return "too-dear";
  const hindered = hindranceByCost(g, seat, card, twilight);
  return hindered === null && type === "Event" ? hindranceOfEvent(g, seat, card, twilight) : hindered;
}

/** Whether a player may play a card from somewhere on these terms; a permanent whatever phase it is. */
export const canPlay = (g: CardGame, seat: Seat, card: CardId, terms: Terms = {}): boolean =>
  hindrance(g, seat, card, terms) === null;

/** What a card asks of whoever plays it. */
const hindranceByCost = (g: CardGame, seat: Seat, card: CardId, twilight: number): "cost" | null =>
  canPay(g, saidFromHand(seat, card), partOf(card, "play")?.cost, { twilight }) ? null : "cost";

/** Whether an event fits the phase that is going on (5.1), and its costs can be paid (5.5). */
function hindranceOfEvent(g: CardGame, seat: Seat, card: CardId, twilight: number): Hindrance | null {
  const part = partsOf(card)[actionIndex(g, card)];
  if (part?.part !== "action") return "wrong-phase";
  if (g.phase === "skirmish" && skirmishActionsBarred(g, "play")) return "forbidden";
  const s = saidFromHand(seat, card);
  if (part.if && !holds(g, s, part.if)) return "requirement";
  return canPayAction(g, s, part, { twilight, itself: card }) ? null : "cost";
}

/** By card, which part of it is used in each phase. */
const ACTIONS: readonly ReadonlyMap<Phase, number>[] = CARD.all.map(
  (card) =>
    new Map(
      partsOf(card)
        .flatMap((part, index) =>
          part.part === "action" ? part.phases.map((phase) => [phase, index] as const) : [],
        )
        .reverse(),
    ),
);

/** Which part of an event is used in the phase that is going on, or -1. */
export function actionIndex(g: CardGame, card: CardId): number {
  const word = phaseWord(g);
  return word === undefined ? -1 : (ACTIONS[card].get(word) ?? -1);
}

/** "No player may play stealth events": the card that says so. */
export function forbiddenBy(g: CardGame, card: CardId): CardId | undefined {
  for (const { part, card: whose } of atWork(g, "nobody plays"))
    if (fitsPrinted(part.rule.nominal, card)) return whose;
  return undefined;
}

/** Whether a card forbids skirmish events and abilities; it forbids using them where it forbids playing them. */
export const skirmishActionsBarred = (g: CardGame, verb: "play" | "use"): boolean =>
  atWork(g, "no skirmish actions").some(({ part: { rule } }) => rule.verb === "use" || rule.verb === verb);

const isCompanion = (card: CardId): boolean => printed(card).type === "Companion";

/** Companions of a seat, in play and dead. */
const companions = (g: CardGame, seat: Seat): number =>
  g.table.filter(({ owner, card, zone }) => owner === seat && zone === "fellowship" && isCompanion(card))
    .length + g.dead[seat].filter(isCompanion).length;

/** Where a card comes to lie (7.2–7.6). */
function zoneOf(card: CardId): Zone {
  if (isAttached(card) && !printed(card).supportArea) return "attached";
  const { type } = printed(card);
  if (type === "Companion") return "fellowship";
  return type === "Minion" ? "middle" : "support";
}

/** Puts a card that was paid for on the table, and exhausted where a card says so (1R175). */
export function bringIntoPlay(c: C, seat: Seat, card: CardId, bearer: CopyId): CopyId {
  const { g } = c;
  const id = put(g, card, seat, zoneOf(card), bearer);
  for (const {
    part: { rule },
    saying,
  } of atWork(g, "enter exhausted")) {
    if (!matchesCard(g, saying, rule.target, card, seat)) continue;
    const wounds = Math.max(0, vitality(g, copyOf(g, id)) - 1);
    setWounds(g, id, wounds);
    c.tell("exhausted", { copy: id, wounds });
  }
  return id;
}

export const playing = chapter("playing", {
  copy: NONE,
  answers: false,
  free: false,
  discount: 0,
  onto: [],
  bearer: NONE,
})({
  /** 7.4, 7.5. */
  onto: ({ g }, f) => {
    if (!isAttached(f.card)) return { go: "pay" };
    if (affordableBearers(g, f.seat, f.card, termsOf(f)).length === 0) {
      throw new Error(`nobody may bear ${printed(f.card).id}`);
    }
  },
  bearer: {
    prompt: "bearer",
    pick: (g, f) => ({
      seat: f.seat,
      options: affordableBearers(g, f.seat, f.card, termsOf(f)).map(({ id }) => ["copy", id]),
      about: [f.card],
    }),
    answered: (_, f, [, bearer]) => {
      f.bearer = bearer;
    },
  },
  /** 6.3. */
  pay: (c, f) => {
    const { g } = c;
    const onto = f.bearer === NONE ? undefined : find(g, f.bearer);
    const twilight = cost(g, f.seat, f.card, termsOf(f), onto);
    if (f.copy !== NONE) lift(g, f.copy);
    if (f.seat === g.turn) addTwilight(c, twilight);
    else removeTwilight(c, twilight);
    const { card, seat, bearer, from } = f;
    c.tell("played", {
      seat,
      card,
      copy: NONE,
      on: bearer,
      twilight,
      from: from === "stacked" ? "hand" : from,
    });
    if (isShadow(card)) {
      g.playedThisTurn.push(card);
      g.playedThisPhase.push(card);
    }
    const index = partsOf(card).findIndex(({ part }) => part === "play");
    if (index >= 0) return enter("text", { copy: NONE, card, index, you: seat, bearer: NONE, named: card });
  },
  arrive: (c, f) => {
    const { g } = c;
    const { card, seat, bearer } = f;
    if (printed(card).type === "Event") return { go: "event" };
    // Whoever was to bear it has left the game meanwhile (19.8).
    if (bearer !== NONE && !find(g, bearer)) return { go: "gone" };
    const on = bringIntoPlay(c, seat, card, bearer);
    c.tell("moved", { copy: on, zone: copyOf(g, on).zone, on: bearer });
    const call = happen(c, { what: "played", on, card, seat, others: bearer === NONE ? [] : [bearer] });
    return call ? { call, next: "end" } : { end: on };
  },
  event: ({ g }, f) => {
    const { card, seat } = f;
    if (!f.answers) {
      const index = actionIndex(g, card);
      return { ...enter("text", { copy: NONE, card, index, you: seat, bearer: NONE }), next: "gone" };
    }
    const h = frameOf(g, "happening") ?? event("played", seat);
    const s = naming(g, saidFromHand(seat, UNSEEN), h);
    const response = partsOf(card).findIndex(({ part }) => part === "response");
    return {
      ...enter("text", {
        copy: NONE,
        card,
        index: response,
        you: seat,
        bearer: NONE,
        it: s.it,
        named: s.named,
        player: s.player,
      }),
      next: "gone",
    };
  },
  /** 5.5: an event goes to its owner's discard pile. */
  gone: ({ g }, f) => {
    insert(g.discards[f.seat], f.card);
  },
  end: () => undefined,
});

const termsOf = ({
  free,
  discount,
  onto,
}: {
  readonly free: boolean;
  readonly discount: number;
  readonly onto: readonly CopyId[];
}): Terms => (onto.length > 0 ? { free, discount, onto } : { free, discount });
