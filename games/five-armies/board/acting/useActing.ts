import { useOffer } from "@westmarch/boardkit/offer";
import type { Option } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import {
  ARMY_FACE,
  CARD,
  type CardId,
  FACE,
  type FaceId,
  NONE,
  PLACE,
  type PlaceId,
  type Side,
  sideOf,
} from "../../ids.ts";
import type { Props } from "../keys.ts";
import { NO_RANGES, type Ranges } from "../land/ranges.ts";
import { cheapestFirst, type Deed, type Errand, type Outing } from "./errands.ts";
import type { Looking } from "./looking.ts";
import { everybody, type Row } from "./rows.ts";
import { ableThings, diceAt, dieOf, paidBy, type ThingId, thingsAt } from "./things.ts";

/** What a place is for the player just now. */
export type Reach = "enter" | "attack" | "choose";

type Spot = { readonly x: number; readonly y: number };

/** What a piece of the map must say of itself to be acted with. */
export interface Piece {
  /** `army` is everything of a side that stands there together. */
  readonly kind: string;
  readonly place: PlaceId;
  /** Who stands alone, by character. */
  readonly characters?: readonly number[];
}

/** What the player has taken up and not finished. */
export type Hand =
  /** A place: the army there, and everything that can be done there. */
  | { readonly kind: "place"; readonly place: PlaceId }
  /** A character who sets out without an army. */
  | { readonly kind: "character"; readonly character: number; readonly place: PlaceId }
  /** Characters with where each of them goes. */
  | { readonly kind: "walks"; readonly walks: readonly Outing[] }
  /** An army with a destination. `going`: how many of each row go, null for as many as usual; `markers`: how many stay. */
  | {
      readonly kind: "goal";
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly going: readonly number[] | null;
      readonly markers: number | null;
    }
  | { readonly kind: "thing"; readonly thing: ThingId };

/** The division of an army, as the slip beside it shows it. */
export interface Splitting {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly rows: readonly Row[];
  readonly going: readonly number[];
  readonly change: (row: number, going: number) => void;
  /** How many damage markers may stay, fewest first; empty: there is nothing to choose. */
  readonly markers: readonly number[];
  readonly staying: number;
  readonly leave: (markers: number) => void;
}

/** An attack that is being thought of. */
export interface Attack {
  readonly side: Side;
  readonly from: readonly PlaceId[];
  readonly to: PlaceId;
  readonly combined: boolean;
}

/** What the board offers of the ask: what glows, and what a touch does. */
export interface Acting {
  /** Places that answer now, or that something in hand could go to. */
  readonly reach: ReadonlyMap<PlaceId, Reach>;
  /** Places whose army or character can be taken up now, where that is to be seen. */
  readonly able: ReadonlySet<PlaceId>;
  /** Whether a piece can be taken up and carried. */
  readonly carries: (piece: Piece) => boolean;
  /** Whether something can be done with a piece now. */
  readonly acts: (piece: Piece) => boolean;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: PlaceId | typeof NONE;
  /** Where it is to go, or `NONE`. */
  readonly to: PlaceId | typeof NONE;
  /** The way that is thought of, from its first place to its last. */
  readonly route: readonly PlaceId[];
  /** Armies that come together upon one place, each with it. */
  readonly arrows: readonly (readonly [from: PlaceId, to: PlaceId])[];
  /** How far somebody reaches whose card or ability is in hand or carried out. */
  readonly ranges: Ranges;
  /** Dice that can be taken up now. */
  readonly dice: ReadonlySet<FaceId>;
  /** The die that has been taken up, or null. */
  readonly die: FaceId | null;
  readonly takeDie: (face: FaceId) => void;
  /** A place, or something that stands there, was touched. */
  readonly choose: (place: PlaceId, at: Spot) => void;
  /** A piece was touched. */
  readonly touch: (piece: Piece, at: Spot) => void;
  /** A piece was carried to a place. True if something comes of it. */
  readonly carry: (piece: Piece, to: PlaceId, at: Spot) => boolean;
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
  /** The army in hand is being divided; null where there is nothing to divide. */
  readonly splitting: Splitting | null;
  /** The attack that is being thought of: for a forecast. */
  readonly attack: Attack | null;
}

