import type { AccessRule } from "@westmarch/protocol";
import styles from "./hostAccess.module.css";

/** A round-headed door: ajar, with a letter, with a knocker, or with a lock. */
export const DoorPicture = ({ rule }: { readonly rule: AccessRule }) => (
  <svg viewBox="0 0 40 44" aria-hidden="true" className={styles.picture} data-rule={rule}>
    <path className={styles.frame} d="M2 42V19C2 8 10 2 20 2s18 6 18 17v23z" />
    <path className={styles.leaf} d="M7 42V20C7 11 13 7 20 7s13 4 13 13v22z" />
    {rule === "everybody" && (
      <>
        <path className={styles.light} d="M13 42V12c2-3 4-5 7-5 7 0 13 4 13 13v22z" />
        <path className={styles.line} d="M13 42V12M13 36c4-5 12-6 20-2" />
      </>
    )}
    {rule === "invitation" && (
      <>
        <path className={styles.paper} d="M11 19h18v13H11z" />
        <path className={styles.line} d="M11 19l9 7 9-7" />
      </>
    )}
    {rule === "approval" && (
      <>
        <circle className={styles.brass} cx="20" cy="19" r="3.4" />
        <circle className={styles.ring} cx="20" cy="29" r="5" />
      </>
    )}
    {rule === "members" && (
      <path className={styles.lock} d="M20 18a4 4 0 0 1 2 7.4L23.5 33h-7l1.5-7.6A4 4 0 0 1 20 18z" />
    )}
  </svg>
);
