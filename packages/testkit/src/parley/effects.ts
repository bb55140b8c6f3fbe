/** Section 6: what cards do to each other, and who answers it. */
import { answered, hasSpoken, oneByOne, speak, UNANSWERED, type When } from "@westmarch/cards";
import type { Context, Frame, FrameOf, Seat, Vocabulary } from "@westmarch/kernel";
import { type Ability, abilitiesOf, holderOf, listening, type Said } from "./abilities.ts";
import { cardName } from "./cards.ts";
import { allies, type Parley } from "./state.ts";
import { type C, type Chosen, chapter, enter } from "./vocabulary.ts";
import type { AbilityTiming, Doing } from "./words.ts";

type Resolving = FrameOf<Parley, "effect">;
type Use = Chosen<"use">;

const round = (g: Parley, from: Seat): Seat[] => g.sealed.map((_, i) => (from + i) % g.sealed.length);

/** The envoy that a doing concerns: the round of questions begins there. */
const concerned = (e: Doing): Seat => ("on" in e ? e.on : e.by);

const about = (e: Doing): [what: string, seat: Seat] => [e.do, concerned(e)];

/** 6.3: by the rules, and by what all can see, this seat might answer. */
function mightAnswer(g: Parley, seat: Seat, e: Doing, when: When): boolean {
  const holds = g.secret.hands[seat].length > 0;
  if (e.do === "lose") return when === "before" && holds && e.deed && seat === e.on;
  if (e.do === "answer") return when === "before" && holds && e.how !== "swear" && !allies(g, seat, e.by);
  if (e.do !== "gain" || when !== "after") return false;
  const brokers = e.deed && !allies(g, seat, e.on) && listening(g, e, "may").length > 0;
  return (holds && seat !== e.on) || (brokers && g.retinue[seat].length > 0);
}

const abilityOf = ([card, index]: Said): Ability => abilitiesOf(card)[index];

/** Those that have something to say here and now, and have not said it. */
const applicable = (g: Parley, { e, used }: Resolving, said: readonly Said[]): readonly Use[] =>
  said
    .filter((one) => !hasSpoken(used, ...one) && abilityOf(one).applies(g, one[0], e as never))
    .map(([card, index]) => ["use", card, index]);

const inPlay = (g: Parley, f: Resolving, when: AbilityTiming): readonly Use[] =>
  applicable(g, f, listening(g, f.e, when));

/** Everything this seat may answer with now: its followers, then its hand as far as `g` knows it. */
function answers(g: Parley, f: Resolving, seat: Seat, when: When): readonly Use[] {
  const moment = when === "before" ? "avert" : "may";
  const own = listening(g, f.e, moment).filter(([card]) => holderOf(g, card) === seat);
  const held = g.secret.hands[seat].flatMap((card) =>
    card < 0 ? [] : abilitiesOf(card).map((ability, index) => ({ said: [card, index] as const, ability })),
  );
  const fitting = held.filter(({ ability: { to, when } }) => to === f.e.do && when === moment);
  return applicable(g, f, [...own, ...fitting.map(({ said }) => said)]);
}

/** Goes through what an ability gives; nothing of it is answered by those in `used`. */
function given(g: Parley, f: Resolving, [, card, index]: Use, used: readonly number[]): { call: Frame } {
  const all = abilityOf([card, index]).gives(g, card, f.e as never);
  f.used = [...f.used, card, index];
  return enter("giving", { all, used });
}

/** The same in place of what was to happen: each replaces the same thing once, whatever that becomes (6.1). */
function replaced(g: Parley, f: Resolving, use: Use): { call: Frame } {
  const { hinges = false } = abilityOf([use[1], use[2]]);
  f.hinges = hinges;
  f.averted = !hinges;
  return given(g, f, use, [...f.used, use[1], use[2]]);
}

/** 6.2: the first envoy of the round with forced answers says which comes first. */
function due(g: Parley, f: Resolving) {
  const open = inPlay(g, f, "must");
  const holders = open.map(([, card]) => holderOf(g, card));
  const seat = round(g, concerned(f.e)).find((one) => holders.includes(one)) ?? concerned(f.e);
  return { seat, options: open.filter((_, i) => holders[i] === seat), about: about(f.e) };
}

