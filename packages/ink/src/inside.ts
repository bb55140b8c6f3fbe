type Spot = readonly [x: number, y: number];

/** Whether a point lies inside a closed outline. */
export const inside = ([x, y]: Spot, outline: readonly Spot[]): boolean => {
  let within = false;
  // Asked millions of times for one drawing: points are not taken apart.
  for (let i = 0, b = outline.at(-1); i < outline.length; i++) {
    const a = outline[i]!;
    if (b && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      within = !within;
    b = a;
  }
  return within;
};
