import { useState } from "react";
import { Link } from "wouter";
import { doorOf } from "../games/doors.ts";
import { GameTabs } from "../games/GameTabs.tsx";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { Busy, Button, ButtonLink, Page, Slip } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { WordPicks } from "../ui/WordPicks.tsx";
import { type CollectedPuzzle, GAMES_OF_PUZZLES } from "./collection.ts";
import { FaredMark } from "./Marks.tsx";
import { PuzzlePicture } from "./PuzzlePicture.tsx";
import styles from "./puzzles.module.css";
import { dayAt, faredWith, nextFor, ratingIn, runOf, type Score, solvedOf } from "./score.ts";
import { useSolver } from "./store.ts";
import { byTheme, type Theme, themeOf } from "./themes.ts";
import { usePuzzles } from "./usePuzzles.ts";
import { type LearnSay, useLearnWords } from "./words.ts";

/** How many puzzles stand on a page of a collection: two rows of four. */
const SHOWN = 8;

/** `/puzzles/GAME`: a game's puzzles by theme, what was solved of them, and the next one. */
export function PuzzlesPage({ game: asked }: { readonly game: string | null }) {
  const game = asked ?? GAMES_OF_PUZZLES[0];
  const say = useLearnWords();
  const found = usePuzzles(game);
  if (!doorOf(game)?.open) return <NotOpen game={game} />;
  if (!say) return <Busy />;
  return (
    <Page
      broad
      title={say("puzzles.title")}
      subtitle={say("puzzles.about")}
      beside={<GameTabs game={game} to="puzzles" />}
    >
      {found.state === "loading" && <Busy />}
      {found.state === "failed" && <NotFetched title={say("puzzles.failed")} retry={found.retry} />}
      {found.state === "there" && <Collection game={game} puzzles={found.puzzles} say={say} />}
    </Page>
  );
}

interface CollectionProps {
  readonly game: string;
  readonly puzzles: readonly CollectedPuzzle[];
  readonly say: LearnSay;
}

function Collection({ game, puzzles, say }: CollectionProps) {
  const score = useSolver();
  const { say: shell } = useWords();
  const [theme, setTheme] = useState<Theme | null>(null);
  const ofTheme = theme === null ? puzzles : puzzles.filter((puzzle) => themeOf(puzzle) === theme);
  const next = nextFor(score, game, ofTheme);
  if (puzzles.length === 0) return <NoPuzzles game={game} say={say} />;
  return (
    <div className={styles.columns}>
      <Slip className={styles.leaf}>
        <h2>{shell(`door.${game}.title`)}</h2>
        <ThemeRow {...{ say, score, game, puzzles }} theme={null} picked={theme === null} onPick={setTheme} />
        {byTheme(puzzles).map(([one, of]) => (
          <ThemeRow
            key={one}
            {...{ say, score, game }}
            puzzles={of}
            theme={one}
            picked={theme === one}
            onPick={setTheme}
          />
        ))}
      </Slip>
      <Listed key={theme} {...{ game, score, say, theme }} puzzles={ofTheme} />
      <Slip className={styles.strengthLeaf}>
        <Strength {...{ score, game, say }} />
        {next ? (
          <ButtonLink href={`/puzzles/${game}/${next.id}`} variant="gold">
            {say("puzzles.next")}
          </ButtonLink>
        ) : (
          <p>{say("puzzles.all-solved")}</p>
        )}
        <ButtonLink href="/puzzles/today" variant="plain">
          {say("puzzles.today")}
        </ButtonLink>
      </Slip>
    </div>
  );
}

/** Which of the puzzles of a theme are shown. */
const WHICH = ["all", "open", "tried"] as const;

interface ListedProps extends CollectionProps {
  readonly score: Score;
  readonly theme: Theme | null;
}

