import type { Layout } from "@westmarch/boardkit";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Lying } from "./lying.ts";
import styles from "./trays.module.css";
import { useRoomy } from "./useRoom.ts";

/** How trays are laid out: open beside the map, as tabs under the header, or behind a dock at the foot of a phone. */
export type Arrangement = "columns" | "tabs" | "dock";

/** The arrangement that the window has room for. */
export function useArrangement(layout: Layout): Arrangement {
  const roomy = useRoomy();
  if (layout !== "wide") return "dock";
  return roomy ? "columns" : "tabs";
}

/** A die that was taken up keeps the focus, wherever its dice lie now. */
function useFocusOnDie(
  root: RefObject<HTMLElement | null>,
  arrangement: Arrangement,
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

export interface TraysFrameProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly arrangement: Arrangement;
  /** The die in hand, or null. */
  readonly die: number | null;
  /** What may have dice leave, whenever it is another. */
  readonly cause: unknown;
  readonly children: ReactNode;
  /** What flies over them. */
  readonly above?: ReactNode;
}

/** Where trays lie around the map. */
export const TraysFrame = ({ root, arrangement, die, cause, children, above }: TraysFrameProps) => {
  useFocusOnDie(root, arrangement, die);
  return (
    <div ref={root} className={styles.trays} data-arrangement={arrangement} data-yields>
      <Lying root={root} cause={cause}>
        {children}
      </Lying>
      {above}
    </div>
  );
};
