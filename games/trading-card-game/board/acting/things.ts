/** Which things on the table each answer speaks of: to point at, to take up, to put down on. Pure. */
import { type AskOf, NONE } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import { find } from "../../table/copies.ts";
import type { Chosen } from "../../vocabulary.ts";
import { cardThing, copyThing, seatThing, siteThing, type ThingId } from "../look/look.ts";

type Ask = AskOf<CardGame>;

/** A copy as it stands on the table: a site goes by its place on the road, what has left the table is nothing. */
function standing(g: CardGame, id: CopyId): readonly ThingId[] {
  const copy = id === NONE ? undefined : find(g, id);
  if (!copy) return [];
  const { siteNumber } = printed(copy.card);
  return copy.zone === "path" && siteNumber ? [siteThing(siteNumber)] : [copyThing(id)];
}

/** A text: of the copy that says it, or of the card in hand that has none. */
const text = (g: CardGame, copy: CopyId, card: CardId): readonly ThingId[] =>
  copy === NONE ? [cardThing(card)] : standing(g, copy);

const NOTHING: readonly never[] = [];

/** What an answer is given with: the thing that is touched first. Empty where only the prompt offers it. */
export function thingsOf(g: CardGame, option: Chosen): readonly ThingId[] {
  switch (option[0]) {
    case "start":
    case "play":
    case "respond":
    case "discard-to-heal":
    case "card":
      return [cardThing(option[1])];
    case "use":
    case "trigger":
      return text(g, option[1], option[2]);
    case "transfer":
    case "copy":
      return standing(g, option[1]);
    case "assign":
      return standing(g, option[2]);
    case "player":
      return [seatThing(option[1])];
    case "sanctuary":
      return [siteThing(g.at[g.turn] ?? 1)];
    case "bid":
    case "place":
    case "number":
    case "option":
    case "yes":
    case "no":
    case "done":
    case "pass":
    case "move":
    case "stop":
    case "concede":
      return NOTHING;
  }
}

/** Onto what it is put down, where an answer says so by itself. */
export function ontoOf(g: CardGame, option: Chosen): readonly ThingId[] {
  if (option[0] === "transfer") return standing(g, option[2]);
  return option[0] === "assign" ? standing(g, option[1]) : NOTHING;
}

/**
 * Where an answer ends: on whom it is put down, or else the thing that it is given with. Null: only the prompt offers it. It
 * needs no table, so a site goes by its copy and is found there only if it is a card.
 */
export function endOf(option: Chosen): ThingId | null {
  switch (option[0]) {
    case "assign":
      return copyThing(option[1]);
    case "transfer":
      return copyThing(option[2]);
    case "copy":
      return copyThing(option[1]);
    case "use":
    case "trigger":
      return option[1] === NONE ? cardThing(option[2]) : copyThing(option[1]);
    case "start":
    case "play":
    case "respond":
    case "discard-to-heal":
    case "card":
      return cardThing(option[1]);
    case "player":
      return seatThing(option[1]);
    default:
      return null;
  }
}

/** Everything that can be answered with each thing of the table now. */
export function thingsAt(g: CardGame, ask: Ask | null): ReadonlyMap<ThingId, readonly Chosen[]> {
  const found = new Map<ThingId, Chosen[]>();
  for (const option of ask?.options ?? [])
    for (const thing of thingsOf(g, option)) {
      const others = found.get(thing);
      if (others) others.push(option);
      else found.set(thing, [option]);
    }
  return found;
}

/** Chances to do something: what it comes to is looked at before it is done. */
const CHANCES: readonly Ask["prompt"][] = ["phase", "action", "about-to", "after"];

/** Cards that are chosen out of a hand or a pile: none must go by being read. */
const CARDS: readonly Ask["prompt"][] = ["start", "pick-card", "reconcile"];

export const isChance = ({ prompt }: Ask): boolean => CHANCES.includes(prompt);

/** Whether a touch takes a thing up, and does not answer by itself. */
export const takesUp = (ask: Ask): boolean => isChance(ask) || CARDS.includes(ask.prompt);

/** What the prompt bar and the other boards call a thing that is taken up, as `Label.group` does; null for what never is. */
export function groupOf(options: readonly Chosen[]): string | null {
  const [option] = options;
  switch (option?.[0]) {
    case "play":
    case "respond":
    case "discard-to-heal":
      return `card:${option[1]}`;
    case "use":
    case "trigger":
    case "transfer":
      return `copy:${option[1]}`;
    case "assign":
      return `copy:${option[2]}`;
    default:
      return null;
  }
}