/** The puzzles of a theme as pictures, from the easiest on. The page that is shown first is that of the next one to try. */
function Listed({ game, puzzles, score, theme, say }: ListedProps) {
  const [which, setWhich] = useState<(typeof WHICH)[number]>("all");
  const [first] = useState(() => {
    const next = nextFor(score, game, puzzles);
    const place = next ? puzzles.findIndex(({ id }) => id === next.id) : 0;
    return place - (place % SHOWN);
  });
  const [from, setFrom] = useState(first);
  const shown = puzzles.filter(
    ({ id }) => which === "all" || (faredWith(score, game, id) === null) === (which === "open"),
  );
  const pick = (one: (typeof WHICH)[number]) => {
    setWhich(one);
    setFrom(one === "all" ? first : 0);
  };
  return (
    <Slip className={styles.leaf}>
      <header className={styles.listHead}>
        <h2>{say(theme === null ? "theme.all" : `theme.${theme}`)}</h2>
        <WordPicks
          legend={say("puzzles.which")}
          picked={which}
          onPick={pick}
          picks={WHICH.map((id) => ({ id, text: say(`puzzles.${id}-of-them`) }))}
        />
      </header>
      {shown.length === 0 && <p className={styles.count}>{say("puzzles.none-such")}</p>}
      <ol className={styles.list}>
        {shown.slice(from, from + SHOWN).map((puzzle) => (
          <li key={puzzle.id}>
            <Link href={`/puzzles/${game}/${puzzle.id}`} className={styles.one}>
              <PuzzlePicture game={game} puzzle={puzzle} />
              <span>
                <b>{say(`theme.${themeOf(puzzle)}`)}</b>
                <small>
                  {puzzles.indexOf(puzzle) + 1} · {say("puzzles.strength", { rating: puzzle.rating })}
                  {puzzle.byPeople && ` · ${say("puzzles.by-people")}`}
                </small>
              </span>
              <FaredMark fared={faredWith(score, game, puzzle.id)} say={say} />
            </Link>
          </li>
        ))}
      </ol>
      <Further from={from} of={shown.length} onGo={setFrom} say={say} />
    </Slip>
  );
}

/** What is said of a game that has none. */
function NoPuzzles({ game, say }: Pick<CollectionProps, "game" | "say">) {
  const { say: shell } = useWords();
  return (
    <Slip>
      <p>{say("puzzles.none", { game: shell(`door.${game}.title`) })}</p>
      <ButtonLink href={`/new/${game}`} variant="gold">
        {say("learn.play")}
      </ButtonLink>
    </Slip>
  );
}

interface FurtherProps {
  /** The first puzzle that is shown, and how many there are. */
  readonly from: number;
  readonly of: number;
  readonly onGo: (from: number) => void;
  readonly say: LearnSay;
}

/** The way through a collection that is longer than a page. */
function Further({ from, of, onGo, say }: FurtherProps) {
  if (of <= SHOWN) return null;
  return (
    <p className={styles.more}>
      <span role="status">{say("puzzles.page", { from: from + 1, to: Math.min(from + SHOWN, of), of })}</span>
      <Button variant="quiet" disabled={from === 0} onClick={() => onGo(from - SHOWN)}>
        {say("puzzles.back")}
      </Button>
      <Button variant="quiet" disabled={from + SHOWN >= of} onClick={() => onGo(from + SHOWN)}>
        {say("puzzles.further")}
      </Button>
    </p>
  );
}

interface ThemeRowProps extends CollectionProps {
  readonly score: Score;
  /** Null: all of them. */
  readonly theme: Theme | null;
  readonly picked: boolean;
  readonly onPick: (theme: Theme | null) => void;
}

function ThemeRow({ say, score, game, puzzles, theme, picked, onPick }: ThemeRowProps) {
  const solved = solvedOf(score, game, puzzles);
  return (
    <button type="button" className={styles.theme} aria-pressed={picked} onClick={() => onPick(theme)}>
      <span>{say(theme === null ? "theme.all" : `theme.${theme}`)}</span>
      <span className={styles.count}>{say("puzzles.solved", { solved, of: puzzles.length })}</span>
      <progress max={puzzles.length} value={solved} aria-hidden="true" />
    </button>
  );
}

/** How strong a solver is by the puzzles of a game, and on how many days running they solved that of the day. */
export function Strength({ score, game, say }: Pick<ThemeRowProps, "score" | "game" | "say">) {
  const run = runOf(score, dayAt(Date.now()));
  return (
    <p className={styles.strengthLine}>
      <b>{ratingIn(score, game)}</b> {say("puzzles.your-strength")}
      {run > 0 && <span>{say("puzzles.run", { days: run })}</span>}
    </p>
  );
}
