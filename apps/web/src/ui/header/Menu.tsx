import { latePart } from "@westmarch/boardkit/later";
import { type ReactNode, useRef, useState } from "react";
import styles from "./header.module.css";
import type { MenuListProps } from "./MenuList.tsx";

// react-aria is for those who open something, not for those who arrive.
const MenuList = latePart<MenuListProps>(async () => (await import("./MenuList.tsx")).MenuList);

interface MenuProps extends Pick<MenuListProps, "groups" | "chosen"> {
  /** What the button opens, said to a screen reader. */
  readonly label: string;
  /** What stands on the button. */
  readonly children: ReactNode;
}

/** A button of the header that opens a small menu. The list is fetched when a pointer or the focus comes near. */
export function Menu({ label, children, groups, chosen }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const near = () => void MenuList.fetch().catch(() => {}); // it is fetched again when it is opened
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
        <span className={styles.down} aria-hidden="true" />
      </button>
      {open && (
        <MenuList {...{ label, groups, button, onClose: () => setOpen(false) }} chosen={chosen ?? null} />
      )}
    </>
  );
}
