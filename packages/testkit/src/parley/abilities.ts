/** Sections 4 and 5: what cards say, apart from what they do when played. */
import { gathering } from "@westmarch/cards";
import type { Seat } from "@westmarch/kernel";
import { DEFINITIONS, type DefinitionName, definitionOf } from "./cards.ts";
import { allies, type Parley } from "./state.ts";
import type { AbilityTiming, Doing } from "./words.ts";

/** An ability that answers doing `D`. */
interface Answer<D extends Doing> {
  readonly to: D["do"];
  readonly when: AbilityTiming;
  /** Whether it has anything to say here and now. Looks at nothing that its owner cannot see. */
  applies(g: Parley, card: number, e: D): boolean;
  /** What it makes happen, in this order; costs come first. */
  gives(g: Parley, card: number, e: D): readonly Doing[];
  /** In place of a doing: it holds only if the last of what it gives comes about. */
  readonly hinges?: boolean;
}

export type Ability = { [W in Doing["do"]]: Answer<Extract<Doing, { readonly do: W }>> }[Doing["do"]];

/** What slander counts by its player, and on its target (5.5, 5.6). */
type Figure = "slander-by" | "slander-on";

interface Sayings {
  readonly abilities?: readonly Ability[];
  /** What it adds to a figure of its envoy. */
  readonly adds?: { readonly to: Figure; readonly by: number };
}

/** Whose card it is: its retinue's, or the hand's that holds it. -1 if it is hidden. */
export const holderOf = (g: Parley, card: number): Seat => {
  const retinue = g.retinue.findIndex((cards) => cards.includes(card));
  return retinue >= 0 ? retinue : g.secret.hands.findIndex((cards) => cards.includes(card));
};

const spend = (g: Parley, card: number): Doing => ({ do: "spend", by: holderOf(g, card), card });

/** 4.2, 4.3: an answer that turns an enemy's answer aside. */
const against = (what: "deny" | "prove", how: "prove" | "swear"): Ability => ({
  to: "answer",
  when: "avert",
  applies: (g, card, e) => e.how === what && !allies(g, holderOf(g, card), e.by),
  gives: (g, card) => [spend(g, card), { do: "answer", by: holderOf(g, card), how }],
  hinges: true,
});

const SAYS: Partial<Record<DefinitionName, Sayings>> = {
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
  orator: { adds: { to: "slander-by", by: 1 } },
  elder: { adds: { to: "slander-on", by: -1 } },
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

export const abilitiesOf = (card: number): readonly Ability[] =>
  SAYS[DEFINITIONS[definitionOf(card)]]?.abilities ?? [];

/** An ability and the card that has it, by their numbers. */
export type Said = readonly [card: number, index: number];

/** What followers in play say: abilities by what they answer and when, and what they add to figures. */
const said = gathering<
  Parley,
  { [W in `${Doing["do"]} ${AbilityTiming}`]: Said } & { [F in Figure]: readonly [card: number, by: number] }
>(
  (g) => g.retinue,
  (g, say) => {
    for (const card of g.retinue.flat()) {
      for (const [index, { to, when }] of abilitiesOf(card).entries()) say(`${to} ${when}`, [card, index]);
      const adds = SAYS[DEFINITIONS[definitionOf(card)]]?.adds;
      if (adds) say(adds.to, [card, adds.by]);
    }
  },
);

/** Who in play answers this at this moment. */
export const listening = (g: Parley, e: Doing, when: AbilityTiming): readonly Said[] =>
  said(g, `${e.do} ${when}`);

/** What an envoy's followers add to a figure. */
const added = (g: Parley, figure: Figure, seat: Seat): number =>
  said(g, figure).reduce((sum, [card, by]) => (holderOf(g, card) === seat ? sum + by : sum), 0);

/** 3.2, 5.5, 5.6: what a slander counts. */
export const slander = (g: Parley, by: Seat, on: Seat): number =>
  Math.max(0, 2 + added(g, "slander-by", by) + added(g, "slander-on", on));
