import { handOf } from "../ui/charts/Ribbon.tsx";
import type { FigureProps } from "./figureProps.ts";
import { Leaf } from "./Leaf.tsx";
import { binsOf, lineOf, ofHundred, spread, standingAfter } from "./shares.ts";
import styles from "./statistics.module.css";

/** The least distance between two words at the ends of the lines, in hundredths of the height of the chart. */
const APART = 15;

/** A line for each side, and one for the games that went on. */
function linesOf({ of: { standing, roles }, say, sideOf }: Pick<FigureProps, "of" | "say" | "sideOf">) {
  const games = standing[0]?.games ?? 0;
  return [
    ...roles.map((role, side) => ({
      key: role.join(),
      name: sideOf(side),
      hand: handOf(side, roles.length),
      values: standing.map(({ round, stood }) => [round, (stood[side] ?? 0) / games] as const),
    })),
    {
      key: "going",
      name: say("standing.going"),
      hand: "going",
      values: standing.map(({ round, going }) => [round, going / games] as const),
    },
  ];
}

/** How long sides stand: of a hundred games, in how many one had not lost yet after so many rounds, and how many went on. */
export function Standing({ of, say, inTable, sideOf }: FigureProps) {
  const { game, standing, rounds, roles } = of;
  const unit = say("rounds.unit", { game: game.replaceAll("-", "") });
  const [first, last] = [standing[0]?.round ?? 1, standing.at(-1)?.round ?? 1];
  const from = first - 1;
  const shown = binsOf(rounds).map(({ to }) => standingAfter(standing, Math.min(to, last)));
  const games = standing[0]?.games ?? 0;
  const lines = linesOf({ of, say, sideOf });
  const ends = lines.map(({ values }) => 100 * (1 - (values.at(-1)?.[1] ?? 0)));
  const tops = spread(ends, APART);
  const table = {
    heads: [unit, ...lines.map(({ name }) => name)],
    rows: shown.map(({ round, stood, going }) => [
      round,
      ...roles.map((_, side) => ofHundred(stood[side] ?? 0, games)),
      ofHundred(going, games),
    ]),
  };
  return (
    <Leaf
      title={say("standing")}
      aside={say("hundred")}
      {...{ inTable, table }}
      few={standing.length === 0 ? say("few") : null}
    >
      <div className={styles.standing}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H100M0 50H100" data-hair />
          <path d="M0 100H100" />
          {lines.map(({ key, hand, values }) => (
            <path key={key} data-hand={hand} d={lineOf(values, from, last)} />
          ))}
        </svg>
        <ul>
          {lines.map(({ key, hand, name, values }, at) => (
            <li key={key} data-hand={hand} style={{ top: `${tops[at]?.toFixed(1)}%` }}>
              <b>{Math.round(100 * (values.at(-1)?.[1] ?? 0))}</b> {name}
            </li>
          ))}
        </ul>
        <p className={styles.axis}>
          <span>{say("standing.first", { game: game.replaceAll("-", ""), round: first })}</span>
          <span>{last}</span>
        </p>
      </div>
    </Leaf>
  );
}
