import { useOffer } from "@westmarch/boardkit/offer";
import type { Option } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import { CARD, type CardId } from "../../data/cards.ts";
import { FACE, type FaceId, NONE } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { sideOf } from "../../seats.ts";
import { noFigures } from "../../state.ts";
import type { Attack } from "../forecast/matchup.ts";
import type { Props } from "../keys.ts";
import type { Thing } from "../pieces/standing.ts";
import { answersAt, cheapestFirst, type Errand, type Muster, type Outing } from "./errands.ts";
import { figuresOf, journey, leaversAt } from "./journeys.ts";
import type { Looking } from "./looking.ts";
import { everybody, type Row } from "./rows.ts";
import { ableThings, diceAt, dieOf, paidBy, type ThingId, thingsAt } from "./things.ts";

/** What a region is for the player just now. */
export type Reach = "enter" | "attack" | "choose";

type Spot = { readonly x: number; readonly y: number };

/** What the player has taken up and not finished. */
export type Hand =
  /** A region: the Army there, and what can be recruited there. */
  | { readonly kind: "region"; readonly region: RegionId }
  /** An Army with a destination. `going`: how many of each row go, null for everybody. */
  | {
      readonly kind: "goal";
      readonly from: RegionId;
      readonly to: RegionId;
      readonly going: readonly number[] | null;
    }
  | { readonly kind: "thing"; readonly thing: ThingId };

/** The division of an Army, as the slip beside it shows it. */
export interface Splitting {
  readonly from: RegionId;
  readonly to: RegionId;
  readonly attack: boolean;
  readonly rows: readonly Row[];
  readonly going: readonly number[];
  readonly change: (row: number, going: number) => void;
}

/** What the board offers of the ask: what glows, and what a touch does. */
export interface Acting {
  /** Regions that answer now, or that something in hand could go to. */
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Regions whose army or figure can be taken up now, where that is to be seen: after a die, or while one is chosen. */
  readonly able: ReadonlySet<RegionId>;
  /** Whether a piece can be taken up and carried. */
  readonly carries: (thing: Thing) => boolean;
  /** Whether the army in a region can be sent somewhere. */
  readonly marches: (region: RegionId) => boolean;
  /** Whether somebody in a region can be sent out alone. */
  readonly sends: (region: RegionId) => boolean;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: RegionId;
  /** Where it is to go, or `NONE`. */
  readonly to: RegionId;
  /** Dice that can be taken up now. */
  readonly dice: ReadonlySet<FaceId>;
  /** The die that has been taken up, or null. */
  readonly die: FaceId | null;
  readonly takeDie: (face: FaceId) => void;
  /** A region, or an army on it, was touched. */
  readonly choose: (region: RegionId, at: Spot) => void;
  /** A piece was carried to a region. True if something comes of it. */
  readonly carry: (thing: Thing, to: RegionId, at: Spot) => boolean;
  /** Things of the table that something can be done with now, by what `data-explain` calls them. */
  readonly things: ReadonlySet<ThingId>;
  /** The thing in hand, or null. */
  readonly thing: ThingId | null;
  /** Takes a thing up, or puts it down; where there is one thing to do with it and no die to pay, that is done. */
  readonly take: (thing: ThingId) => void;
  readonly cards: ReadonlySet<CardId>;
  /** The card in hand, or null. */
  readonly card: CardId | null;
  /** Something is being aimed at on the map: whatever lies around it folds away. */
  readonly folds: boolean;
  /** The Army in hand is being divided; null where there is nothing to divide. */
  readonly splitting: Splitting | null;
  /** The attack that is being thought of, with who goes: for a forecast. */
  readonly attack: Attack | null;
}

const NOTHING: readonly never[] = [];
/** The card that a thing is, or null. */
function cardOf(thing: ThingId | null): CardId | null {
  const card = thing?.startsWith("card:") ? numberOf(thing) : NONE;
  return CARD.is(card) ? card : null;
}

const numberOf = (id: string): number => Number(id.split(":")[1] ?? NONE);

/** What is being divided, if the errand in hand asks for it or the rules ask by themselves. */
function useDivision({ view, ask }: Props, ahead: Looking | null, goal: Errand | null) {
  return useMemo(() => {
    if (!ask || !ahead) return null;
    if (ask.prompt === "stay" || ask.prompt === "advance")
      return { rows: ahead.rowsAt(view), about: ask.about };
    if (!goal) return null;
    const then = ahead.thenAsked(view, ask.seat, goal.options);
    if (then?.ask?.prompt !== "stay") return null;
    return { rows: ahead.rowsAt(then.view), about: then.ask.about };
  }, [view, ask, ahead, goal]);
}

/** The region from which all errands set out, or null where there are several. */
function onlyFrom(errands: readonly Errand[]): RegionId | null {
  const [first] = errands;
  return first && errands.every(({ from }) => from === first.from) ? first.from : null;
}

/** The only errand of several alike: one die may do what another does. */
const between = (errands: readonly Errand[], from: RegionId, to: RegionId): readonly Errand[] =>
  cheapestFirst(errands.filter((errand) => errand.from === from && errand.to === to));

