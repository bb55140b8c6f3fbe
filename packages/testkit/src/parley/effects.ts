/** Sections 3 to 6: what cards do to each other. */
import { type Ability, AbilityBook, type Effects, effects, type Sayings } from "@westmarch/cards";
import type { Frame, Seat } from "@westmarch/kernel";
import { cardName, DEFINITIONS, type DefinitionName, definitionOf } from "./cards.ts";
import { allies, type Parley } from "./state.ts";
import { type C, enter } from "./vocabulary.ts";

/** `deed`: by a card played on somebody's turn, not by an answer. */
export type Doing =
  | { readonly do: "lose"; readonly on: Seat; readonly by: Seat; readonly n: number; readonly deed: boolean }
  | { readonly do: "gain"; readonly on: Seat; readonly n: number; readonly deed: boolean }
  | { readonly do: "favour"; readonly on: Seat }
  | { readonly do: "spend"; readonly by: Seat; readonly card: number }
  | { readonly do: "leave"; readonly on: Seat; readonly card: number }
  | { readonly do: "answer"; readonly by: Seat; readonly how: "deny" | "prove" | "swear" }
  | { readonly do: "spy"; readonly by: Seat; readonly on: Seat };

type Says = Sayings<Parley, Doing>;

/** Whose card it is: its retinue's, or the hand's that holds it. -1 if nobody can tell. */
const holderOf = (g: Parley, card: number): Seat => {
  const retinue = g.retinue.findIndex((cards) => cards.includes(card));
  return retinue >= 0 ? retinue : g.secret.hands.findIndex((cards) => cards.includes(card));
};

const spend = (g: Parley, card: number): Doing => ({ do: "spend", by: holderOf(g, card), card });

/** 4.2, 4.3: an answer that turns an enemy's answer aside. */
const against = (what: "deny" | "prove", how: "prove" | "swear"): Ability<Parley, Doing> => ({
  to: "answer",
  when: "avert",
  applies: (g, card, e) => e.how === what && !allies(g, holderOf(g, card), e.by),
  gives: (g, card) => [spend(g, card), { do: "answer", by: holderOf(g, card), how }],
  hinges: true,
});

/** 5.5, 5.6. */
const slanderBy = (sign: 1 | -1): Says => ({
  modifiers: [
    {
      stat: sign > 0 ? "slander-by" : "slander-on",
      by: (g, card, seat) => (holderOf(g, card) === seat ? sign : 0),
    },
  ],
});

const SAYS: Partial<Record<DefinitionName, Says>> = {
  denial: {
    abilities: [
      {
        to: "lose",
        when: "avert",
        applies: (g, card, e) => e.deed && e.on === holderOf(g, card),
        gives: (g, card) => [spend(g, card), { do: "answer", by: holderOf(g, card), how: "deny" }],
        hinges: true,
      },
    ],
  },
  proof: { abilities: [against("deny", "prove")] },
  oath: { abilities: [against("prove", "swear")] },
  toast: {
    abilities: [
      {
        to: "gain",
        when: "may",
        applies: (g, card, e) => e.on !== holderOf(g, card),
        gives: (g, card) => [spend(g, card), { do: "gain", on: holderOf(g, card), n: 1, deed: false }],
      },
    ],
  },
  shieldman: {
    abilities: [
      {
        to: "lose",
        when: "instead",
        applies: (g, card, e) => e.n >= 2 && e.on === holderOf(g, card),
        gives: (_g, _card, e) => [{ ...e, n: e.n - 1 }],
      },
    ],
  },
  scapegoat: {
    abilities: [
      {
        to: "lose",
        when: "instead",
        applies: (g, card, e) => e.deed && e.on === holderOf(g, card),
        gives: (_g, card, e) => [{ do: "leave", on: e.on, card }],
      },
    ],
  },
  avenger: {
    abilities: [
      {
        to: "lose",
        when: "must",
        applies: (g, card, e) => e.deed && e.on === holderOf(g, card) && e.by !== e.on,
        gives: (_g, _card, e) => [{ do: "lose", on: e.by, by: e.on, n: 1, deed: false }],
      },
    ],
  },
  mourner: {
    abilities: [
      {
        to: "lose",
        when: "must",
        applies: (g, card, e) => e.deed && e.on === holderOf(g, card),
        gives: (_g, _card, e) => [{ do: "favour", on: e.on }],
      },
    ],
  },
  orator: slanderBy(1),
  elder: slanderBy(-1),
  broker: {
    abilities: [
      {
        to: "gain",
        when: "may",
        applies: (g, card, e) => e.deed && !allies(g, e.on, holderOf(g, card)),
        gives: (g, card) => [{ do: "gain", on: holderOf(g, card), n: 1, deed: false }],
      },
    ],
  },
};

