/** The page that a ladder is written to. Like all documents of the project it is English. */
import {
  ANCHOR,
  ANCHOR_HEIGHT,
  type LadderPlayer,
  type Match,
  type Rung,
  type Test,
} from "@westmarch/training/ladder";

/** What a player is called: its edition is told where there is a newer one, or where none is known. */
export const nameOf = ({ bot, edition }: LadderPlayer, newest?: number): string =>
  edition === (newest ?? 1) ? bot : `${bot}, edition ${edition}`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const padded = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);

/** A table as the formatter of the project leaves it: columns of one width, numbers to the right. */
function table(head: readonly string[], numbers: number, rows: readonly (readonly string[])[]): string {
  const first = head.length - numbers;
  const widths = head.map((title, k) => Math.max(3, title.length, ...rows.map((row) => row[k].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, k) => padded(cell, widths[k], k >= first)).join(" | ")} |`;
  const rule = `| ${widths.map((width, k) => (k >= first ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** What a match comes to: what the test says, and otherwise which side of a half the interval lies on. */
function saying({ verdict, interval: [low, high] }: Match): string {
  if (verdict !== null) return verdict;
  return low > 0.5 ? "ahead" : high < 0.5 ? "behind" : "not told apart";
}

/** What those of today take on either side, beside what their ratings would bring them if sides made no difference. */
function bySide(
  rungs: readonly Rung[],
  name: (player: LadderPlayer) => string,
  sides: readonly [first: string, second: string],
): string {
  return `By side, in the newest edition of each: what it won there, and what was _due_ to its rating against the same players if sides made no
difference.

${table(
  ["player", `as ${sides[0]}`, "due", `as ${sides[1]}`, "due"],
  4,
  rungs.map(({ player, onSides }) => [
    name(player),
    ...onSides.flatMap(({ games, points, due }) => [percent(points / games), percent(due / games)]),
  ]),
)}`;
}

/** What a ladder comes to. */
export function page(
  { rungs, matches }: { readonly rungs: readonly Rung[]; readonly matches: readonly Match[] },
  { game, sides }: { readonly game: string; readonly sides: readonly [first: string, second: string] },
  test: Test,
): string {
  const newest = new Map<string, number>();
  for (const { player } of rungs)
    newest.set(player.bot, Math.max(newest.get(player.bot) ?? 0, player.edition));
  const name = (player: LadderPlayer): string => nameOf(player, newest.get(player.bot));
  const played = matches.filter(({ games }) => games > 0);
  return `\`westmarch ladder ${game}\` plays these games, two at a time with the same chance and sides exchanged, and stops as
soon as a sequential test tells two players apart: ${test.margin} rating points stronger or ${test.margin} weaker, wrong in ${percent(test.error)} of
cases at most. Where it has not, _ahead_ and _behind_ say that 95 % lie on one side of a half. Ratings are those of Bradley
and Terry, with \`${ANCHOR}\` at ${ANCHOR_HEIGHT}: 400 points are ten to one, and what is behind ± holds 95 %. Who wins every game has no
height but what a light pull to the middle leaves. Processor time is that of a choice on the machine it was played on,
forced choices counted.

${table(
  ["player", "rating", "±", "games", "won", "ms a choice"],
  5,
  rungs.map((rung) => [
    name(rung.player),
    String(Math.round(rung.rating)),
    String(Math.round(rung.uncertainty)),
    String(rung.games),
    percent(rung.points / rung.games),
    rung.milliseconds.toFixed(1),
  ]),
)}

${bySide(
  rungs.filter(({ player, games }) => games > 0 && player.edition === newest.get(player.bot)),
  name,
  sides,
)}

${table(
  ["player", "against", "is", "games", "won", "95 %", `as ${sides[0]}`, `as ${sides[1]}`],
  5,
  played.map((match) => [
    name(match.a),
    name(match.b),
    saying(match),
    String(match.games),
    percent(match.points / match.games),
    `${percent(match.interval[0])} to ${percent(match.interval[1])}`,
    percent(match.bySide[0]),
    percent(match.bySide[1]),
  ]),
)}`;
}

const BEGIN = "<!-- ladder -->";
const END = "<!-- /ladder -->";

/** The page with its ladder put in place of the last one; what people have written around it stays. */
export function placed(old: string | null, title: string, ladder: string): string {
  const block = `${BEGIN}\n\n${ladder}\n\n${END}`;
  if (old === null) return `# ${title}: how strong the opponents are\n\n${block}\n`;
  const from = old.indexOf(BEGIN);
  const to = old.indexOf(END);
  return from >= 0 && to > from
    ? `${old.slice(0, from)}${block}${old.slice(to + END.length)}`
    : `${old.trimEnd()}\n\n${block}\n`;
}
