import { aimAt, useDivision, useInHand, useOffered, useProposal } from "@westmarch/campaign/acting";
import { paidBy } from "@westmarch/campaign/errands";
import type { AskOf, Option } from "@westmarch/kernel";
import { useMemo } from "react";
import { CARD, FACE, type FaceId, NONE, PLACE, type PlaceId, sideOf } from "../../ids.ts";
import { unitsIn } from "../../rules/board.ts";
import type { FiveArmies } from "../../state.ts";
import type { Props } from "../keys.ts";
import type { Acting, Hand, Splitting } from "./acting.ts";
import { type Aim, isPaid, type Markers, type Open } from "./aim.ts";
import { attackIn, rangesIn, routeIn } from "./aimed.ts";
import { cheapestFirst, type Deed, type Errand, type Outing } from "./errands.ts";
import type { Looking } from "./looking.ts";
import { byItself, reachIn, walksFrom, waysFrom } from "./reach.ts";
import { everybody } from "./rows.ts";
import { ableThings, diceAt, dieOf, thingsAt } from "./things.ts";
import { carry, choicesOf, choose, marches, saysLack, takes, touch, walksOf } from "./touching.ts";

type Ask = AskOf<FiveArmies>;

const NOTHING: readonly never[] = [];
const NOTHING_POSSIBLE = { errands: NOTHING, deeds: NOTHING, outings: NOTHING } as const;

/** The way of an army that the rules ask to divide. */
const parted = (ask: Ask) => (ask.prompt === "part" ? ask.about : null);
const PARTS = { asked: parted, askedThen: parted, everybody };

const lostBy = ([verb, unit]: Option) => (verb === "lose" ? `unit:${unit}` : null);
const THINGS = { thingsAt, ableThings, diceAt, dieOf, cards: CARD, lostBy };

/** Everything that can be done on the map, by the die in hand if one is. */
function useOpen({ view, ask }: Props, ahead: Looking | null, die: FaceId | null): Open {
  // A single choice is all there is in a guided game: nothing is put together from several.
  const alone = ask !== null && ask.options.length < 2 && !isPaid(ask);
  const possible = useMemo(
    () => (ask && ahead && !alone ? ahead.possibleAt(view, ask) : NOTHING_POSSIBLE),
    [view, ask, ahead, alone],
  );
  return useMemo(
    () => ({
      direct: paidBy<Errand>(possible.errands, die),
      deeds: paidBy<Deed>(possible.deeds, die),
      outings: paidBy<Outing>(possible.outings, die),
    }),
    [possible, die],
  );
}

/** With where else the army of a place could come to by one die. */
function withFarther({ view, ask }: Props, ahead: Looking | null, start: number, direct: Open["direct"]) {
  if (start < 0 || !ask || !ahead) return direct;
  const near = direct.filter(({ from }) => from === start);
  const ways = new Map(cheapestFirst(near).map((way) => [`${way.action}/${way.to}`, way]));
  const far = [...ways.values()]
    .flatMap((way) => ahead.farther(view, ask.seat, way))
    .filter(({ to, kind }) => !near.some((way) => way.to === to && (way.kind === kind || kind === "march")));
  return [...direct, ...far];
}

/** With where else an army in hand could come to. */
function useFarther(props: Props, ahead: Looking | null, hand: Hand | null, direct: Open["direct"]) {
  const { view, ask } = props;
  const start = hand?.kind === "place" ? hand.place : hand?.kind === "goal" ? hand.from : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props, the view and the question
  return useMemo(() => withFarther(props, ahead, start, direct), [direct, start, view, ask, ahead]);
}

