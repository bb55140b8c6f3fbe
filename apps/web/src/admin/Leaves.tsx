import { useState } from "react";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { bytesIn } from "../i18n/units.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, Slip } from "../ui/index.ts";
import styles from "./admin.module.css";
import { Bans } from "./Bans.tsx";
import { Curves } from "./Curves.tsx";
import { LimitsLeaf } from "./LimitsLeaf.tsx";
import type { LeafProps, ServerLeafProps } from "./leafProps.ts";
import { dateIn, spanIn } from "./measures.ts";
import { NoticeLeaf } from "./NoticeLeaf.tsx";
import { WebhookLeaf } from "./webhook/WebhookLeaf.tsx";

const house = new URL("../drawn/sight-house.svg", import.meta.url).href;

/** The leaves about the whole server, under the house that they are about; without a view of it, what its role may do. */
export function Leaves(props: LeafProps) {
  const { server } = props.now;
  if (!server)
    return (
      <div className={styles.few}>
        <NoticeLeaf {...props} />
        <Bans {...props} />
      </div>
    );
  return <ServerLeaves {...props} server={server} />;
}

function ServerLeaves(props: ServerLeafProps) {
  const { server, say } = props;
  const { language } = useWords();
  return (
    <div className={styles.room}>
      <div className={styles.left}>
        <Drawing of={house} className={styles.house} />
        <Health {...props} />
        <Backups {...props} />
        <Bans {...props} />
      </div>
      <div className={styles.middle}>
        <Slip aria-labelledby="day">
          <h2 id="day">
            {say("day")}
            <small className={styles.beside}>
              {say("machine", {
                processors: server.machine.processors,
                memory: bytesIn(language, server.machine.memory),
              })}
            </small>
          </h2>
          <Curves day={server.day} say={say} />
          <p>{say("load", { sockets: server.sockets, hot: server.hot, thinking: server.thinking })}</p>
          {(server.servers > 1 || server.jobs.failed > 0) && (
            <p>{say("servers", { servers: server.servers, ...server.jobs })}</p>
          )}
        </Slip>
        <LimitsLeaf {...props} />
      </div>
      <div className={styles.right}>
        <Tables {...props} />
        <NoticeLeaf {...props} />
        <WebhookLeaf />
      </div>
    </div>
  );
}

function Health({ server: { health, disk, unheededProxy }, say }: ServerLeafProps) {
  const { language } = useWords();
  const { check } = health;
  const sound = check.damagedPages + check.damagedTables === 0 && check.state !== "failed";
  const lines = [
    { id: "writes", well: health.writing, text: say(health.writing ? "writes.ok" : "writes.no") },
    ...(disk === null
      ? []
      : [{ id: "disk", well: !health.lowDisk, text: say("disk", { size: bytesIn(language, disk) }) }]),
    {
      id: "books",
      well: sound,
      text: say(`books.${check.state}`, { tables: check.tables, damaged: check.damagedTables }),
    },
    ...(unheededProxy ? [{ id: "proxies", well: false, text: say("proxies") }] : []),
  ];
  return (
    <Slip aria-labelledby="health">
      <h2 id="health">
        {say(`health.${health.status}`)}
        <small className={styles.beside}>{say("uptime", { time: spanIn(language, health.uptime) })}</small>
      </h2>
      <ul className={styles.rows}>
        {lines.map(({ id, well, text }) => (
          <li key={id} data-well={well}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.mark}>
              <path d="M10 1l9 9-9 9-9-9z" />
              <path className={styles.tick} d={well ? "M6 10l3 3 5-6" : "M10 5v6M10 13.5v1"} />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.aside}>{say("version", { version: health.version })}</p>
    </Slip>
  );
}

function Tables({ server: { tables, people, lookers }, say }: ServerLeafProps) {
  const { say: shell, language } = useWords();
  const oldest = Math.min(...tables.flatMap((row) => row.oldest ?? []));
  return (
    <Slip aria-labelledby="tables">
      <h2 id="tables">{say("tables")}</h2>
      <ul className={styles.doors}>
        {tables.map((row) => {
          const door = doorOf(row.game);
          const game = door ? shell(`door.${door.id}.title`) : row.game;
          return (
            <li key={row.game} title={say("tables.of", { game, count: row.tables, over: row.over })}>
              {door && <Drawing of={door.art} />}
              <b>{row.tables}</b>
              <span className={styles.aside}>{say("tables.live", { live: row.live })}</span>
            </li>
          );
        })}
      </ul>
      <p>{say("people", { people, lookers })}</p>
      {Number.isFinite(oldest) && (
        <p className={styles.aside}>{say("tables.oldest", { when: ago(oldest, Date.now(), language) })}</p>
      )}
    </Slip>
  );
}

function Backups({ server: { backups, elsewhere }, say, act }: ServerLeafProps) {
  const { language } = useWords();
  const [busy, setBusy] = useState(false);
  const last = backups[0];
  if (elsewhere)
    return (
      <Slip aria-labelledby="backups">
        <h2 id="backups">{say("backups")}</h2>
        <p>{say("backups.elsewhere")}</p>
      </Slip>
    );
  return (
    <Slip aria-labelledby="backups">
      <h2 id="backups">{say("backups")}</h2>
      <div className={styles.shelf} aria-hidden="true">
        {backups.map(({ name }) => (
          <svg key={name} viewBox="0 0 28 24" aria-hidden="true">
            <path d="M2 10h24v12H2zM2 10c0-10 24-10 24 0M12 9h4v5h-4z" />
          </svg>
        ))}
      </div>
      <p>
        {last
          ? say("backups.last", { when: dateIn(language, last.at), size: bytesIn(language, last.size) })
          : say("backups.none")}
      </p>
      <p className={styles.aside}>{say("backups.about")}</p>
      <Button
        disabled={busy}
        onClick={async () => {
          setBusy(true);
          await act("backup", {});
          setBusy(false);
        }}
      >
        {say("backups.make")}
      </Button>
    </Slip>
  );
}
