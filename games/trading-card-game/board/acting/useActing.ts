import { useOffer } from "@westmarch/boardkit/offer";
import type { AskOf, Option } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import { type CardId, type CopyId, copyId } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Acts, Spot } from "../areas/acts.ts";
import type { Props } from "../keys.ts";
import { cardThing, copyThing, type ThingId } from "../look/look.ts";
import type { Price } from "./ahead.ts";
import type { Looking } from "./looking.ts";
import { offered, type Pair, planned, sending, stillOpen, without, withPair } from "./plan.ts";
import { type Gesture, ofGesture, ofPartners, ofPlan } from "./proposal.ts";
import { groupOf, isChance, ontoOf, takesUp, thingsAt } from "./things.ts";

type Ask = AskOf<CardGame>;

/** What the table offers of the question: what glows, what a touch does, and how it stands with what is in hand. */
export interface Acting extends Acts {
  /** The table as it would stand with the assignments that are being made. */
  readonly shown: CardGame;
  /** Cards of piles that are to be chosen from, in their order; null where there are none. */
  readonly sheet: readonly CardId[] | null;
}

const NOTHING: readonly never[] = [];

/** Whether a place where something is put down is a thing of the table. */
const isThing = (place: string | null): place is ThingId =>
  place !== null && /^(copy|card|site|pile|seat):|^pool$/.test(place);

/** What a copy's thing is the number of, or null. */
function copyIn(thing: ThingId): CopyId | null {
  const [kind, number] = thing.split(":");
  return kind === "copy" ? copyId(Number(number)) : null;
}

/** The thing that the prompt bar calls by this group, or null. */
const called = (all: ReadonlyMap<ThingId, readonly Chosen[]>, group: string | null): ThingId | null =>
  [...all].find(([, options]) => group !== null && groupOf(options) === group)?.[0] ?? null;

interface Held {
  readonly ask: Props["ask"];
  readonly thing: ThingId | null;
  /** What has been said of its gesture so far. */
  readonly said: readonly Option[];
}

const EMPTY: readonly Option[] = [];
const NONE_ABLE: ReadonlySet<ThingId> = new Set();

/** What has been taken up, as far as its gesture has come. */
function useGesture({ view, ask, selected }: Props, ahead: Looking | null, held: Held) {
  const all = useMemo(() => thingsAt(view, ask), [view, ask]);
  const local = held.ask === ask ? held : null;
  const thing = local?.thing ?? called(all, selected);
  const saidSoFar = local?.said ?? EMPTY;
  return useMemo(() => {
    const options = (thing && all.get(thing)) ?? NOTHING;
    const [only] = options;
    const said = saidSoFar.length === 0 && only && options.length === 1 ? [only] : saidSoFar;
    const then = ask && ahead && said.length > 0 ? ahead.thenAsked(view, ask.seat, said) : null;
    const next = ahead?.following(then) ?? null;
    const foretold =
      ask && isChance(ask) && then && ahead && !next ? ahead.foretold(view, then.view) : NOTHING;
    const gesture: Gesture = { options, said, then, next, foretold };
    return { all, thing, gesture };
  }, [all, thing, saidSoFar, ask, ahead, view]);
}

/** Whose plan it is, and in which round: another round begins without one. */
const roundOf = ({ view, ask }: Props): string =>
  [ask?.seat, view.turn, view.at[view.turn], view.moves, view.fierceRound].join();

/** The assignments that are being made. */
function usePlan(props: Props, ahead: Looking | null, inHand: CopyId | null) {
  const { view, ask } = props;
  const round = roundOf(props);
  const [kept, keep] = useState<{ readonly round: string; readonly pairs: readonly Pair[] }>({
    round,
    pairs: [],
  });
  const asked = ask?.prompt === "assign" ? ask : null;
  const pairs = kept.round === round && kept.pairs.length > 0 ? kept.pairs : NOTHING;
  return useMemo(() => {
    const plan = asked ? stillOpen(view, pairs) : NOTHING;
    const see = (options: readonly Option[]) =>
      ahead && asked ? ahead.thenAsked(view, asked.seat, options) : null;
    const after = (some: readonly Pair[]) => (some.length > 0 ? planned(some, see) : null);
    const rest = inHand === null ? plan : without(plan, inHand);
    const there = after(plan);
    return {
      plan,
      shown: there?.view ?? view,
      open: offered(rest.length > 0 ? (after(rest)?.ask ?? null) : asked),
      sent: () => sending(plan, asked, see),
      lay: (next: readonly Pair[]) => keep({ round, pairs: next }),
    };
  }, [view, asked, pairs, ahead, inHand, round]);
}

