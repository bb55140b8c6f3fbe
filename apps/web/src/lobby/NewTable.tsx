import { useSearch } from "wouter";
import { failureText } from "../device/unreached.ts";
import { Drawing } from "../games/Drawing.tsx";
import { DOORS, type Door, doorOf, entryAt } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { useLoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import styles from "./lobby.module.css";
import { NewTableForm, type NewTableFormProps } from "./NewTableForm.tsx";

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
  const called = entryAt(door, search)?.say ?? (`door.${door.id}` as const);
  return (
    <Page wide title={say(`${called}.title`)} subtitle={say(`${called}.line`)}>
      <div className={styles.threshold}>
        <aside className={styles.doorSide}>
          <Drawing of={door.art} className={styles.doorArt} />
          <p className={styles.facts}>{say(`door.${door.id}.facts`)}</p>
        </aside>
        {closed || door.load === null ? (
          <Closed door={door} />
        ) : (
          <Open key={called} id={door.id} called={called} />
        )}
      </div>
    </Page>
  );
}

function Open({ id, called }: Pick<NewTableFormProps, "id" | "called">) {
  const { say } = useWords();
  const game = useLoadedGame(id);
  if (game.state === "loading") return <Busy />;
  if (game.state === "failed") {
    return (
      <Notice
        tone="danger"
        title={say("game.failed")}
        actions={<Button onClick={game.retry}>{say("retry")}</Button>}
      >
        <p>{say(failureText(game.error))}</p>
      </Notice>
    );
  }
  return <NewTableForm id={id} called={called} game={game} />;
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
