import { latePart } from "@westmarch/boardkit/later";
import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { useDevice } from "../device/index.ts";
import { Drawing } from "../games/Drawing.tsx";
import { behind, DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { Busy, Notice, Page, Slip } from "../ui/index.ts";
import styles from "./commons.module.css";
import { ListedRow } from "./ListedRow.tsx";
import { OwnTables } from "./OwnTables.tsx";
import { Seeks } from "./Seeks.tsx";
import { usePublicLobby } from "./usePublicLobby.ts";
import { type PublicLobbySay, usePublicLobbyWords } from "./words.ts";

const OwnLocalTables = latePart(
  async () => (await import("../local-tables/OwnLocalTables.tsx")).OwnLocalTables,
);
const Invitations = latePart(async () => (await import("../profile/Invitations.tsx")).Invitations);

const Near = latePart(async () => (await import("../tournaments/Near.tsx")).Near);

const KINDS = ["all", "join", "watch"] as const;
type Kind = (typeof KINDS)[number];

const isOf: Readonly<Record<Kind, (table: ListedTable) => boolean>> = {
  all: () => true,
  join: ({ free }) => free.length > 0,
  watch: ({ watch }) => watch,
};

/** `/tables`: one's own tables, those that anybody may come to, and the doors to new ones. */
export function CommonRoom() {
  const { say: shell } = useWords();
  const say = usePublicLobbyWords();
  const { now, failure } = usePublicLobby();
  if (!say) return <Busy />;
  return (
    <Page broad title={say("title")} subtitle={say("about")}>
      <div className={styles.room}>
        <Slip className={styles.mine} aria-labelledby="own">
          <h2 id="own">{say("own")}</h2>
          <Invitations />
          <OwnLocalTables />
          <OwnTables />
          <p className={styles.aside}>{shell("tables.about")}</p>
        </Slip>
        <Slip className={styles.listed} aria-label={say("list")}>
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
        <div className={styles.near}>
          <Near />
        </div>
        {now?.open && <Seeks seeks={now.seeks} say={say} />}
        <Slip className={styles.doors} aria-labelledby="open">
          <h2 id="open">{say("open")}</h2>
          <SmallDoors />
        </Slip>
      </div>
      <div className={styles.ridge} aria-hidden="true" />
    </Page>
  );
}

/** The doors, in a row and small: each to a new table. */
function SmallDoors() {
  const { say } = useWords();
  return (
    <ul className={styles.small}>
      {DOORS.filter(({ open }) => open).map(({ id, art, open }) => (
        <li key={id}>
          <Link
            href={behind({ id, open })}
            aria-label={say(`door.${id}.title`)}
            title={say(`door.${id}.title`)}
          >
            <Drawing of={art} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
      <div className={styles.filters}>
        <fieldset aria-label={say("filter")}>
          {KINDS.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {say(one)}
            </button>
          ))}
        </fieldset>
        <Games game={game} onChoose={setGame} say={say} />
      </div>
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

interface GamesProps {
  readonly game: string | null;
  readonly onChoose: (game: string | null) => void;
  readonly say: PublicLobbySay;
}

/** A game is its door: pressed once more, all games are shown again. */
function Games({ game, onChoose, say }: GamesProps) {
  const { say: shell } = useWords();
  return (
    <fieldset className={styles.games} aria-label={say("games")}>
      {DOORS.filter(({ open }) => open).map(({ id, art }) => (
        <button
          key={id}
          type="button"
          aria-pressed={game === id}
          aria-label={shell(`door.${id}.title`)}
          title={shell(`door.${id}.title`)}
          onClick={() => onChoose(game === id ? null : id)}
        >
          <Drawing of={art} />
        </button>
      ))}
    </fieldset>
  );
}
