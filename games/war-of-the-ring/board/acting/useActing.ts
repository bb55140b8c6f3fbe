import { aimAt, useDivision, useInHand, useOffered, useProposal } from "@westmarch/campaign/acting";
import { onlyFrom, paidBy } from "@westmarch/campaign/errands";
import type { AskOf, Option } from "@westmarch/kernel";
import { useMemo } from "react";
import { CARD } from "../../data/cards.ts";
import { FACE, type FaceId } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { unitsIn } from "../../rules/figures.ts";
import { sideOf } from "../../seats.ts";
import { noFigures, type War } from "../../state.ts";
import type { Props } from "../keys.ts";
import type { Acting, Hand, Splitting } from "./acting.ts";
import { type Aim, isPaid, type Open } from "./aim.ts";
import { answersAt, type Errand, type Muster, type Outing } from "./errands.ts";
import { leaversAt } from "./journeys.ts";
import type { Looking } from "./looking.ts";
import { reachIn } from "./reach.ts";
import { everybody, type Row } from "./rows.ts";
import { ableThings, diceAt, dieOf, thingsAt } from "./things.ts";
import { between, carries, carry, choose, marches, saysLack, waysOf } from "./touching.ts";
import { steps } from "./walking.ts";

const NOTHING: readonly never[] = [];

/** The way of an Army that the rules ask to divide. */
const asked = (ask: AskOf<War>) => (ask.prompt === "stay" || ask.prompt === "advance" ? ask.about : null);
const askedThen = (ask: AskOf<War>) => (ask.prompt === "stay" ? ask.about : null);
const PARTS = { asked, askedThen, everybody };

const lostBy = ([, figure]: Option) => `figure:${figure}`;
const THINGS = { thingsAt, ableThings, diceAt, dieOf, cards: CARD, lostBy };

/** Everything that can be done on the map, by the die in hand if one is. */
function useOpen({ view, ask, wants }: Props, ahead: Looking | null, die: FaceId | null): Open {
  // A single choice is all there is in a guided game: nothing is put together from several.
  const alone = ask !== null && ask.options.length < 2;
  const guided = alone && !isPaid(ask);
  const all = useMemo(
    () => ({
      errands: ask && ahead && !guided ? ahead.errandsAt(view, ask) : NOTHING,
      musters:
        ask && ahead && !guided
          ? ahead.mustersAt(view, ask).filter(({ options }) => wants?.(options) ?? true)
          : NOTHING,
      outings: ask && ahead && !alone ? ahead.outingsAt(view, ask) : NOTHING,
    }),
    [view, ask, wants, ahead, alone, guided],
  );
  return useMemo(
    () => ({
      errands: paidBy<Errand>(all.errands, die),
      musters: paidBy<Muster>(all.musters, die),
      outings: paidBy<Outing>(all.outings, die),
    }),
    [all, die],
  );
}

/** What is in hand, and what could be done with it. */
function useAim(props: Props, ahead: Looking | null): Aim {
  const { view, ask } = props;
  const inHand = useInHand<Hand, typeof ask, FaceId, RegionId>(props, {
    faces: FACE,
    places: REGION,
    isPaid: isPaid(ask),
  });
  const open = useOpen(props, ahead, inHand.die);
  const { errands, outings } = open;
  const answers = useMemo(() => (ask ? answersAt(ask) : new Map<RegionId, Option>()), [ask]);
  const leaving = useMemo(() => [...outings, ...leaversAt(view, ask)], [outings, view, ask]);
  // Where the rules ask for one Army alone, it need not be taken up.
  const goer = isPaid(ask) ? (inHand.army ?? onlyFrom(errands)) : null;
  const hand: Hand | null = inHand.taken ?? (goer === null ? null : { kind: "place", place: goer });
  const goals = hand?.kind === "goal" ? between(errands, hand.from, hand.to) : NOTHING;
  const parts = useDivision(props, ahead, { ...inHand, hand }, goals[0] ?? null, PARTS);
  return { props, ahead, inHand, hand, answers, leaving, goals, ...open, ...parts };
}

