/** Which texts listen to what happens (card language, 5), and who may answer with them. */
import type { When } from "@westmarch/cards";
import { NONE, type Seat } from "@westmarch/kernel";
import { type ActivePart, responsesTo, triggersOn } from "../cards/active-effects.ts";
import { holds } from "../cards/conditions.ts";
import { HEARD, hears } from "../cards/happenings.ts";
import { matches, matchesCard } from "../cards/matching.ts";
import { isAtPlace } from "../cards/places.ts";
import { contextFromHand, type TextContext } from "../cards/text-context.ts";
import { isPart, type PartOf, partOf, partsOf } from "../cards/texts.ts";
import { CARD, type CardId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import type { Target } from "../language/targets.ts";
import type { Happening as Heard } from "../language/tree.ts";
import { type CardGame, type Copy, NOBODY } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { find } from "../table/copies.ts";
import { isSilenced } from "../table/ring.ts";
import { isSkirmishing } from "../table/sides.ts";
import type { Happening, What } from "../words.ts";
import { canPay } from "./playable.ts";
import { price } from "./price.ts";

/** The card that a happening befalls, as it was if it has left the table since. */
const subjectOf = (g: CardGame, { on, card, seat }: Happening): Copy | undefined => {
  if (on === NONE) return undefined;
  const zone = printed(card).type === "Minion" ? "middle" : "fellowship";
  return find(g, on) ?? { id: on, card, owner: seat, zone, on: NONE };
};

const someOf = (g: CardGame, s: TextContext, target: Target, ids: Happening["others"]): boolean =>
  ids.some((id) => {
    const copy = find(g, id);
    return copy !== undefined && matches(g, s, target, copy);
  });

const involves = (g: CardGame, s: TextContext, target: Target): boolean =>
  activeCopies(g).some((copy) => isSkirmishing(g, copy) && matches(g, s, target, copy));

/** Whether the words after "When:" or "Response:" mean this happening. */
export function isMeant(g: CardGame, s: TextContext, heard: Heard, h: Happening, stage: When): boolean {
  if (!hears(heard, h.what, stage)) return false;
  const subject = subjectOf(g, h);
  const isSubject = (target: Target): boolean => subject !== undefined && matches(g, s, target, subject);
  switch (heard.on) {
    case "about to be wounded":
      return isSubject(heard.target) && (!heard.inSkirmish || g.phase === "skirmish");
    case "about to exert":
    case "about to heal":
    case "exerts or takes a wound":
    case "wins a skirmish":
    case "is assigned to a skirmish":
    case "puts on the Ring":
      return isSubject(heard.target);
    case "loses a skirmish":
      return isSubject(heard.target) && (!heard.to || someOf(g, s, heard.to, h.others));
    case "minions of a player lose to":
      return someOf(g, s, heard.target, h.others);
    case "kills a companion during a skirmish":
      return (
        g.phase === "skirmish" && printed(h.card).type === "Companion" && someOf(g, s, heard.target, h.others)
      );
    case "is killed":
      return (
        isSubject(heard.target) &&
        (!heard.by || someOf(g, s, heard.by, h.others)) &&
        (!heard.beside || (g.phase === "skirmish" && involves(g, s, heard.beside)))
      );
    case "is played":
      return heard.target.some(({ is }) => is === "this")
        ? h.on === s.self
        : matchesCard(g, s, heard.target, h.card, h.seat);
    case "plays":
      return (
        isPlayer(g, s, heard.who, h.seat) &&
        matchesCard(g, s, heard.target, h.card, h.seat) &&
        (!heard.onto || someOf(g, s, heard.onto, h.others)) &&
        (!heard.beside || (g.phase === "skirmish" && involves(g, s, heard.beside)))
      );
    case "is discarded from play":
      return matchesCard(g, s, heard.target, h.card, h.seat);
    case "your turn begins":
      return g.turn === s.you;
    case "your Shadow phase begins":
    case "your Shadow phase ends":
      return g.shadow === s.you;
    case "arrives":
      return isAtPlace(g, s, heard.place);
    case "leaves":
      return isAtPlace(g, s, heard.place) && (!heard.inFellowshipPhase || g.phase === "fellowship");
    case "becomes true":
      return h.on === s.self;
    default:
      return true;
  }
}

function isPlayer(
  g: CardGame,
  s: TextContext,
  who: Extract<Heard, { readonly on: "plays" }>["who"],
  seat: Seat,
): boolean {
  if (who === "you") return seat === s.you;
  if (who === "FP") return seat === g.turn;
  return who === "a player" || seat !== s.you;
}

/** What a text that answers a happening has named when it begins. */
export const withNames = (g: CardGame, s: TextContext, h: Happening): TextContext => ({
  ...s,
  it: h.on !== NONE && find(g, h.on) ? [h.on] : s.it,
  named: namesItsCard(h.what) ? h.card : s.named,
  // The player who caused it is “that opponent”; when it was the card's own player, an opponent must still be named.
  player: h.seat === NOBODY || h.seat === s.you ? s.player : h.seat,
});

const namesItsCard = (what: What): boolean => what === "killed" || what === "played" || what === "discarded";

/** Whether the whole effect may be left (17.2 e). */
export const isOptional = ({ effect }: PartOf<"when">): boolean => {
  const [first, ...others] = effect.clauses;
  return first?.clause === "may" && first.who === "you" && others.length === 0;
};

/** Triggers of cards in play that this happening sets off. */
export const triggersOf = (g: CardGame, h: Happening): readonly ActivePart<PartOf<"when">>[] =>
  those(
    triggersOn(g, h.what),
    ({ part, context }) =>
      isMeant(g, context, part.on, h, "after") && (!part.if || holds(g, withNames(g, context, h), part.if)),
  );

/** Those parts of which this is so. Most often there are none to begin with. */
const those = <P>(parts: readonly P[], isSo: (part: P) => boolean): readonly P[] =>
  parts.length === 0 ? parts : parts.filter(isSo);

/** Response abilities with which this seat may answer now; or could (`publicly`), for all that others know. */
export const responsesOf = (
  g: CardGame,
  seat: Seat,
  h: Happening,
  stage: When,
  publicly = false,
): readonly ActivePart<PartOf<"response">>[] =>
  those(responsesTo(g, stage, h.what), ({ copy, part, context }) => {
    if (copy.owner !== seat || !isMeant(g, context, part.on, h, stage)) return false;
    if (isRing(copy.card) && isSilenced(g)) return false;
    const named = withNames(g, context, h);
    return (!part.if || holds(g, named, part.if)) && canPay(g, named, part.cost, { publicly });
  });

const isRing = (card: CardId): boolean => printed(card).type === "The One Ring";

/** Events that are responses, by what they listen to. */
type Events = ReadonlyMap<What, readonly CardId[]>;

function eventsBy(stage: When, isOfSide: (card: CardId) => boolean): Events {
  const events = new Map<What, CardId[]>();
  for (const card of CARD.all) {
    const part = isOfSide(card) && printed(card).type === "Event" ? partOf(card, "response") : undefined;
    const heard = part && HEARD[part.on.on];
    for (const what of heard?.stage === stage ? heard.what : [])
      events.set(what, [...(events.get(what) ?? []), card]);
  }
  return events;
}

const FREE_PEOPLES_EVENTS: Readonly<Record<When, Events>> = {
  before: eventsBy("before", isFreePeoples),
  after: eventsBy("after", isFreePeoples),
};
const SHADOW_EVENTS: Readonly<Record<When, Events>> = {
  before: eventsBy("before", isShadow),
  after: eventsBy("after", isShadow),
};

const NO_EVENTS: readonly CardId[] = [];

/** Response events of the side of this seat that listen to what happens. */
const eventsOn = (g: CardGame, seat: Seat, { what }: Happening, stage: When): readonly CardId[] =>
  (seat === g.turn ? FREE_PEOPLES_EVENTS : SHADOW_EVENTS)[stage].get(what) ?? NO_EVENTS;

/** Response events with which this seat could answer now, if it held them. */
export const answersFromHand = (g: CardGame, seat: Seat, h: Happening, stage: When): readonly CardId[] =>
  those(eventsOn(g, seat, h, stage), (card) => hindranceToAnswer(g, seat, card, h, stage) === null);

/**
 * Whether this seat could answer now with an event, for all that others know: on public grounds alone, so that being asked
 * tells nothing about a hand (22).
 */
export const mayAnswerFromHand = (g: CardGame, seat: Seat, h: Happening, stage: When): boolean =>
  g.secret.hands[seat].length > 0 &&
  eventsOn(g, seat, h, stage).some((card) => hindranceToAnswer(g, seat, card, h, stage, true) === null);

/** Why an event in the hand of a seat is no answer to what happens, or null. */
export function hindranceToAnswer(
  g: CardGame,
  seat: Seat,
  card: CardId,
  h: Happening,
  stage: When,
  publicly = false,
): "not-your-side" | "no-answer" | "too-dear" | "requirement" | "cost" | null {
  if (seat === g.turn ? !isFreePeoples(card) : !isShadow(card)) return "not-your-side";
  const part = printed(card).type === "Event" ? partOf(card, "response") : undefined;
  const s = contextFromHand(seat, card);
  if (!part || !isMeant(g, s, part.on, h, stage)) return "no-answer";
  const named = withNames(g, s, h);
  const twilight = isShadow(card) ? price(g, seat, card) : 0;
  if (twilight > g.pool) return "too-dear";
  if (part.if && !holds(g, named, part.if)) return "requirement";
  return canPay(g, named, part.cost, { twilight, publicly, itself: card }) ? null : "cost";
}

/** Where in a card's text its response stands. */
export const responseIndex = (card: CardId): number =>
  partsOf(card).findIndex((part) => isPart(part, "response"));

const STAGES = ["before", "after"] as const;

/** Whether no text on the table or in a hand could have a say. */
export function isQuiet(g: CardGame, h: Happening, seats: readonly Seat[]): boolean {
  if (triggersOf(g, h).length > 0) return false;
  for (const stage of STAGES) {
    const offered = responsesTo(g, stage, h.what).length > 0;
    for (const seat of seats) {
      if (offered && responsesOf(g, seat, h, stage, true).length > 0) return false;
      if (mayAnswerFromHand(g, seat, h, stage)) return false;
    }
  }
  return true;
}
