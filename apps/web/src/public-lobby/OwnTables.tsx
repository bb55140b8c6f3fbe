import { Link } from "wouter";
import { GROUPS, type Group, grouped, type KnownTableEntry } from "../device/knownTables.ts";
import { useWords } from "../i18n/index.ts";
import { Busy } from "../ui/index.ts";
import styles from "./commons.module.css";
import { OwnRow } from "./OwnRow.tsx";
import { useOwn } from "./useOwn.tsx";
import { usePublicLobbyWords } from "./words.ts";

/** Of each group, as many as are shown where there is room for few. */
const FEW: Readonly<Record<Group, number>> = { waiting: 2, awaited: 1, going: 1, over: 1, lost: 0 };

/** The most that are shown in all: the others stand on a page of their own. */
const MOST = 2;

/** The first of the tables this device has a link of, those that wait before the others, with the way to all. */
export function OwnTables() {
  const { say } = useWords();
  const { told, entries, isFailed, onForget, troubles } = useOwn();
  return (
    <>
      {troubles}
      {entries.length === 0 ? (
        <p className={styles.aside} data-none>
          {say("tables.none")}
        </p>
      ) : told !== null ? (
        <Grouped entries={told} onForget={onForget} />
      ) : isFailed ? (
        <section aria-label={say("tables.known")}>
          <p className={styles.aside}>{say("tables.known")}</p>
          <ul className={styles.rows}>
            {entries.slice(0, FEW.waiting).map((entry) => (
              <OwnRow
                key={entry.known.token}
                entry={entry}
                next={false}
                few
                onForget={() => onForget(entry)}
              />
            ))}
          </ul>
        </section>
      ) : (
        <Busy />
      )}
    </>
  );
}

interface GroupedProps {
  readonly entries: readonly KnownTableEntry[];
  readonly onForget: (entry: KnownTableEntry) => void;
}

/** The tables by what they wait for. */
function Grouped({ entries, onForget }: GroupedProps) {
  const { say } = useWords();
  const commons = usePublicLobbyWords();
  let room = MOST;
  const shown = GROUPS.map((group) => {
    const inGroup = grouped(entries, group).slice(0, Math.min(FEW[group], room));
    room -= inGroup.length;
    if (inGroup.length === 0) return null;
    return (
      <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
        <h3 id={`group-${group}`}>
          {group === "awaited" ? commons?.("own.awaited") : say(`tables.${group}`)}
        </h3>
        <ul className={styles.rows}>
          {inGroup.map((entry, place) => (
            <OwnRow
              key={entry.known.token}
              entry={entry}
              next={group === "waiting" && place === 0}
              few
              onForget={() => onForget(entry)}
            />
          ))}
        </ul>
      </section>
    );
  });
  return (
    <>
      {shown}
      {entries.length > 0 && (
        <p className={styles.aside}>
          <Link href="/tables?own">{commons?.("own.all", { count: entries.length })}</Link>
        </p>
      )}
    </>
  );
}