/** What a proposal is made from, besides what is in hand. */
const proposing = (aim: Aim, ahead: Looking) => (ask: AskOf<War>) => {
  const { props, inHand, hand, errands, musters, outings, division } = aim;
  const { view, act } = props;
  return {
    errands,
    musters,
    outings,
    sending: (before: readonly Option[]) =>
      division && ahead.sending(view, ask.seat, before, division.rows, division.going),
    asked: (options: readonly Option[]) => ahead.thenAsked(view, ask.seat, options)?.ask?.prompt,
    refusal: (not: Parameters<Looking["refusal"]>[0]) => ahead.refusal(not, props),
    give: (options: readonly Option[]) => () => act(options),
    aim: (from: RegionId, to: RegionId) => aimAt(aim, from, to),
    division,
    back: () => {
      if (hand?.kind === "goal") return inHand.take({ kind: "place", place: hand.from });
      aim.forget();
      inHand.putDown();
    },
  };
};

/** How many of each kind of figure go, by figure. */
function forceOf(rows: readonly Row[], going: readonly number[]): readonly number[] {
  const force = noFigures();
  for (const [i, { figure }] of rows.entries()) force[figure] = going[i] ?? 0;
  return force;
}

/** The attack that is being thought of, with who goes: taken up on the board, or begun and about to be divided. */
function useAttack({ props: { view, ask }, goals: [goal], division }: Aim): Acting["attack"] {
  const begun = !goal && ask?.prompt === "stay" && view.stack.at(-1)?.chapter === "attack";
  const attack = goal?.kind === "attack" || begun ? (goal ?? division) : null;
  const rows = division?.rows;
  const thought = JSON.stringify(division?.going ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers that go, and not the list of them
  return useMemo(
    () =>
      attack && ask
        ? {
            side: sideOf(view, ask.seat),
            from: attack.from,
            to: attack.to,
            ...(division && { force: forceOf(division.rows, division.going) }),
          }
        : null,
    [attack, ask, view, rows, thought],
  );
}

/**
 * Everything that acting on the board needs: state of the hand, what glows, what a touch does, what the prompt says.
 * Until looking ahead has loaded, what the prompt offers is all there is.
 */
export function useActing(props: Props, ahead: Looking | null): Acting {
  const { view, ask } = props;
  const aim = useAim(props, ahead);
  const { inHand, hand, errands, musters, outings, answers, goals, division } = aim;
  const { die } = inHand;
  const { usual } = aim;
  const fall = useMemo(() => (ask && ahead?.falling(view, ask, usual)) ?? usual, [view, ask, ahead, usual]);
  const { all, offered } = useOffered({ ...aim, usual: fall }, isPaid(ask), THINGS, errands, outings);
  useProposal(aim, all, ahead && { of: ahead.proposalOf, own: proposing(aim, ahead) });
  const reach = useMemo(
    () => reachIn({ hand, errands, goals, answers, musters, ask, die }),
    [hand, errands, goals, answers, musters, ask, die],
  );
  const attack = useAttack(aim);
  const { things, take } = offered;
  const walks = things.has("fellowship");
  const splitting: Splitting | null = division && {
    ...division,
    attack: attack !== null,
  };
  return {
    ...offered,
    // A ring is asked for die by die in the bar, wherever it lies.
    take: (thing) => (thing === "rings" ? props.select("ring") : take(thing)),
    reach,
    carries: (thing) => (thing.kind === "bearers" ? walks : carries(aim, thing)),
    walks,
    saysLack: (region, at) => saysLack(aim, region, at),
    marches: (region) => marches(aim, region),
    sends: (region) => outings.some(({ from }) => from === region),
    choose: (region, at) => choose(aim, region, at),
    ways: (thing) => waysOf(aim, thing),
    goers: (thing) =>
      thing.kind === "army" && ask ? unitsIn(view, sideOf(view, ask.seat), thing.region) : 0,
    carry: (thing, to, drop) => {
      if (thing.kind !== "bearers") return carry(aim, thing, to, drop);
      if (!walks || to === thing.region) return false;
      const step = steps(all, die);
      if (step) props.act([step]);
      else take("fellowship");
      return step !== null;
    },
    splitting,
    attack,
  };
}
