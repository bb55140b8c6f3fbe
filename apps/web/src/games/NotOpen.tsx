import { useWords } from "../i18n/index.ts";
import styles from "../lobby/lobby.module.css";
import { ButtonLink, Page } from "../ui/index.ts";
import { DoorAbove, Doors } from "./Doors.tsx";
import { behind, doorOf } from "./doors.ts";

/** Where a page of a game would be, for a game that is not open yet or not known. */
export function NotOpen({ game }: { readonly game: string }) {
  const { say } = useWords();
  const door = doorOf(game);
  return (
    <Page
      title={say(door ? "closed.title" : "game.unknown")}
      subtitle={say(door ? `door.${door.id}.title` : "missing.about")}
    >
      <DoorAbove game={game} />
      {door ? (
        <p className={styles.middle}>
          <ButtonLink href={behind(door)}>{say("closed.what")}</ButtonLink>
        </p>
      ) : (
        <Doors />
      )}
    </Page>
  );
}
