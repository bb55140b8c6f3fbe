/** What the prompt says of something in hand, and the buttons for everything that can be done with it. */
import type { Proposal } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { counted, type ProposalOf, usualLosses } from "@westmarch/campaign/acting";
import { namedBy, type ThingId, thingName } from "@westmarch/campaign/errands";
import { loseAndGoOn } from "@westmarch/campaign/sitting";
import type { Option } from "@westmarch/kernel";
import {
  ACTION,
  BEORN,
  CARD,
  CHARACTER,
  type CharacterId,
  DECK,
  FACE,
  type FaceId,
  type NONE,
  PLACE,
  type PlaceId,
  UNIT,
} from "../../ids.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { GameSay, Props } from "../keys.ts";
import { label, sentence } from "../labels.ts";
import {
  actionName,
  cardName,
  characterName,
  deckName,
  faceName,
  place,
  placeAt,
  placeName,
  units,
  withinCharacter,
} from "../names.ts";
import { onward } from "../staging/combat/fighting.ts";
import type { Hand } from "./acting.ts";
import { cheapestFirst, cheapestOfEach, type Deed, type Errand, type Outing } from "./errands.ts";
import { dieOf } from "./things.ts";

type Offered = Proposal["answers"][number];

export interface ProposalParts extends ProposalOf<Props, Hand, FaceId, Errand, Chosen> {
  /** The player has taken it up, not the question itself. */
  readonly taken: boolean;
  readonly errands: readonly Errand[];
  readonly deeds: readonly Deed[];
  readonly outings: readonly Outing[];
  /** All choices of an errand, or of the division that is asked for. */
  readonly choicesOf: (errand: Errand | null) => readonly Option[];
  readonly against: (options: readonly Option[]) => string | undefined;
  /** The choices by which characters go. */
  readonly walking: (walks: readonly Outing[]) => readonly Option[] | null;
  readonly give: (options: readonly Option[]) => void;
  readonly aim: (from: PlaceId, to: PlaceId) => void;
  readonly lift: (hand: Hand) => void;
  readonly back: () => void;
}

const ATTACKS = new Set([
  ACTION.named("attack"),
  ACTION.named("attack_with_leadership"),
  ACTION.named("goblin_attack"),
]);

/** “March”, or “March · Army” where a die is to be paid. */
const byDie = (say: GameSay, what: string, face: FaceId | typeof NONE, shown: boolean): string =>
  shown && FACE.is(face) ? say("acting.by-die", { what, face: faceName(say, face) }) : what;

/** The choices that answer at once. */
const answer = (
  parts: ProposalParts,
  text: string,
  options: readonly Option[],
  tone: Offered["tone"] = "choice",
): Offered => ({
  text,
  tone,
  give: () => parts.give(options),
  options,
  not: undefined,
});

/** Two answers never bear the same words: the first of them stays. */
function eachOnce(answers: readonly Offered[]): readonly Offered[] {
  const found = new Map<string, Offered>();
  for (const one of answers) if (!found.has(one.text)) found.set(one.text, one);
  return [...found.values()];
}

/** Where the army of a place goes, what is done there, and who sets out from there. */
function ofPlace(parts: ProposalParts, at: PlaceId): readonly Offered[] {
  const { props, errands, deeds, outings, die, aim, lift } = parts;
  const { say } = props;
  const ways = errands.filter(({ from }) => from === at);
  const attacks = [...new Set(ways.flatMap(({ kind, to }) => (kind === "march" ? [] : [to])))];
  const marches = [
    ...new Set(ways.flatMap(({ kind, to }) => (kind === "march" && !attacks.includes(to) ? [to] : []))),
  ];
  const walkers = [...new Set(outings.flatMap(({ from, character }) => (from === at ? [character] : [])))];
  return eachOnce([
    ...attacks.map(
      (to): Offered => ({
        text: say("acting.attack", { place: place(say, to) }),
        tone: "danger",
        give: () => aim(at, to),
        thing: `region:${to}`,
      }),
    ),
    ...marches.map(
      (to): Offered => ({
        text: say("acting.to", { place: place(say, to) }),
        tone: "choice",
        give: () => aim(at, to),
        thing: `region:${to}`,
      }),
    ),
    ...cheapestOfEach(
      deeds.filter((deed) => deed.at === at),
      ({ last }) => last.join(),
    ).map(({ last, ask, face, options }) =>
      answer(parts, byDie(say, label(last, ask, props).text, face, die === null), options),
    ),
    ...walkers.map(
      (character): Offered => ({
        text: say("acting.send", { character: characterName(say, character) }),
        tone: "quiet",
        give: () => lift({ kind: "character", character, place: at }),
      }),
    ),
  ]);
}

