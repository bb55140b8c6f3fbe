/** A computer is a black seal with as many stars as it is strong; its name stands beside it. */
const STARS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  gentle: [[32, 33]],
  fair: [
    [21, 33],
    [43, 33],
  ],
  strong: [
    [32, 20],
    [20, 40],
    [44, 40],
  ],
};
const STAR = "M0-10l2.900 7h7.200l-5.800 4.600l2.200 7.300L0 4.600l-6.500 4.300l2.200-7.300L-10.100-3h7.200z";

export function ComputerSeal({ level, size = 28 }: { readonly level: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" style={{ flex: "none" }}>
      <rect x="3" y="3" width="58" height="58" rx="8" fill="#2b2723" stroke="#f2e3b4" strokeWidth="1.500" />
      <rect x="8" y="8" width="48" height="48" rx="5" fill="none" stroke="#f2e3b4" opacity=".75" />
      <g fill="#f2e3b4">
        {(STARS[level] ?? []).map(([x, y]) => (
          <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y})`} />
        ))}
      </g>
    </svg>
  );
}
