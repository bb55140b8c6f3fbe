import type { LadderLine, LadderTold, SeasonTold } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { DOORS, doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { CallFailed, failureKey } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Busy, Button, Notice, Page, Slip, unseenNarrow } from "../ui/index.ts";
import { Refusal } from "../ui/Refusal.tsx";
import { Select } from "../ui/Select.tsx";
import { ladderOf } from "./api.ts";
import { LadderRow } from "./LadderRow.tsx";
import { NextStep, Podium } from "./Podium.tsx";
import styles from "./ratings.module.css";
import { marksOn, placeOn, type Scale, scaleOf } from "./scale.ts";
import { type RatingsSay, useRatingsWords } from "./words.ts";

const climb = new URL("../drawn/sight-climb.svg", import.meta.url).href;

const GAMES = DOORS.filter(({ open }) => open);

/** `/ladder/GAME`: where people and computers stand, and how sure that is. Without a game, that of the first door. */
export function Ladder({ game = GAMES[0]?.id ?? "" }: { readonly game?: string }) {
  const say = useRatingsWords();
  const { say: shell } = useWords();
  const [season, setSeason] = useState<string | null>(null);
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await ladderOf(game, season);
      if (!answer.ok && answer.status !== 404) throw new CallFailed(answer);
      return { told: answer.ok ? answer.value : null };
    }, [game, season]),
  );
  if (!say) return <Busy />;
  const door = doorOf(game);
  const title = door ? say("title.of", { game: shell(`door.${door.id}.title`) }) : say("title");
  return (
    <Page
      broad
      title={title}
      subtitle={say("about")}
      sight={climb}
      beside={
        <nav className={styles.tabs} aria-label={shell("nav.tournaments")}>
          <Link href="/tournaments">{shell("nav.tournaments")}</Link>
          <Link href={`/ladder/${game}`} aria-current="page">
            {say("title")}
          </Link>
        </nav>
      }
    >
      <Doors game={game} say={say} />
      {fetched.state === "loading" ? (
        <Busy />
      ) : fetched.state === "failed" ? (
        <Refusal
          told={fetched.error instanceof CallFailed ? failureKey(fetched.error.failure) : "error.offline"}
          actions={<Button onClick={fetched.retry}>{shell("retry")}</Button>}
        />
      ) : fetched.told ? (
        <Told told={fetched.told} say={say} onSeason={setSeason} />
      ) : (
        <Notice>
          <p>{say("no-such")}</p>
        </Notice>
      )}
    </Page>
  );
}

/** A game is its door. */
function Doors({ game, say }: { readonly game: string; readonly say: RatingsSay }) {
  const { say: shell } = useWords();
  return (
    <nav aria-label={say("games")}>
      <ul className={styles.doors}>
        {GAMES.map(({ id, art }) => (
          <li key={id}>
            <Link href={`/ladder/${id}`} aria-current={id === game ? "page" : undefined}>
              <Drawing of={art} className={styles.door} />
              <span className={unseenNarrow}>{shell(`door.${id}.title`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ToldProps {
  readonly told: LadderTold;
  readonly say: RatingsSay;
  readonly onSeason: (season: string | null) => void;
}

function Told({ told, say, onSeason }: ToldProps) {
  const [bots, setBots] = useState(false);
  return (
    <div className={styles.page}>
      <Slip className={styles.sheet} aria-label={say(bots ? "bots" : "people")}>
        <div className={styles.filters}>
          <fieldset aria-label={say("who")}>
            <button type="button" aria-pressed={!bots} onClick={() => setBots(false)}>
              {say("people")}
            </button>
            <button type="button" aria-pressed={bots} onClick={() => setBots(true)}>
              {say("bots")}
            </button>
          </fieldset>
          {told.seasons.length > 0 && <Seasons told={told} say={say} onSeason={onSeason} />}
        </div>
        <Lines key={`${bots}`} lines={bots ? told.bots : told.lines} bots={bots} say={say} />
      </Slip>
      <div className={styles.beside}>
        <Podium lines={told.lines} say={say} />
        <NextStep told={told} say={say} />
        <Slip as="div" className={styles.how}>
          <details>
            <summary>{say("how")}</summary>
            <p>{say("how.picture")}</p>
            <p>{say("how.computers")}</p>
            <p>{say("how.counts")}</p>
            <p>{say("how.bounds")}</p>
          </details>
        </Slip>
      </div>
    </div>
  );
}

/** As many lines as a page shows. */
const PAGE = 9;

function Lines({ lines, bots, say }: Pick<ToldProps, "say"> & LinesProps) {
  const me = useAccount(({ person }) => person?.id ?? null);
  const [from, setFrom] = useState(0);
  const scale = scaleOf(lines);
  const computers = lines.filter(({ player }) => player.kind === "bot");
  const anchors = computers.map(({ rating }) => rating);
  const until = Math.min(from + PAGE, lines.length);
  return (
    <>
      <Marks scale={scale} say={say} />
      <ol className={styles.rows} start={from + 1}>
        {lines.slice(from, until).map((line) => (
          <LadderRow
            key={line.player.kind === "bot" ? line.player.level : line.player.id}
            line={line}
            scale={scale}
            anchors={anchors}
            own={line.player.kind === "person" && line.player.id === me}
            say={say}
          />
        ))}
      </ol>
      {computers.length === lines.length && (
        <p className={styles.empty}>{say(bots ? "none.bots" : "none.people")}</p>
      )}
      {lines.length > PAGE && (
        <p className={styles.pages}>
          <span>{say("range", { from: from + 1, until, count: lines.length })}</span>
          <Button variant="quiet" disabled={from === 0} onClick={() => setFrom(Math.max(0, from - PAGE))}>
            {say("back")}
          </Button>
          <Button variant="quiet" disabled={until === lines.length} onClick={() => setFrom(until)}>
            {say("further")}
          </Button>
        </p>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly LadderLine[];
  readonly bots: boolean;
}

/** Round figures over the strips. */
const Marks = ({ scale, say }: { readonly scale: Scale; readonly say: RatingsSay }) => (
  <div className={styles.marks} aria-hidden="true">
    <span className={styles.figures}>
      {marksOn(scale).map((mark) => (
        <i key={mark} style={{ left: `${100 * placeOn(scale, mark)}%` }}>
          {mark}
        </i>
      ))}
    </span>
    <i className={styles.halfHead}>{say("half-year")}</i>
  </div>
);

/** What is picked where no season is. */
const ALL = "all";

function Seasons({ told: { seasons, season }, say, onSeason }: ToldProps) {
  const { language } = useWords();
  return (
    <div className={styles.season}>
      <Select
        label={say("season")}
        value={season ?? ALL}
        options={[
          { id: ALL, text: say("season.all") },
          ...seasons.map((one) => ({ id: one.id, text: one.name ?? monthsOf(one, language) })),
        ]}
        onPick={(id) => onSeason(id === ALL ? null : id)}
      />
    </div>
  );
}

/** The months of a season, in words of the language. */
const monthsOf = ({ from, until }: SeasonTold, language: string): string =>
  new Intl.DateTimeFormat(language, { year: "numeric", month: "short", timeZone: "UTC" }).formatRange(
    from,
    until - 1,
  );
