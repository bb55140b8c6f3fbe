import type { ReactNode } from "react";
import type { Source } from "../../pack/types.ts";
import css from "./source.module.css";

type Mark = "box" | "book" | "ring" | "triangle";

/** What was made by us, or not read off anything printed, has the dashed triangle. */
const MARKS: Readonly<Record<Source, Mark>> = {
  box: "box",
  rulebook: "book",
  page: "ring",
  inferred: "triangle",
  memory: "triangle",
  reconstructed: "triangle",
};

const SHAPES: Readonly<Record<Mark, ReactNode>> = {
  box: (
    <>
      <path d="M3 5.5L5.5 3H14V11.5L11.5 14H3Z" className={css.solid} />
      <path d="M5.5 8.5L7.6 10.8L11.4 6" className={css.tick} />
    </>
  ),
  book: (
    <path d="M2 4Q5.4 2.6 8 4.4Q10.6 2.6 14 4V13Q10.6 11.6 8 13.4Q5.4 11.6 2 13Z" className={css.solid} />
  ),
  ring: (
    <>
      <circle cx="8" cy="8" r="5.4" className={css.hollow} />
      <circle cx="8" cy="8" r="1.8" className={css.solid} />
    </>
  ),
  triangle: <path d="M8 2.6L14 13.2H2Z" className={css.dashed} />,
};

/** The sign of a source: a box, a book, a ring, or a dashed triangle. */
export const SourceMark = ({ source }: { readonly source: Source }) => (
  <svg
    className={css.mark}
    viewBox="0 0 16 16"
    data-mark={MARKS[source]}
    aria-hidden="true"
    focusable="false"
  >
    {SHAPES[MARKS[source]]}
  </svg>
);
