import { paragraph } from "@westmarch/boardkit/writing";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { type PuzzleFrame, PuzzlePage, type WrongTry } from "../analysis/PuzzleScreen.tsx";
import type { Puzzle } from "../analysis/puzzle.ts";
import { useAnalysisWords } from "../analysis/words.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { reasonOf } from "../hints/reason.ts";
import { type HintSay, useHintWords } from "../hints/words.ts";
import { useWords } from "../i18n/index.ts";
import { SharePart } from "../sharing/SharePart.tsx";
import { useEmbedWords } from "../sharing/words.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { Speaking, type Whole } from "../table/text/words.tsx";
import { Busy, Button, ButtonLink, Notice, Page } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { type CollectedPuzzle, dailyOf, GAMES_OF_PUZZLES } from "./collection.ts";
import styles from "./puzzles.module.css";
import { dayAt, gameOfDay, nextFor, ratingIn } from "./score.ts";
import { useSolver } from "./store.ts";
import { themeOf } from "./themes.ts";
import { usePuzzles } from "./usePuzzles.ts";
import { useWhy, type Why } from "./useWhy.ts";
import { type LearnSay, useLearnWords } from "./words.ts";

/** `/puzzles/today`: the puzzle of the day, the same for the whole house. */
export function TodaysPuzzle() {
  const say = useLearnWords();
  const day = dayAt(Date.now());
  const game = gameOfDay(GAMES_OF_PUZZLES, day);
  const found = usePuzzles(game);
  if (found.state === "failed" && say) return <Failed say={say} retry={found.retry} />;
  if (found.state !== "there") return <Busy />;
  const puzzle = dailyOf(found.puzzles, day);
  return puzzle ? <Redirect to={`/puzzles/${game}/${puzzle.id}`} replace /> : <NotOpen game={game} />;
}

/** A page on which there are no puzzles to show. */
const Failed = ({ say, retry }: { readonly say: LearnSay; readonly retry: () => void }) => (
  <Page title={say("puzzles.title")}>
    <NotFetched title={say("puzzles.failed")} retry={retry} />
  </Page>
);

interface SolvePageProps {
  readonly game: string;
  readonly id: string;
}

/** `/puzzles/GAME/ID`: one puzzle of a collection, which is solved on the board. */
export function SolvePage(asked: SolvePageProps) {
  return (
    <Speaking waiting={<Busy />}>
      <Solve {...asked} />
    </Speaking>
  );
}

function Solve({ game, id }: SolvePageProps) {
  const words = { say: useLearnWords(), lab: useAnalysisWords(), hint: useHintWords() };
  const found = usePuzzles(game);
  const { say, lab, hint } = words;
  if (!say || !lab || !hint || found.state === "loading") return <Busy />;
  if (found.state === "failed") return <Failed say={say} retry={found.retry} />;
  const puzzle = found.puzzles.find((one) => one.id === id);
  if (!puzzle)
    return (
      <Page title={say("puzzles.title")}>
        <Notice
          tone="danger"
          title={say("puzzle.unknown")}
          actions={
            <ButtonLink variant="gold" href={`/puzzles/${game}`}>
              {say("puzzles.title")}
            </ButtonLink>
          }
        />
      </Page>
    );
  return <One key={id} game={game} puzzle={puzzle} all={found.puzzles} {...{ say, lab, hint }} />;
}

interface OneProps {
  readonly game: string;
  readonly puzzle: KeptPuzzle;
  readonly all: readonly CollectedPuzzle[];
  readonly say: LearnSay;
  readonly lab: NonNullable<ReturnType<typeof useAnalysisWords>>;
  readonly hint: HintSay;
}

/** What a solver has had so far. */
interface Course {
  readonly tries: number;
  readonly helped: boolean;
  readonly wrong: WrongTry | null;
  /** The answer was shown. */
  readonly shown: boolean;
  readonly over: boolean;
}

const isClean = ({ tries, helped, shown }: Course): boolean => tries === 0 && !helped && !shown;

const FRESH: Course = { tries: 0, helped: false, wrong: null, shown: false, over: false };

