import type { TournamentSummary } from "@westmarch/protocol";
import styles from "./tournaments.module.css";

/** A tournament is a flag: its colour and its cut say how it stands, the figure on it the round, or how many take part. */
export function Flag({ of, large = false }: { readonly of: TournamentSummary; readonly large?: boolean }) {
  const { state, round, entrants } = of;
  const cut =
    state === "open"
      ? "M4 5h50v28H4z"
      : state === "over"
        ? "M4 5h40l-10 7l14 7l-14 7l10 7H4z"
        : "M4 5h50L44 19l10 14H4z";
  return (
    <svg
      className={styles.flag}
      data-state={state}
      viewBox="0 0 58 66"
      width={large ? 76 : 50}
      height={large ? 86 : 57}
      aria-hidden="true"
    >
      <path d="M3 2v62" strokeWidth="3" stroke="var(--ink)" />
      <path d={cut} data-cloth />
      <text x="23" y="25" textAnchor="middle">
        {state === "open" ? entrants : round}
      </text>
    </svg>
  );
}
