/** What a touch of the map does, and a piece that is carried over it. */
import type { Drop, Reach, Spot } from "@westmarch/campaign/errands";
import type { Then } from "@westmarch/campaign/looking";
import type { Option } from "@westmarch/kernel";
import { ARMY_FACE, type PlaceId } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Piece } from "./acting.ts";
import { type Aim, isPaid } from "./aim.ts";
import { cheapestFirst, type Errand } from "./errands.ts";
import { everybody, type Row } from "./rows.ts";

const NOTHING: readonly never[] = [];

/** Everything that is said with an errand, or as the answer to the question who goes. */
export function choicesOf(
  { props: { view, ask }, ahead, division, markers, staying }: Aim,
  errand: Errand | null,
): readonly Option[] {
  const before = errand?.options ?? NOTHING;
  const after = errand?.after ?? NOTHING;
  if (!ask || !ahead || !division) return [...before, ...after];
  const asked = errand === null || ahead.thenAsked(view, ask.seat, before)?.ask?.prompt === "part";
  if (!asked) return [...before, ...after];
  const options = ahead.sending(view, ask.seat, before, division.rows, division.going);
  const also = markers.length > 0 ? [["number", staying] as const] : NOTHING;
  return [...options, ...also, ...after];
}

const fartherFrom = ({ props: { view, ask }, ahead, direct }: Aim, from: PlaceId, to: PlaceId) =>
  ask && ahead
    ? direct
        .filter((way) => way.from === from)
        .flatMap((way) => ahead.farther(view, ask.seat, way))
        .filter((way) => way.to === to)
    : NOTHING;

/** Sends an army on its way, or asks first. */
function set(aim: Aim, from: PlaceId, to: PlaceId, drop?: Drop): boolean {
  const { view, ask } = aim.props;
  const near = aim.errands.filter((way) => way.from === from && way.to === to);
  const ways = near.length > 0 ? near : fartherFrom(aim, from, to);
  const { ahead } = aim;
  if (!ask || !ahead) return false;
  const parts = {
    rowsIn: (then: Then<FiveArmies>) => (then.ask?.prompt === "part" ? ahead.rowsAt(then.view) : null),
    sending: (way: Pick<Errand, "options">, rows: readonly Row[], going: readonly number[]) => {
      const all = ahead.sending(view, ask.seat, way.options, rows, going);
      const [least] = ahead.markersIn(ahead.thenAsked(view, ask.seat, all)?.ask ?? null);
      return least === undefined ? all : [...all, ["number", least] as const];
    },
    everybody,
  };
  return ahead.setOut(aim, [from, to], ways, parts, drop);
}

/** Sends the army in hand where it is to go, which was pressed once more: what is looked at twice stays in hand. */
function sendOn(aim: Aim): void {
  const { props, ahead, goals } = aim;
  const { view, ask, act } = props;
  const [goal] = goals;
  if (!goal || !ask || goal.kind !== "march") return;
  const options = choicesOf(aim, goal);
  if (ahead?.isFree(view, ask.seat, options)) act(options);
}

/** Why an army does not go there: the rule that the first die stumbles over. */
function refuse({ props: { ask, tried }, inHand: { die } }: Aim, from: PlaceId, to: PlaceId, at: Spot): void {
  if (!ask) return;
  const use = ask.options.find((option) => option[0] === "use" && (die ?? ARMY_FACE) === option[1]);
  if (!isPaid(ask)) {
    if (use) tried(["step", from, to], at, [use]);
    return;
  }
  const walks = ask.options.some(([verb]) => verb === "to");
  tried(walks ? ["to", to] : [ask.prompt === "attack" ? "attack" : "step", from, to], at);
}

/** Says why a place cannot be chosen, or what its army needs to set out. True where there is something to say. */
export function saysLack({ props, ahead, inHand: { die } }: Aim, place: PlaceId, at: Spot): boolean {
  const { view, ask, tried } = props;
  const lack = ask && ahead ? ahead.lackOf(ahead, view, ask, place, die) : null;
  if (lack) tried(lack.option, at, lack.after);
  return lack !== null;
}

