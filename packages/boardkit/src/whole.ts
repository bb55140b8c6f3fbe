/** Something that is read whole, in the largest letters in which it is. */

/** How a box is laid out, by the names of its own properties. */
export type Laid = Readonly<Record<`--${string}`, string>>;

/** What of a box is measured and set. */
interface Box {
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly style: { setProperty(name: string, value: string): void };
}

/** Lays a box out in the first of these ways in which nothing of it has to be scrolled to, else in the last. */
export function layWhole(box: Box, ways: readonly Laid[]): void {
  for (const way of ways) {
    for (const [name, value] of Object.entries(way)) box.style.setProperty(name, value);
    // Parts of a pixel are rounded otherwise in each.
    if (box.scrollHeight <= box.clientHeight + 1) return;
  }
}
