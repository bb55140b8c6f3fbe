import { latePart } from "@westmarch/boardkit/later";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Diamond } from "../accounts/Diamond.tsx";
import { grouped, type KnownTableEntry, outcomeOf } from "../device/knownTables.ts";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Busy, Button, ButtonLink, Slip } from "../ui/index.ts";
import { OwnRow, useWho } from "./OwnRow.tsx";
import { OwnWaiting } from "./OwnWaiting.tsx";
import styles from "./own.module.css";
import { PlayNow } from "./PlayNow.tsx";
import { useOwn } from "./useOwn.tsx";
import { type PublicLobbySay, usePublicLobbyWords } from "./words.ts";

const OwnLocalTables = latePart(
  async () => (await import("../local-tables/OwnLocalTables.tsx")).OwnLocalTables,
);
const Invitations = latePart(async () => (await import("../profile/Invitations.tsx")).Invitations);
const OwnRounds = latePart(async () => (await import("./OwnRounds.tsx")).OwnRounds);

/** As many tables as are drawn; each more is a row. */
const DRAWN = 2;

/** One's own tables on four leaves: those that wait, those at which others think, free seats, and what has ended. */
export function OwnPage({ say }: { readonly say: PublicLobbySay }) {
  const { say: shell } = useWords();
  const { told, entries, isFailed, onForget, troubles } = useOwn();
  const of = (group: Parameters<typeof grouped>[1]) => grouped(told ?? [], group);
  const [waiting, going, awaited, over] = [of("waiting"), of("going"), of("awaited"), of("over")];
  const rows = (all: Entries) =>
    all.map((entry) => (
      <OwnRow key={entry.known.token} entry={entry} next={false} onForget={() => onForget(entry)} />
    ));
  return (
    <>
      {troubles}
      <div className={styles.page}>
        <Leaf id="waiting" title={shell("tables.waiting")} count={waiting.length}>
          <Invitations />
          <OwnRounds />
          {waiting.slice(0, DRAWN).map((entry, place) => (
            <OwnWaiting key={entry.known.token} entry={entry} next={place === 0} />
          ))}
          <ul className={styles.rows}>{rows(waiting.slice(DRAWN))}</ul>
          {told === null && !isFailed && <Busy />}
          {told === null && isFailed && (
            <>
              <p className={styles.none}>{shell("tables.known")}</p>
              <ul className={styles.rows}>{rows(entries)}</ul>
            </>
          )}
          {told !== null && waiting.length === 0 && <p className={styles.none}>{say("own.none.waiting")}</p>}
        </Leaf>
        <Leaf id="going" title={shell("tables.going")} count={going.length}>
          <ul className={styles.rows}>{rows(going)}</ul>
          <OwnLocalTables />
          {going.length === 0 && (
            <p className={styles.none} data-none>
              {say("own.none.going")}
            </p>
          )}
        </Leaf>
        <Leaf id="awaited" title={say("own.awaited")} count={awaited.length}>
          <ul className={styles.rows}>{rows(awaited)}</ul>
          <h3>{say("own.another")}</h3>
          <PlayNow say={say} />
        </Leaf>
        <Leaf id="over" title={shell("tables.over")} count={over.length}>
          <Over over={over} lost={of("lost")} rows={rows} onForget={onForget} say={say} />
        </Leaf>
      </div>
    </>
  );
}

type Entries = readonly KnownTableEntry[];

interface OverProps {
  readonly over: Entries;
  readonly lost: Entries;
  readonly rows: (all: Entries) => ReactNode;
  readonly onForget: (entry: KnownTableEntry) => void;
  readonly say: PublicLobbySay;
}

/** What has ended, and what is no longer there. */
function Over({ over, lost, rows, onForget, say }: OverProps) {
  const { say: shell } = useWords();
  return (
    <>
      <ul className={styles.rows}>
        {over.map((entry) => (
          <Ended key={entry.known.token} entry={entry} say={say} onForget={() => onForget(entry)} />
        ))}
      </ul>
      {over.length === 0 && <p className={styles.none}>{say("own.none.over")}</p>}
      {lost.length > 0 && (
        <>
          <h3>{shell("tables.lost")}</h3>
          <p className={styles.none}>{shell("tables.lost.about")}</p>
          <ul className={styles.rows}>{rows(lost)}</ul>
        </>
      )}
      <p className={styles.none}>{shell("tables.about")}</p>
    </>
  );
}

/** How many tables wait, and for whom. */
export function Counted() {
  const say = usePublicLobbyWords();
  const { told } = useOwn();
  if (!told) return null;
  const count = (group: Parameters<typeof grouped>[1]) => grouped(told, group).length;
  return say?.("own.about", {
    waiting: count("waiting"),
    going: count("going"),
    free: count("awaited"),
  });
}

interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const Leaf = ({ id, title, count, children }: LeafProps) => (
  <Slip className={styles.leaf} aria-labelledby={`own-${id}`}>
    <header>
      <h2 id={`own-${id}`}>{title}</h2>
      {count > 0 && <span>{count}</span>}
    </header>
    <div className={styles.inside}>{children}</div>
  </Slip>
);

const DIAMONDS = { won: "won", beaten: "lost", drawn: "drawn", shared: "drawn", ended: null } as const;

interface EndedProps {
  readonly entry: KnownTableEntry;
  readonly say: PublicLobbySay;
  readonly onForget: () => void;
}

/** A finished table: how it ended, its replay and the table itself. */
function Ended({ entry, say, onForget }: EndedProps) {
  const { say: shell, language } = useWords();
  const who = useWho(entry);
  const { known, summary } = entry;
  if (!summary) return null;
  const door = doorOf(summary.game);
  const game = door ? shell(`door.${door.id}.title`) : shell("name");
  const outcome = outcomeOf(summary);
  const diamond = DIAMONDS[outcome];
  return (
    <li className={styles.ended}>
      {diamond ? <Diamond outcome={diamond} /> : <span />}
      <div>
        <h3>
          <Link href={`/table/${known.table}#${known.token}`}>{game}</Link>
        </h3>
        <p>
          {who} · {shell(`tables.${outcome}`)} · {ago(summary.changedAt, Date.now(), language)}
        </p>
      </div>
      <ButtonLink variant="quiet" href={addressOf({ kind: "replay", token: known.token })}>
        {say("own.replay")}
      </ButtonLink>
      <Button variant="quiet" onClick={onForget} aria-label={shell("tables.forget.one", { game, who })}>
        {shell("tables.forget")}
      </Button>
    </li>
  );
}
