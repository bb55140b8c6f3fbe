import { Link, useSearch } from "wouter";
import { useDevice } from "../device/index.ts";
import { Busy, Page } from "../ui/index.ts";
import { TitleRow } from "../ui/TitleRow.tsx";
import styles from "./commons.module.css";
import { Counted, OwnPage } from "./OwnPage.tsx";
import { Room, type RoomParts } from "./Room.tsx";
import { usePublicLobby } from "./usePublicLobby.ts";
import { useSeek } from "./useSeek.ts";
import { useStanding } from "./useStanding.ts";
import { usePublicLobbyWords } from "./words.ts";

/** `/tables`: one's own tables, those that anybody may come to, who looks for a game, and what to do when nobody is there. */
export function CommonRoom(parts: RoomParts) {
  const say = usePublicLobbyWords();
  const own = useSearch() === "own";
  const lobby = usePublicLobby();
  const search = useSeek();
  const standing = useStanding();
  const mine = useDevice((device) => device.tables);
  if (!say) return <Busy />;
  const { now } = lobby;
  // Who is alone there stays alone by what they look for or have listed themselves.
  const isQuiet =
    now?.open === true &&
    now.tables.every(({ table }) => mine.some((known) => known.table === table)) &&
    now.seeks.every(({ seek }) => seek === search.own);
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
      {own ? <OwnPage say={say} /> : <Room {...lobby} {...{ isQuiet, parts, search, standing, say }} />}
    </Page>
  );
}
