import { latePart } from "@westmarch/boardkit/later";
import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { Busy, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { TitleRow } from "../ui/TitleRow.tsx";
import styles from "./commons.module.css";
import { GameFilter } from "./GameFilter.tsx";
import { ListedRow } from "./ListedRow.tsx";
import { Counted, OwnPage } from "./OwnPage.tsx";
import { OwnTables } from "./OwnTables.tsx";
import { PlayNow } from "./PlayNow.tsx";
import { Seeks } from "./Seeks.tsx";
import { usePublicLobby } from "./usePublicLobby.ts";
import { type PublicLobbySay, usePublicLobbyWords } from "./words.ts";

const OwnLocalTables = latePart(
  async () => (await import("../local-tables/OwnLocalTables.tsx")).OwnLocalTables,
);
const Invitations = latePart(async () => (await import("../profile/Invitations.tsx")).Invitations);
const OwnRounds = latePart(async () => (await import("./OwnRounds.tsx")).OwnRounds);
const Near = latePart(async () => (await import("../tournaments/Near.tsx")).Near);
const Live = latePart(async () => (await import("./ToSee.tsx")).Live);
const Endings = latePart(async () => (await import("./ToSee.tsx")).Endings);

const KINDS = ["all", "join", "watch"] as const;
type Kind = (typeof KINDS)[number];

const isOf: Readonly<Record<Kind, (table: ListedTable) => boolean>> = {
  all: () => true,
  join: ({ free }) => free.length > 0,
  watch: ({ watch }) => watch,
};

/** `/tables`: one's own tables, those that anybody may come to, who looks for a game, and what to do when nobody is there. */
export function CommonRoom() {
  const say = usePublicLobbyWords();
  const own = useSearch() === "own";
  const lobby = usePublicLobby();
  if (!say) return <Busy />;
  const { now } = lobby;
  const isQuiet = now?.open === true && now.tables.length === 0 && now.seeks.length === 0;
  return (
    <Page broad headed={false} title={say(own ? "own" : "title")}>
      <TitleRow
        title={say(own ? "own" : "title")}
        about={own ? <Counted /> : say(isQuiet ? "about.none" : "about")}
      >
        <nav className={styles.tabs} aria-label={say("title")}>
          <Link href="/tables" aria-current={own ? undefined : "page"}>
            {say("tab.room")}
          </Link>
          <Link href="/tables?own" aria-current={own ? "page" : undefined}>
            {say("own")}
          </Link>
        </nav>
      </TitleRow>
      {own ? <OwnPage say={say} /> : <Room {...lobby} isQuiet={isQuiet} say={say} />}
    </Page>
  );
}

/** The first of one's own tables, and seats that are kept for one. */
const Own = ({ say }: { readonly say: PublicLobbySay }) => (
  <Slip aria-labelledby="own">
    <h2 id="own">{say("own")}</h2>
    <Invitations />
    <OwnRounds />
    <OwnLocalTables />
    <OwnTables />
  </Slip>
);

interface RoomProps extends ReturnType<typeof usePublicLobby> {
  readonly isQuiet: boolean;
  readonly say: PublicLobbySay;
}

/** Three columns that run free: one's own, what is open, who looks for a game and what there is to see. */
function Room({ now, failure, isQuiet, say }: RoomProps) {
  const { say: shell } = useWords();
  return (
    <div className={styles.room}>
      <div className={styles.column}>
        <Own say={say} />
        {!isQuiet && <Play say={say} />}
      </div>
      <div className={styles.column}>
        {isQuiet && <Play say={say} named />}
        <Slip aria-label={say("list")}>
          {now ? (
            <Listed now={now} say={say} />
          ) : failure ? (
            <Notice tone="danger">
              <p>{shell(failureKey(failure))}</p>
            </Notice>
          ) : (
            <Busy />
          )}
        </Slip>
        <TodaysPuzzle say={say} />
        <Endings say={say} />
      </div>
      <div className={styles.column}>
        {now?.open && <Seeks seeks={now.seeks} say={say} />}
        <Live now={now} say={say} />
        <Near />
      </div>
    </div>
  );
}

/** The puzzle that is the same for the whole house today. */
const TodaysPuzzle = ({ say }: { readonly say: PublicLobbySay }) => (
  <Slip aria-labelledby="today">
    <h2 id="today">{say("today")}</h2>
    <p>{say("today.about")}</p>
    <p className={styles.links}>
      <ButtonLink href="/puzzles/today" variant="plain">
        {say("today.solve")}
      </ButtonLink>
      <ButtonLink href="/puzzles" variant="quiet">
        {say("today.all")}
      </ButtonLink>
    </p>
  </Slip>
);

/** What to play at once, without anybody else. */
const Play = ({ say, named = false }: { readonly say: PublicLobbySay; readonly named?: boolean }) => (
  <Slip aria-labelledby="play">
    <h2 id="play">{say("play")}</h2>
    <p className={styles.aside}>{say("play.about")}</p>
    <PlayNow say={say} named={named} />
  </Slip>
);

/** The tables to come to, of all games or one. */
function Listed({ now, say }: { readonly now: PublicLobbyNow; readonly say: PublicLobbySay }) {
  const [kind, setKind] = useState<Kind>("all");
  const [game, setGame] = useState<string | null>(null);
  const own = useDevice((device) => device.tables);
  if (!now.open) return <p className={styles.empty}>{say("shut")}</p>;
  const others = now.tables.filter(({ table }) => !own.some((known) => known.table === table));
  const shown = others.filter((table) => isOf[kind](table) && (game === null || table.game === game));
  return (
    <>
      {others.length > 0 && (
        <div className={styles.filters}>
          <fieldset aria-label={say("filter")}>
            {KINDS.map((one) => (
              <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
                {say(one)}
              </button>
            ))}
          </fieldset>
          <GameFilter label={say("games")} game={game} onChoose={setGame} />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.empty}>{say("none")}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((table) => (
            <ListedRow key={table.table} table={table} say={say} />
          ))}
        </ul>
      )}
    </>
  );
}
