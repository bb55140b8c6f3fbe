/** What a player has taken up, as far as its gesture has come, and the assignments that are being made. */
import type { AskOf, Option } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import { type CopyId, copyId } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Props } from "../keys.ts";
import type { ThingId } from "../look/look.ts";
import type { Looking } from "./looking.ts";
import { offered, type Pair, planned, sending, sentAtOnce, stillOpen, without, withPair } from "./plan.ts";
import type { Gesture } from "./proposal.ts";
import { groupOf, isChance, thingsAt } from "./things.ts";

/** What a player is asked. */
export type Ask = AskOf<CardGame>;

/** Nothing of any kind. */
export const NOTHING: readonly never[] = [];

/** What a copy's thing is the number of, or null. */
export function copyIn(thing: ThingId): CopyId | null {
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
export const roundOf = ({ view, ask }: Props): string =>
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
    const dying = (some: readonly Pair[]) => {
      const then = after(some);
      if (!then || !ahead || !asked) return NOTHING;
      return some.flatMap(({ character }) => (ahead.dies(then.view, asked.seat, character) ? character : []));
    };
    return {
      plan,
      shown: there?.view ?? view,
      open: offered(rest.length > 0 ? (after(rest)?.ask ?? null) : asked),
      sent: () => sending(plan, asked, see),
      dying: [...new Set(dying(plan))],
      // Nobody sends anybody to death without being told so on the button.
      atOnce: (next: readonly Pair[]) => (dying(next).length > 0 ? null : sentAtOnce(next, asked, see)),
      lay: (next: readonly Pair[]) => keep({ round, pairs: next }),
    };
  }, [view, asked, pairs, ahead, inHand, round]);
}

/** What is in hand, what becomes of it, and what may be done with it. */
export interface InHand {
  readonly props: Props;
  readonly all: ReadonlyMap<ThingId, readonly Chosen[]>;
  readonly assigns: boolean;
  /** What has been taken up, and the number of its copy. */
  readonly taken: ThingId | null;
  readonly copy: CopyId | null;
  readonly gesture: Gesture;
  readonly plan: readonly Pair[];
  /** Assignments that are still open. */
  readonly open: readonly Pair[];
  readonly shown: CardGame;
  /** Own characters that would die in the skirmishes of the plan. */
  readonly dying: readonly CopyId[];
  /** Whether these answers are all there is to say of a gesture, and do not lose the game. */
  readonly isWhole: (said: readonly Option[]) => boolean;
  /** What the plan comes to, as it is sent. */
  readonly sent: () => readonly Option[];
  readonly lay: (plan: readonly Pair[]) => void;
  readonly put: () => void;
  readonly take: (thing: ThingId) => void;
  readonly go: (option: Option) => void;
  readonly give: (options: readonly Option[]) => void;
  readonly pairUp: (pair: Pair) => void;
}

const isSame = (one: readonly Pair[], other: readonly Pair[]): boolean =>
  one.length === other.length &&
  one.every((pair, i) => pair.character === other[i]?.character && pair.minion === other[i]?.minion);

interface Early extends Pick<Props, "act"> {
  readonly plan: readonly Pair[];
  readonly atOnce: (plan: readonly Pair[]) => readonly Option[] | null;
}

/** Remembers a pair that was made before what looks ahead was here, and sends it then if it is all there is to say. */
function useEarly(ahead: Looking | null, { plan, atOnce, act }: Early): (pairs: readonly Pair[]) => void {
  const [early, remember] = useState<readonly Pair[] | null>(null);
  useEffect(() => {
    if (!ahead || !early) return;
    remember(null);
    const whole = isSame(plan, early) ? atOnce(plan) : null;
    if (whole) act(whole);
  }, [ahead, early, plan, atOnce, act]);
  return remember;
}

/** Takes things up and puts them down again. */
export function useInHand(props: Props, ahead: Looking | null): InHand {
  const { ask, selected, select, act } = props;
  const [held, hold] = useState<Held>({ ask, thing: null, said: EMPTY });
  const { all, thing: inGesture, gesture } = useGesture(props, ahead, held);
  const assigns = ask?.prompt === "assign";
  const taken = held.ask === ask && held.thing !== null ? held.thing : inGesture;
  const copy = taken && copyIn(taken);
  const { plan, shown, open, dying, sent, atOnce, lay } = usePlan(props, ahead, assigns ? copy : null);

  const remember = useEarly(ahead, { plan, atOnce, act });

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
  const isWhole = (said: readonly Option[]) => {
    if (!ask || !ahead) return false;
    const then = ahead.thenAsked(props.view, ask.seat, said);
    return then !== null && ahead.following(then) === null && !then.view.out[ask.seat];
  };
  const pairUp = (pair: Pair) => {
    const next = withPair(plan, pair);
    const whole = atOnce(next);
    if (whole) return give(whole);
    lay(next);
    put();
    if (!ahead) remember(next);
  };
  return {
    props,
    all,
    assigns,
    taken,
    copy,
    gesture,
    plan,
    open,
    shown,
    dying,
    isWhole,
    sent,
    lay,
    put,
    take,
    go,
    give,
    pairUp,
  };
}
