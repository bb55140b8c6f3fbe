/** How many figures each command of path data takes. */
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

/**
 * Path data in whole units, for silhouettes that are drawn much smaller than they were made. Steps are taken between
 * rounded places, so that errors do not add up.
 */
export function whole(data: string): string {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let [x, y, px, py, startX, startY, out, last] = [0, 0, 0, 0, 0, 0, "", ""];
  let command = "";
  for (let i = 0; i < tokens.length; ) {
    const letter = /[a-zA-Z]/.test(tokens[i] ?? "");
    if (letter) command = tokens[i++] ?? "";
    else if (command === "m") command = "l";
    else if (command === "M") command = "L";
    const kind = command.toLowerCase();
    const many = TAKES[kind];
    if (many === undefined || (many === 0 && !letter)) throw new Error(`no path data: ${data.slice(0, 40)}`);
    const given = tokens.slice(i, i + many).map(Number);
    i += many;
    const relative = command === kind;
    const figures: number[] = [];
    let [toX, toY] = [x, y];
    const across = (value: number): void => {
      toX = relative ? x + value : value;
      figures.push(Math.round(toX) - (relative ? px : 0));
    };
    const down = (value: number): void => {
      toY = relative ? y + value : value;
      figures.push(Math.round(toY) - (relative ? py : 0));
    };
    const round = kind === "a" ? given.splice(0, 5) : [];
    figures.push(...round.map(Math.round));
    for (const [n, value] of given.entries()) {
      if (kind === "v" || (kind !== "h" && n % 2 === 1)) down(value);
      else across(value);
    }
    if (kind === "z") [toX, toY] = [startX, startY];
    if (kind === "m") [startX, startY] = [toX, toY];
    [x, y, px, py] = [toX, toY, Math.round(toX), Math.round(toY)];
    if (command !== last || kind === "z" || kind === "m") out += command;
    for (const figure of figures) out += figure < 0 || /[a-zA-Z]$/.test(out) ? figure : ` ${figure}`;
    last = command;
  }
  return out;
}
