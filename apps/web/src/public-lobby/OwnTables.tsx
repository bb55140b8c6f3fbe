import type { TableSummary } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import { type KnownTable, useDevice } from "../device/index.ts";
import { GROUPS, grouped, isComputer, type KnownTableEntry } from "../device/knownTables.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey, myTables } from "../net/api.ts";
import { announce, Busy, Button, Dialog, Notice } from "../ui/index.ts";
import styles from "./commons.module.css";
import { OwnRow } from "./OwnRow.tsx";
import { usePublicLobbyWords } from "./words.ts";

/** Every table this device has a link of, those that wait first. */
export function OwnTables() {
  const { say } = useWords();
  const known = useDevice((device) => device.tables);
  const [leaving, setLeaving] = useState<KnownTableEntry | null>(null);
  const { entries, failure, again } = useEntries(known);
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
        <Grouped entries={entries} onAsk={setLeaving} />
      ) : failure ? (
        <section aria-label={say("tables.known")}>
          <p className={styles.aside}>{say("tables.known")}</p>
          <ul className={styles.rows}>
            {known.map((table) => (
              <OwnRow
                key={table.token}
                entry={{ known: table, summary: null }}
                next={false}
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

interface GroupedProps {
  readonly entries: readonly KnownTableEntry[];
  /** Asks whether a table is to be forgotten. */
  readonly onAsk: (entry: KnownTableEntry) => void;
}

/** The tables by what they wait for. */
function Grouped({ entries, onAsk }: GroupedProps) {
  const { say } = useWords();
  const commons = usePublicLobbyWords();
  const forget = useDevice((device) => device.forget);
  return GROUPS.map((group) => {
    const inGroup = grouped(entries, group);
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

/** The known tables with what the server says of them. */
function useEntries(known: readonly KnownTable[]) {
  const [summaries, setSummaries] = useState<readonly TableSummary[] | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof failureKey> | null>(null);
  const look = useCallback(async (tokens: readonly string[]) => {
    const answer = await myTables(tokens);
    setFailure(answer.ok ? null : failureKey(answer));
    if (answer.ok) setSummaries(answer.value);
  }, []);
  const tokens = known.map(({ token }) => token).join(" ");
  const again = useCallback(() => void look(tokens.split(" ").filter(Boolean)), [look, tokens]);
  useEffect(() => {
    again();
    const timer = setInterval(() => document.visibilityState === "visible" && again(), 20_000);
    return () => clearInterval(timer);
  }, [again]);
  const entries =
    summaries?.length || summaries
      ? known.map(
          (table): KnownTableEntry => ({
            known: table,
            summary: summaries.find(({ token }) => token === table.token) ?? null,
          }),
        )
      : null;
  return { entries, failure, again };
}