/** Lays down where characters go; what pays for it is asked then. */
function send(aim: Aim, characters: readonly number[], from: PlaceId, to: PlaceId, at: Spot): boolean {
  const { hand, inHand, outings } = aim;
  const found = characters.flatMap((character) => {
    const [way] = cheapestFirst(outings.filter((one) => one.character === character && one.to === to));
    return way ? [way] : [];
  });
  if (found.length === 0) {
    refuse(aim, from, to, at);
    return false;
  }
  const before = hand?.kind === "walks" ? hand.walks : NOTHING;
  const kept = before.filter(({ character }) => !found.some((one) => one.character === character));
  inHand.take({ kind: "walks", walks: [...kept, ...found] });
  return true;
}

/** Whether something in a place can be taken up or done. */
export const takes = ({ direct, outings, deeds }: Aim, place: PlaceId): boolean =>
  [...direct, ...outings].some(({ from }) => from === place) || deeds.some(({ at }) => at === place);

/** Who of a piece can go alone. */
export const walksOf = ({ outings }: Aim, piece: Piece): readonly number[] =>
  piece.kind === "army"
    ? NOTHING
    : (piece.characters ?? NOTHING).filter((one) => outings.some(({ character }) => character === one));

/** Whether the army of a place can be sent somewhere. */
export const marches = ({ direct }: Aim, place: PlaceId): boolean =>
  direct.some(({ from }) => from === place);

/** A place was touched. */
export function choose(aim: Aim, reach: ReadonlyMap<PlaceId, Reach>, place: PlaceId, at: Spot) {
  const { props, hand, inHand, deeds } = aim;
  const { ask, act } = props;
  if (!ask) return;
  if (hand?.kind === "goal" && hand.to === place) return sendOn(aim);
  const from = hand?.kind === "place" ? hand.place : hand?.kind === "goal" ? hand.from : null;
  if (from !== null && from !== place) {
    if (set(aim, from, place)) return;
    if (!takes(aim, place)) return refuse(aim, from, place, at);
  }
  if (hand?.kind === "character" && hand.place !== place && reach.has(place)) {
    send(aim, [hand.character], hand.place, place, at);
    return;
  }
  if (inHand.taken?.kind === "place" && inHand.taken.place === place) return inHand.putDown();
  const here = deeds.filter((deed) => deed.at === place);
  const [only] = here;
  if (only && here.length === 1 && isPaid(ask) && !marches(aim, place)) return act(only.options);
  if (takes(aim, place)) return inHand.take({ kind: "place", place });
  if (hand) return inHand.putDown();
  saysLack(aim, place, at);
}

/** A piece was touched. */
export function touch(aim: Aim, reach: ReadonlyMap<PlaceId, Reach>, piece: Piece, at: Spot) {
  const { hand, inHand } = aim;
  const [walker] = walksOf(aim, piece);
  const aims =
    (hand?.kind === "place" || hand?.kind === "character") &&
    hand.place !== piece.place &&
    reach.has(piece.place);
  if (walker === undefined || aims || (reach.has(piece.place) && hand === null))
    return choose(aim, reach, piece.place, at);
  if (inHand.taken?.kind === "character" && inHand.taken.character === walker) return inHand.putDown();
  inHand.take({ kind: "character", character: walker, place: piece.place });
}

/** A piece was carried to a place. True if something comes of it. */
export function carry(aim: Aim, piece: Piece, to: PlaceId, drop: Drop): boolean {
  const from = piece.place;
  if (from === to) return false;
  if (piece.kind !== "army") return send(aim, walksOf(aim, piece), from, to, drop.at);
  if (set(aim, from, to, drop)) return true;
  refuse(aim, from, to, drop.at);
  return false;
}