/** The cards of piles and decks that a question lets one choose from; those of one's own hand are chosen there. */
function sheetOf({ view, ask }: Pick<Props, "view" | "ask">): readonly CardId[] | null {
  if (ask?.prompt !== "pick-card" && ask?.prompt !== "start") return null;
  const cards = ask.options.flatMap((option) =>
    option[0] === "card" || option[0] === "start" ? [option[1]] : [],
  );
  const hand = view.secret.hands[ask.seat] ?? [];
  if (cards.every((card) => hand.includes(card))) return null;
  const looked = view.secret.aside.filter((card) => card >= 0);
  return looked.length > 0 ? looked : [...new Set(cards)];
}

/** What the cards that can be played now cost, by their things. */
function pricesAt(
  { view, ask }: Pick<Props, "view" | "ask">,
  ahead: Looking | null,
): ReadonlyMap<ThingId, Price> {
  const found = new Map<ThingId, Price>();
  for (const option of ask?.options ?? []) {
    if (ask && ahead && (option[0] === "play" || option[0] === "respond"))
      found.set(cardThing(option[1]), ahead.priceAt(view, ask.seat, option[1]));
  }
  return found;
}

/** The choice that somebody meant who put one thing on another, for the rules to say what they have against it. */
function attemptOf(ask: Ask, view: CardGame, thing: ThingId, onto: ThingId | null): Option | null {
  const [from, to] = [copyIn(thing), onto === null ? null : copyIn(onto)];
  if (ask.prompt === "assign" && from !== null && to !== null) {
    const isMinion = view.table.some(({ id, zone }) => id === from && zone === "middle");
    return isMinion ? ["assign", to, from] : ["assign", from, to];
  }
  if (from !== null && to !== null) return ["transfer", from, to];
  const card = (view.secret.hands[ask.seat] ?? []).find((one) => one >= 0 && cardThing(one) === thing);
  return card === undefined ? null : ["play", card];
}

/** Those that a gesture has named besides what it is made with. */
const namedIn = ({ said }: Gesture): readonly ThingId[] =>
  said.slice(1).flatMap(([verb, id]) => (verb === "copy" ? [copyThing(copyId(Number(id)))] : []));

