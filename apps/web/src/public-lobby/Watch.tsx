import { useState } from "react";
import { Link } from "wouter";
import { behind, DOORS, doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { useBrokenLink } from "../net/links.ts";
import { useTall } from "../table/board/frame.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { Busy, ButtonLink, Slip } from "../ui/index.ts";
import { PasteLink } from "../ui/PasteLink.tsx";
import { Refusal } from "../ui/Refusal.tsx";
import { TitleRow } from "../ui/TitleRow.tsx";
import { GameFilter } from "./GameFilter.tsx";
import { Highlights, useHighlights } from "./Highlights.tsx";
import { Running } from "./Running.tsx";
import { useGlimpses } from "./useGlimpses.ts";
import { usePublicLobby } from "./usePublicLobby.ts";
import { WatchTile } from "./WatchTile.tsx";
import styles from "./watch.module.css";
import { useExhibition, useRunning, useWatchables, type Watchable } from "./watchables.ts";
import { useWatchWords, type WatchSay } from "./watchWords.ts";
import { type PublicLobbySay, usePublicLobbyWords } from "./words.ts";

/** So many tables are shown at once besides the large one. */
const SMALL = 3;
/** So many finished games are shown. */
const FINISHED = 3;

/** Everything that the page shows of one game, or of all. */
function useSights(game: string | null) {
  const { now, failure } = usePublicLobby();
  const running = useRunning();
  const { exhibition, known } = useExhibition();
  const all = useWatchables(now, running, exhibition);
  const finished = useHighlights();
  const isShown = (one: { readonly game: string }) => game === null || one.game === game;
  const [large, ...others] = all.filter(isShown);
  const small = others.slice(0, SMALL);
  const worth = (finished ?? []).filter(isShown).slice(0, FINISHED);
  // Where little is played, finished games are pictures, too.
  const isQuiet = small.length === 0;
  // Held upright, a phone shows the others as a list.
  const few = useTall();
  const pictured = [...(large ? [large] : []), ...(few ? [] : small), ...(isQuiet ? worth : [])];
  const glimpses = useGlimpses(pictured.map(({ table }) => table));
  return {
    ...{ large, small, few, worth, isQuiet, running, exhibition, glimpses, failure: now ? null : failure },
    isKnown: known && (now !== null || failure !== null),
    isAlone: exhibition !== null && all.every(({ kind }) => kind === "exhibition"),
  };
}

/** The body of `/watch`: what is being played and can be watched, tournaments, and finished games worth replaying. */
export function Watch() {
  const say = useWatchWords();
  const lobby = usePublicLobbyWords();
  const { say: shell } = useWords();
  const [game, setGame] = useState<string | null>(null);
  const sights = useSights(game);
  if (!say || !lobby || !sights.isKnown) return <Busy />;
  return (
    <>
      <TitleRow title={shell("look.title")} about={say(sights.isAlone ? "about.none" : "about")}>
        <GameFilter label={say("games")} game={game} onChoose={setGame} all={say("all")} />
      </TitleRow>
      {sights.failure && <Refusal told={failureKey(sights.failure)} />}
      <Sights {...sights} game={game} say={say} lobby={lobby} />
    </>
  );
}

interface SightsProps extends ReturnType<typeof useSights> {
  readonly game: string | null;
  readonly say: WatchSay;
  readonly lobby: PublicLobbySay;
}

/** One large picture, three small ones, and beside them tournaments, finished games, and the way to be watched. */
function Sights(given: SightsProps) {
  const { large, small, few, isQuiet, running, exhibition, glimpses, game, say, lobby } = given;
  const { say: shell } = useWords();
  const tile = (of: Watchable, size: "large" | "small") => (
    <WatchTile
      key={of.table}
      {...{ of, say, lobby, size }}
      pictured={size === "large" || !few}
      glimpse={glimpses.get(of.table)}
      {...(size === "large" && aboutExhibition(of, exhibition?.next, say, shell))}
    />
  );
  return (
    <div className={styles.page} data-quiet={isQuiet || undefined}>
      <Slip className={styles.main} aria-label={say("now")}>
        {large ? tile(large, "large") : <Nothing game={game} exhibited={exhibition !== null} say={say} />}
      </Slip>
      <div className={styles.smalls}>
        {isQuiet ? (
          <Worth {...given} />
        ) : (
          small.map((one) => (
            <Slip key={one.table} className={styles.leaf}>
              {tile(one, "small")}
            </Slip>
          ))
        )}
      </div>
      <div className={styles.beside}>
        <Running running={running} say={say} />
        {!isQuiet && <Worth {...given} />}
        <BeWatched say={say} />
        <Sent say={say} />
      </div>
    </div>
  );
}

/** Finished games worth replaying: as pictures where there is room for them. */
function Worth({ worth, isQuiet, glimpses, say, lobby }: SightsProps) {
  return (
    <Slip className={styles.leaf} aria-labelledby="worth">
      <header>
        <h2 id="worth">{say("worth")}</h2>
        {worth.length > 0 && <p>{say("worth.about")}</p>}
      </header>
      {worth.length === 0 ? (
        <p>{say("worth.none")}</p>
      ) : (
        <Highlights of={worth} {...(isQuiet && { glimpses })} say={say} lobby={lobby} />
      )}
      <ButtonLink variant="quiet" href="/archive">
        {say("worth.all")}
      </ButtonLink>
    </Slip>
  );
}

/** Where a link that one was sent is pasted, and a game saved as a file is opened. */
function Sent({ say }: { readonly say: WatchSay }) {
  const { say: shell } = useWords();
  const isBroken = useBrokenLink();
  return (
    <details className={styles.sent} open={isBroken || undefined}>
      <summary>{say("link")}</summary>
      <PasteLink title={shell("look.link")} go={shell("look.go")} />
      <p>
        <span>{shell("look.file")}</span>{" "}
        <ButtonLink variant="quiet" href="/replay">
          {shell("look.replay")}
        </ButtonLink>
      </p>
    </details>
  );
}

type ShellSay = ReturnType<typeof useWords>["say"];

/** How strong the computers of an exhibition are, and what comes after it. */
function aboutExhibition(of: Watchable, next: string | undefined, say: WatchSay, shell: ShellSay) {
  const [player] = of.players;
  const door = doorOf(next ?? "");
  if (of.kind !== "exhibition" || player?.kind !== "bot" || !door) return {};
  const level = shell(`level.${player.level}`);
  return { about: say("exhibition.about", { level, game: shell(`door.${door.id}.title`) }) };
}

interface NothingProps {
  readonly game: string | null;
  readonly exhibited: boolean;
  readonly say: WatchSay;
}

/** Where nothing is being played. */
function Nothing({ game, exhibited, say }: NothingProps) {
  const { say: shell } = useWords();
  const door = doorOf(game ?? "");
  return (
    <p className={styles.nothing}>
      {door
        ? say("none.game", { game: shell(`door.${door.id}.title`) })
        : exhibited
          ? say("about.none")
          : say("exhibition.shut")}
    </p>
  );
}

/** The doors to tables that others may watch. */
function BeWatched({ say }: { readonly say: WatchSay }) {
  const { say: shell } = useWords();
  return (
    <Slip className={styles.leaf} aria-labelledby="shown">
      <header>
        <h2 id="shown">{say("shown")}</h2>
      </header>
      <p>{say("shown.about")}</p>
      <ul className={styles.doors}>
        {DOORS.filter(({ open }) => open).map(({ id, art, open }) => (
          <li key={id}>
            <Link
              href={behind({ id, open })}
              aria-label={shell(`door.${id}.title`)}
              title={shell(`door.${id}.title`)}
            >
              <Drawing of={art} />
            </Link>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
