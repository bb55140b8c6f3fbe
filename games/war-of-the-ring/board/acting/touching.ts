/** What a touch of the map does, and a piece that is carried over it. */
import type { Drop, Spot } from "@westmarch/campaign/errands";
import type { Then } from "@westmarch/campaign/looking";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Thing } from "../pieces/standing.ts";
import type { Aim } from "./aim.ts";
import { cheapestFirst, type Errand } from "./errands.ts";
import { figuresOf } from "./journeys.ts";
import { waysFrom } from "./reach.ts";
import { everybody, type Row } from "./rows.ts";

/** The errands from one region to another, the cheapest first: one die may do what another does. */
export const between = (errands: readonly Errand[], from: RegionId, to: RegionId): readonly Errand[] =>
  cheapestFirst(errands.filter((errand) => errand.from === from && errand.to === to));

/** How an Army is divided by one drop. */
const dividing = ({ props: { view, ask }, ahead }: Aim) => ({
  rowsIn: (then: Then<War>) => (then.ask?.prompt === "stay" && ahead ? ahead.rowsAt(then.view) : null),
  everybody,
  sending: ({ options }: Pick<Errand, "options">, rows: readonly Row[], going: readonly number[]) => {
    const sent = ask && ahead?.sending(view, ask.seat, options, rows, going);
    return sent && !sent.not ? sent.options : null;
  },
});

/** Sends an Army on its way, or asks first. */
const set = (aim: Aim, from: RegionId, to: RegionId, drop?: Drop): boolean =>
  aim.ahead?.setOut(aim, [from, to], between(aim.errands, from, to), dividing(aim), drop) ?? false;

/** Says what the army of a region needs to set out. True where there is something to say. */
export const saysLack = ({ props, ahead, inHand }: Aim, region: RegionId, at: Spot): boolean =>
  ahead?.saysLack(props, inHand.die, region, at) ?? false;

const whoOf = (thing: Thing) => ({ figures: figuresOf(thing), from: thing.region });

/** Where a piece can go that is carried; null: that is not known before it is put down. */
export function waysOf({ props: { view, ask }, ahead, errands, leaving }: Aim, thing: Thing) {
  if (thing.kind === "army") return waysFrom(errands, thing.region);
  return ask && ahead ? ahead.waysOf(ahead, view, ask, leaving, whoOf(thing)) : null;
}

/** Whether the Army of a region can be sent somewhere. */
export const marches = ({ errands }: Aim, region: RegionId): boolean =>
  errands.some(({ from }) => from === region);

/** Whether a piece can be taken up and carried. */
export const carries = (aim: Aim, thing: Thing): boolean =>
  thing.kind === "army"
    ? marches(aim, thing.region)
    : aim.leaving.some(({ figure, from }) => from === thing.region && figuresOf(thing).includes(figure));

/** Whether something in a region can be taken up, or comes to it. */
const takes = ({ errands, outings, musters }: Aim, region: RegionId): boolean =>
  [...errands, ...outings].some(({ from }) => from === region) || musters.some(({ to }) => to === region);

/** A region, or an Army on it, was touched. */
export function choose(aim: Aim, region: RegionId, at: Spot) {
  const { props, ahead, hand, inHand, answers } = aim;
  if (!props.ask) return;
  const answer = answers.get(region);
  if (answer) return props.act([answer]);
  if (hand?.kind === "goal" && hand.to === region) return ahead?.sendOn(props, aim);
  const from = hand?.kind === "place" ? hand.place : hand?.kind === "goal" ? hand.from : null;
  if (from !== null && from !== region) {
    if (set(aim, from, region)) return;
    if (!takes(aim, region)) return ahead?.refuse(props, inHand.die, [from, region], at);
  }
  if (hand?.kind === "place" && hand.place === region) {
    if (!set(aim, region, region)) inHand.putDown();
    return;
  }
  if (takes(aim, region)) return inHand.take({ kind: "place", place: region });
  if (hand) return inHand.take(null);
  saysLack(aim, region, at);
}

/** A piece was carried to a region. True if something comes of it. */
export function carry(aim: Aim, thing: Thing, to: RegionId, drop: Drop): boolean {
  const { props, ahead, inHand, leaving } = aim;
  const from = thing.region;
  if (from === to) return false;
  if (thing.kind !== "army") return ahead?.escort(props, leaving, whoOf(thing), to, drop.at) ?? false;
  if (set(aim, from, to, drop)) return true;
  ahead?.refuse(props, inHand.die, [from, to], drop.at);
  return false;
}
