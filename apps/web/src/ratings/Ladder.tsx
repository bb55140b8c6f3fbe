import type { LadderLine, LadderTold, SeasonTold } from "@westmarch/protocol";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { DOORS, doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { ladderOf } from "./api.ts";
import { LadderRow } from "./LadderRow.tsx";
import styles from "./ratings.module.css";
import { marksOn, placeOn, type Scale, scaleOf } from "./scale.ts";
import { type RatingsSay, useRatingsWords } from "./words.ts";

const GAMES = DOORS.filter(({ open }) => open);

/** `/ladder/GAME`: where people and computers stand, and how sure that is. Without a game, that of the first door. */
export function Ladder({ game = GAMES[0]?.id ?? "" }: { readonly game?: string }) {
  const say = useRatingsWords();
  const { say: shell } = useWords();
  const [season, setSeason] = useState<string | null>(null);
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await ladderOf(game, season);
      if (!answer.ok && answer.status !== 404) throw new Error(answer.code);
      return { told: answer.ok ? answer.value : null };
    }, [game, season]),
  );
  if (!say) return <Busy />;
  const door = doorOf(game);
  const title = door ? say("title.of", { game: shell(`door.${door.id}.title`) }) : say("title");
  return (
    <Page broad title={title} subtitle={say("about")}>
      <Doors game={game} say={say} />
      {fetched.state === "loading" ? (
        <Busy />
      ) : fetched.state === "failed" ? (
        <Notice tone="danger" actions={<Button onClick={fetched.retry}>{shell("retry")}</Button>}>
          <p>{shell("error.offline")}</p>
        </Notice>
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
              <span className={styles.doorName}>{shell(`door.${id}.title`)}</span>
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
  const lines = bots ? told.bots : told.lines;
  return (
    <div className={styles.page}>
      <Slip aria-label={say(bots ? "bots" : "people")}>
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
        <Lines lines={lines} bots={bots} say={say} />
      </Slip>
      <Slip className={styles.legend} aria-labelledby="how">
        <Ascent />
        <h2 id="how">{say("how")}</h2>
        <p>{say("how.picture")}</p>
        <p>{say("how.computers")}</p>
        <p>{say("how.counts")}</p>
        <p>{say("how.bounds")}</p>
        <Own told={told} say={say} />
      </Slip>
    </div>
  );
}

function Lines({ lines, bots, say }: Pick<ToldProps, "say"> & LinesProps) {
  const me = useAccount(({ person }) => person?.id ?? null);
  const scale = scaleOf(lines);
  const computers = lines.filter(({ player }) => player.kind === "bot");
  const anchors = computers.map(({ rating }) => rating);
  return (
    <>
      <Marks scale={scale} />
      <ol className={styles.rows}>
        {lines.map((line) => (
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
    </>
  );
}

interface LinesProps {
  readonly lines: readonly LadderLine[];
  readonly bots: boolean;
}

/** Round figures over the strips. */
const Marks = ({ scale }: { readonly scale: Scale }) => (
  <div className={styles.marks} aria-hidden="true">
    <span className={styles.figures}>
      {marksOn(scale).map((mark) => (
        <i key={mark} style={{ left: `${100 * placeOn(scale, mark)}%` }}>
          {mark}
        </i>
      ))}
    </span>
  </div>
);

function Seasons({ told: { seasons, season }, say, onSeason }: ToldProps) {
  const { language } = useWords();
  return (
    <label className={styles.season}>
      {say("season")}
      <select value={season ?? ""} onChange={({ target }) => onSeason(target.value || null)}>
        <option value="">{say("season.all")}</option>
        {seasons.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name ?? monthsOf(one, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The months of a season, in words of the language. */
const monthsOf = ({ from, until }: SeasonTold, language: string): string =>
  new Intl.DateTimeFormat(language, { year: "numeric", month: "short", timeZone: "UTC" }).formatRange(
    from,
    until - 1,
  );

/** For a player who is not on this ladder: why, and the way there. */
function Own({ told, say }: Pick<ToldProps, "told" | "say">) {
  const { on, person } = useAccount();
  if (person && told.lines.some(({ player }) => player.kind === "person" && player.id === person.id))
    return null;
  return (
    <>
      <p className={styles.aside}>{say(!on ? "own.off" : person ? "own.none" : "own.guest")}</p>
      <p>
        {on && !person ? (
          <ButtonLink href="/person">{say("sign-in")}</ButtonLink>
        ) : (
          <ButtonLink href={`/new/${told.game}`}>{say("play")}</ButtonLink>
        )}
      </p>
    </>
  );
}

/** What this page has of its own: a ladder that leans on a hill. */
const Ascent = () => (
  <svg className={styles.ascent} viewBox="0 0 220 90" aria-hidden="true">
    <path d="M2 84c30-2 52-10 74-30s44-34 66-34s40 14 76 64" fill="none" />
    <path d="M64 84L124 8M84 86L138 14" />
    {[0, 1, 2, 3, 4, 5, 6].map((rung) => (
      <path key={rung} d={`M${70 + 8 * rung} ${77 - 10 * rung}l19 ${2 - 0.2 * rung}`} />
    ))}
    <path d="M142 20V4l14 4l-14 5" data-flag />
  </svg>
);
