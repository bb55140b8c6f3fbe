import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon, IconButton, Slip } from "../../ui/index.ts";
import { forThePage } from "../prompt/ChoiceBar.tsx";
import { useSay } from "../text/words.tsx";
import styles from "./Drawer.module.css";

export interface DrawerProps {
  readonly title: string;
  /** At which edge of the map it lies; the broad one of what both sides have lies at its start, over the player's own trays. */
  readonly at?: "start" | "end";
  readonly onClose: () => void;
  /** Back to the drawer that this one was opened from. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** Where the keyboard goes when it opens: its heading, unless something in it asks for itself (`autoFocus`). */
  readonly focus?: "heading" | "own";
}

/** Escape closes it from anywhere on the page, before it puts down what is in hand: it lies over that. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What a pointer carries just now is let go of first.
      const carried = document.querySelector("[data-carried]") !== null;
      if (event.key !== "Escape" || event.repeat || carried || !forThePage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [close]);
}

/**
 * A drawer laid at the edge of the map, from below on a phone. The map stays in use beside it: reading the rules is no
 * reason to stop looking at the table.
 */
export function Drawer({
  title,
  at = "end",
  onClose,
  onBack,
  children,
  foot,
  focus = "heading",
}: DrawerProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    if (focus === "heading") heading.current?.focus();
    return () => {
      // Only who was reading here is led back; a click elsewhere has moved on already.
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [focus]);
  useEscape(onClose);
  return (
    <Slip
      as="aside"
      className={styles.drawer}
      data-at={at}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.head}>
        {onBack && (
          <IconButton
            label={say("table.back")}
            icon={<Icon name="previous-button" size={18} />}
            onClick={onBack}
          />
        )}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={say("close")} icon={<Icon name="cross" size={18} />} onClick={onClose} />
      </header>
      <div className={styles.words}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </Slip>
  );
}
