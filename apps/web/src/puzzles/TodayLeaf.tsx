import { useMemo } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { usePublicLobbyWords } from "../public-lobby/words.ts";
import { ButtonLink, Slip } from "../ui/index.ts";
import { dailyOf, GAMES_OF_PUZZLES } from "./collection.ts";
import { PuzzlePicture } from "./PuzzlePicture.tsx";
import { dayAt, gameOfDay } from "./score.ts";
import { useSolver } from "./store.ts";
import styles from "./today.module.css";
import { usePuzzles } from "./usePuzzles.ts";
import { useLearnWords } from "./words.ts";

/** The days that are shown, by how far they lie from today. */
const WEEK = [-4, -3, -2, -1, 0, 1, 2] as const;
const DAY = 86_400_000;

/** The puzzle that is the same for the whole house today, with its board. */
export function TodayLeaf() {
  const say = useLearnWords();
  const commons = usePublicLobbyWords();
  const { say: shell } = useWords();
  const today = dayAt(Date.now());
  const game = gameOfDay(GAMES_OF_PUZZLES, today);
  const found = usePuzzles(game);
  const puzzle = useMemo(
    () => (found.state === "there" ? dailyOf(found.puzzles, today) : null),
    [found, today],
  );
  if (!say || !commons) return null;
  return (
    <Slip aria-labelledby="today" className={styles.leaf}>
      <header className={styles.head}>
        <h2 id="today">{commons("today")}</h2>
        <Link href="/puzzles">{commons("today.all")}</Link>
      </header>
      {puzzle && <PuzzlePicture game={game} puzzle={puzzle} />}
      <p>
        {puzzle && (
          <b className={styles.of}>
            {say("puzzle.of", { game: shell(`door.${game}.title`), rating: puzzle.rating })}
          </b>
        )}
        {commons("today.about")}
      </p>
      <div className={styles.foot}>
        <Week today={today} />
        <ButtonLink href="/puzzles/today" variant="plain">
          {commons("today.solve")}
        </ButtonLink>
      </div>
    </Slip>
  );
}

/** On which of the days around this one its puzzle was solved. */
function Week({ today }: { readonly today: number }) {
  const days = useSolver((solver) => solver.days);
  const { language } = useWords();
  const say = useLearnWords();
  const short = new Intl.DateTimeFormat(language, { weekday: "narrow", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  if (!say) return null;
  return (
    <ol className={styles.week}>
      {WEEK.map((from) => {
        const day = today + from;
        const state = days.includes(day) ? "solved" : from === 0 ? "today" : from > 0 ? "ahead" : "missed";
        return (
          <li key={day} data-state={state}>
            <span
              role="img"
              aria-label={`${long.format(day * DAY)}: ${say(state === "solved" ? "fared.solved" : "fared.new")}`}
            />
            <span aria-hidden="true">{short.format(day * DAY)}</span>
          </li>
        );
      })}
    </ol>
  );
}
