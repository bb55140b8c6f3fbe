import { useState } from "react";
import { Link } from "wouter";
import { type KnownTable, useDevice } from "../device/index.ts";
import { GROUPS, type Group, grouped, isComputer, type KnownTableEntry } from "../device/knownTables.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { askOwnTables, useOwnTables } from "../ui/header/waiting.ts";
import { announce, Busy, Button, Dialog, Notice } from "../ui/index.ts";
import styles from "./commons.module.css";
import { OwnRow } from "./OwnRow.tsx";
import { usePublicLobbyWords } from "./words.ts";

/** Of each group, as many as are shown where there is room for few. */
const FEW: Readonly<Record<Group, number>> = { waiting: 3, awaited: 2, going: 2, over: 2, lost: 0 };

interface OwnTablesProps {
  /** Only the first of each group, with the way to all. */
  readonly few?: boolean;
}

/** The tables this device has a link of, those that wait first. */
export function OwnTables({ few = false }: OwnTablesProps) {
  const { say } = useWords();
  const known = useDevice((device) => device.tables);
  const [leaving, setLeaving] = useState<KnownTableEntry | null>(null);
  const entries = useEntries(known);
  const failed = useOwnTables((told) => told.failure);
  const failure = failed && failureKey(failed);
  const again = () => void askOwnTables(known.map(({ token }) => token));
  return (
    <>
      {failure && (
        <Notice tone="danger" actions={<Button onClick={again}>{say("retry")}</Button>}>
          <p>{say(failure)}</p>
        </Notice>
      )}
      {known.length === 0 ? (
        <p className={styles.aside} data-none>
          {say("tables.none")}
        </p>
      ) : entries !== null ? (
        <Grouped entries={entries} few={few} onAsk={setLeaving} />
      ) : failure ? (
        <section aria-label={say("tables.known")}>
          <p className={styles.aside}>{say("tables.known")}</p>
          <ul className={styles.rows}>
            {known.slice(0, few ? FEW.waiting : known.length).map((table) => (
              <OwnRow
                key={table.token}
                entry={{ known: table, summary: null }}
                next={false}
                few={few}
                onForget={() => setLeaving({ known: table, summary: null })}
              />
            ))}
          </ul>
        </section>
      ) : (
        <Busy />
      )}
      <Forgetting entry={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

interface GroupedProps extends Required<OwnTablesProps> {
  readonly entries: readonly KnownTableEntry[];
  /** Asks whether a table is to be forgotten. */
  readonly onAsk: (entry: KnownTableEntry) => void;
}

/** The tables by what they wait for. */
function Grouped({ entries, few, onAsk }: GroupedProps) {
  const { say } = useWords();
  const commons = usePublicLobbyWords();
  const forget = useDevice((device) => device.forget);
  const shown = GROUPS.map((group) => {
    const all = grouped(entries, group);
    const inGroup = few ? all.slice(0, FEW[group]) : all;
    if (inGroup.length === 0) return null;
    return (
      <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
        <h3 id={`group-${group}`}>
          {group === "awaited" ? commons?.("own.awaited") : say(`tables.${group}`)}
        </h3>
        {group === "lost" && <p className={styles.aside}>{say("tables.lost.about")}</p>}
        <ul className={styles.rows}>
          {inGroup.map((entry, place) => (
            <OwnRow
              key={entry.known.token}
              entry={entry}
              next={group === "waiting" && place === 0}
              few={few}
              // Only a seat at which another player waits is worth a question.
              onForget={() =>
                entry.summary && !entry.summary.result && !isComputer(entry.summary)
                  ? onAsk(entry)
                  : forget(entry.known.token)
              }
            />
          ))}
        </ul>
      </section>
    );
  });
  return (
    <>
      {shown}
      {few && entries.length > 0 && (
        <p className={styles.aside}>
          <Link href="/tables?own">{commons?.("own.all", { count: entries.length })}</Link>
        </p>
      )}
    </>
  );
}

interface ForgettingProps {
  /** Null: nothing is asked. */
  readonly entry: KnownTableEntry | null;
  readonly onClose: () => void;
}

/** Whether this device is to forget a table. */
function Forgetting({ entry, onClose }: ForgettingProps) {
  const { say } = useWords();
  const forget = useDevice((device) => device.forget);
  const leave = () => {
    if (entry) forget(entry.known.token);
    onClose();
    announce(say("tables.forgotten"));
  };
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={say("tables.forget.title")}
      actions={
        <>
          <Button onClick={onClose}>{say("tables.forget.keep")}</Button>
          <Button variant="danger" onClick={leave}>
            {say("tables.forget")}
          </Button>
        </>
      }
    >
      <p>{say("tables.forget.about")}</p>
    </Dialog>
  );
}

/** The known tables with what the server says of them; null: nothing yet. */
function useEntries(known: readonly KnownTable[]): readonly KnownTableEntry[] | null {
  const summaries = useOwnTables((told) => told.summaries);
  return (
    summaries &&
    known.map((table) => ({
      known: table,
      summary: summaries.find(({ token }) => token === table.token) ?? null,
    }))
  );
}
