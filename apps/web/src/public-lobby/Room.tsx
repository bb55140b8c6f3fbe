import { latePart } from "@westmarch/boardkit/later";
import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";
import { type ComponentType, useState } from "react";
import { useDevice } from "../device/index.ts";
import { failureKey } from "../net/api.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { useWaitingTables } from "../ui/header/waiting.ts";
import { Busy, Slip } from "../ui/index.ts";
import { Refusal } from "../ui/Refusal.tsx";
import styles from "./commons.module.css";
import { GameFilter } from "./GameFilter.tsx";
import { ListedRow } from "./ListedRow.tsx";
import { Own } from "./Own.tsx";
import { Seeks, type SeeksProps } from "./Seeks.tsx";
import type { usePublicLobby } from "./usePublicLobby.ts";
import type { PublicLobbySay } from "./words.ts";

const Near = latePart(async () => (await import("../tournaments/Near.tsx")).Near);
const Live = latePart(async () => (await import("./ToSee.tsx")).Live);
const Endings = latePart(async () => (await import("./ToSee.tsx")).Endings);

const hearth = new URL("../drawn/hearth.svg", import.meta.url).href;

/** What stands in the room from other parts of the house. */
export interface RoomParts {
  /** A game against the computer at once; in gold where nothing else waits. */
  readonly play: ComponentType<{ readonly isGold: boolean }>;
  /** The puzzle of the day. */
  readonly puzzle: ComponentType;
}

interface RoomProps extends ReturnType<typeof usePublicLobby> {
  readonly isQuiet: boolean;
  readonly parts: RoomParts;
  /** One's own search, which goes on however the room is laid out. */
  readonly search: SeeksProps["search"];
  readonly standing: SeeksProps["standing"];
  readonly say: PublicLobbySay;
}

/** Three columns that run free. With nobody there a fire burns in the first, and what one can do alone has the middle. */
export function Room({ now, failure, isQuiet, parts, search, standing, say }: RoomProps) {
  const { play: Play, puzzle: Puzzle } = parts;
  const waits = useWaitingTables((waiting) => waiting.length > 0);
  const hasTables = useDevice(({ tables }) => tables.length > 0);
  const list = (
    <Slip aria-label={say("list")}>
      {now ? <Listed now={now} say={say} /> : failure ? <Refusal told={failureKey(failure)} /> : <Busy />}
    </Slip>
  );
  const seeks = now?.open && <Seeks seeks={now.seeks} {...{ search, standing, say }} />;
  if (isQuiet)
    return (
      <div className={styles.room} data-quiet>
        <div className={`${styles.column} ${styles.hearthside}`}>
          <Drawing of={hearth} className={`${styles.hearth} ${hasTables ? styles.lesser : ""}`} />
          <Own say={say} />
          {!hasTables && <Live now={now} say={say} />}
        </div>
        <div className={styles.column}>
          <Play isGold={!waits} />
          {seeks}
        </div>
        <div className={styles.column}>
          <Puzzle />
          <Near onlyIfAny />
          {hasTables && <Live now={now} say={say} />}
          <Endings say={say} few={2} />
        </div>
      </div>
    );
  return (
    <div className={styles.room}>
      <div className={styles.column}>
        <Own say={say} />
        <Play isGold={false} />
        <Live now={now} say={say} />
      </div>
      <div className={styles.column}>
        {list}
        <Endings say={say} />
        <Near />
      </div>
      <div className={styles.column}>
        {seeks}
        <Puzzle />
      </div>
    </div>
  );
}

const KINDS = ["all", "join", "watch"] as const;
type Kind = (typeof KINDS)[number];

const isOf: Readonly<Record<Kind, (table: ListedTable) => boolean>> = {
  all: () => true,
  join: ({ free }) => free.length > 0,
  watch: ({ watch }) => watch,
};

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
