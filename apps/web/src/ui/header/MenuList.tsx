import type { Language } from "@westmarch/kernel/languages";
import type { RefObject } from "react";
import { Menu, MenuItem, MenuSection, Popover } from "react-aria-components";
import { useLocation } from "wouter";
import type { HeaderIconName } from "../icons.ts";
import { HeaderIcon } from "./HeaderIcon.tsx";
import styles from "./menu.module.css";

/** One row of a menu: it leads to a page, or does something. */
export type MenuRow = {
  readonly id: string;
  readonly text: string;
  readonly icon?: HeaderIconName;
  readonly lang?: Language;
} & ({ readonly href: string } | { readonly onPick: () => void });

export interface MenuListProps {
  readonly label: string;
  /** Rows, in groups with a line between them. */
  readonly groups: readonly (readonly MenuRow[])[];
  /** The row that holds now, where one of them always does; null: the rows are ways and deeds. */
  readonly chosen?: string | null;
  /** The button that opened it, which gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The rows of a menu. Arrows and first letters move, Enter picks, Escape closes. */
export function MenuList({ label, groups, chosen = null, button, onClose }: MenuListProps) {
  const [, go] = useLocation();
  const pick = (id: string | number) => {
    const row = groups.flat().find((one) => one.id === id);
    if (!row) return;
    onClose();
    if ("href" in row) go(row.href);
    else row.onPick();
  };
  return (
    <Popover
      isOpen
      triggerRef={button}
      placement="bottom end"
      offset={4}
      className={styles.popover}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Menu
        aria-label={label}
        className={styles.list}
        autoFocus
        onAction={pick}
        {...(chosen !== null && { selectionMode: "single", selectedKeys: [chosen] })}
      >
        {groups.map((rows) => (
          <MenuSection key={rows[0]?.id} aria-label={label} className={styles.group}>
            {rows.map(({ id, text, icon, lang }) => (
              <MenuItem key={id} id={id} textValue={text} className={styles.row}>
                <span className={styles.sign} aria-hidden="true">
                  {icon && <HeaderIcon name={icon} />}
                </span>
                <span lang={lang}>{text}</span>
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
}