/**
 * Everything that acting on the board needs: state of the hand, what glows, what a touch does, what the prompt says. As
 * long as nobody can look ahead, what the prompt offers is all there is.
 */
export function useActing(props: Props, ahead: Looking | null): Acting {
  const { view, ask, selected, select, act, tried, offer } = props;
  const [held, hold] = useState<{ readonly ask: Props["ask"]; readonly hand: Hand | null }>({
    ask,
    hand: null,
  });
  // What was taken up for one question is not in hand for the next.
  const taken = held.ask === ask ? held.hand : null;
  const take = (hand: Hand | null) => hold({ ask, hand });

  const picked = numberOf(selected ?? "");
  const die = ask?.prompt === "act" && selected?.startsWith("die:") && FACE.is(picked) ? picked : null;
  const army = selected?.startsWith("army:") && REGION.is(picked) ? picked : null;
  // A single choice is all there is in a guided game: nothing is put together from several.
  const alone = ask !== null && ask.options.length < 2;
  const allErrands = useMemo(
    () => (ask && !(alone && ask.prompt === "act") && ahead ? ahead.errandsAt(view, ask) : NOTHING),
    [view, ask, ahead, alone],
  );
  const allMusters = useMemo(
    () => (ask && !(alone && ask.prompt === "act") && ahead ? ahead.mustersAt(view, ask) : NOTHING),
    [view, ask, ahead, alone],
  );
  const allOutings = useMemo(
    () => (ask && !alone && ahead ? ahead.outingsAt(view, ask) : NOTHING),
    [view, ask, ahead, alone],
  );
  const answers = useMemo(() => (ask ? answersAt(ask) : new Map<RegionId, Option>()), [ask]);
  const allThings = useMemo(() => thingsAt(ask), [ask]);
  const things = useMemo(() => ableThings(allThings, die), [allThings, die]);
  const dice = useMemo(() => diceAt(ask), [ask]);

  const errands = useMemo(() => paidBy<Errand>(allErrands, die), [allErrands, die]);
  // Where the rules ask for one Army alone, it need not be taken up.
  const only = ask?.prompt === "act" ? null : onlyFrom(errands);
  const goer = ask?.prompt === "act" ? null : (army ?? only);
  const hand: Hand | null = taken ?? (goer === null ? null : { kind: "region", region: goer });
  const musters = useMemo(() => paidBy<Muster>(allMusters, die), [allMusters, die]);
  const outings = useMemo(() => paidBy<Outing>(allOutings, die), [allOutings, die]);

  const leaving = useMemo(() => [...outings, ...leaversAt(view, ask)], [outings, view, ask]);

  const goals = hand?.kind === "goal" ? between(errands, hand.from, hand.to) : NOTHING;
  const division = useDivision(props, ahead, goals[0] ?? null);
  const rows = division?.rows ?? null;
  const [from = NONE, to = NONE] = division?.about ?? [];
  const [asDivided, divide] = useState<{
    readonly ask: Props["ask"];
    readonly going: readonly number[] | null;
  }>({
    ask,
    going: null,
  });
  const asked = asDivided.ask === ask ? asDivided.going : null;
  const going = rows && ((hand?.kind === "goal" ? hand.going : asked) ?? everybody(rows));

  useOffer(
    offer,
    ask &&
      (ahead?.proposalOf({
        props,
        ask,
        hand,
        die,
        errands,
        musters,
        outings,
        things: allThings,
        goals,
        divides: rows !== null,
        sending: (before) => rows && going && ahead.sending(view, ask.seat, before, rows, going),
        refusal: (not) => ahead.refusal(not, props),
        give: (options) => () => act(options),
        aim: (start, end) => take({ kind: "goal", from: start, to: end, going: null }),
        back: () => {
          if (hand?.kind === "goal") return take({ kind: "region", region: hand.from });
          take(null);
          divide({ ask, going: null });
          if (army !== null) select(null);
        },
      }) ??
        null),
  );

  const able = useMemo(() => {
    const regions = new Set<RegionId>();
    if (ask?.prompt === "act" && die === null && hand === null) return regions;
    for (const { from } of [...errands, ...outings]) regions.add(from);
    return regions;
  }, [ask, die, hand, errands, outings]);

  const reach = useMemo(() => {
    const found = new Map<RegionId, Reach>();
    if (hand?.kind === "region") {
      for (const errand of errands)
        if (errand.from === hand.region) found.set(errand.to, errand.kind === "attack" ? "attack" : "enter");
      return found;
    }
    if (hand?.kind === "goal") {
      found.set(hand.to, goals[0]?.kind === "attack" ? "attack" : "enter");
      return found;
    }
    if (hand) return found;
    for (const region of answers.keys()) found.set(region, "choose");
    if (ask?.prompt !== "act" || die !== null) for (const muster of musters) found.set(muster.to, "choose");
    return found;
  }, [hand, errands, goals, answers, musters, ask, die]);

  /** Sends an Army on its way, or asks who goes along first. An attack is always looked at twice. */
  const set = (from: RegionId, to: RegionId): boolean => {
    const ways = between(errands, from, to);
    const [way] = ways;
    if (!way || !ask) return false;
    const then = ahead?.thenAsked(view, ask.seat, way.options);
    if (way.kind === "march" && ways.length === 1 && then && then.ask?.prompt !== "stay") {
      act(way.options);
      return true;
    }
    take({ kind: "goal", from, to, going: null });
    return true;
  };

  /** Why an Army does not go there: the rule that the first die stumbles over. */
  const refuse = (from: RegionId, to: RegionId, at: Spot) => {
    if (!ask) return;
    const march = ask.options.find((option) => option[0] === "armies" && (die === null || option[1] === die));
    if (ask.prompt === "act" && march) tried(["move", from, to], at, [march]);
    else tried(ask.prompt === "attack" ? ["attack", from, to] : ["move", from, to], at);
  };

  /** Sends figures that have no Army about them. */
  const escort = (thing: Thing, to: RegionId, at: Spot): boolean => {
    const who = { figures: figuresOf(thing), from: thing.region };
    const options = ask && ahead ? journey(ahead, view, ask, leaving, who) : null;
    if (!ask || !ahead || !options) return false;
    const there: Option = ["to", to];
    if (ahead.against(view, ask.seat, [...options, there])) {
      tried(there, at, options);
      return false;
    }
    act([...options, there]);
    return true;
  };

  const marches = (region: RegionId): boolean => errands.some((errand) => errand.from === region);

  /** Whether something in a region can be taken up, or comes to it. */
  const takes = (region: RegionId): boolean =>
    [...errands, ...outings].some(({ from }) => from === region) || musters.some(({ to }) => to === region);

  const choose = (region: RegionId, at: Spot) => {
    if (!ask) return;
    const answer = answers.get(region);
    if (answer) return act([answer]);
    if (hand?.kind === "region" && hand.region !== region) {
      if (set(hand.region, region)) return;
      if (!takes(region)) return refuse(hand.region, region, at);
    }
    if (hand?.kind === "region" && hand.region === region) {
      if (set(region, region)) return;
      take(null);
      if (army !== null) select(null);
      return;
    }
    if (takes(region)) return take({ kind: "region", region });
    if (hand) return take(null);
  };

  const attack = goals[0]?.kind === "attack" ? goals[0] : null;
  const thought = JSON.stringify(going);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers that go, and not the list of them
  const attackOf = useMemo(
    () =>
      attack && ask
        ? {
            side: sideOf(view, ask.seat),
            from: attack.from,
            to: attack.to,
            ...(rows && going && { force: forceOf(rows, going) }),
          }
        : null,
    [attack, ask, view, rows, thought],
  );
  return {
    reach,
    able,
    carries: (thing) =>
      thing.kind === "army"
        ? marches(thing.region)
        : leaving.some(({ figure, from }) => from === thing.region && figuresOf(thing).includes(figure)),
    marches,
    sends: (region) => outings.some((outing) => outing.from === region),
    from: hand?.kind === "region" ? hand.region : hand?.kind === "goal" ? hand.from : from,
    to: hand?.kind === "goal" ? hand.to : to,
    dice,
    die,
    takeDie: (face) => {
      take(null);
      select(die === face ? null : `die:${face}`);
    },
    choose,
    carry: (thing, region, at) => {
      const start = thing.region;
      if (start === region) return false;
      if (thing.kind !== "army") return escort(thing, region, at);
      if (set(start, region)) return true;
      refuse(start, region, at);
      return false;
    },
    things,
    thing: hand?.kind === "thing" ? hand.thing : null,
    take: (thing) => {
      if (hand?.kind === "thing" && hand.thing === thing) return take(null);
      const options = (allThings.get(thing) ?? []).filter(
        (option) => die === null || dieOf(option) === die || dieOf(option) === NONE,
      );
      const [only] = options;
      if (only && options.length === 1 && ask?.prompt !== "act") return act([only]);
      if (only) take({ kind: "thing", thing });
    },
    cards: new Set([...things].flatMap((thing) => cardOf(thing) ?? [])),
    card: cardOf(hand?.kind === "thing" ? hand.thing : null),
    folds: die !== null || hand?.kind === "goal" || rows !== null,
    splitting:
      rows && going
        ? {
            from,
            to,
            attack: attack !== null || view.battle !== null,
            rows,
            going,
            change: (row, many) => {
              const next = going.map((howMany, i) => (i === row ? many : howMany));
              if (hand?.kind === "goal") take({ ...hand, going: next });
              else divide({ ask, going: next });
            },
          }
        : null,
    attack: attackOf,
  };
}

/** How many of each kind of figure go, by figure. */
function forceOf(rows: readonly Row[], going: readonly number[]): readonly number[] {
  const force = noFigures();
  for (const [i, { figure }] of rows.entries()) force[figure] = going[i] ?? 0;
  return force;
}
