import type { BoardProps } from "@westmarch/boardkit";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Duel } from "../../state.ts";
import { explain } from "../explain.tsx";
import { beside } from "./beside.ts";
import styles from "./hover.module.css";
import type { Hovered } from "./useHover.ts";

type Props = BoardProps<Duel>;

/** A thing as wide as this, in CSS pixels, needs no picture of itself beside it. */
const LARGE = 70;

/** Beside whatever the pointer rests on: what it is and does, in a few words. */
export const HoverSlip = ({
  hovered: { id, thing },
  props,
  table,
}: {
  readonly hovered: Hovered;
  readonly props: Props;
  readonly table: RefObject<HTMLElement | null>;
}) => {
  const slip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const room = table.current?.getBoundingClientRect();
    const own = slip.current;
    if (!room || !own || id === "") return;
    const { left, top } = beside(
      thing.getBoundingClientRect(),
      { width: own.offsetWidth, height: own.offsetHeight },
      room,
    );
    setAt({ left: left - room.left, top: top - room.top });
  }, [thing, table, id]);
  const { title, body } = explain(id, props);
  if (title === "") return null;
  return (
    <div
      ref={slip}
      role="tooltip"
      className={styles.slip}
      data-seen={thing.offsetWidth > LARGE || undefined}
      style={at ?? { left: 0, top: 0, visibility: "hidden" }}
    >
      <p className={styles.title}>{title}</p>
      {body}
    </div>
  );
};
