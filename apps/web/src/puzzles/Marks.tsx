import styles from "./puzzles.module.css";
import type { Fared } from "./score.ts";
import type { LearnSay } from "./words.ts";

const SIGNS = { solved: "◆", later: "◈", missed: "✕" } as const satisfies Record<Fared, string>;

/** How a puzzle went, as a sign and as a word. */
export function FaredMark({ fared, say }: { readonly fared: Fared | null; readonly say: LearnSay }) {
  return (
    <span
      className={styles.mark}
      data-fared={fared ?? "new"}
      role="img"
      aria-label={say(`fared.${fared ?? "new"}`)}
    >
      <span aria-hidden="true">{fared ? SIGNS[fared] : "◇"}</span>
    </span>
  );
}
