/** How many numbers each command of SVG path data takes at a time. Other commands make the data unreadable. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const PIECES = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
const TIDY = 1000;

/**
 * Path data made `scale` times as large and then moved by (x, y), as a drawing's `translate` and `scale` would show it.
 * The two flags of an arc must stand apart from its other numbers. Null: the data cannot be read.
 */
export function shifted(data: string, x: number, y: number, scale = 1): string | null {
  let moved = "";
  let command = "";
  let at = 0;
  for (const [piece] of data.matchAll(PIECES)) {
    const takes = TAKES[piece.toLowerCase()];
    if (takes !== undefined) {
      [command, at] = [piece, 0];
      moved += piece;
      continue;
    }
    const number = Number(piece);
    const kind = command.toLowerCase();
    const each = TAKES[kind];
    if (Number.isNaN(number) || !each) return null;
    const place = at++ % each;
    const arc = kind === "a" && place < 5;
    const turn = arc && place > 1;
    const across = kind === "v" ? false : kind === "h" || (kind === "a" ? place === 5 : place % 2 === 0);
    const away = command === kind || arc ? 0 : across ? x : y;
    moved += ` ${turn ? number : Math.round((number * scale + away) * TIDY) / TIDY}`;
  }
  return moved;
}
