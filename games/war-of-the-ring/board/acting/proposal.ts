/** What the prompt says of something in hand, and the buttons for everything that can be done with it. */
import type { Answer, Proposal } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { type ProposalOf, usualLosses } from "@westmarch/campaign/acting";
import { namedBy, type ThingId, thingName } from "@westmarch/campaign/errands";
import { loseAndGoOn } from "@westmarch/campaign/sitting";
import type { Option } from "@westmarch/kernel";
import { BY_LOSSES } from "../../data/battles.ts";
import { CARD } from "../../data/cards.ts";
import { CHARACTER, DECK, type FaceId, FIGURE, NATION, type NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { GameSay, Props } from "../keys.ts";
import { label } from "../labels/options.ts";
import { sentence } from "../labels.ts";
import {
  cardName,
  characterName,
  deckName,
  faceName,
  figureName,
  figures,
  nationName,
  place,
} from "../names.ts";
import { onwards } from "../staging/battle/fighting.ts";
import type { Hand, Splitting } from "./acting.ts";
import { cheapestFirst, type Errand, type Muster, type Outing } from "./errands.ts";
import { thenAsked } from "./rules.ts";
import type { Sent } from "./sent.ts";
import { dieOf } from "./things.ts";
import { lostBy } from "./usual.ts";

type Offered = Proposal["answers"][number];

export interface ProposalParts extends ProposalOf<Props, Hand, FaceId, Errand, Chosen> {
  readonly errands: readonly Errand[];
  readonly musters: readonly Muster[];
  readonly outings: readonly Outing[];
  /** The choices after these that send the part of it that is to go. */
  readonly sending: (before: readonly Option[]) => Sent | null;
  readonly refusal: (not: NonNullable<Sent["not"]>) => string;
  readonly give: (options: readonly Option[]) => Answer["give"];
  readonly aim: (from: RegionId, to: RegionId) => void;
  /** The Army that is being divided, and who of it goes. */
  readonly division: Pick<Splitting, "rows" | "going"> | null;
  readonly back: () => void;
}

/** “March”, or “March (Army die)” where several dice could pay. */
const byDie = (say: GameSay, text: string, face: FaceId | typeof NONE, several: boolean): string =>
  several && face >= 0 ? say("acting.by-die", { what: text, face: faceName(say, face) }) : text;

const toneOf = ({ kind }: Errand): Offered["tone"] => (kind === "attack" ? "danger" : "choice");

/** The words for going somewhere, on a button. */
function wayTo(say: GameSay, { kind, from, to }: Errand, view: War): string {
  if (kind === "march") return say("acting.to", { place: place(say, to) });
  if (from !== to) return say("acting.attack", { place: place(say, to) });
  return say(view.control[to] === view.acting ? "acting.sortie" : "acting.assault", {
    place: place(say, to),
  });
}

/** One answer for each destination, each figure to recruit, and each that can be sent out. */
function ofRegion(parts: ProposalParts, region: RegionId): readonly Offered[] {
  const { props, errands, musters, outings, die, give, aim } = parts;
  const { say, view } = props;
  const ways = new Map<RegionId, Errand>();
  for (const errand of cheapestFirst(errands))
    if (errand.from === region && !ways.has(errand.to)) ways.set(errand.to, errand);
  const figures = new Map<number, Muster>();
  for (const muster of cheapestFirst(musters))
    if (muster.to === region && !figures.has(muster.figure)) figures.set(muster.figure, muster);
  return [
    ...[...ways.values()].map((errand) => ({
      text: wayTo(say, errand, view),
      tone: toneOf(errand),
      give: () => aim(errand.from, errand.to),
      thing: `region:${errand.to}`,
    })),
    ...[...figures.values()].map(({ figure, face, options }) => ({
      text: byDie(say, say("acting.recruit", { figure: figureName(say, figure) }), face, die === null),
      tone: "choice" as const,
      give: give(options),
      options,
    })),
    ...cheapestFirst(outings.filter(({ from }) => from === region)).map(({ figure, face, options }) => ({
      text: byDie(say, say("acting.send", { figure: figureName(say, figure) }), face, die === null),
      tone: "choice" as const,
      give: give(options),
    })),
  ];
}

/** What is asked in a region, and the way back from it: to another Army where one alone answers, else to another place. */
export function askedInRegion(goes: boolean, comes: boolean) {
  const back = goes && !comes ? "acting.back.army" : "acting.back.place";
  return {
    ask: goes ? (comes ? "acting.region" : "acting.army") : comes ? "acting.muster" : "acting.sending",
    back,
  } as const;
}

function regionProposal(parts: ProposalParts, region: RegionId): Proposal | null {
  const { props, errands, musters, back } = parts;
  const answers = ofRegion(parts, region);
  if (answers.length === 0) return null;
  const goes = errands.some(({ from }) => from === region);
  const comes = musters.some(({ to }) => to === region);
  const keys = askedInRegion(goes, comes);
  return {
    sentence: sentenceCase(props.say(keys.ask, { place: place(props.say, region) })),
    answers,
    back: { text: props.say(keys.back), give: back },
  };
}

/** An answer that sends an Army, or the part of it that is to go. */
function toSend(parts: ProposalParts, text: string, tone: Offered["tone"], { options, not }: Sent): Offered {
  return { text, tone, give: parts.give(options), options, not: not ? parts.refusal(not) : undefined };
}

/** Sends the Army on its way, one answer for each die that pays for it; a die that sends no such part of it is left out. */
function ofGoal(parts: ProposalParts): readonly Offered[] {
  const { props, goals, divides, sending } = parts;
  const { say } = props;
  return goals.flatMap((errand, i) => {
    const sent = divides ? sending(errand.options) : { options: errand.options, not: null };
    if (!sent) return [];
    const text = say(errand.kind === "attack" ? "acting.give.attack" : "acting.give.march");
    const answer = toSend(
      parts,
      byDie(say, text, errand.face, goals.length > 1),
      i > 0 ? "quiet" : "choice",
      sent,
    );
    return [{ ...answer, ends: i === 0 }];
  });
}

/** The proposal for an Army with a destination. */
function goalProposal(parts: ProposalParts, { kind, from, to }: Errand): Proposal {
  const { say } = parts.props;
  const key =
    kind === "march" ? "acting.goal.march" : from === to ? "acting.goal.siege" : "acting.goal.attack";
  return {
    sentence: sentenceCase(say(key, { from: place(say, from), to: place(say, to) })),
    answers: ofGoal(parts),
    back: { text: say("acting.back.road"), give: parts.back },
  };
}

/** The proposal for the Army that the rules ask to divide; null where they do not. */
function dividingProposal(parts: ProposalParts): Proposal | null {
  const { props, ask, divides, sending, back } = parts;
  const { say } = props;
  const sent = divides ? sending([]) : null;
  if ((ask.prompt !== "stay" && ask.prompt !== "advance") || !sent) return null;
  const [from, to] = ask.about;
  const { battle, stack } = props.view;
  const attacks = stack.at(-1)?.chapter === "attack";
  const [goes, gives] =
    ask.prompt === "advance"
      ? (["acting.goal.advance", "acting.give.advance"] as const)
      : (["acting.goal.march", "acting.give.march"] as const);
  const key = !attacks ? goes : from === to ? "acting.goal.siege" : "acting.goal.attack";
  // The scene has gone: that there is no defender left is said with what follows from it.
  const before = battle?.over === BY_LOSSES ? say("acting.destroyed") : "";
  const someStay = parts.division?.rows.some(({ able }, i) => able !== parts.division?.going[i]) ?? false;
  const none = ask.prompt === "advance" && ask.options.some(([verb]) => verb === "done");
  const send = toSend(parts, say(attacks ? "acting.give.attack" : gives), "choice", sent);
  return {
    sentence: paragraph(say, before, sentenceCase(say(key, { from: place(say, from), to: place(say, to) }))),
    answers: [
      send,
      ...(none ? [{ text: say("acting.stay"), tone: "quiet" as const, give: parts.give([["done"]]) }] : []),
    ],
    back: someStay ? { text: say("acting.everybody"), give: back } : undefined,
  };
}

/** The usual losses: who falls, and who is replaced. */
function usualProposal(parts: ProposalParts): Proposal {
  const { props, ask, losses } = parts;
  const { say, view } = props;
  const then = thenAsked(view, ask.seat, losses.usual);
  const lost = lostBy(view, losses.usual, then?.view ?? null).map(([[verb, figure], count]) => {
    const who = figures(say, FIGURE.of(figure), count);
    return verb === "reduce" ? say("acting.usual.reduce", { who, count }) : who;
  });
  const on = loseAndGoOn(parts, onwards(props.view, ask));
  return usualLosses(say, sentence(ask, props), lost, { ...losses, on });
}

/** Things that can be in hand; the rest is the Fellowship. */
const NAMES = {
  card: namedBy(CARD, cardName),
  deck: namedBy(DECK, deckName),
  nation: namedBy(NATION, nationName),
  character: namedBy(CHARACTER, characterName),
};

/** Everything that can be done with a thing, by each die. */
function ofThing(parts: ProposalParts, thing: ThingId): readonly Offered[] {
  const { props, ask, things, die, give } = parts;
  const options = (things.get(thing) ?? []).filter((option) => die === null || dieOf(option) === die);
  const alike = new Map<string, number>();
  const texts = options.map((option) => label(option, ask, props));
  for (const { text } of texts) alike.set(text, (alike.get(text) ?? 0) + 1);
  return options.map((option, i) => ({
    text: byDie(props.say, texts[i].text, dieOf(option), die === null),
    tone: texts[i].tone,
    give: give([option]),
    options: [option],
  }));
}

/** The proposal for what is in hand, or for the division that the rules ask for; null leaves the question as it is. */
export function proposalOf(parts: ProposalParts): Proposal | null {
  const { props, ask, hand, goals, back } = parts;
  const { say } = props;
  if (hand?.kind === "place")
    // Elsewhere the question itself speaks of the Army, and of the way out.
    return ask.prompt === "act" || ask.prompt === "recruit" ? regionProposal(parts, hand.place) : null;
  if (hand?.kind === "goal" && goals[0]) return goalProposal(parts, goals[0]);
  if (hand?.kind === "thing") {
    const answers = ofThing(parts, hand.thing);
    if (answers.length === 0) return null;
    return {
      sentence: say("acting.thing", { thing: thingName(say, hand.thing, NAMES) ?? say("acting.fellowship") }),
      answers,
      back: { text: say("acting.back"), give: back },
    };
  }
  return parts.losses.usual.length > 0 ? usualProposal(parts) : dividingProposal(parts);
}
