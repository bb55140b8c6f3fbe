/** Figures of a sweep over prompts: by game, window, language and size of type, and how far they may go. */
import type { Seen } from "@westmarch/e2e/prompts";

/** What is counted, each by how many prompts have it. */
export const COUNTED = ["hidden", "clipped", "endings", "covered", "small", "cut"] as const;
export type Counted = (typeof COUNTED)[number];

export interface Sighting extends Seen {
  readonly game: string;
}

/** Of how many prompts, how many have each fault, and how many faults there are. */
export interface Figures {
  readonly prompts: number;
  readonly with: Readonly<Record<Counted, number>>;
  readonly faults: Readonly<Record<Counted, number>>;
}

export interface Row extends Figures {
  readonly game: string;
  readonly window: string;
  readonly language: string;
  readonly type: number;
}

/** How many faults of a kind one look has found. */
const faultsOf = ({ look }: Seen, counted: Counted): number =>
  counted === "clipped" ? Number(look.clipped !== null) : look[counted].length;

function figuresOf(seen: readonly Sighting[]): Figures {
  const sums = (count: (one: Sighting, counted: Counted) => number) =>
    Object.fromEntries(
      COUNTED.map((counted) => [counted, seen.reduce((sum, one) => sum + count(one, counted), 0)]),
    ) as Record<Counted, number>;
  return {
    prompts: seen.length,
    with: sums((one, counted) => Number(faultsOf(one, counted) > 0)),
    faults: sums(faultsOf),
  };
}

const grouped = (seen: readonly Sighting[], keyOf: (one: Sighting) => string): Sighting[][] => [
  ...Map.groupBy(seen, keyOf).values(),
];

/** One row for each game, window, language and size of type. */
export const rowsOf = (seen: readonly Sighting[]): Row[] =>
  grouped(seen, ({ game, window, language, type }) => [game, window, language, type].join()).flatMap(
    (cell) => {
      const [one] = cell;
      if (!one) return [];
      const { game, window, language, type } = one;
      return [{ game, window, language, type, ...figuresOf(cell) }];
    },
  );

/** The figures of each game as a whole. */
export const byGame = (seen: readonly Sighting[]): Record<string, Figures> =>
  Object.fromEntries(
    grouped(seen, ({ game }) => game).map((cell) => [cell[0]?.game ?? "", figuresOf(cell)] as const),
  );

const HEADS: Readonly<Record<Counted, string>> = {
  hidden: "hidden answers",
  clipped: "clipped question",
  endings: "ending out of sight",
  covered: "covered choices",
  small: "small texts",
  cut: "cut names",
};

const cellOf = (row: Figures, counted: Counted): string =>
  row.faults[counted] === 0 ? "–" : `${row.with[counted]} (${row.faults[counted]})`;

/** The figures as a table: prompts that have a fault, and in brackets how many faults these are. */
export function tableOf(seen: readonly Sighting[]): string {
  const rows = rowsOf(seen).map((row) => [
    row.game,
    row.window,
    row.language,
    `${row.type} %`,
    `${row.prompts}`,
    ...COUNTED.map((counted) => cellOf(row, counted)),
  ]);
  const sums = Object.entries(byGame(seen)).map(([game, row]) => [
    game,
    "all",
    "",
    "",
    `${row.prompts}`,
    ...COUNTED.map((counted) => cellOf(row, counted)),
  ]);
  const head = ["game", "window", "in", "type", "prompts", ...COUNTED.map((counted) => HEADS[counted])];
  const all = [head, ...rows, ...sums];
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? "").length)));
  return all
    .map((row) =>
      row.map((cell, i) => (i < 4 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  "),
    )
    .join("\n");
}

/** The worst of each kind: what is wrong most often, with one place where it is seen. */
export function worstOf(seen: readonly Sighting[], most: number): string {
  const lines: string[] = [];
  for (const counted of COUNTED) {
    const causes = new Map<string, Sighting[]>();
    for (const one of seen)
      for (const cause of new Set(causesOf(one, counted)))
        causes.set(`${one.game}: ${cause}`, [...(causes.get(`${one.game}: ${cause}`) ?? []), one]);
    const worst = [...causes].sort(([, one], [, other]) => other.length - one.length).slice(0, most);
    if (worst.length > 0) lines.push("", HEADS[counted]);
    for (const [cause, [one, ...more]] of worst)
      if (one) lines.push(`${more.length + 1} × ${cause}, as in ${placeOf(one)}`);
  }
  return lines.join("\n");
}

/** Where a prompt stands, and how it is looked at. */
export const placeOf = ({ kind, seed, made, taken, window, language, type }: Seen): string =>
  `“${kind.split(" ", 1)[0]}” (game ${seed}, choice ${made}${taken && `, ${taken} taken up`}) at ${window}, ${language}, ${type} %`;

function causesOf({ look, kind }: Seen, counted: Counted): readonly string[] {
  const [prompt = ""] = kind.split(" ", 1);
  switch (counted) {
    case "clipped":
      return look.clipped === null ? [] : [`${prompt}, ${look.clipped}`];
    case "small":
      return look.small.map(({ where }) => where);
    case "cut":
      return look.cut.map(({ text, seen }) => `“${text}” reads “${seen}”`);
    default:
      return look[counted].map(({ why }) => `${prompt}, ${why}`);
  }
}

/** What is wrong at one look, of small letters one for each place where they stand. */
export function faultsIn({ look, ...seen }: Sighting) {
  const places = Map.groupBy(look.small, ({ where }) => where);
  const small = [...places].map(([where, all]) => {
    const [least] = all.toSorted((one, other) => one.size - other.size);
    return { where, many: all.length, least: least?.size, text: least?.text };
  });
  const { question, clipped, hidden, endings, covered, away, cut } = look;
  return { ...seen, question, clipped, hidden, endings, covered, away, cut, small };
}

/** Parts of all prompts that may have each fault, in thousandths, by game. */
export type Limits = Readonly<Record<string, Partial<Readonly<Record<Counted, number>>>>>;

const thousandths = (figures: Figures, counted: Counted): number =>
  Math.ceil((1000 * figures.with[counted]) / Math.max(1, figures.prompts));

/** What goes beyond its limit. */
export const beyond = (seen: readonly Sighting[], limits: Limits): string[] =>
  Object.entries(byGame(seen)).flatMap(([game, figures]) =>
    COUNTED.flatMap((counted) => {
      const [is, may] = [thousandths(figures, counted), limits[game]?.[counted] ?? 0];
      return is > may ? [`${game}: ${HEADS[counted]} in ${is} of 1000 prompts, ${may} are allowed`] : [];
    }),
  );

/** The limits as low as what was found allows. */
export const tightened = (seen: readonly Sighting[]): Limits =>
  Object.fromEntries(
    Object.entries(byGame(seen)).map(([game, figures]) => [
      game,
      Object.fromEntries(COUNTED.map((counted) => [counted, thousandths(figures, counted)])),
    ]),
  );
