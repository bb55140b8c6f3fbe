import type { Fared, PersonFigures } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { figuresOf } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import people from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { doorOf, gameWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";
import { Ribbon } from "../ui/charts/Ribbon.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./friends.module.css";

interface FiguresProps {
  readonly name: string;
  readonly say: PeopleSay;
  /** Whether the page is of whoever looks. */
  readonly isOwn: boolean;
}

/** How a person's games ended: together with whoever looks, by game, side, opponents and month. Nothing where that is not shown. */
export function FiguresLeaf({ name, say, isOwn }: FiguresProps) {
  const found = useFetched(
    useCallback(async () => {
      const answer = await figuresOf(name);
      return { figures: answer.ok ? answer.value : null };
    }, [name]),
  );
  const figures = found.state === "there" ? found.figures : null;
  if (!figures || figures.games.length === 0) return null;
  const { together } = figures;
  const met = together ? sumOf([together]) : 0;
  return (
    <>
      {!isOwn && together && met > 0 && (
        <Leaf id="together" title={say("together", { name })} aside={say("together.games", { count: met })}>
          <Row of={together} say={say} />
        </Leaf>
      )}
      <Leaf id="figures" title={say("figures")} aside={say("figures.aside")}>
        <ul className={styles.figures}>
          {figures.games.map((game) => (
            <Game key={game.game} of={game} say={say} />
          ))}
        </ul>
        <Months of={figures.months} say={say} />
      </Leaf>
    </>
  );
}

const sumOf = (all: readonly Fared[]): number =>
  all.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);

const added = (all: readonly Fared[]): Fared => ({
  won: all.reduce((sum, { won }) => sum + won, 0),
  drawn: all.reduce((sum, { drawn }) => sum + drawn, 0),
  lost: all.reduce((sum, { lost }) => sum + lost, 0),
});

/** Won, drawn and lost as one ribbon, with its figures. */
function Row({ of, say }: { readonly of: Fared; readonly say: PeopleSay }) {
  const all = Math.max(1, sumOf([of]));
  return (
    <span className={styles.fared}>
      <span className={styles.ribbon}>
        <Ribbon hand="free" share={of.won / all} />
        <Ribbon hand="nobody" share={of.drawn / all} />
        <Ribbon hand="shadow" share={of.lost / all} />
      </span>
      <span>{say("figures.fared", { won: of.won, drawn: of.drawn, lost: of.lost })}</span>
    </span>
  );
}

interface GameProps {
  readonly of: PersonFigures["games"][number];
  readonly say: PeopleSay;
}

/** A game: how it went in all, and behind a fold by side and by opponents. */
function Game({ of, say }: GameProps) {
  const { say: shell } = useWords();
  const [open, setOpen] = useState(false);
  const door = doorOf(of.game);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {door ? <Drawing of={door.art} className={people.door} /> : <span />}
          <span>{door ? shell(`door.${door.id}.title`) : of.game}</span>
          <Row of={added(of.sides)} say={say} />
        </summary>
        {open && <Folded of={of} say={say} />}
      </details>
    </li>
  );
}

function Folded({ of, say }: GameProps) {
  const { say: shell, language } = useWords();
  const { game } = of;
  const found = useFetched(
    useCallback(async () => {
      const { language: spoken, words } = await gameWords(game, language);
      return { words: sayFrom(spoken, words) };
    }, [game, language]),
  );
  const roleIn = (role: string) => (found.state === "there" ? found.words(`seat.${role}`) : role);
  const rows = [
    ...of.sides.map((side) => ({ what: roleIn(side.role), fared: side })),
    ...of.against.map((one) => ({
      what:
        one.against === "people" || one.against === "computers"
          ? say(`figures.${one.against}`)
          : shell("tables.bot", { level: shell(`level.${one.against}`) }),
      fared: one,
    })),
  ];
  return (
    <ul>
      {rows.map(({ what, fared }) => (
        <li key={what}>
          <span>{what}</span>
          <Row of={fared} say={say} />
        </li>
      ))}
    </ul>
  );
}

/** The last months that are drawn. */
const MONTHS = 12;

/** How many games a month had, and how many of them were won. */
function Months({ of, say }: { readonly of: PersonFigures["months"]; readonly say: PeopleSay }) {
  const { language } = useWords();
  const shown = of.slice(-MONTHS);
  const most = Math.max(1, ...shown.map((month) => sumOf([month])));
  const short = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <ul className={styles.months} aria-label={say("figures.months")}>
      {shown.map((month) => (
        <li
          key={month.from}
          aria-label={`${long.format(month.from)}: ${say("figures.fared", { won: month.won, drawn: month.drawn, lost: month.lost })}`}
        >
          <span className={styles.month} aria-hidden="true">
            <Ribbon hand="shadow" share={month.lost / most} upright />
            <Ribbon hand="nobody" share={month.drawn / most} upright />
            <Ribbon hand="free" share={month.won / most} upright />
          </span>
          <span aria-hidden="true">{short.format(month.from)}</span>
        </li>
      ))}
    </ul>
  );
}