const NOTHING: readonly never[] = [];
const NOTHING_POSSIBLE = { errands: NOTHING, deeds: NOTHING, outings: NOTHING } as const;

const numberOf = (id: string): number => Number(id.split(":")[1] ?? NONE);

/** The card that a thing is, or null. */
function cardOf(thing: ThingId | null): CardId | null {
  const card = thing?.startsWith("card:") ? numberOf(thing) : NONE;
  return CARD.is(card) ? card : null;
}

/** Whether a die is still to be paid. */
const isPaid = (ask: Props["ask"]): boolean => ask?.prompt !== "act" && ask?.prompt !== "bonus";

/** The place from which all errands set out, or null where there are several. */
function onlyFrom(errands: readonly Errand[]): PlaceId | null {
  const [first] = errands;
  return first && errands.every(({ from }) => from === first.from) ? first.from : null;
}

/** What is taken up by itself where a question is about one army or one character alone. */
function byItself(
  ask: Props["ask"],
  selected: PlaceId | null,
  errands: readonly Errand[],
  outings: readonly Outing[],
): Hand | null {
  if (!ask || !isPaid(ask)) return null;
  const [first] = outings;
  if (first) return { kind: "character", character: first.character, place: first.from };
  const from = selected ?? onlyFrom(errands);
  return from === null ? null : { kind: "place", place: from };
}

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
  const die = !isPaid(ask) && selected?.startsWith("die:") && FACE.is(picked) ? picked : null;
  const army = selected?.startsWith("army:") && PLACE.is(picked) ? picked : null;
  // A single choice is all there is in a guided game: nothing is put together from several.
  const alone = ask !== null && ask.options.length < 2 && !isPaid(ask);
  const possible = useMemo(
    () => (ask && ahead && !alone ? ahead.possibleAt(view, ask) : NOTHING_POSSIBLE),
    [view, ask, ahead, alone],
  );
  const allThings = useMemo(() => thingsAt(ask), [ask]);
  const things = useMemo(() => ableThings(allThings, die), [allThings, die]);
  const dice = useMemo(() => diceAt(ask), [ask]);
  const direct = useMemo(() => paidBy<Errand>(possible.errands, die), [possible, die]);
  const deeds = useMemo(() => paidBy<Deed>(possible.deeds, die), [possible, die]);
  const outings = useMemo(() => paidBy<Outing>(possible.outings, die), [possible, die]);
  const hand = taken ?? byItself(ask, army, direct, outings);

  // Where else an army in hand could come to by one die.
  const start = hand?.kind === "place" ? hand.place : hand?.kind === "goal" ? hand.from : NONE;
  const errands = useMemo(() => {
    if (start < 0 || !ask || !ahead) return direct;
    const near = direct.filter(({ from }) => from === start);
    const ways = new Map(cheapestFirst(near).map((way) => [`${way.action}/${way.to}`, way]));
    const far = [...ways.values()]
      .flatMap((way) => ahead.farther(view, ask.seat, way))
      .filter(
        ({ to, kind }) => !near.some((way) => way.to === to && (way.kind === kind || kind === "march")),
      );
    return [...direct, ...far];
  }, [direct, start, view, ask, ahead]);

  const goals = useMemo(
    () =>
      hand?.kind === "goal"
        ? errands.filter(({ from, to }) => from === hand.from && to === hand.to)
        : NOTHING,
    [hand, errands],
  );
  const [goal] = goals;
  const splits = useMemo(() => {
    if (!ask || !ahead) return null;
    if (ask.prompt === "part") return { rows: ahead.rowsAt(view), about: ask.about };
    const then = goal && ahead.thenAsked(view, ask.seat, goal.options);
    return then?.ask?.prompt === "part" ? { rows: ahead.rowsAt(then.view), about: then.ask.about } : null;
  }, [view, ask, ahead, goal]);
  const [divided, divide] = useState<{
    readonly ask: Props["ask"];
    readonly going: readonly number[] | null;
    readonly markers: number | null;
  }>({
    ask,
    going: null,
    markers: null,
  });
  const said = hand?.kind === "goal" ? hand : divided.ask === ask ? divided : null;
  const going = splits && (said?.going ?? everybody(splits.rows));
  const thought = JSON.stringify(going);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers that go, and not the list of them
  const markers = useMemo(() => {
    if (!ask || !ahead || !splits || !going) return NOTHING;
    const options = ahead.sending(view, ask.seat, goal?.options ?? NOTHING, splits.rows, going);
    return ahead.markersIn(ahead.thenAsked(view, ask.seat, options)?.ask ?? null);
  }, [ask, ahead, splits, thought, goal]);
  const staying = Math.min(Math.max(said?.markers ?? 0, markers[0] ?? 0), markers.at(-1) ?? 0);

  /** Everything that is said with an errand, or as the answer to the question who goes. */
  const choicesOf = (errand: Errand | null): readonly Option[] => {
    const before = errand?.options ?? NOTHING;
    if (!ask || !ahead || !splits || !going) return [...before, ...(errand?.after ?? NOTHING)];
    const asked = errand === null || ahead.thenAsked(view, ask.seat, before)?.ask?.prompt === "part";
    if (!asked) return [...before, ...(errand?.after ?? NOTHING)];
    const options = ahead.sending(view, ask.seat, before, splits.rows, going);
    const also = markers.length > 0 ? [["number", staying] as const] : NOTHING;
    return [...options, ...also, ...(errand?.after ?? NOTHING)];
  };
  const aim = (from: PlaceId, to: PlaceId) => take({ kind: "goal", from, to, going: null, markers: null });
  useOffer(
    offer,
    ask &&
      (ahead?.proposalOf({
        props,
        ask,
        hand,
        taken: taken !== null,
        die,
        errands,
        deeds,
        outings,
        things: allThings,
        goals,
        parts: splits !== null,
        choicesOf,
        against: (options) => {
          const not = ahead.against(view, ask.seat, options);
          return not ? ahead.refusal(not, props) : undefined;
        },
        walking: (walks) => ahead.walking(view, ask.seat, walks)?.options ?? null,
        give: act,
        aim,
        lift: take,
        back: () => {
          divide({ ask, going: null, markers: null });
          if (hand?.kind === "goal") return take({ kind: "place", place: hand.from });
          take(null);
          if (army !== null) select(null);
        },
      }) ??
        null),
  );

  const able = useMemo(() => {
    const places = new Set<PlaceId>();
    if (!isPaid(ask) && die === null && hand === null) return places;
    for (const { from } of [...direct, ...outings]) places.add(from);
    return places;
  }, [ask, die, hand, direct, outings]);

  const reach = useMemo(() => {
    const found = new Map<PlaceId, Reach>();
    const kindOf = (kind: Errand["kind"]): Reach => (kind === "march" ? "enter" : "attack");
    if (hand?.kind === "place")
      for (const { from, to, kind } of errands)
        if (from === hand.place && !found.has(to)) found.set(to, kindOf(kind));
    if (hand?.kind === "goal") found.set(hand.to, kindOf(goal?.kind ?? "march"));
    if (hand?.kind === "character")
      for (const { character, to, attacks } of outings)
        if (character === hand.character) found.set(to, attacks ? "attack" : "enter");
    if (hand?.kind === "walks")
      for (const { to, attacks } of hand.walks) found.set(to, attacks ? "attack" : "enter");
    if (hand === null && (isPaid(ask) || die !== null))
      for (const { at, last } of deeds) found.set(at, last[0] === "swoop" ? "attack" : "choose");
    return found;
  }, [hand, errands, goal, outings, deeds, ask, die]);

  /** Sends an army on its way, or asks who goes along first. An attack is always looked at twice. */
  const set = (from: PlaceId, to: PlaceId): boolean => {
    const ways = errands.filter((way) => way.from === from && way.to === to);
    const all = ways.length > 0 || !ask || !ahead ? ways : fartherFrom(from, to);
    const [way] = all;
    if (!way || !ask) return false;
    const then = ahead?.thenAsked(view, ask.seat, way.options);
    if (way.kind === "march" && all.length === 1 && way.after.length === 0 && then?.ask?.prompt !== "part") {
      act(way.options);
      return true;
    }
    aim(from, to);
    return true;
  };
  const fartherFrom = (from: PlaceId, to: PlaceId): readonly Errand[] =>
    ask && ahead
      ? direct
          .filter((way) => way.from === from)
          .flatMap((way) => ahead.farther(view, ask.seat, way))
          .filter((way) => way.to === to)
      : NOTHING;

  /** Why an army does not go there: the rule that the first die stumbles over. */
  const refuse = (from: PlaceId, to: PlaceId, at: Spot) => {
    if (!ask) return;
    const use = ask.options.find((option) => option[0] === "use" && (die ?? ARMY_FACE) === option[1]);
    if (!isPaid(ask)) return use && tried(["step", from, to], at, [use]);
    const walks = ask.options.some(([verb]) => verb === "to");
    tried(walks ? ["to", to] : [ask.prompt === "attack" ? "attack" : "step", from, to], at);
  };

  /** Lays down where characters go; what pays for it is asked then. */
  const send = (characters: readonly number[], from: PlaceId, to: PlaceId, at: Spot): boolean => {
    const found = characters.flatMap((character) => {
      const [way] = cheapestFirst(outings.filter((one) => one.character === character && one.to === to));
      return way ? [way] : [];
    });
    if (found.length === 0) {
      refuse(from, to, at);
      return false;
    }
    const before = hand?.kind === "walks" ? hand.walks : NOTHING;
    const kept = before.filter(({ character }) => !found.some((one) => one.character === character));
    take({ kind: "walks", walks: [...kept, ...found] });
    return true;
  };

  const takes = (place: PlaceId): boolean =>
    [...direct, ...outings].some(({ from }) => from === place) || deeds.some(({ at }) => at === place);
  const walksOf = (piece: Piece): readonly number[] =>
    piece.kind === "army"
      ? NOTHING
      : (piece.characters ?? NOTHING).filter((one) => outings.some(({ character }) => character === one));
  const marches = (place: PlaceId): boolean => direct.some(({ from }) => from === place);

  const putDown = () => {
    take(null);
    if (army !== null) select(null);
  };

  const choose = (place: PlaceId, at: Spot) => {
    if (!ask) return;
    if (hand?.kind === "place" && hand.place !== place) {
      if (set(hand.place, place)) return;
      if (!takes(place)) return refuse(hand.place, place, at);
    }
    if (hand?.kind === "character" && hand.place !== place && reach.has(place)) {
      send([hand.character], hand.place, place, at);
      return;
    }
    if (taken?.kind === "place" && taken.place === place) return putDown();
    const here = deeds.filter((deed) => deed.at === place);
    const [only] = here;
    if (only && here.length === 1 && isPaid(ask) && !marches(place)) return act(only.options);
    if (takes(place)) return take({ kind: "place", place });
    if (hand) return putDown();
  };

  const attack = useMemo((): Attack | null => {
    if (ask?.prompt === "fighting") {
      const from = ask.options.map(([, at]) => at);
      return { side: sideOf(ask.seat), from, to: ask.about[0], combined: true };
    }
    if (!ask || !goal || goal.kind === "march") return null;
    const combined = goal.kind === "combined" ? goal : null;
    const from =
      combined && ahead
        ? ahead.joined(view, view.acting, combined.to)
        : [goal.over < 0 ? goal.from : PLACE.of(goal.over)];
    return { side: sideOf(ask.seat), from, to: goal.to, combined: combined !== null };
  }, [ask, goal, ahead, view]);

  const ranges = useMemo(() => {
    if (!ask || !ahead) return NO_RANGES;
    if (hand?.kind !== "thing") return ahead.rangesAt(view, ask);
    const [option] = allThings.get(hand.thing) ?? NOTHING;
    const then = option && ahead.thenAsked(view, ask.seat, [option]);
    return then?.ask ? ahead.rangesAt(then.view, then.ask) : NO_RANGES;
  }, [ask, ahead, hand, allThings, view]);

  const route = useMemo(() => {
    if (hand?.kind !== "goal") {
      const about = ask?.prompt === "part" ? ask.about : null;
      return about ?? NOTHING;
    }
    return goal && PLACE.is(goal.over) ? [hand.from, goal.over, hand.to] : [hand.from, hand.to];
  }, [hand, goal, ask]);

  return {
    reach,
    able,
    carries: (piece) => (piece.kind === "army" ? marches(piece.place) : walksOf(piece).length > 0),
    acts: (piece) => hand !== null || reach.has(piece.place) || takes(piece.place),
    from:
      hand?.kind === "place" || hand?.kind === "character"
        ? hand.place
        : hand?.kind === "goal"
          ? hand.from
          : (splits?.about[0] ?? NONE),
    to: hand?.kind === "goal" ? hand.to : (splits?.about[1] ?? NONE),
    route,
    arrows: attack?.combined ? attack.from.map((from) => [from, attack.to] as const) : NOTHING,
    ranges,
    dice,
    die,
    takeDie: (face) => {
      take(null);
      select(die === face ? null : `die:${face}`);
    },
    choose,
    touch: (piece, at) => {
      const [walker] = walksOf(piece);
      const aims =
        (hand?.kind === "place" || hand?.kind === "character") &&
        hand.place !== piece.place &&
        reach.has(piece.place);
      if (walker === undefined || aims || (reach.has(piece.place) && hand === null))
        return choose(piece.place, at);
      if (taken?.kind === "character" && taken.character === walker) return putDown();
      take({ kind: "character", character: walker, place: piece.place });
    },
    carry: (piece, place, at) => {
      const from = piece.place;
      if (from === place) return false;
      if (piece.kind !== "army") return send(walksOf(piece), from, place, at);
      if (set(from, place)) return true;
      refuse(from, place, at);
      return false;
    },
    things,
    thing: hand?.kind === "thing" ? hand.thing : null,
    take: (thing) => {
      if (hand?.kind === "thing" && hand.thing === thing) return take(null);
      const options: readonly Option[] = (allThings.get(thing) ?? []).filter(
        (option) => die === null || dieOf(option) === die || dieOf(option) === NONE,
      );
      const [only] = options;
      if (only && options.length === 1 && isPaid(ask)) return act([only]);
      if (only) take({ kind: "thing", thing });
    },
    cards: new Set([...things].flatMap((thing) => cardOf(thing) ?? [])),
    card: cardOf(hand?.kind === "thing" ? hand.thing : null),
    folds: die !== null || hand?.kind === "goal" || splits !== null,
    splitting:
      splits && going
        ? {
            from: splits.about[0],
            to: splits.about[1],
            rows: splits.rows,
            going,
            change: (row, many) => {
              const next = { going: going.map((howMany, i) => (i === row ? many : howMany)), markers: null };
              if (hand?.kind === "goal") take({ ...hand, ...next });
              else divide({ ask, ...next });
            },
            markers,
            staying,
            leave: (many) => {
              if (hand?.kind === "goal") take({ ...hand, markers: many });
              else divide({ ask, going: said?.going ?? null, markers: many });
            },
          }
        : null,
    attack,
  };
}
