import type { ArchivePage as Found } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { useWords } from "../i18n/index.ts";
import { CallFailed } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { useGlimpses } from "../public-lobby/useGlimpses.ts";
import { archivePage, recordsAddress } from "../statistics/api.ts";
import { type StatisticsSay, useStatisticsWords } from "../statistics/words.ts";
import { Busy, ButtonLink, Page, Slip } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import { TitleRow } from "../ui/TitleRow.tsx";
import { ArchiveSentence } from "./ArchiveSentence.tsx";
import styles from "./archive.module.css";
import { type ArchiveFilter, archiveAddress, askedOf, type Place, readArchive, readPlace } from "./asked.ts";
import { Chosen } from "./Chosen.tsx";
import { EndTile } from "./EndTile.tsx";

/** How a finished game stands changes no more: milliseconds between looks. */
const SELDOM = 600_000;
/** The most games whose records come with one call. */
const RECORDS = 50;

/** `/archive`: finished games that every visitor may see, by their ends. */
export function ArchivePage() {
  const say = useStatisticsWords();
  const { language } = useWords();
  const [, navigate] = useLocation();
  const search = useSearch();
  const filter = readArchive(search);
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await archivePage(language, askedOf(readArchive(search), readPlace(search), Date.now()));
      if (!answer.ok) throw new CallFailed(answer);
      return { found: answer.value };
    }, [language, search]),
  );
  if (!say) return <Busy />;
  return (
    <Page broad headed={false} title={say("archive.title")}>
      <TitleRow title={say("archive.title")} about={say("archive.about")}>
        <nav className={styles.tabs} aria-label={say("archive.tabs")}>
          <Link href="/watch">{say("archive.playing")}</Link>
          <Link href="/archive" aria-current="page">
            {say("archive.finished")}
          </Link>
        </nav>
      </TitleRow>
      <ArchiveSentence
        key={filter.person}
        {...{ filter, say }}
        onPick={(next) => navigate(archiveAddress(next), { replace: true })}
      />
      {fetched.state === "loading" && <Busy />}
      {fetched.state === "failed" && (
        <NotFetched title={say("archive.failed")} retry={fetched.retry} error={fetched.error} />
      )}
      {fetched.state === "there" && (
        <Games
          key={fetched.found.games[0]?.table}
          {...{ filter, say }}
          found={fetched.found}
          place={readPlace(search)}
        />
      )}
    </Page>
  );
}

interface GamesProps {
  readonly found: Found;
  readonly filter: ArchiveFilter;
  readonly place: Place;
  readonly say: StatisticsSay;
}

function Games({ found, filter, place, say }: GamesProps) {
  const { games, total } = found;
  const [at, choose] = useState(0);
  const glimpses = useGlimpses(
    games.map(({ table }) => table),
    SELDOM,
  );
  const chosen = games[at];
  if (!chosen) return <Nothing isFiltered={archiveAddress(filter) !== "/archive"} say={say} />;
  return (
    <div className={styles.page}>
      <Chosen of={chosen} glimpse={glimpses.get(chosen.table)} say={say} />
      <Slip className={styles.games} aria-labelledby="games">
        <header>
          <h2 id="games" role="status">
            {say("archive.games", { count: total })}
          </h2>
          <p>{say("archive.games.aside")}</p>
        </header>
        <ul className={styles.ends}>
          {games.map((game, nth) => (
            <li key={game.table}>
              <EndTile
                of={game}
                glimpse={glimpses.get(game.table)}
                say={say}
                isChosen={nth === at}
                onChoose={() => choose(nth)}
              />
            </li>
          ))}
        </ul>
        <Foot {...{ found, filter, place, say }} />
      </Slip>
    </div>
  );
}

/** The ways from a page of games: their records, and the pages after it. */
function Foot({ found: { games, total, next }, filter, place, say }: GamesProps) {
  const { language } = useWords();
  const records = Math.min(RECORDS, total - place.before);
  return (
    <footer>
      <a
        className={styles.save}
        href={recordsAddress(language, askedOf(filter, place, Date.now()))}
        download="westmarch-games.jsonl"
        title={say("archive.save.about")}
      >
        {say("archive.save.all", { count: records })}
      </a>
      <span>{say("archive.page", { from: place.before + 1, to: place.before + games.length })}</span>
      {place.after !== null && (
        <ButtonLink variant="quiet" href={archiveAddress(filter)}>
          {say("archive.back")}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          variant="quiet"
          href={archiveAddress(filter, { after: next, before: place.before + games.length })}
        >
          {say("archive.further")}
        </ButtonLink>
      )}
    </footer>
  );
}

/** Where there is no game to show. */
const Nothing = ({ isFiltered, say }: { readonly isFiltered: boolean; readonly say: StatisticsSay }) => (
  <Slip className={styles.nothing}>
    <p role="status">{say(isFiltered ? "archive.none.filter" : "archive.none")}</p>
    {!isFiltered && (
      <ButtonLink variant="gold" href="/">
        {say("play")}
      </ButtonLink>
    )}
  </Slip>
);