/** What an army's way is called, where several dice or actions could be meant. */
function wayName(say: GameSay, { kind, action }: Errand, several: boolean): string {
  if (kind === "combined") return say("acting.give.combined");
  if (!several || !ACTION.is(action))
    return say(kind === "attack" ? "acting.give.attack" : "acting.give.march");
  return kind === "march" && ATTACKS.has(action) ? say("acting.give.first") : actionName(say, action);
}

/** Sends the army on its way: one answer for each action that does it, by the die that can do least else. */
function ofGoal(parts: ProposalParts): readonly Offered[] {
  const { props, goals, die, choicesOf, against } = parts;
  const ways = cheapestOfEach(goals, ({ kind }) => kind);
  return eachOnce(
    ways.map((errand, i) => {
      const options = choicesOf(errand);
      const text = byDie(props.say, wayName(props.say, errand, ways.length > 1), errand.face, die === null);
      return {
        ...answer(parts, text, options, i === 0 ? "choice" : "quiet"),
        not: against(options),
        ends: i === 0,
      };
    }),
  );
}

function goalSentence(say: GameSay, { kind, from, to, over }: Errand): string {
  const slots = { from: place(say, from), to: place(say, to), over: PLACE.is(over) ? place(say, over) : "" };
  if (kind === "march") return say(over < 0 ? "acting.goal.march" : "acting.goal.over", slots);
  return say(over < 0 ? "acting.goal.attack" : "acting.goal.march-attack", slots);
}

/** Things that can be in hand; the rest is the Eyrie. */
const NAMES = {
  card: namedBy(CARD, cardName),
  deck: namedBy(DECK, deckName),
  character: namedBy(CHARACTER, characterName),
};

/** Everything that can be done with a thing, by each die. */
function ofThing(parts: ProposalParts, thing: ThingId): readonly Offered[] {
  const { props, ask, things, die } = parts;
  const options = (things.get(thing) ?? []).filter(
    (option) => die === null || dieOf(option) === die || dieOf(option) < 0,
  );
  return eachOnce(
    options.map((option) => {
      const { text, tone } = label(option, ask, props);
      return answer(parts, byDie(props.say, text, dieOf(option), die === null), [option], tone);
    }),
  );
}

/** Sends characters on their way: one answer for each die that pays. */
function ofWalks(parts: ProposalParts, walks: readonly Outing[]): readonly Offered[] {
  const { props, outings, walking, die } = parts;
  const [first] = walks;
  if (!first) return [];
  const alike = (to: Outing, by: Outing): Outing | undefined =>
    outings.find(
      (one) =>
        one.character === to.character &&
        one.to === to.to &&
        one.attacks === to.attacks &&
        one.face === by.face,
    );
  const payers = cheapestFirst(
    outings.filter(
      (one) => one.character === first.character && one.to === first.to && one.attacks === first.attacks,
    ),
  );
  return eachOnce(
    payers.flatMap((payer, i) => {
      const all = walks.flatMap((walk) => alike(walk, payer) ?? []);
      const options = all.length === walks.length ? walking(all) : null;
      if (!options) return [];
      return [
        answer(
          parts,
          byDie(props.say, props.say("acting.give.walk"), payer.face, die === null),
          options,
          i === 0 ? "choice" : "quiet",
        ),
      ];
    }),
  );
}

const walkName = (say: GameSay, { character, to, attacks }: Outing): string =>
  say(attacks ? "acting.walk.attack" : "acting.walk", {
    character: withinCharacter(say, character),
    place: place(say, to),
  });

type Back = "acting.back.army" | "acting.back.road" | "acting.back" | "acting.usual";

/** A sentence with its answers, and the way back; null where there is nothing to answer. */
const offered = (
  { props, back }: ProposalParts,
  sentence: string,
  answers: readonly Offered[],
  key: Back,
): Proposal | null =>
  answers.length === 0
    ? null
    : { sentence: sentenceCase(sentence), answers, back: { text: props.say(key), give: back } };

