import type { Label } from "@westmarch/boardkit";
import { useCallback, useMemo } from "react";
import { type PuzzleFrame, PuzzlePage, type SmallPuzzle } from "../analysis/PuzzleScreen.tsx";
import type { Puzzle } from "../analysis/puzzle.ts";
import { type AnalysisSay, useAnalysisWords } from "../analysis/words.ts";
import { reasonOf } from "../hints/reason.ts";
import { type HintSay, useHintWords } from "../hints/words.ts";
import { useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { dailyOf, GAMES_OF_PUZZLES } from "../puzzles/collection.ts";
import { dayAt, gameOfDay } from "../puzzles/score.ts";
import { usePuzzles } from "../puzzles/usePuzzles.ts";
import type { EmbedSay } from "../sharing/words.ts";
import { Reduced } from "../table/board/BoardPicture.tsx";
import { Busy, Button } from "../ui/index.ts";
import { useMedia } from "../ui/useMedia.ts";
import styles from "./embed.module.css";
import { Frame, NothingHere, WayOut } from "./Frame.tsx";

/** Below this there is no room for a table with its prompt: the board is a picture, and choices stand under it. */
const SMALL = matchMedia("(max-width: 599px), (max-height: 419px)");

interface EmbeddedPuzzleProps {
  /** Null: the puzzle of the day. */
  readonly game: string | null;
  readonly id: string | null;
  readonly say: EmbedSay;
}

/** `/embed/puzzles/GAME/ID` and `/embed/puzzles/today`: a puzzle to be solved in a frame. What a solver does is kept nowhere. */
export function EmbeddedPuzzle({ game: named, id, say }: EmbeddedPuzzleProps) {
  const day = dayAt(Date.now());
  const game = named ?? gameOfDay(GAMES_OF_PUZZLES, day);
  const found = usePuzzles(game);
  const [lab, hint] = [useAnalysisWords(), useHintWords()];
  if (found.state === "failed") return <NothingHere text={say("failed")} say={say} />;
  if (found.state === "loading" || !lab || !hint) return <Busy />;
  const { puzzles } = found;
  const kept = id === null ? dailyOf(puzzles, day) : puzzles.find((puzzle) => puzzle.id === id);
  if (!kept) return <NothingHere text={say("failed")} say={say} />;
  return <Solve game={game} {...{ kept, lab, hint, say }} />;
}

interface SolveProps {
  readonly game: string;
  readonly kept: Parameters<typeof puzzleOf>[1];
  readonly lab: AnalysisSay;
  readonly hint: HintSay;
  readonly say: EmbedSay;
}

const puzzleOf = (
  game: string,
  kept: Omit<Puzzle, "game" | "goal" | "about"> & { because: string },
): Puzzle => ({
  ...kept,
  game,
  goal: "line",
  about: "",
});

function Solve({ game, kept, lab, hint, say }: SolveProps) {
  const { say: shell } = useWords();
  const puzzle = useMemo(() => puzzleOf(game, kept), [game, kept]);
  const small = useMedia(SMALL);
  const onTold = useCallback(() => {}, []);
  const frame = useMemo<PuzzleFrame>(
    () => ({
      title: shell(`door.${game}.title`),
      onTold,
      said: () => "",
      aside: <WayOut say={say} />,
      passing: true,
      ending: (loaded) => (
        <>
          <p>{reasonOf(kept.because, loaded.say, hint)}</p>
          <WayOut say={say} />
        </>
      ),
      ...(small && {
        small: (solving) => <Small solving={solving} because={kept.because} {...{ hint, lab, say }} />,
      }),
    }),
    [shell, game, onTold, kept, hint, lab, say, small],
  );
  return <PuzzlePage puzzle={puzzle} labSay={lab} frame={frame} />;
}

/** What a choice is called where its group does not stand above it. */
const called = (say: EmbedSay, { text, group }: Label): string =>
  group && group.text !== text ? say("choice", { group: group.text, text }) : text;

interface SmallProps extends Pick<SolveProps, "hint" | "lab" | "say"> {
  readonly solving: SmallPuzzle;
  readonly because: string;
}

/** A puzzle in a small frame: the board as a picture, and every choice as a button under it. */
function Small({ solving, because, hint, lab, say }: SmallProps) {
  const { loaded, props, asked, solved, showNext } = solving;
  const { Board, label, sentence } = loaded.module;
  const { ask } = props;
  return (
    <Frame
      picture={
        <Reduced loaded={loaded}>
          <Board {...props} layout="wide" calm />
        </Reduced>
      }
    >
      <p className={styles.said} role="status">
        {solved ? `${say("solved")} ${reasonOf(because, loaded.say, hint)}` : asked}
      </p>
      {ask && !solved && (
        <>
          <p className={styles.said} lang={loaded.language}>
            {rich(sentence(ask, props))}
          </p>
          <ul className={styles.choices} aria-label={say("choices")}>
            {ask.options.map((option) => (
              <li key={JSON.stringify(option)}>
                <Button onClick={() => props.act([option])}>{called(say, label(option, ask, props))}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ends}>
        {showNext && !solved && <Button onClick={showNext}>{lab("puzzle.show")}</Button>}
        <WayOut say={say} />
      </div>
    </Frame>
  );
}
