import { useSearch } from "wouter";
import { DOORS, type Door, doorOf, entryAt } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { ButtonLink, Page, Slip } from "../ui/index.ts";
import { DoorPage } from "./door/DoorPage.tsx";
import styles from "./lobby.module.css";

interface NewTableProps {
  readonly game: string;
  /** A visitor at a closed door hears why it is closed, also where a table could be reached. */
  readonly closed?: boolean;
}

/** Behind a door: choose how to play, or hear why it is not open. */
export function NewTable({ game, closed = false }: NewTableProps) {
  const { say } = useWords();
  const search = new URLSearchParams(useSearch());
  const door = doorOf(game);
  if (!door) return <NotOpen game={game} />;
  const entry = entryAt(door, search);
  const called = entry?.say ?? (`door.${door.id}` as const);
  if (!closed && door.load !== null) return <DoorPage door={door} called={called} entry={entry} />;
  return (
    <Page wide title={say(`${called}.title`)} subtitle={say(`${called}.line`)}>
      <div className={styles.threshold}>
        <aside className={styles.doorSide}>
          <Drawing of={door.art} className={styles.doorArt} />
          <p className={styles.facts}>{say(`door.${door.id}.facts`)}</p>
        </aside>
        <Closed door={door} />
      </div>
    </Page>
  );
}

function Closed({ door: { id, command, rules, deckPages, packPages } }: { readonly door: Door }) {
  const { say } = useWords();
  const open = DOORS.find((one) => one.open);
  return (
    <Slip aria-labelledby="closed">
      <h2 id="closed" className={styles.heading}>
        {say("closed.title")}
      </h2>
      <p>{say(`door.${id}.about`)}</p>
      <p className={styles.aside}>{command ? say("closed.terminal", { command }) : say("closed.why")}</p>
      <div className={styles.actions}>
        {open && (
          <ButtonLink href={`/new/${open.id}`}>
            {say("closed.open", { game: say(`door.${open.id}.title`) })}
          </ButtonLink>
        )}
        {deckPages && <ButtonLink href={`/decks/${id}`}>{say("decks.build")}</ButtonLink>}
        {packPages && <ButtonLink href={`/packs/${id}`}>{say("packs.own")}</ButtonLink>}
        {rules && (
          <ButtonLink href={`/rules/${id}`} variant="quiet">
            {say("new.rules")}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="quiet">
          {say("tables.doors")}
        </ButtonLink>
      </div>
    </Slip>
  );
}
