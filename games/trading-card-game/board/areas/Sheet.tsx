import { useDismissal } from "@westmarch/boardkit/slips";
import { type ReactNode, useEffect, useRef } from "react";
import css from "./sheet.module.css";

interface SheetProps {
  readonly title: string;
  readonly closing: string;
  readonly close: () => void;
  /** A press beside it leaves it where it is: what is asked about it stands there, and its numbers answer. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** Something of the table at length, over it: closed by its button, by Escape, or by a press beside it. */
export const Sheet = ({ title, closing, close, stays = false, children }: SheetProps) => {
  const box = useRef<HTMLDivElement>(null);
  useDismissal(box, close, { outside: !stays });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={box}
      className={css.sheet}
      // In a dialog the keys of the page would be silent.
      {...{ role: stays ? "region" : "dialog", "aria-label": title }}
      tabIndex={-1}
      data-yields
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className={css.close} onClick={close}>
          {closing}
        </button>
      </header>
      <div className={css.body}>{children}</div>
    </div>
  );
};