/** Everything that acting on the table needs. As long as nobody can look ahead, what the prompt offers is all there is. */
export function useActing(props: Props, ahead: Looking | null): Acting {
  const { view, ask, selected, select, act, tried, offer, layout } = props;
  const [held, hold] = useState<Held>({ ask, thing: null, said: EMPTY });
  const { all, thing: inGesture, gesture } = useGesture(props, ahead, held);
  const assigns = ask?.prompt === "assign";
  const taken = held.ask === ask && held.thing !== null ? held.thing : inGesture;
  const inHand = taken && copyIn(taken);
  const { plan, shown, open, sent, lay } = usePlan(props, ahead, assigns ? inHand : null);

  const put = () => {
    hold({ ask, thing: null, said: EMPTY });
    if (selected !== null) select(null);
  };
  const take = (thing: ThingId) => {
    hold({ ask, thing, said: EMPTY });
    select(groupOf(all.get(thing) ?? NOTHING) ?? (copyIn(thing) === null ? null : thing));
  };
  const go = (option: Option) => hold({ ask, thing: taken, said: [...gesture.said, option] });
  const give = (options: readonly Option[]) => {
    put();
    act(options);
  };
  const partners = open.filter(({ character, minion }) => character === inHand || minion === inHand);
  const pairUp = (pair: Pair) => {
    lay(withPair(plan, pair));
    put();
  };
  const deeds = { go, give, back: put };

  const proposal = () => {
    if (!ask || (!taken && plan.length === 0)) return null;
    if (!assigns) return taken && gesture.options.length > 0 ? ofGesture(props, ask, gesture, deeds) : null;
    if (taken) return partners.length > 0 ? ofPartners(props, ask, partners, inHand, pairUp, put) : null;
    const left = [...new Set(open.map(({ minion }) => minion))];
    return ofPlan(props, plan, left, {
      give: () => give(sent()),
      take: (minion) => take(copyThing(minion)),
      back: () => lay([]),
    });
  };
  useOffer(offer, proposal());

  const next = useMemo(
    () => (gesture.next && gesture.then ? thingsAt(gesture.then.view, gesture.next) : null),
    [gesture],
  );
  const takes = useMemo(() => {
    if (assigns)
      return new Set(
        inHand === null
          ? []
          : open.flatMap(({ character, minion }) =>
              minion === inHand ? [copyThing(character)] : character === inHand ? [copyThing(minion)] : [],
            ),
      );
    if (next) return new Set(next.keys());
    return new Set(taken ? gesture.options.flatMap((option) => ontoOf(view, option)) : []);
  }, [assigns, inHand, open, next, taken, gesture, view]);
  const moving = useMemo(() => new Set(plan.map(({ minion }) => copyThing(minion))), [plan]);
  const able = useMemo(() => {
    if (assigns)
      return new Set([
        ...moving,
        ...open.flatMap(({ character, minion }) => [copyThing(character), copyThing(minion)]),
      ]);
    return taken && gesture.options.length > 0 ? NONE_ABLE : new Set(all.keys());
  }, [assigns, moving, open, taken, gesture, all]);

  /** Two that are to meet, whichever of them was taken up first. */
  const pairOf = (one: ThingId, other: ThingId): Pair | undefined => {
    const [a, b] = [copyIn(one), copyIn(other)];
    return open.find(
      ({ character, minion }) => (character === a && minion === b) || (character === b && minion === a),
    );
  };
  const refuse = (thing: ThingId, onto: ThingId | null, at: Spot): boolean => {
    const attempt = ask && attemptOf(ask, view, thing, onto);
    if (!attempt) return false;
    tried(
      attempt,
      at,
      assigns ? plan.map(({ character, minion }) => ["assign", character, minion]) : gesture.said,
    );
    return true;
  };

  /** One thing is put on another; true if something comes of it. */
  const join = (thing: ThingId, onto: ThingId, at: Spot): boolean => {
    if (!ask) return false;
    if (assigns) {
      const pair = pairOf(thing, onto);
      if (pair) pairUp(pair);
      else refuse(thing, onto, at);
      return pair !== undefined;
    }
    const handed = (all.get(thing) ?? NOTHING).find((option) => ontoOf(view, option).includes(onto));
    if (handed) {
      give([handed]);
      return true;
    }
    const [answer] = next?.get(onto) ?? NOTHING;
    if (taken === thing && answer) {
      go(answer);
      return true;
    }
    refuse(thing, onto, at);
    return false;
  };

  const tapPlan = (thing: ThingId, at: Spot): boolean => {
    if (taken === thing) {
      put();
      return true;
    }
    if (taken && takes.has(thing)) return join(taken, thing, at);
    if (!able.has(thing)) return taken !== null && refuse(taken, thing, at);
    const minion = copyIn(thing);
    if (minion !== null && moving.has(thing)) lay(without(plan, minion));
    take(thing);
    return true;
  };

  const tap = (thing: ThingId, at: Spot): boolean => {
    if (!ask) return false;
    if (assigns) return tapPlan(thing, at);
    if (taken && gesture.options.length > 0) {
      const answers = next?.get(thing) ?? NOTHING;
      const [answer] = answers;
      if (answer && answers.length === 1) {
        go(answer);
        return true;
      }
      if (taken === thing) {
        put();
        return true;
      }
      if (takes.has(thing)) return join(taken, thing, at);
    }
    const options = all.get(thing) ?? NOTHING;
    const [only] = options;
    if (!only) return false;
    if (options.length === 1 && !takesUp(ask)) give([only]);
    else take(thing);
    return true;
  };

  const foretold = useMemo(
    () => new Map(gesture.foretold.map((one) => [copyThing(one.copy), one])),
    [gesture],
  );
  const prices = useMemo(() => pricesAt({ view, ask }, ahead), [view, ask, ahead]);
  const hand = ask && (view.secret.hands[ask.seat] ?? NOTHING);
  return {
    able,
    selected: useMemo(() => new Set([...(taken ? [taken] : []), ...namedIn(gesture)]), [taken, gesture]),
    takes,
    tap,
    // A thumb moves the page by what could be carried, so it touches one and then the other.
    carries: (thing) =>
      ask !== null &&
      layout !== "tall" &&
      (assigns
        ? able.has(thing)
        : (all.get(thing) ?? NOTHING).some((option) => ontoOf(view, option).length > 0) ||
          (takesUp(ask) && hand?.some((card) => card >= 0 && cardThing(card) === thing) === true)),
    lies: [roundOf(props), ask?.prompt, ask?.options.length, JSON.stringify(plan)].join(),
    lift: (thing) => {
      const minion = copyIn(thing);
      if (assigns && minion !== null && moving.has(thing)) lay(without(plan, minion));
      if (assigns || all.has(thing)) take(thing);
    },
    drop: (thing, place, at) => {
      const onto = isThing(place) ? place : null;
      const elsewhere = onto !== null && onto !== thing;
      const named = elsewhere && (assigns || takes.has(onto) || !all.has(thing));
      if (named && join(thing, onto, at)) return true;
      // A card of the hand that is put down anywhere stays taken up, as after a touch.
      if (!named && !assigns && all.has(thing) && onto !== thing) return true;
      put();
      return false;
    },
    shown,
    planned: moving,
    foretold,
    prices,
    sheet: useMemo(() => sheetOf({ view, ask }), [view, ask]),
  };
}
