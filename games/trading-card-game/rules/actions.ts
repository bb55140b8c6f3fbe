/** Actions (5): what a player can do on a chance, the action procedure, and a phase of one's own. */
import { BEGUN, goesRound, onward, pass, speak } from "@westmarch/cards";
import type { Frame, Seat } from "@westmarch/kernel";
import { type ActivePart, actionsInPlay } from "../cards/active-effects.ts";
import { holds } from "../cards/conditions.ts";
import { hasFoundNothing, limitLeft, roomLeft } from "../cards/limits.ts";
import { meant } from "../cards/matching.ts";
import { contextOf, type TextContext } from "../cards/text-context.ts";
import type { PartOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import type { Target } from "../language/targets.ts";
import type { Phase, Step } from "../language/tree.ts";
import { chanceOf, chances } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo, copyOf, insert, shift, take } from "../table/copies.ts";
import { lasts } from "../table/modifiers.ts";
import { type C, type Chosen, chapter, enter } from "../vocabulary.ts";
import { mayTakePart } from "./assigning.ts";
import { mayBear } from "./bearers.ts";
import { addTwilight } from "./burdens.ts";
import { befalls, happen } from "./happen.ts";
import { costsNothing } from "./paying.ts";
import { findsCard, searches } from "./pile-steps.ts";
import { actionIndex, canPayAction, canPlay, phaseWord, skirmishActionsBarred } from "./playable.ts";
import { price } from "./price.ts";
import { settle } from "./settling.ts";
import { isOver } from "./skirmishes.ts";
import { hasAim, targetsOf } from "./targets.ts";
import { canHeal } from "./tokens.ts";

type Action = Chosen<"play" | "use" | "discard-to-heal" | "transfer">;

/** 13.5: who may use a special ability of this phase. */
export const isFor = (g: CardGame, seat: Seat, copy: Copy, word: Phase): boolean => {
  if (copy.zone !== "path") return copy.owner === seat;
  if (word === "Shadow") return seat !== g.turn;
  return word !== "Fellowship" || seat === g.turn;
};

/** What a text calls "your …" of its targets, and of those who exert for it. */
function own(part: PartOf<"action">): readonly Target[] {
  const paid = (part.cost ?? []).flatMap((any) =>
    any.flatMap((payment) => (payment.pay === "exert" ? [payment.target] : [])),
  );
  const [first] = part.effect.clauses;
  const done = first?.clause === "steps" ? first.steps.flatMap(targetsOf) : [];
  return [...paid, ...done].filter((target) =>
    target.every((simple) => simple.is === "some" && simple.which.how === "your"),
  );
}

/** 13.5: a text of a site that speaks of "your …" is for players who have such cards. */
const fits = (g: CardGame, s: TextContext, part: PartOf<"action">): boolean =>
  own(part).every((target) => meant(g, s, target).length > 0);

/** 6.9: a free search in vain is not repeated until there is something to find. */
const searchesInVain = (g: CardGame, s: TextContext, index: number, part: PartOf<"action">): boolean =>
  hasFoundNothing(g, s.self, index) &&
  !part.effect.clauses.some(
    (clause) =>
      clause.clause === "steps" && clause.steps.some((step) => searches(step) && findsCard(g, s, step)),
  );

/** A free ability is not offered where it would do nothing, or where its cap leaves nothing to give. */
function canBegin(g: CardGame, s: TextContext, index: number, part: PartOf<"action">): boolean {
  if (roomLeft(g, s.self, index, part.effect.limit) <= 0) return false;
  const [first] = part.effect.clauses;
  if (first?.clause !== "steps") return true;
  return first.steps.some((step) => hasAim(g, s, step) && !isSoAlready(g, s, step));
}

/** Whether what a step makes so is so for as long already. */
function isSoAlready(g: CardGame, s: TextContext, step: Step): boolean {
  if (step.do === "the fellowship cannot move again this turn")
    return g.lasting.some(({ what }) => what === "may not move");
  if (step.do !== "gain" || !step.fierce || step.boosts.length > 0) return false;
  return meant(g, s, step.target).every(({ id }) => lasts(g, "fierce", id));
}

/** Why a special ability cannot be used now, or null: limit, requirement and costs (5.5). */
export function hindranceToUse(
  g: CardGame,
  seat: Seat,
  { copy, index, part }: ActivePart<PartOf<"action">>,
): "limit" | "nothing-found" | "requirement" | "cost" | null {
  if (!limitLeft(g, copy.id, index, part.effect.limit)) return "limit";
  const s = contextOf(g, copy, seat);
  if (searchesInVain(g, s, index, part)) return "nothing-found";
  if (part.if && !holds(g, s, part.if)) return "requirement";
  if (copy.zone === "path" && !fits(g, s, part)) return "requirement";
  if (costsNothing(part.cost) && !canBegin(g, s, index, part)) return "requirement";
  return canPayAction(g, s, part) ? null : "cost";
}

/** Special abilities that a seat can use in the phase that is going on. */
export function usable(g: CardGame, seat: Seat): readonly ActivePart<PartOf<"action">>[] {
  const word = phaseWord(g);
  if (!word || (word === "Skirmish" && skirmishActionsBarred(g, "use"))) return [];
  return actionsInPlay(g, word).filter(
    (said) => isFor(g, seat, said.copy, word) && hindranceToUse(g, seat, said) === null,
  );
}