export const book = new AbilityBook<Parley, Doing>(DEFINITIONS.map((name) => SAYS[name] ?? {}));

/** Renews the index: a follower has come or gone. */
export function retinueChanged(g: Parley): void {
  g.listeners = book.listen(g.retinue.flat().map((card) => [card, definitionOf(card)] as const));
}

/** 3.2, 5.5, 5.6: what a slander counts. */
export function slander(g: Parley, by: Seat, on: Seat): number {
  const said = book.total(g, g.listeners, definitionOf, "slander-by", by, 2);
  return Math.max(0, book.total(g, g.listeners, definitionOf, "slander-on", on, said));
}

const round = (g: Parley, from: Seat): Seat[] => g.sealed.map((_, i) => (from + i) % g.sealed.length);

/** 6.3: by the rules, and by what all can see, this seat might answer. */
function mightAnswer(g: Parley, seat: Seat, e: Doing, when: "avert" | "may"): boolean {
  const holds = g.secret.hands[seat].length > 0;
  if (e.do === "lose") return when === "avert" && holds && e.deed && seat === e.on;
  if (e.do === "answer") return when === "avert" && holds && e.how !== "swear" && !allies(g, seat, e.by);
  if (e.do !== "gain" || when !== "may") return false;
  const brokers = e.deed && !allies(g, seat, e.on) && book.listening(g.listeners, "gain", "may").length > 0;
  return (holds && seat !== e.on) || (brokers && g.retinue[seat].length > 0);
}

/** Whom an effect concerns: the round of questions begins there. */
const concerned = (e: Doing): Seat => ("on" in e ? e.on : e.by);

const lift = (cards: number[], card: number): void => {
  cards.splice(cards.indexOf(card), 1);
};

export const doings: Effects<Parley, Doing> = effects<Parley, Doing>({
  book,
  listeners: (g) => g.listeners,
  definition: (_g, card) => definitionOf(card),
  controller: holderOf,
  held: (g, seat) => g.secret.hands[seat].filter((card) => card >= 0),
  affected: (_g, e) => concerned(e),
  order: (g, e) => round(g, concerned(e)),
  open: mightAnswer,
  about: (e) => [e.do, concerned(e)],
  happen: {
    lose: (c: C, e) => {
      const { honour } = c.g;
      const n = Math.min(e.n, honour[e.on]);
      honour[e.on] -= n;
      c.tell("lost", { seat: e.on, n });
    },
    gain: (c: C, e) => {
      c.g.honour[e.on] += e.n;
      c.tell("gained", { seat: e.on, n: e.n });
    },
    favour: (c: C, e) => {
      c.g.favour[e.on]++;
      c.tell("favoured", { seat: e.on });
    },
    spend: (c: C, e) => {
      discard(c, c.g.secret.hands[e.by], e.card);
      c.tell("answered", { seat: e.by, card: cardName(e.card) });
    },
    leave: (c: C, e) => {
      discard(c, c.g.retinue[e.on], e.card);
      retinueChanged(c.g);
      c.tell("left", { seat: e.on, card: cardName(e.card) });
    },
    answer: (c: C, e) => c.tell(e.how, { seat: e.by }),
    spy: (c: C, e): Frame | undefined => {
      if (c.g.secret.hands[e.on].length === 0) return undefined;
      c.reveal();
      c.tellMore("spied", { seat: e.by, on: e.on }, [e.by], { cards: c.g.secret.hands[e.on].map(cardName) });
      return enter("look", { by: e.by, on: e.on }).call;
    },
  },
});

/** A card goes on the pile, face up. */
export function discard(c: C, from: number[], card: number): void {
  lift(from, card);
  c.g.pile.push(card);
}
