import { latePart } from "@westmarch/boardkit/later";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { Side } from "../../data/ids.ts";
import { handSize } from "../../rules/cards/hand.ts";
import type { Looking } from "../acting/looking.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { Columns } from "./Columns.tsx";
import { Dock } from "./Dock.tsx";
import { Lying } from "./lying.ts";
import { Tabs } from "./Tabs.tsx";
import styles from "./trays.module.css";
import { nearSide } from "./trays.ts";
import { useRoomy } from "./useRoom.ts";

const Flights = latePart(async () => (await import("./Flights.tsx")).Flights);

export interface TraysProps {
  readonly props: Props;
  readonly acting: Acting;
}

/** What every arrangement of the trays is given. */
export interface Laid extends TraysProps {
  /** The side from which the table is seen. */
  readonly near: Side;
  /** Somebody plays it here, and does not only watch. */
  readonly seated: boolean;
  readonly acts: readonly number[];
}

const NOBODY: readonly number[] = [];

/** A die that was taken up keeps the focus, wherever its dice lie now. */
function useFocusOnDie(
  root: React.RefObject<HTMLElement | null>,
  arrangement: string,
  die: number | null,
): void {
  const before = useRef(arrangement);
  const last = useRef(die);
  useLayoutEffect(() => {
    const moved = before.current !== arrangement;
    const face = die ?? last.current;
    before.current = arrangement;
    last.current = die;
    if (!moved || face === null || (document.activeElement ?? document.body) !== document.body) return;
    root.current
      ?.querySelector<HTMLElement>(`button[data-point="die:${face}"]`)
      ?.focus({ preventScroll: true });
  }, [root, arrangement, die]);
}

/** What lies on sea and far land around the map: dice, Fellowship, nations, hunt, decks. */
export const Trays = ({ props, acting, ahead }: TraysProps & { readonly ahead: Looking | null }) => {
  const { view, told, seat, layout } = props;
  const handless = seat === null || handSize(told, seat) === 0;
  const roomy = useRoomy();
  const root = useRef<HTMLDivElement>(null);
  const near = nearSide(view, seat);
  // Whose turn it is next is not told before what has happened.
  const acts = useMemo(() => ahead?.whoActs(told) ?? NOBODY, [ahead, told]);
  const laid: Laid = { props, acting, near, seated: seat !== null, acts };
  const arrangement =
    layout === "tall" ? "dock" : layout === "wide" && roomy && !acting.folds ? "columns" : "tabs";
  useFocusOnDie(root, arrangement, acting.die);
  return (
    <div
      ref={root}
      className={styles.trays}
      data-arrangement={arrangement}
      data-handless={handless || undefined}
      data-yields
    >
      <Lying root={root} cause={view}>
        {arrangement === "columns" && <Columns {...laid} />}
        {arrangement === "tabs" && <Tabs {...laid} />}
        {arrangement === "dock" && <Dock {...laid} />}
      </Lying>
      {props.whole && <Flights props={props} root={root} />}
    </div>
  );
};
