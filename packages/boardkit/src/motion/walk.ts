/** A point of the page that a map is drawn on. */
type Point = readonly [x: number, y: number];

export interface Walk {
  /** Milliseconds. */
  readonly lasts: number;
  /** Motion is unwelcome: it only appears where it comes to. */
  readonly calm?: boolean;
}

/** How far a piece leans into its step, in degrees, and how high it rises over the middle of its way. */
const LEAN = 6;
const RISE = 10;

/** A piece walks from one place of a map to another: it leans into its step and settles. */
export function walk(
  piece: Element,
  [ax, ay]: Point,
  [bx, by]: Point,
  { lasts, calm = false }: Walk,
): Animation {
  const at = (x: number, y: number, turn = 0): string => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  const frames = calm
    ? [
        { transform: at(bx, by), opacity: 0 },
        { transform: at(bx, by), opacity: 1 },
      ]
    : [
        { transform: at(ax, ay), opacity: 1 },
        { transform: at((ax + bx) / 2, (ay + by) / 2 - RISE, Math.sign(bx - ax) * LEAN), opacity: 1 },
        { transform: at(bx, by), opacity: 1 },
      ];
  return piece.animate(frames, { duration: lasts, easing: "cubic-bezier(.3, 0, .2, 1)", fill: "backwards" });
}
