import styles from "./diamond.module.css";

export type DiamondOutcome = "won" | "lost" | "drawn";

/** A result is a diamond: full won, open lost, half drawn. */
export function Diamond({ outcome }: { readonly outcome: DiamondOutcome }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      aria-hidden="true"
      className={styles.diamond}
      data-outcome={outcome}
    >
      <path d="M10 1.500L18.500 10L10 18.500L1.500 10z" />
      {outcome === "drawn" && <path data-half d="M10 1.500v17L1.500 10z" />}
    </svg>
  );
}
