import type { ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import styles from "./ui.module.css";

interface NoticeProps {
  /** `danger` interrupts who listens; the others wait for a pause. */
  readonly tone?: "plain" | "gold" | "danger";
  readonly title?: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** A few words set apart: what went wrong, or what to know. */
export function Notice({ tone = "plain", title, children, actions }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${tone === "plain" ? "" : styles[`${tone}Notice`]}`}
      role={tone === "danger" ? "alert" : "status"}
    >
      {title && <p className={styles.noticeTitle}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.noticeActions}>{actions}</div>}
    </div>
  );
}

/** Something is on its way. Appears after a moment, so that quick answers do not flicker. */
export function Busy({ label }: { readonly label?: string }) {
  const { say } = useWords();
  return (
    <div className={styles.busy} role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d="M24 5l4.4 14.6L43 24l-14.6 4.4L24 43l-4.4-14.6L5 24l14.6-4.4Z" />
      </svg>
      <span>{label ?? say("busy")}</span>
    </div>
  );
}