/** Whether this is the player's own phase, in which permanents are played (7.1). */
export const isOwnPhase = (g: CardGame, seat: Seat): boolean =>
  (g.phase === "fellowship" && seat === g.turn) || (g.phase === "shadow" && seat === g.shadow);

/** Whether a card in hand can be played now. */
export const isPlayable = (g: CardGame, seat: Seat, card: CardId): boolean =>
  (printed(card).type === "Event" ? actionIndex(g, card) >= 0 : isOwnPhase(g, seat)) &&
  canPlay(g, seat, card);

/** 7.10: characters of one's own with the title of a unique companion or ally in hand. */
export const healable = (g: CardGame, seat: Seat, card: CardId): readonly Copy[] => {
  const { unique, type, title } = printed(card);
  if (!unique || (type !== "Companion" && type !== "Ally")) return [];
  return g.table.filter(
    (copy) => copy.owner === seat && printed(copy.card).title === title && canHeal(g, copy),
  );
};

/** 7.11: both stand at the same place. */
function together(g: CardGame, one: Copy, other: Copy): boolean {
  const home = printed(one.card).homeSites;
  const otherHome = printed(other.card).homeSites;
  if (home && otherHome) return home.some((site) => otherHome.includes(site));
  if (!home && !otherHome) return true;
  return mayTakePart(g, home ? one : other);
}

const FELLOWSHIP = (copy: Copy): boolean => copy.zone === "fellowship" || printed(copy.card).type === "Ally";

/** 7.11: items that can change their bearer, and their possible new bearers. */
function transfers(g: CardGame, seat: Seat): readonly (readonly [item: Copy, to: Copy])[] {
  const own = g.table.filter((copy) => copy.owner === seat && FELLOWSHIP(copy));
  return own.flatMap((from) =>
    attachedTo(g, from.id)
      .filter(({ card, owner }) => owner === seat && printed(card).type === "Possession")
      .flatMap((item) =>
        own.filter((to) => together(g, from, to) && mayBear(g, item, to)).map((to) => [item, to] as const),
      ),
  );
}

/** Everything that a seat can do on its chance, but for passing. */
export function actions(g: CardGame, seat: Seat): Action[] {
  const options: Action[] = [];
  const healing: Action[] = [];
  let before: CardId | null = null;
  for (const card of g.secret.hands[seat]) {
    if (card === before || card < 0) continue;
    before = card;
    if (isPlayable(g, seat, card)) options.push(["play", card]);
    if (g.phase === "fellowship" && healable(g, seat, card).length > 0)
      healing.push(["discard-to-heal", card]);
  }
  for (const { copy, card, index } of usable(g, seat)) options.push(["use", copy.id, card, index]);
  options.push(...healing);
  if (g.phase === "fellowship") {
    for (const [item, to] of transfers(g, seat)) options.push(["transfer", item.id, to.id]);
  }
  return options;
}

/** Carries an action out. */
export function act(c: C, seat: Seat, option: Action): Frame | undefined {
  const { g } = c;
  switch (option[0]) {
    case "play": {
      const [, card] = option;
      take(g.secret.hands[seat], card);
      return enter("playing", { card, seat, from: "hand" }).call;
    }
    case "use": {
      const [, copy, card, index] = option;
      c.tell("used", { seat, card, copy, index });
      return enter("text", { copy, card, index, you: seat, bearer: copyOf(g, copy).on }).call;
    }
    case "discard-to-heal": {
      const [, card] = option;
      const [copy] = healable(g, seat, card);
      take(g.secret.hands[seat], card);
      insert(g.discards[seat], card);
      c.tell("discarded", { seat, card, from: "hand" });
      return copy && happen(c, befalls(g, "heal", copy.id));
    }
    case "transfer": {
      const [, item, to] = option;
      addTwilight(c, price(g, seat, copyOf(g, item).card, copyOf(g, to)));
      shift(g, item, "attached", to);
      c.tell("moved", { copy: item, zone: "attached", on: to });
      return undefined;
    }
  }
}

/** The action procedure (5.3): round and round from the Free Peoples player to the right, until all pass in a row. */
export const procedure = chapter("procedure", { ...BEGUN })({
  settle: ({ g }) => settle(g, "chance"),
  chance: ({ g }, f) => {
    if (isOver(g) || !goesRound(chances(g, f), f, (seat) => !g.out[seat])) return { end: null };
  },
  action: {
    prompt: "action",
    ask: (g, f) => {
      const seat = chanceOf(g, f);
      return { seat, options: [...actions(g, seat).filter(isAction), ["pass"]] };
    },
    answered: (c, f, option, seat) => {
      if (option[0] === "pass") {
        pass(f, seat);
        return { go: "chance" };
      }
      speak(f, seat);
      return onward(act(c, seat, option), "settle");
    },
  },
});

const isAction = (option: Action): option is Chosen<"play" | "use"> =>
  option[0] === "play" || option[0] === "use";

/** A phase in which one player alone acts, until he stops (5.2). */
export const ownPhase = chapter("ownPhase")({
  settle: ({ g }) => settle(g, "ended"),
  ended: ({ g }, f) => {
    if (g.out[f.seat] || (g.phase === "shadow" && g.shadowEnds)) return { end: null };
  },
  act: {
    prompt: "phase",
    ask: (g, f) => ({ seat: f.seat, options: [...actions(g, f.seat), ["pass"]] }),
    answered: (c, _, option, seat) => {
      if (option[0] === "pass") return { end: null };
      return onward(act(c, seat, option), "settle");
    },
  },
});
