const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour (`#rrggbb`) between two others; 0 is the first. */
export const blend = (from: string, to: string, amount: number): string => {
  const goal = parts(to);
  return `#${parts(from)
    .map((part, i) => Math.round(part + ((goal[i] ?? part) - part) * amount))
    .map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, "0"))
    .join("")}`;
};
