import { type ComponentType, type ReactNode, type RefObject, useMemo, useRef } from "react";
import { Leaf } from "./Leaf.tsx";
import type { AroundProps, FrameActing, FrameProps, Laid, Side } from "./laid.ts";
import { type Arrangement, TraysFrame, useArrangement } from "./Trays.tsx";

/** What knows whose turn it is. */
interface Looking<G> {
  readonly whoActs: (view: G) => readonly number[];
}

/** What of a game's trays flies, given what holds them. */
export interface FlightsProps<P> {
  readonly props: P;
  readonly root: RefObject<HTMLElement | null>;
}

/** What a game's list of what others have just done is given. */
export interface JustNowProps<P> {
  readonly props: P;
  /** What it stands on in a column; null: it stands above the dock, or lies over the map. */
  readonly leaf: ((children: ReactNode) => ReactNode) | null;
  readonly docked: boolean;
}

interface TraysProps<G, P, A> extends AroundProps<P, A> {
  readonly ahead: Looking<G> | null;
}

/** How a game lays out its trays. */
interface LaidOut<P, A> {
  /** The side from which the table is seen. */
  readonly nearSide: (props: P) => Side;
  readonly arrangements: Readonly<Record<Arrangement, ComponentType<Laid<P, A>>>>;
  readonly flights: ComponentType<FlightsProps<P>>;
  readonly recent: ComponentType<JustNowProps<P>>;
}

interface Views<G> {
  readonly view: G;
  readonly told: G;
  readonly seat: number | null;
}

const onLeaf = (children: ReactNode): ReactNode => <Leaf>{children}</Leaf>;
const NOBODY: readonly number[] = [];

interface AllProps<G, P, A> extends TraysProps<G, P, A> {
  readonly laidOut: LaidOut<P, A>;
}

const Around = <G, P extends FrameProps & Views<G>, A extends FrameActing>({
  props,
  acting,
  ahead,
  laidOut: { nearSide, arrangements, flights: Flights, recent: JustNow },
}: AllProps<G, P, A>) => {
  const { view, told, seat, layout } = props;
  const root = useRef<HTMLDivElement>(null);
  // Whose turn it is next is not told before what has happened.
  const acts = useMemo(() => ahead?.whoActs(told) ?? NOBODY, [ahead, told]);
  const arrangement = useArrangement(layout);
  const Arranged = arrangements[arrangement];
  const isColumn = arrangement === "columns";
  const docked = arrangement === "dock";
  const recent = props.whole && <JustNow props={props} leaf={isColumn ? onLeaf : null} docked={docked} />;
  return (
    <TraysFrame
      root={root}
      arrangement={arrangement}
      die={acting.die}
      cause={view}
      above={props.whole && <Flights props={props} root={root} />}
    >
      <Arranged
        props={props}
        acting={acting}
        near={nearSide(props)}
        seated={seat !== null}
        acts={acts}
        recent={arrangement !== "tabs" && recent}
      />
      {arrangement === "tabs" && recent}
    </TraysFrame>
  );
};

/** What lies around a map, in the arrangement that the window has room for. */
export const traysBy =
  <G, P extends FrameProps & Views<G>, A extends FrameActing>(laidOut: LaidOut<P, A>) =>
  (trays: TraysProps<G, P, A>) => <Around {...trays} laidOut={laidOut} />;
