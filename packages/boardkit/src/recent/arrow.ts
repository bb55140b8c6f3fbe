/** The arrow of a march or a deed on a table. Pure. */

type Spot = readonly [x: number, y: number];

/** A bent way from one foot to another. */
export interface Arrow {
  readonly d: string;
  /** Where it ends, and which way it points there, in degrees. */
  readonly tip: Spot;
  readonly turn: number;
  readonly middle: Spot;
  /** Where one has gone such a part of it. */
  readonly at: (part: number) => Spot;
}

/** From a foot to the middle of who stands there, and how far from that an arrow ends. */
const RISE = 24;
const ENDS = 34;
/** How far it bends to the side, for its length. */
const BEND = 0.14;

/** The arrow from where an army or figure stood to where it stands, `rise` above both feet. */
export function arrowOf([ax, ay]: Spot, [bx, by]: Spot, rise = RISE): Arrow {
  const [dx, dy] = [bx - ax, by - ay];
  const far = Math.hypot(dx, dy) || 1;
  const ends = Math.min(ENDS, far / 3.2);
  const [ux, uy] = [dx / far, dy / far];
  const a: Spot = [ax + ux * ends, ay - rise + uy * ends];
  const b: Spot = [bx - ux * ends, by - rise - uy * ends];
  const c: Spot = [(a[0] + b[0]) / 2 + dy * BEND, (a[1] + b[1]) / 2 - dx * BEND];
  const round = ([x, y]: Spot): Spot => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  const at = (part: number): Spot => {
    const [p, q, r] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return round([p * a[0] + q * c[0] + r * b[0], p * a[1] + q * c[1] + r * b[1]]);
  };
  return {
    d: `M${round(a).join(" ")}Q${round(c).join(" ")} ${round(b).join(" ")}`,
    tip: round(b),
    turn: Math.round((Math.atan2(b[1] - c[1], b[0] - c[0]) * 180) / Math.PI),
    middle: at(0.5),
    at,
  };
}
