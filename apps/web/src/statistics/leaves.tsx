/** The leaves of figures of a game. */
import type { EndedByPeople, SidesTold } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { handOf, Ribbon } from "../ui/charts/Ribbon.tsx";
import { endingKey } from "./endings.ts";
import type { FigureProps } from "./figureProps.ts";
import { shortly } from "./filter.ts";
import { Leaf } from "./Leaf.tsx";
import { binAt, binsOf, ofHundred } from "./shares.ts";
import styles from "./statistics.module.css";

/** How often each side won, in all and against whom. */
export function Sides({ of, say, inTable, sideOf }: FigureProps) {
  const { say: shell } = useWords();
  const { sides, roles, against } = of;
  const decided = (told: SidesTold) => told.games - told.drawn;
  const rows = against.filter((told) => decided(told) > 0);
  const naming = (told: (typeof rows)[number]) =>
    shortly(told.against, say, (level) => shell(`level.${level}`));
  const share = (told: SidesTold, side: number) => ofHundred(told.won[side] ?? 0, decided(told));
  const two = roles.length === 2;
  const table = {
    heads: [say("against"), say("column.games"), ...roles.map((_, side) => sideOf(side))],
    rows: [
      ...rows.map((told) => [naming(told), told.games, ...roles.map((_, side) => share(told, side))]),
      [say("against.any"), sides.games, ...roles.map((_, side) => share(sides, side))],
    ],
  };
  return (
    <Leaf
      title={say(two ? "sides" : "seats")}
      aside={say("sides.aside")}
      {...{ inTable, table }}
      few={decided(sides) === 0 ? say("few") : null}
    >
      <p className={styles.both}>
        {roles.map((role, side) => (
          <span key={role.join()}>
            {sideOf(side)} <b>{share(sides, side)}</b>
          </span>
        ))}
      </p>
      {two && (
        <ul className={styles.halves}>
          {rows.map((told) => (
            <li key={told.against}>
              <span>{naming(told)}</span>
              <span className={styles.half}>
                {roles.map((role, side) => (
                  <Ribbon key={role.join()} hand={handOf(side, 2)} share={share(told, side) / 100} />
                ))}
              </span>
              <b>{roles.map((_, side) => share(told, side)).join(" : ")}</b>
            </li>
          ))}
        </ul>
      )}
      {sides.drawn > 0 && <p className={styles.few}>{say("sides.drawn", { count: sides.drawn })}</p>}
    </Leaf>
  );
}

const BY_PEOPLE: readonly string[] = [
  "resigned",
  "abandoned",
  "time",
  "absent",
  "agreed-draw",
] satisfies EndedByPeople[];

/** The most endings that are drawn; a table has all. */
const ENDINGS = 5;

