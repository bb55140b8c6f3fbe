import { isLevel, LEVELS } from "@westmarch/kernel";

/** Stars in a row, and in all rows from above; they are smaller where there are many. */
const ROWS: readonly (readonly number[])[] = [[1], [2], [1, 2], [2, 2], [2, 1, 2], [3, 3]];
const APART = 15;

/** A computer is a black seal with as many stars as it is strong; its name stands beside it. */
const starsOf = (level: string): readonly (readonly [x: number, y: number])[] => {
  const rows = isLevel(level) ? (ROWS[LEVELS.indexOf(level)] ?? []) : [];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, i) => {
      const x = 32 + (i - (many - 1) / 2) * APART;
      return [x, 33 + (row - (rows.length - 1) / 2) * APART] as const;
    }),
  );
};
const STAR = "M0-10l2.900 7h7.200l-5.800 4.600l2.200 7.300L0 4.600l-6.500 4.300l2.200-7.300L-10.100-3h7.200z";

export function ComputerSeal({ level, size = 28 }: { readonly level: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" style={{ flex: "none" }}>
      <rect x="3" y="3" width="58" height="58" rx="8" fill="#2b2723" stroke="#f2e3b4" strokeWidth="1.500" />
      <rect x="8" y="8" width="48" height="48" rx="5" fill="none" stroke="#f2e3b4" opacity=".75" />
      <g fill="#f2e3b4">
        {starsOf(level).map(([x, y]) => (
          <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y}) scale(0.62)`} />
        ))}
      </g>
    </svg>
  );
}
