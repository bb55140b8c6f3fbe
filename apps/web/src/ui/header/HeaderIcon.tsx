import sheet from "../../drawn/header-icons.svg?url";
import type { HeaderIconName } from "../icons.ts";
import styles from "../ui.module.css";

/** A silhouette of the header and its menus. They stand in a sheet of their own, which a table in play does not fetch. */
export function HeaderIcon({ name, size = 22 }: { readonly name: HeaderIconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
