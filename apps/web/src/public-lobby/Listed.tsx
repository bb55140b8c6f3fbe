import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";
import { useState } from "react";
import { useDevice } from "../device/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./commons.module.css";
import { GameFilter } from "./GameFilter.tsx";
import { ListedRow } from "./ListedRow.tsx";
import { othersIn, ROWS } from "./roomPlan.ts";
import type { PublicLobbySay } from "./words.ts";

const KINDS = ["all", "join", "watch"] as const;
type Kind = (typeof KINDS)[number];

const isOf: Readonly<Record<Kind, (table: ListedTable) => boolean>> = {
  all: () => true,
  join: ({ free }) => free.length > 0,
  watch: ({ watch }) => watch,
};

/** The tables to come to, of all games or one: as many as fit the room, the rest at a touch. */
export function Listed({ now, say }: { readonly now: PublicLobbyNow; readonly say: PublicLobbySay }) {
  const [kind, setKind] = useState<Kind>("all");
  const [game, setGame] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const own = useDevice((device) => device.tables);
  if (!now.open) return <p className={styles.empty}>{say("shut")}</p>;
  const others = othersIn(now, own);
  const found = others.filter((table) => isOf[kind](table) && (game === null || table.game === game));
  const shown = isWhole ? found : found.slice(0, ROWS);
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
      {shown.length < found.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {say("list.all", { count: found.length })}
        </Button>
      )}
    </>
  );
}