/** Carries each doing out; a frame returned (a choice to be made) runs before the answers. */
type Carry = {
  // biome-ignore lint/suspicious/noConfusingVoidType: a doing that simply happens hands nothing back
  readonly [W in Doing["do"]]: (c: C, e: Extract<Doing, { readonly do: W }>) => Frame | void;
};

const carry: Carry = {
  lose: (c, e) => {
    const { honour } = c.g;
    const n = Math.min(e.n, honour[e.on]);
    honour[e.on] -= n;
    c.tell("lost", { seat: e.on, n });
  },
  gain: (c, e) => {
    c.g.honour[e.on] += e.n;
    c.tell("gained", { seat: e.on, n: e.n });
  },
  favour: (c, e) => {
    c.g.favour[e.on]++;
    c.tell("favoured", { seat: e.on });
  },
  spend: (c, e) => {
    discard(c, e.by, e.card);
    c.tell("answered", { seat: e.by, card: cardName(e.card) });
  },
  leave: (c, e) => {
    c.g.retinue = c.g.retinue.with(e.on, lift(c.g.retinue[e.on], e.card));
    c.g.pile.push(e.card);
    c.tell("left", { seat: e.on, card: cardName(e.card) });
  },
  answer: (c, e) => c.tell(e.how, { seat: e.by }),
  spy: (c, e): Frame | undefined => {
    if (c.g.secret.hands[e.on].length === 0) return undefined;
    c.reveal();
    c.tellMore("spied", { seat: e.by, on: e.on }, [e.by], { cards: c.g.secret.hands[e.on].map(cardName) });
    return enter("look", { by: e.by, on: e.on }).call;
  },
};

const carryOut = (c: Context<Parley, Vocabulary>, e: Doing): Frame | undefined =>
  carry[e.do](c, e as never) ?? undefined;

/** Whether no seat could have a say, neither now nor by what is hidden. */
const isQuiet = (g: Parley, e: Doing): boolean =>
  listening(g, e, "instead").length === 0 &&
  listening(g, e, "must").length === 0 &&
  round(g, 0).every((seat) => !mightAnswer(g, seat, e, "before") && !mightAnswer(g, seat, e, "after"));

/** Lets something happen: on the spot where no seat could have a say, else it returns a frame. */
export const happen = (
  c: Context<Parley, Vocabulary>,
  e: Doing,
  used: readonly number[] = [],
): Frame | undefined => (isQuiet(c.g, e) ? carryOut(c, e) : enter("effect", { e, used }).call);

export const effect = answered<Parley, Resolving, Use, Use>(
  chapter("effect", { ...UNANSWERED, used: [], hinges: false })({
    /** 6.1. */
    instead: {
      prompt: "instead",
      pick: (g, f) => ({ seat: concerned(f.e), options: inPlay(g, f, "instead"), about: about(f.e) }),
      answered: ({ g }, f, use) => replaced(g, f, use),
    },
  }),
  {
    prompts: { before: "avert", after: "may", must: "must" },
    order: (g, f) => round(g, concerned(f.e)),
    bars: (_, f) => f.hinges && f.back === "done",
    isAsked: (g, f, seat, when) => mightAnswer(g, seat, f.e, when),
    answers: (g, f, seat, when) => ({ options: answers(g, f, seat, when), about: about(f.e) }),
    answer: ({ g }, f, use, seat) => {
      speak(f, seat);
      return abilityOf([use[1], use[2]]).when === "avert" ? replaced(g, f, use) : given(g, f, use, []);
    },
    happens: (c, f) => carryOut(c, f.e),
    due,
    oblige: ({ g }, f, use) => given(g, f, use, []),
  },
);

export const giving = oneByOne<Parley, Doing, FrameOf<Parley, "giving">>((c, e, f) => happen(c, e, f.used));

const lift = (cards: readonly number[], card: number): number[] => cards.filter((one) => one !== card);

/** A card goes from a hand on the pile, face up. */
export function discard({ g }: C, seat: Seat, card: number): void {
  g.secret.hands[seat] = lift(g.secret.hands[seat], card);
  g.pile.push(card);
}
