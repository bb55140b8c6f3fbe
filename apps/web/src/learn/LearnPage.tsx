import type { Say } from "@westmarch/boardkit";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { useCallback } from "react";
import { Link } from "wouter";
import { useStudied } from "../device/studied.ts";
import { DOORS, type Door, gameWords, schoolOf } from "../games/doors.ts";
import { GameTabs } from "../games/GameTabs.tsx";
import { NotOpen } from "../games/NotOpen.tsx";
import { sayFrom, useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";
import { usePractice } from "../practice/index.ts";
import { puzzlesOf } from "../puzzles/collection.ts";
import { Strength } from "../puzzles/PuzzlesPage.tsx";
import { solvedOf } from "../puzzles/score.ts";
import { useSolver } from "../puzzles/store.ts";
import { byTheme } from "../puzzles/themes.ts";
import { type LearnSay, useLearnWords } from "../puzzles/words.ts";
import { Busy, ButtonLink, Page, Slip } from "../ui/index.ts";
import { Chapters } from "./Chapters.tsx";
import styles from "./learn.module.css";
import { Road } from "./Road.tsx";
import { stopsOf } from "./stops.ts";

/** `/learn/GAME`: the road from the first step in a game to its strongest opponent, and what there is to look up. */
export function LearnPage({ game }: { readonly game: string | null }) {
  const say = useLearnWords();
  const door = game === null ? DOORS[0] : schoolOf(game);
  if (!door?.open) return <NotOpen game={game ?? ""} />;
  if (!say) return <Busy />;
  return <Open key={door.id} door={door} say={say} />;
}

interface OpenProps {
  readonly door: Door;
  readonly say: LearnSay;
}

function Open({ door, say }: OpenProps) {
  const { say: shell, language } = useWords();
  const { id } = door;
  const found = useFetched(
    useCallback(async () => {
      const [{ language: spoken, words }, puzzles] = await Promise.all([
        gameWords(id, language),
        // A road without its puzzles is still a road; their own page says what is amiss.
        puzzlesOf(id).catch((): readonly KeptPuzzle[] => []),
      ]);
      return { game: sayFrom(spoken, words), puzzles };
    }, [id, language]),
  );
  return (
    <Page
      broad
      title={say("learn.title")}
      subtitle={say("learn.about", { game: shell(`door.${id}.title`) })}
      beside={<GameTabs game={id} to="learn" />}
    >
      {found.state === "there" ? (
        <Whole {...{ door, say }} game={found.game} puzzles={found.puzzles} />
      ) : found.state === "loading" ? (
        <Busy />
      ) : (
        <Slip>
          <p role="alert">{say("learn.failed")}</p>
          <ButtonLink href={`/rules/${id}`}>{say("learn.rules")}</ButtonLink>
        </Slip>
      )}
    </Page>
  );
}

interface WholeProps extends OpenProps {
  readonly game: Say;
  readonly puzzles: readonly KeptPuzzle[];
}

function Whole({ door, say, game, puzzles }: WholeProps) {
  const { id, guides } = door;
  const studied = useStudied();
  const score = useSolver();
  const { bouts } = usePractice();
  const parts = guides.map(({ part }) => part);
  const stops = stopsOf({ game: id, parts, puzzles, studied, score, bouts });
  const sideOf = (part: string): string => {
    const guide = guides.find((one) => one.part === part);
    return game(guide?.title ?? `seat.${part}`);
  };
  return (
    <>
      <Road game={id} stops={stops} say={say} sideOf={sideOf} />
      <div className={styles.leaves}>
        <Slip className={styles.leaf}>
          <h2>{say("puzzles.title")}</h2>
          <ul className={styles.rows}>
            {byTheme(puzzles).map(([theme, of]) => (
              <li key={theme}>
                <span>{say(`theme.${theme}`)}</span>
                <em>{say("puzzles.solved", { solved: solvedOf(score, id, of), of: of.length })}</em>
              </li>
            ))}
          </ul>
          <Strength {...{ score, say }} game={id} />
          <p className={styles.links}>
            <Link href={`/puzzles/${id}`}>{say("puzzles.all")}</Link>
            <Link href="/puzzles/today">{say("puzzles.today")}</Link>
            <Link href={`/lab/${id}`}>{say("learn.make")}</Link>
          </p>
        </Slip>
        <Chapters door={door} say={say} />
        <More door={door} say={say} />
      </div>
    </>
  );
}

/** What else there is to look up and to try of a game. */
function More({ door: { id, deckPages, aid }, say }: OpenProps) {
  const { say: shell } = useWords();
  return (
    <Slip className={styles.leaf}>
      <h2>{say("learn.more")}</h2>
      <ul className={`${styles.rows} ${styles.many}`}>
        <li>
          <Link href="/rules">{say("learn.library")}</Link>
        </li>
        {aid && (
          <li>
            <Link href={`/aids/${id}`}>{shell("aids.link")}</Link>
          </li>
        )}
        <li>
          <Link href={`/reference/${id}`}>{say("reference.title")}</Link>
        </li>
        {deckPages && (
          <li>
            <Link href={`/decks/${id}`}>{say("learn.cards")}</Link>
          </li>
        )}
        <li>
          <Link href={`/watch/${id}`}>{say("learn.watch")}</Link>
        </li>
        <li>
          <Link href={`/lab/${id}`}>{say("learn.lab")}</Link>
        </li>
        <li>
          <Link href={`/statistics/${id}`}>{say("learn.numbers")}</Link>
        </li>
        <li>
          <Link href={`/ladder/${id}`}>{say("learn.ladder")}</Link>
        </li>
      </ul>
    </Slip>
  );
}
