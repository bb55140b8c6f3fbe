import { useCallback, useEffect, useState } from "react";
import { outcomeOf } from "../device/knownTables.ts";
import { addressHere } from "../device/localToken.ts";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress } from "../net/links.ts";
import styles from "../public-lobby/commons.module.css";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, ButtonLink, Dialog } from "../ui/index.ts";
import { ownSeats } from "./seats.ts";
import { dropTable, onNewsHere, type StoredTable, tablesHere } from "./storage.ts";
import { type HereSay, useHereWords } from "./words.ts";

/** The tables that this device keeps by itself, among one's own. */
export function OwnLocalTables() {
  const say = useHereWords();
  const [tables, setTables] = useState<readonly StoredTable[]>([]);
  const [leaving, setLeaving] = useState<StoredTable | null>(null);
  // Where the browser keeps nothing, there are none.
  const look = useCallback(() => void tablesHere().then(setTables, () => setTables([])), []);
  useEffect(() => {
    look();
    return onNewsHere(look);
  }, [look]);
  if (!say || tables.length === 0) return null;
  const drop = async () => {
    if (leaving) await dropTable(leaving.id);
    setLeaving(null);
    look();
  };
  return (
    <section className={styles.group} aria-labelledby="own-here" data-here>
      <h3 id="own-here">{say("sign")}</h3>
      <ul className={styles.rows}>
        {tables.map((table) => (
          <Row key={table.id} table={table} say={say} onDelete={() => setLeaving(table)} />
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={say("delete.title")}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{say("delete.keep")}</Button>
            <Button variant="danger" onClick={() => void drop()}>
              {say("delete")}
            </Button>
          </>
        }
      >
        <p>{say(leaving?.handed ? "delete.about.handed" : "delete.about")}</p>
      </Dialog>
    </section>
  );
}

interface RowProps {
  readonly table: StoredTable;
  readonly say: HereSay;
  readonly onDelete: () => void;
}

/** One table: which game, against whom, how it stands, and the way to it. */
function Row({ table, say, onDelete }: RowProps) {
  const { say: shell, language } = useWords();
  const door = doorOf(table.game);
  const title = door ? shell(`door.${door.id}.title`) : shell("name");
  const who = useWho(table);
  const { handed } = table;
  return (
    <li className={styles.own}>
      {door ? <Drawing of={door.art} /> : <span />}
      <div>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.who}>{who}</p>
        <p className={styles.when}>
          {handed && `${say("handed")} · `}
          {shell(`tables.${standing(table)}`)} · {ago(table.changedAt, Date.now(), language)}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={handed ? tableAddress(handed.table, handed.token) : addressHere(table.id)}>
          {shell("tables.open")}
        </ButtonLink>
        <Button variant="quiet" onClick={onDelete} aria-label={say("delete.one", { game: title, who })}>
          {say("delete")}
        </Button>
      </div>
    </li>
  );
}

/** The sentence of how a table stands, as at a server's. */
function standing(table: StoredTable) {
  const mine = ownSeats(table);
  if (table.result) return outcomeOf({ ...table, mine });
  return table.owes.some((seat) => mine.includes(seat)) ? "yourMove" : "theirMove";
}

function useWho({ seats }: StoredTable): string {
  const { say, language } = useWords();
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const me = seats.flatMap((seat) => (seat.kind === "me" ? [seat.name] : []));
  const others = seats.flatMap((seat) =>
    seat.kind === "bot" ? [say("tables.bot", { level: say(`level.${seat.level}`) })] : [],
  );
  return others.length === 0
    ? say("tables.alone", { me: list.format(me) })
    : say("tables.against", { me: list.format(me), others: list.format(others) });
}
