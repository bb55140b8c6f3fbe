import { LANGUAGE_NAMES } from "@westmarch/kernel/languages";
import type { ListedTable } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { SeatSeal } from "../accounts/SeatSeal.tsx";
import { doorOf } from "../games/doors.ts";
import { SeatMarks } from "../games/SeatMarks.tsx";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { paceLine } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, ButtonLink } from "../ui/index.ts";
import { watchListed } from "./api.ts";
import styles from "./commons.module.css";
import { namesAt } from "./names.ts";
import type { PublicLobbySay } from "./words.ts";

interface ListedProps {
  readonly table: ListedTable;
  readonly say: PublicLobbySay;
}

/** One table of the public lobby: which game, who is there, what is free, and the way to it. */
export function ListedRow({ table, say }: ListedProps) {
  const { say: shell, language } = useWords();
  const door = doorOf(table.game);
  if (!door) return null;
  const game = shell(`door.${door.id}.title`);
  const names = namesAt(table, say, language);
  const here = table.seats.some(({ player }) => player?.kind === "person" && player.online);
  return (
    <li className={styles.row}>
      <Drawing of={door.art} />
      <div>
        <h3 className={styles.title}>{game}</h3>
        <p className={styles.who}>
          {table.seats.map((info) => (
            <SeatSeal key={info.role} of={info} />
          ))}{" "}
          {names}
        </p>
      </div>
      <div className={styles.chairs}>
        <SeatMarks table={table} />
        <span>{say("seats", { free: table.free.length })}</span>
      </div>
      <div className={styles.terms}>
        <Terms table={table} say={say} />
        <p className={styles.when}>
          <span lang={table.language}>{LANGUAGE_NAMES[table.language]}</span>
          {" · "}
          {here ? say("here") : ago(table.since, Date.now(), language)}
          {table.lookers > 0 && ` · ${say("lookers", { count: table.lookers })}`}
        </p>
      </div>
      <Ways table={table} say={say} called={{ game, names }} />
    </li>
  );
}

interface WaysProps extends ListedProps {
  readonly called: { readonly game: string; readonly names: string };
}

/** The ways to a table: to sit down, or to look on. */
function Ways({ table, say, called }: WaysProps) {
  const [, navigate] = useLocation();
  const [gone, setGone] = useState(false);
  const watch = async () => {
    const answer = await watchListed({ table: table.table });
    if (answer.ok) navigate(addressOf({ kind: "watch", token: answer.value.token }));
    else setGone(true);
  };
  return (
    <div className={styles.actions}>
      {table.free.length > 0 && (
        <ButtonLink href={`/tables/${table.table}`} aria-label={say("sit.at", called)}>
          {say("sit")}
        </ButtonLink>
      )}
      {table.watch && (
        <Button
          variant={table.free.length > 0 ? "quiet" : "plain"}
          onClick={watch}
          aria-label={say("look.at", called)}
        >
          {say("look")}
        </Button>
      )}
      {gone && (
        <p className={styles.gone} role="alert">
          {say("gone")}
        </p>
      )}
    </div>
  );
}

/** How much time people have there, and by how many rules of its own. */
function Terms({ table, say }: ListedProps) {
  const time = useTimeWords();
  const rules = say("rules", { count: Object.keys(table.settings).length });
  return <p>{time ? `${paceLine(table.pace, time)} · ${rules}` : rules}</p>;
}
