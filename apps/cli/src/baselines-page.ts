/** `docs/baselines.md`: how strong our bots are, as figures that others can measure theirs against. */
import type { Interval } from "@westmarch/training";

/** How a bot did against one of those that all are measured against. */
export interface Baseline {
  readonly bot: string;
  readonly against: string;
  readonly edition: number;
  readonly games: number;
  readonly winRate: number;
  readonly interval: Interval;
  /** By side, in the order of `Measured.sides`. */
  readonly bySide: readonly number[];
  /** Choices of both in a game, on average. */
  readonly choices: number;
}

/** A game that was measured. */
export interface Measured {
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  readonly sides: readonly string[];
  readonly rows: readonly Baseline[];
  /** Bots that would have taken longer than there was time. */
  readonly leftOut: readonly string[];
}

/** What all were measured with. */
export interface Measuring {
  readonly version: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly levels: readonly string[];
  /** The games that were asked for by name; none: all. */
  readonly wanted: readonly string[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, i) => Math.max(3, ...lines.map((line) => line[i]?.length ?? 0)));
  const written = (line: readonly string[], pad: (cell: string, i: number) => string): string =>
    `| ${line.map(pad).join(" | ")} |`;
  const cell = (text: string, i: number): string =>
    i < 2 ? text.padEnd(widths[i]) : text.padStart(widths[i]);
  const rule = widths.map((width, i) => (i < 2 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [written(heads, cell), written(rule, (text) => text), ...rows.map((row) => written(row, cell))].join(
    "\n",
  );
}

function section({ game, title, rules, sides, rows, leftOut }: Measured): string {
  const heads = [
    "bot",
    "against",
    "edition",
    "games",
    "won",
    "95 %",
    ...sides.map((side) => `as ${side}`),
    "choices",
  ];
  const body = rows.map((row) => [
    row.bot,
    row.against,
    String(row.edition),
    String(row.games),
    percent(row.winRate),
    `${percent(row.interval[0])} to ${percent(row.interval[1])}`,
    ...row.bySide.map(percent),
    row.choices.toFixed(0),
  ]);
  const missing =
    leftOut.length === 0
      ? ""
      : `\n\nNot measured, as a pair of games takes longer than the time given: ${leftOut.join(", ")}.`;
  return `## ${title}\n\n\`${game}\`, rules of version ${rules}.\n\n${table(heads, body)}${missing}`;
}

/** The whole page. */
export function baselinesPage(
  measured: readonly Measured[],
  { version, seed, games, seconds, levels, wanted }: Measuring,
): string {
  const [first] = measured;
  const row = first?.rows[0];
  const again =
    first && row
      ? `npx westmarch arena ${first.game} --bots ${row.bot},${row.against} --games ${row.games} --seed ${seed}`
      : "npx westmarch arena GAME --bots A,B --games N";
  return `# Baselines

What to measure a bot of one's own against: every level against \`random\`, which chooses by chance, and against \`greedy\`, which tries out each
choice and takes the one after which it stands best. Written by one command, and never by hand:

\`\`\`
npx westmarch baselines ${wanted.map((id) => `${id} `).join("")}--levels ${levels.join(",")} --games ${games} --seconds ${seconds} --seed ${seed} --to docs/baselines.md
\`\`\`

- **Played** with Westmarch ${version}. A bot plays the two games of a pair with the same chance, once on each side; a draw is half a win.
- **95 %** is Wilson's interval. With few games it is wide: \`--games\` and \`--seconds\` make it narrower.
- **Games**: ${games} at most; a pairing ends after the pair in which it has used up ${seconds} seconds of processor time.
- **Again**: every row comes out the same by the arena, as pairs are numbered from the seed and levels think so many iterations, on a machine
  that is not so slow or busy that their limits of time cut thoughts short. (Here only processor time counts towards these.)

\`\`\`
${again}
\`\`\`

- **One's own**: put \`module:./mine.ts\` or \`cmd:…\` in the place of the first ([bots.md](bots.md#without-a-server-bots-of-ones-own-in-the-arena)).
- \`best\` is not here unless it was asked for: only time ends its thought, so its strength is that of the machine.
- Who is how strong among our levels, from many more games: [the ladders](bots.md#how-strong-it-is).

${measured.map(section).join("\n\n")}
`;
}
