import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import type { AskedThing } from "./asking.ts";
import styles from "./slips.module.css";
import { useBeside } from "./useBeside.ts";
import { useDismissal } from "./useDismissal.ts";

export interface SlipProps {
  readonly asked: AskedThing;
  readonly table: RefObject<HTMLElement | null>;
  readonly close: () => void;
  readonly title: string;
  /** What the voice calls it where it is open. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A thing as wide as this, in CSS pixels, needs no picture of itself beside it (`data-picture`). */
const LARGE = 70;

/**
 * A slip beside what is asked about. It makes way for a staged scene (`data-yields`), and goes when its thing does. An
 * open one has the focus on its first button.
 */
export const Slip = ({
  asked: { thing, open, short },
  table,
  close,
  title,
  label = title,
  children,
}: SlipProps) => {
  const { ref: place, style } = useBeside(thing, { table: useCallback(() => table.current, [table]) });
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismissal(box, open ? close : undefined, { outside: true });
  useLayoutEffect(() => {
    if (!thing.isConnected) close();
    const { current } = box;
    current?.toggleAttribute("data-cut", current.scrollHeight > current.clientHeight + 2);
  });
  useEffect(() => {
    if (open) {
      box.current?.querySelector("button")?.focus({ preventScroll: true });
      return;
    }
    thing.setAttribute("aria-describedby", id);
    return () => thing.removeAttribute("aria-describedby");
  }, [thing, open, id]);
  return (
    <div
      ref={(element) => {
        box.current = element;
        place(element);
      }}
      id={id}
      className={styles.slip}
      style={style}
      data-yields
      data-short={short || undefined}
      data-seen={thing.getBoundingClientRect().width > LARGE || undefined}
      {...(open ? { role: "dialog", "aria-label": label } : { role: "tooltip" })}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
};
