import type { GameStatistics } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { saveAs } from "../device/saveAs.ts";
import { DOORS, type Door, doorOf, gameWords } from "../games/doors.ts";
import { GameTabs } from "../games/GameTabs.tsx";
import { NotOpen } from "../games/NotOpen.tsx";
import { sayFrom, useWords } from "../i18n/index.ts";
import { CallFailed } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Busy, Button, ButtonLink, Page, Slip } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { statisticsOf } from "./api.ts";
import { Figures } from "./Figures.tsx";
import { FilterSentence } from "./FilterSentence.tsx";
import { askedBy, type Filter, readFilter, writeFilter } from "./filter.ts";
import styles from "./statistics.module.css";
import { type StatisticsSay, useStatisticsWords } from "./words.ts";

/** `/statistics/GAME`: what finished games say of their game. */
export function StatisticsPage({ game }: { readonly game: string | null }) {
  const say = useStatisticsWords();
  const door = game === null ? DOORS[0] : doorOf(game);
  if (!door?.open) return <NotOpen game={game ?? ""} />;
  if (!say) return <Busy />;
  return <Open key={door.id} door={door} say={say} />;
}

interface OpenProps {
  readonly door: Door;
  readonly say: StatisticsSay;
}

function Open({ door, say }: OpenProps) {
  const { say: shell, language } = useWords();
  const { id } = door;
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = readFilter(search);
  const { against, rules, since } = filter;
  const fetched = useFetched(
    useCallback(async () => {
      const asked = askedBy({ against, rules, since }, Date.now());
      const [answer, { language: spoken, words }] = await Promise.all([
        statisticsOf(id, language, asked),
        gameWords(id, language),
      ]);
      if (!answer.ok) throw new CallFailed(answer);
      return { figures: answer.value, game: sayFrom(spoken, words) };
    }, [id, language, against, rules, since]),
  );
  const pick = (next: Filter) => {
    const asked = new URLSearchParams(writeFilter(next).map(([key, value]) => [key, value])).toString();
    navigate(`/statistics/${id}${asked && `?${asked}`}`, { replace: true });
  };
  const games = fetched.state === "there" ? fetched.figures.sides.games : 0;
  const title = say("title", { game: shell(`door.${id}.title`) });
  return (
    <Page
      broad
      title={title}
      beside={<GameTabs game={id} to="statistics" />}
      {...(fetched.state === "there" && {
        subtitle: games === 0 ? say("about.none") : say("about", { games }),
      })}
    >
      {fetched.state === "loading" && <Busy />}
      {fetched.state === "failed" && (
        <NotFetched title={say("failed")} retry={fetched.retry} error={fetched.error} />
      )}
      {fetched.state === "there" && (
        <Told
          key={search}
          {...{ filter, say }}
          of={fetched.figures}
          roleOf={(role) => fetched.game(`seat.${role}`)}
          onPick={pick}
        />
      )}
    </Page>
  );
}

interface ToldProps {
  readonly of: GameStatistics;
  readonly filter: Filter;
  readonly say: StatisticsSay;
  readonly roleOf: (role: string) => string;
  readonly onPick: (filter: Filter) => void;
}

function Told({ of, filter, say, roleOf, onPick }: ToldProps) {
  const [inTable, setInTable] = useState(false);
  const isEmpty = of.sides.games === 0;
  const asked = writeFilter(filter);
  if (isEmpty && asked.length === 0) return <Nothing game={of.game} say={say} />;
  const archive = new URLSearchParams([["game", of.game], ...asked.map(([key, value]) => [key, value])]);
  return (
    <>
      <FilterSentence filter={filter} say={say} onPick={onPick}>
        {!isEmpty && (
          <>
            <Button variant="quiet" aria-pressed={inTable} onClick={() => setInTable(!inTable)}>
              {say(inTable ? "as-chart" : "as-table")}
            </Button>
            <Button variant="quiet" onClick={() => saveAs(`westmarch-${of.game}-statistics.json`, of)}>
              {say("save")}
            </Button>
            <ButtonLink variant="gold" href={`/archive?${archive}`}>
              {say("see")}
            </ButtonLink>
          </>
        )}
      </FilterSentence>
      {isEmpty ? (
        <Slip>
          <p role="status">{say("none.filter")}</p>
        </Slip>
      ) : (
        <Figures {...{ of, say, inTable, roleOf }} />
      )}
      <p className={styles.counted}>{say("counted")}</p>
    </>
  );
}

/** Where no game of this kind was finished yet. */
function Nothing({ game, say }: { readonly game: string; readonly say: StatisticsSay }) {
  return (
    <Slip className={styles.nothing}>
      <p>{say("none")}</p>
      <ButtonLink variant="gold" href={`/new/${game}`}>
        {say("play")}
      </ButtonLink>
      <p className={styles.counted}>{say("counted")}</p>
    </Slip>
  );
}
