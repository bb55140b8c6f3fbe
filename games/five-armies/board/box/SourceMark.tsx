import type { Source } from "../../pack/types.ts";

/** The marks of provenance, on a page of 20 by 20: a ticked box, a book, a ring, a dotted ring, a cloud, a dashed triangle. */
const MARKS: {
  readonly [S in Source]: { readonly d: string; readonly dash?: string; readonly full?: true };
} = {
  box: { d: "M3 3h14v14H3z M6 10.5l3 3 5.5-7", full: true },
  rulebook: {
    d: "M10 5C8 3.5 5 3.5 2.5 4v12c2.5-.5 5.5-.5 7.5 1 2-1.5 5-1.5 7.5-1V4C15 3.5 12 3.5 10 5z M10 5v12",
  },
  page: { d: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z M10 8.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" },
  inferred: { d: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z M10 6v5l3 2" },
  memory: { d: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z", dash: "2 2.4" },
  reconstructed: { d: "M10 3l7.5 13.500h-15z", dash: "2.6 2" },
};

/** Where something comes from, as a mark; its words stand beside it. */
export function SourceMark({ source }: { readonly source: Source }) {
  const { d, dash, full } = MARKS[source];
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-source={source}>
      <path
        d={d}
        fill={full ? "var(--free)" : "none"}
        fillOpacity={full ? 0.25 : undefined}
        stroke={source === "reconstructed" ? "var(--ember)" : "var(--free)"}
        strokeWidth={1.6}
        strokeDasharray={dash}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