/** How many damage markers may stay behind, and how many do. */
function useMarkers(
  { view, ask }: Props,
  ahead: Looking | null,
  division: Aim["division"],
  goal: Errand | undefined,
): Markers {
  const thought = JSON.stringify(division?.going ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers that go, and not the list of them
  const markers = useMemo(() => {
    if (!ask || !ahead || !division) return NOTHING;
    const options = ahead.sending(view, ask.seat, goal?.options ?? NOTHING, division.rows, division.going);
    return ahead.markersIn(ahead.thenAsked(view, ask.seat, options)?.ask ?? null);
  }, [ask, ahead, division?.rows, thought, goal]);
  const least = Math.max(division?.said.markers ?? 0, markers[0] ?? 0);
  return { markers, staying: Math.min(least, markers.at(-1) ?? 0) };
}

/** What is in hand, and what could be done with it. */
function useAim(props: Props, ahead: Looking | null): Aim {
  const { ask } = props;
  const inHand = useInHand<Hand, typeof ask, FaceId, PlaceId>(props, {
    faces: FACE,
    places: PLACE,
    isPaid: isPaid(ask),
  });
  const open = useOpen(props, ahead, inHand.die);
  const hand = inHand.taken ?? byItself(ask, inHand.army, open);
  const errands = useFarther(props, ahead, hand, open.direct);
  const goals = useMemo(
    () =>
      hand?.kind === "goal"
        ? errands.filter(({ from, to }) => from === hand.from && to === hand.to)
        : NOTHING,
    [hand, errands],
  );
  const parts = useDivision(props, ahead, { ...inHand, hand }, goals[0] ?? null, PARTS);
  const markers = useMarkers(props, ahead, parts.division, goals[0]);
  return { props, ahead, inHand, hand, errands, goals, ...open, ...parts, ...markers };
}

/** What a proposal is made from, besides what is in hand. */
const proposing = (aim: Aim, ahead: Looking) => (ask: Ask) => {
  const { props, inHand, hand, errands, deeds, outings } = aim;
  const { view, act } = props;
  return {
    taken: inHand.taken !== null,
    errands,
    deeds,
    outings,
    choicesOf: (errand: Errand | null) => choicesOf(aim, errand),
    asked: (options: readonly Option[]) => ahead.thenAsked(view, ask.seat, options)?.ask?.prompt,
    against: (options: readonly Option[]) => {
      const not = ahead.against(view, ask.seat, options);
      return not ? ahead.refusal(not, props) : undefined;
    },
    walking: (walks: readonly Outing[]) => ahead.walking(view, ask.seat, walks)?.options ?? null,
    give: act,
    aim: (from: PlaceId, to: PlaceId) => aimAt(aim, from, to),
    lift: inHand.take,
    back: () => {
      aim.forget();
      if (hand?.kind === "goal") return inHand.take({ kind: "place", place: hand.from });
      inHand.putDown();
    },
  };
};

const splittingOf = ({ props: { ask }, division, markers, staying }: Aim): Splitting | null =>
  division && {
    ...division,
    side: sideOf(ask?.seat ?? 0),
    markers,
    staying,
    leave: (many) => division.say({ going: division.said.going, markers: many }),
  };

/**
 * Everything that acting on the board needs: state of the hand, what glows, what a touch does, what the prompt says.
 * Until looking ahead has loaded, what the prompt offers is all there is.
 */
export function useActing(props: Props, ahead: Looking | null): Acting {
  const { view, ask } = props;
  const aim = useAim(props, ahead);
  const { inHand, hand, errands, goals, direct, deeds, outings } = aim;
  const { die } = inHand;
  const { all, offered } = useOffered(aim, isPaid(ask), THINGS, direct, outings);
  useProposal(aim, all, ahead && { of: ahead.proposalOf, own: proposing(aim, ahead) });
  const reach = useMemo(
    () => reachIn({ hand, errands, goals, deeds, outings, ask, die }),
    [hand, errands, goals, outings, deeds, ask, die],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props, the view and the question
  const thought = useMemo(() => {
    const of = { props, ahead, hand, goals };
    return { attack: attackIn(of), ranges: rangesIn(of, all), route: routeIn(of) };
  }, [view, ask, ahead, hand, goals, all]);
  const { attack } = thought;
  return {
    ...thought,
    ...offered,
    reach,
    carries: (piece) => (piece.kind === "army" ? marches(aim, piece.place) : walksOf(aim, piece).length > 0),
    acts: (piece) => hand !== null || reach.has(piece.place) || takes(aim, piece.place),
    arrows: attack?.combined ? attack.from.map((from) => [from, attack.to] as const) : NOTHING,
    choose: (place, at) => choose(aim, reach, place, at),
    saysLack: (place, at) => saysLack(aim, place, at),
    touch: (piece, at) => touch(aim, reach, piece, at),
    ways: (piece) =>
      piece.kind === "army"
        ? waysFrom(withFarther(props, ahead, piece.place, direct), piece.place)
        : walksFrom(outings, walksOf(aim, piece)),
    goers: (piece) => (piece.kind === "army" && ask ? unitsIn(view, sideOf(ask.seat), piece.place) : 0),
    carry: (piece, to, drop) => carry(aim, piece, to, drop),
    splitting: splittingOf(aim),
  };
}