function forPlace(parts: ProposalParts, at: PlaceId): Proposal | null {
  const { say } = parts.props;
  const goes = parts.errands.some(({ from }) => from === at);
  return offered(
    parts,
    goes
      ? say("acting.army", { place: placeAt(say, at) })
      : say("acting.place", { place: placeName(say, at) }),
    ofPlace(parts, at),
    goes ? "acting.back.army" : "acting.back",
  );
}

function forGoal(parts: ProposalParts): Proposal | null {
  const [goal] = parts.goals;
  return goal ? offered(parts, goalSentence(parts.props.say, goal), ofGoal(parts), "acting.back.road") : null;
}

/** Where a character can go by itself: each way once, by the die that can do least else. */
function forCharacter(parts: ProposalParts, who: CharacterId): Proposal | null {
  const { props, outings, lift } = parts;
  const { say } = props;
  const ways = outings.filter(({ character }) => character === who);
  const each = new Map(cheapestFirst(ways).map((way) => [`${way.to}/${way.attacks}`, way]));
  return offered(
    parts,
    say("acting.character", { character: characterName(say, who) }),
    [...each.values()].map(
      (way): Offered => ({
        text: say(way.attacks ? "acting.attack" : "acting.to", { place: place(say, way.to) }),
        tone: way.attacks ? "danger" : "choice",
        give: () => lift({ kind: "walks", walks: [way] }),
        thing: `region:${way.to}`,
      }),
    ),
    "acting.back",
  );
}

function forWalks(parts: ProposalParts, walks: readonly Outing[]): Proposal | null {
  const { say } = parts.props;
  const names = walks.map((walk) => walkName(say, walk));
  return offered(
    parts,
    say(walks.some(({ character }) => character === BEORN) ? "acting.stride" : "acting.walks", {
      walks: listed(say, names),
    }),
    ofWalks(parts, walks),
    "acting.back",
  );
}

function forThing(parts: ProposalParts, thing: ThingId): Proposal | null {
  const { say } = parts.props;
  return offered(
    parts,
    say("acting.thing", { thing: thingName(say, thing, NAMES) ?? say("roost.eyrie") }),
    ofThing(parts, thing),
    "acting.back",
  );
}

/** The division that the rules ask for: who goes along, and whether nobody does. */
function forDivision(parts: ProposalParts): Proposal | null {
  const { props, ask, choicesOf, against, give } = parts;
  if (!parts.divides || ask.prompt !== "part") return null;
  const { say } = props;
  const options = choicesOf(null);
  const [from, to] = ask.about;
  const none = ask.options.some(([verb]) => verb === "done");
  return offered(
    parts,
    say("acting.goal.march", { from: place(say, from), to: place(say, to) }),
    [
      { ...answer(parts, say("acting.give.march"), options), not: against(options) },
      ...(none ? [{ text: say("acting.stay"), tone: "quiet" as const, give: () => give([["done"]]) }] : []),
    ],
    "acting.usual",
  );
}

/** The usual losses: which units go. Where none has to, the question stands as it is, unless the fight can go on with it. */
function forLosses(parts: ProposalParts): Proposal | null {
  const { props, ask, losses } = parts;
  const say: GameSay = props.say;
  const on = loseAndGoOn(parts, onward(props.view, ask));
  const lost = counted(losses.usual).flatMap(([[verb, unit], count]) =>
    verb === "lose" ? units(say, UNIT.of(unit), count) : [],
  );
  if (lost.length > 0) return usualLosses(say, sentence(ask, props), lost, { ...losses, on });
  return (
    on && {
      sentence: sentence(ask, props),
      answers: [
        { text: say("acting.bear.on"), tone: "choice", ends: true, give: on },
        { ...label(["done"], ask, props), ends: false, give: losses.give },
      ],
      back: { text: say("acting.otherwise"), give: losses.otherwise },
    }
  );
}

/** The proposal for what is in hand, or for the division that the rules ask for; null leaves the question as it is. */
export function proposalOf(parts: ProposalParts): Proposal | null {
  const { hand, taken } = parts;
  switch (hand?.kind) {
    case "place":
      return taken ? forPlace(parts, hand.place) : null;
    case "goal":
      return forGoal(parts);
    case "character":
      return taken ? forCharacter(parts, CHARACTER.of(hand.character)) : null;
    case "walks":
      return forWalks(parts, hand.walks);
    case "thing":
      return forThing(parts, hand.thing);
    default:
      return parts.losses.usual.length > 0 ? forLosses(parts) : forDivision(parts);
  }
}
