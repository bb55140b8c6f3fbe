import type { AskOf, Core, Option, Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import { type Division, type Goal, NOTHING_SAID, type Said } from "../errands/held.ts";
import type { Then } from "../looking/then.ts";
import { useForAsk } from "./useForAsk.ts";

/** What knows which army is being divided. */
interface Looking<G extends Core, Row> {
  readonly rowsAt: (view: G) => readonly Row[] | null;
  readonly thenAsked: (view: G, seat: Seat, options: readonly Option[]) => Then<G> | null;
  /** The losses that are usual for what is asked. */
  readonly usualLosses: (view: G, ask: AskOf<G>) => readonly Option[];
}

/** What a game says of a question: from where and to where the army goes about which it asks, or null. */
interface Rules<G extends Core, Row, Place> {
  readonly asked: (ask: AskOf<G>) => readonly [from: Place, to: Place] | null;
  /** The same of a question that follows from an errand. */
  readonly askedThen: (ask: AskOf<G>) => readonly [from: Place, to: Place] | null;
  /** How many of each row go if nothing else is said. */
  readonly everybody: (rows: readonly Row[]) => readonly number[];
}

interface Parts<Row, Place> {
  readonly division: Division<Row, Place> | null;
  /** From where and to where an army goes of which the rules ask who does. */
  readonly way: readonly [from: Place, to: Place] | null;
  /** Nothing has been said of it. */
  readonly forget: () => void;
  readonly usual: readonly Option[];
}

interface Holding<Place> {
  readonly hand: Goal<Place> | { readonly kind: string } | null;
  readonly take: (goal: Goal<Place>) => void;
  readonly otherwise: boolean;
}

const NOTHING: readonly never[] = [];

const isGoal = <Place>(hand: Holding<Place>["hand"]): hand is Goal<Place> => hand?.kind === "goal";

/** What is being divided, if the errand in hand asks for it or the rules ask by themselves, and the losses that are usual. */
export function useDivision<G extends Core, Row, Place>(
  { view, ask }: { readonly view: G; readonly ask: AskOf<G> | null },
  ahead: Looking<G, Row> | null,
  { hand, take, otherwise }: Holding<Place>,
  goal: { readonly options: readonly Option[] } | null,
  { asked, askedThen, everybody }: Rules<G, Row, Place>,
): Parts<Row, Place> {
  const found = useMemo(() => {
    if (!ask || !ahead) return null;
    const here = asked(ask);
    if (here) return { rows: ahead.rowsAt(view), about: here };
    const then = goal && ahead.thenAsked(view, ask.seat, goal.options);
    const there = then?.ask && askedThen(then.ask);
    return there ? { rows: ahead.rowsAt(then.view), about: there } : null;
  }, [view, ask, ahead, goal, asked, askedThen]);
  const [byAsk, sayByAsk] = useForAsk(ask, NOTHING_SAID);
  const forget = () => sayByAsk(NOTHING_SAID);
  const usual = useMemo(
    () => (ask && ahead && !otherwise ? ahead.usualLosses(view, ask) : NOTHING),
    [view, ask, ahead, otherwise],
  );
  const way = found?.about ?? null;
  if (!found?.rows || !way) return { division: null, way, forget, usual };
  const { rows } = found;
  const said = isGoal(hand) ? hand.said : byAsk;
  const say = (next: Said) => (isGoal(hand) ? take({ ...hand, said: next }) : sayByAsk(next));
  const going = said.going ?? everybody(rows);
  const change = (row: number, many: number) =>
    say({ going: going.map((howMany, i) => (i === row ? many : howMany)), markers: null });
  return { division: { rows, from: way[0], to: way[1], going, said, say, change }, way, forget, usual };
}