function One({ game, puzzle, all, say, lab, hint }: OneProps) {
  const { say: shell } = useWords();
  const [course, setCourse] = useState(FRESH);
  const note = useSolver((solver) => solver.note);
  const day = useMemo(() => {
    const today = dayAt(Date.now());
    const isToday = gameOfDay(GAMES_OF_PUZZLES, today) === game && dailyOf(all, today)?.id === puzzle.id;
    return isToday ? today : null;
  }, [game, all, puzzle]);
  const onTold = useCallback<PuzzleFrame["onTold"]>((told) => {
    setCourse((old) => {
      const now: Course =
        told === "solved"
          ? { ...old, over: true, wrong: null }
          : told === "shown"
            ? { ...old, shown: true, wrong: null }
            : { ...old, tries: old.tries + 1, wrong: told };
      return now;
    });
  }, []);
  const why = useWhy(game, puzzle, course.wrong);
  useNoted({ game, puzzle, day, course, note });
  const [sharing, share] = useState(false);
  const [, navigate] = useLocation();
  const embed = useEmbedWords();
  const asked = useMemo<Puzzle>(() => ({ ...puzzle, game, goal: "line", about: "" }), [puzzle, game]);
  const frame = useMemo<PuzzleFrame>(
    () => ({
      title: say("puzzle.of", { game: shell(`door.${game}.title`), rating: puzzle.rating }),
      onTold,
      said: (loaded) => saidOf({ say, hint, loaded, puzzle, why, helped: course.helped }),
      aside: !course.helped && (
        <Button variant="quiet" onClick={() => setCourse((old) => ({ ...old, helped: true }))}>
          {say("puzzle.hint")}
        </Button>
      ),
      ending: (loaded) => <Ending {...{ say, hint, loaded, puzzle, game, all, course, day }} />,
      tools: [
        {
          id: "all",
          label: say("puzzles.title"),
          icon: "scroll-unfurled",
          use: () => navigate(`/puzzles/${game}`),
        },
        ...(embed ? [sharingTool(embed("share"), sharing, () => share(true))] : []),
      ],
      over: sharing && embed && (
        <Drawer title={embed("share")} onClose={() => share(false)}>
          <SharePart
            path={`puzzles/${game}/${puzzle.id}`}
            title={`${embed("puzzle")} · ${shell(`door.${game}.title`)}`}
          />
        </Drawer>
      ),
    }),
    [say, shell, game, puzzle, onTold, hint, why, course, all, day, embed, sharing, navigate],
  );
  return <PuzzlePage puzzle={asked} labSay={lab} frame={frame} />;
}

/** Opens what can be put on other sites. */
const sharingTool = (label: string, open: boolean, use: () => void) => ({
  id: "share",
  label,
  icon: "conversation" as const,
  use,
  open,
});

interface NotedProps {
  readonly game: string;
  readonly puzzle: KeptPuzzle;
  readonly day: number | null;
  readonly course: Course;
  readonly note: ReturnType<typeof useSolver.getState>["note"];
}

/** Notes what came of a puzzle: a first try that failed at once, and its end. */
function useNoted({ game, puzzle, day, course, note }: NotedProps): void {
  const { over, shown } = course;
  const clean = isClean(course);
  useEffect(() => {
    if (over || !clean) note({ game, puzzle, clean, found: over && !shown, day });
  }, [game, puzzle, day, over, shown, clean, note]);
}

interface Telling {
  readonly say: LearnSay;
  readonly hint: HintSay;
  readonly loaded: Whole;
  readonly puzzle: KeptPuzzle;
}

interface SaidProps extends Telling {
  readonly why: Why | null;
  readonly helped: boolean;
}

/** What a try came to, and for who asked for a hint the reason for the answer without the answer. */
function saidOf({ say, hint, loaded, puzzle, why, helped }: SaidProps): string {
  const tried =
    why === null
      ? null
      : why === "thinking"
        ? say("puzzle.thinking")
        : say("puzzle.why", { tried: why[0], best: why[1] });
  const told = helped && say("puzzle.hint.told", { reason: reasonOf(puzzle.because, loaded.say, hint) });
  return paragraph(say, tried ?? "", told || "");
}

interface EndingProps extends Telling {
  readonly game: string;
  readonly all: readonly CollectedPuzzle[];
  readonly course: Course;
  readonly day: number | null;
}

/** The end of a puzzle: why the answer is the answer, how one did, and the next one. */
function Ending({ say, hint, loaded, puzzle, game, all, course, day }: EndingProps) {
  const score = useSolver();
  const next = nextFor(score, game, all, puzzle.id);
  const [answer, second] = puzzle.chances;
  const how = isClean(course)
    ? say("puzzle.clean")
    : course.tries === 0 || course.shown
      ? say("puzzle.helped")
      : say("puzzle.tries", { tries: course.tries + 1 });
  return (
    <>
      <p className={styles.why}>
        {paragraph(
          say,
          reasonOf(puzzle.because, loaded.say, hint),
          say("puzzle.chances", { answer, next: second }),
        )}
      </p>
      <p className={styles.why}>
        {paragraph(
          say,
          say("puzzle.theme", { theme: say(`theme.${themeOf(puzzle)}`) }),
          how,
          say("puzzle.strength-now", { rating: ratingIn(score, game) }),
          day === null ? "" : say("puzzle.of-day"),
        )}
      </p>
      {next && (
        <ButtonLink variant="gold" href={`/puzzles/${game}/${next.id}`}>
          {say("puzzles.next")}
        </ButtonLink>
      )}
      <ButtonLink variant="plain" href={`/puzzles/${game}`}>
        {say("puzzles.title")}
      </ButtonLink>
    </>
  );
}