/** How games end, and for whom. */
export function Endings({ of, say, inTable, sideOf }: FigureProps) {
  const { game, endings, shown, roles } = of;
  const naming = (reason: string) => {
    const key = endingKey(BY_PEOPLE.includes(reason) ? null : game, reason);
    return key === null ? reason : say(key);
  };
  const most = Math.max(1, ...endings.map(({ games }) => games));
  // Where games end in the same way for several sides, the side says which is meant.
  const told = ({ reason, side }: (typeof endings)[number]) =>
    endings.some((one) => one.reason === reason && one.side !== side)
      ? `${naming(reason)} · ${sideOf(side)}`
      : naming(reason);
  const table = {
    heads: [say("column.what"), say("column.side"), say("column.share")],
    rows: endings.map(({ reason, side, games }) => [naming(reason), sideOf(side), ofHundred(games, shown)]),
  };
  return (
    <Leaf
      title={say("endings")}
      aside={say("hundred")}
      {...{ inTable, table }}
      few={endings.length === 0 ? say("few") : null}
    >
      <ul className={styles.bars}>
        {endings.slice(0, ENDINGS).map((one) => (
          <li key={`${one.reason} ${one.side}`}>
            <span>{told(one)}</span>
            <span className={styles.bar}>
              <Ribbon hand={handOf(one.side, roles.length)} share={(0.86 * one.games) / most} />
              <b>{ofHundred(one.games, shown)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** How many rounds games last. */
export function Rounds({ of, say, inTable }: FigureProps) {
  const { game, rounds, middle, minutes } = of;
  const unit = say("rounds.unit", { game: game.replaceAll("-", "") });
  const bins = binsOf(rounds);
  const most = Math.max(1, ...bins.map(({ games }) => games));
  const wordOf = ({ from, to }: (typeof bins)[number]) => (from === to ? `${from}` : `${from}–${to}`);
  // Where there are many, there is room for where each begins.
  const shortOf = (bin: (typeof bins)[number]) => (bins.length > 8 ? `${bin.from}` : wordOf(bin));
  const table = {
    heads: [unit, say("column.games")],
    rows: bins.map((bin) => [wordOf(bin), bin.games]),
  };
  const half = middle === null ? -1 : binAt(bins, middle);
  return (
    <Leaf
      title={say("rounds")}
      aside={minutes === null || minutes === 0 ? unit : say("rounds.minutes", { unit, minutes })}
      {...{ inTable, table }}
      few={bins.length === 0 ? say("few") : null}
    >
      {middle !== null && <p className={styles.over}>{say("rounds.middle", { round: middle })}</p>}
      <ul className={styles.columns}>
        {bins.map((bin, at) => (
          <li key={bin.from} data-half={at === half}>
            <span className={styles.column}>
              <Ribbon hand="nobody" share={bin.games / most} upright />
            </span>
            <span>{shortOf(bin)}</span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** Fewer games than this say nothing about what follows from a choice. */
const FEWEST = 5;

/** What is chosen first, and how often its side won then. */
export function Openings({ of, say, inTable, sideOf }: FigureProps) {
  const { openings, shown, roles } = of;
  const table = {
    heads: [say("column.what"), say("column.side"), say("column.share"), say("column.won")],
    rows: openings.map(({ text, side, games, won }) => [
      text,
      sideOf(side),
      ofHundred(games, shown),
      games < FEWEST ? "–" : ofHundred(won, games),
    ]),
  };
  return (
    <Leaf title={say("openings")} {...{ inTable, table }} few={openings.length === 0 ? say("few") : null}>
      <ul className={styles.firsts}>
        <li data-head>
          <span />
          <em>{say("openings.played")}</em>
          <em>{say("openings.won")}</em>
        </li>
        {openings.map(({ text, side, games, won }) => (
          <li key={`${side} ${text}`}>
            <span>{text}</span>
            <span className={styles.bar}>
              <Ribbon hand={handOf(side, roles.length)} share={(0.7 * games) / (openings[0]?.games ?? 1)} />
              <b>{ofHundred(games, shown)}</b>
            </span>
            {games < FEWEST ? <span /> : <Deviation share={won / games} />}
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** A diamond on a hair: full above even chances, open below. */
const Deviation = ({ share }: { readonly share: number }) => (
  <span className={styles.hair}>
    <i
      data-above={share >= 0.5}
      style={{ left: `${(100 * Math.min(0.95, Math.max(0.05, share))).toFixed(1)}%` }}
    />
  </span>
);

/** Cards with which a side won more or fewer games than without. */
export function Cards({ of, say, inTable, sideOf }: FigureProps) {
  const { cards, roles } = of;
  const most = Math.max(1, ...cards.map(({ change }) => Math.abs(change)));
  const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");
  const table = {
    heads: [say("column.what"), say("column.side"), say("column.games"), say("column.change")],
    rows: cards.map(({ text, side, games, change }) => [text, sideOf(side), games, signed(change)]),
  };
  return (
    <Leaf
      title={say("cards")}
      aside={say("cards.aside")}
      {...{ inTable, table }}
      few={cards.length === 0 ? say("cards.none") : null}
    >
      <ul className={styles.cards}>
        {cards.map(({ text, side, change }) => (
          <li key={`${side} ${text}`}>
            <span>{text}</span>
            <span className={styles.change} data-below={change < 0}>
              <Ribbon hand={handOf(side, roles.length)} share={(0.66 * Math.abs(change)) / most} />
              <b>{signed(change)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** The last months that are drawn; a table has all. */
const MONTHS = 12;

/** How many games were played, month by month. */
export function Months({ of, say, inTable }: FigureProps) {
  const { language } = useWords();
  const { months } = of;
  const short = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const shown = months.slice(-MONTHS);
  const most = Math.max(1, ...shown.map(({ games }) => games));
  const table = {
    heads: [say("since"), say("column.games")],
    rows: months.map(({ from, games }) => [long.format(from), games]),
  };
  return (
    <Leaf
      title={say("months")}
      aside={say("months.aside")}
      {...{ inTable, table }}
      few={months.length === 0 ? say("few") : null}
    >
      <ul className={styles.columns}>
        {shown.map(({ from, games }) => (
          <li key={from}>
            <b>{games}</b>
            <span className={styles.column}>
              <Ribbon hand="nobody" share={games / most} upright />
            </span>
            <span>{short.format(from)}</span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
