/** Which card on the table to choose where a text or a rule lets a player choose one. */
import { type Ask, frameOf, type Option, type Seat } from "@westmarch/kernel";
import { programAt } from "../cards/programs.ts";
import { CARD, type CardId, printed } from "../data/ids.ts";
import type { Step } from "../language/tree.ts";
import { strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { against, woundsOn } from "../table/copies.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { keeping } from "./cards.ts";
import { sense } from "./sense.ts";
import { skirmishCost, woundsCost } from "./skirmishes.ts";
import { minions } from "./threat.ts";
import { characterWorth, permanentWorth, printedWorth } from "./worth.ts";

/** What a copy is worth to its owner. */
function worthOf(g: CardGame, copy: Copy): number {
  if (copy.zone === "fellowship") return characterWorth(g, copy);
  return copy.zone === "middle"
    ? sense.minion + sense.minionPrinted * printedWorth(copy.card)
    : permanentWorth(g, copy) + sense.named;
}

/** What one more wound costs the owner of a copy. */
function oneWound(g: CardGame, copy: Copy): number {
  if (copy.zone !== "middle") return woundsCost(g, copy, 1);
  return (
    (vitalityLeft(g, copy) <= 1 ? sense.lastWound : sense.wound) *
    (sense.woundAny + sense.woundStrength * strength(g, copy))
  );
}

/** How much healing helps: the weary first. */
const oneHealed = (g: CardGame, copy: Copy): number =>
  woundsOn(g, copy.id) === 0
    ? 0
    : copy.zone === "fellowship"
      ? characterWorth(g, copy, vitalityLeft(g, copy) + 1) - characterWorth(g, copy)
      : sense.healAlly;

/** How much a copy matters in the skirmish going on, and otherwise by its strength. */
const inTheFight = (g: CardGame, copy: Copy): number =>
  (copy.id === g.skirmish || minions(g).some(({ id }) => id === copy.id) ? sense.inFight : sense.outOfFight) +
  sense.fightStrength * strength(g, copy);

/** The step of the text that is asking, if one is. */
function stepGoingOn(g: CardGame): Step | undefined {
  const f = g.stack.at(-1);
  if (f?.chapter !== "text" || !("card" in f && "index" in f)) return undefined;
  const at = "op" in f ? Number(f.op) : 0;
  const op = programAt(CARD.of(Number(f.card)), Number(f.index))[at];
  return op?.op === "step" ? op.step : undefined;
}

/** How good it is for the owner of a copy that a step is done to it. */
function boon(g: CardGame, step: Step | undefined, copy: Copy): number {
  switch (step?.do) {
    case "exert":
    case "wound":
      return -oneWound(g, copy);
    case "exhaust":
      return -oneWound(g, copy) * Math.max(1, vitalityLeft(g, copy) - 1);
    case "heal":
    case "remove wounds":
      return oneHealed(g, copy);
    case "discard":
      return -worthOf(g, copy);
    case "gain": {
      const [boost] = step.boosts;
      return boost && "by" in boost && boost.by.sign === "-" ? -inTheFight(g, copy) : inTheFight(g, copy);
    }
    case "give no strength":
    case "not in archery total":
      return -inTheFight(g, copy);
    case "put":
      return copy.zone === "middle" ? -worthOf(g, copy) : sense.putElsewhere;
    case "assign":
      return copy.zone === "middle" ? 0 : -worthOf(g, copy);
    default:
      return sense.otherwise * worthOf(g, copy);
  }
}

/** How good a choice this copy is for this seat. */
function gladly(g: CardGame, seat: Seat, step: Step | undefined, option: Option): number {
  const copy = option[0] === "copy" ? g.table.find(({ id }) => id === option[1]) : undefined;
  if (!copy) return 0;
  const good = boon(g, step, copy);
  if (copy.owner === seat) return good;
  // Two Shadow players have the fellowship against them both.
  return copy.zone === "middle" && seat !== g.turn ? sense.shared * good : -good;
}

export function pickCopy(g: CardGame, { seat, options }: Ask): Option {
  const step = stepGoingOn(g);
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = gladly(g, seat, step, option);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}

const cardOf = (option: Option): CardId => CARD.of(Number(option[1]));

/** Which card of one's own hand is given up where a text asks for one: the one that is missed least; null where none is. */
export function throwAway(g: CardGame, { prompt, seat, options }: Ask): Option | null {
  const step = prompt === "pick-card" ? stepGoingOn(g) : undefined;
  if (step?.do !== "discard" || step.from !== "your hand") return null;
  const cards = options.filter(([verb]) => verb === "card");
  return cards.length === 0 ? null : least(cards, (option) => keeping(g, seat, cardOf(option)));
}

/** Which card to take from a pile: the strongest; null where they are not for the seat itself. */
export function pickCard(g: CardGame, ask: Ask): Option | null {
  const thrown = throwAway(g, ask);
  if (thrown) return thrown;
  const step = stepGoingOn(g);
  const isOwn = (step?.do === "play" || step?.do === "put") && step.from?.startsWith("your ");
  const cards = isOwn ? ask.options.filter(([verb]) => verb === "card") : [];
  return cards.length === 0
    ? null
    : least(cards, (option) => -printedWorth(cardOf(option)) - sense.keeps[cardOf(option)]);
}

/** 4.3: the character that gains most by it. */
export const healFirst = (g: CardGame, options: readonly Option[]): Option =>
  least(options, (option) => {
    const copy = g.table.find(({ id }) => option[0] === "copy" && id === option[1]);
    return copy ? -oneHealed(g, copy) : 0;
  });

/** 10.4: the character that bears it most lightly, with the arrows it has been given so far. */
export function takeArrow(g: CardGame, options: readonly Option[]): Option {
  const given = frameOf(g, "archery")?.given ?? [];
  return least(options, (option) => {
    const copy = g.table.find(({ id }) => id === option[1]);
    if (!copy) return 0;
    const before = given.filter((id) => id === copy.id).length;
    if (copy.zone === "middle")
      return (
        (vitalityLeft(g, copy) - before <= 1 ? sense.arrowKills : sense.arrowHurts) *
        (1 + strength(g, copy) / sense.arrowStrength)
      );
    return woundsCost(g, copy, before + 1) - woundsCost(g, copy, before);
  });
}

/** 12.1: first the skirmish in which most is at stake, while all cards are in hand. */
export const fightFirst = (g: CardGame, options: readonly Option[]): Option =>
  least(options, (option) => {
    const copy = g.table.find(({ id }) => id === option[1]);
    if (!copy) return 0;
    const group = minions(g).filter(({ id }) => against(g, id) === copy.id);
    return -skirmishCost(g, copy, group);
  });

function least(options: readonly Option[], cost: (option: Option) => number): Option {
  let best = options[0];
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const value = cost(option);
    if (value < lowest) {
      lowest = value;
      best = option;
    }
  }
  return best ?? ["done"];
}

/** Who should bear an item: the best fighter; and a Shadow card, where it hurts. */
export function bearsBest(g: CardGame, { seat, options }: Ask): Option {
  return least(options, (option) => {
    const copy = g.table.find(({ id }) => id === option[1]);
    if (!copy) return 0;
    const strong = printed(copy.card).strength ?? 0;
    return copy.owner === seat ? -strong - sense.bearVitality * vitalityLeft(g, copy) : -worthOf(g, copy);
  });
}

/** Whether an item would go to a better fighter by printed strength, so that it is never handed back and forth. */
export function isForTheBetter(g: CardGame, item: Option[number], to: Option[number] | undefined): boolean {
  const from = g.table.find(({ id }) => id === item)?.on;
  const fighting = (id: Option[number] | undefined): number => {
    const bearer = g.table.find((copy) => copy.id === id);
    return bearer?.zone === "fellowship" ? (printed(bearer.card).strength ?? 0) : 0;
  };
  return fighting(to) > fighting(from);
}
