import { behind, besideIt, doorOf, schoolOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import styles from "./lobby.module.css";

/** The other games behind the same door. */
export function GamesBeside({ game }: { readonly game: string }) {
  const { say } = useWords();
  return besideIt(game).map((door) => (
    <p key={door.id} className={styles.first}>
      <ButtonLink variant="quiet" href={behind(door)}>
        {say(`door.${door.id}.title`)}
      </ButtonLink>
      <span>{say(`door.${door.id}.line`)}</span>
    </p>
  ));
}

/** The ways to what a player may want to know before a first game. */
export function LearnFirst({ game }: { readonly game: string }) {
  const { say } = useWords();
  return (
    <p className={styles.first}>
      <span>{say("new.first")}</span>
      <ButtonLink variant="quiet" href={`/guide/${game}`}>
        {say("new.guide")}
      </ButtonLink>
      {schoolOf(game)?.deckPages && (
        <ButtonLink variant="quiet" href={`/decks/${game}`}>
          {say("decks.build")}
        </ButtonLink>
      )}
      {doorOf(game)?.packPages && (
        <ButtonLink variant="quiet" href={`/packs/${game}`}>
          {say("packs.own")}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={`/ladder/${game}`}>
        {say("nav.ladder")}
      </ButtonLink>
      <ButtonLink variant="quiet" href={`/rules/${game}`}>
        {say("new.rules")}
      </ButtonLink>
    </p>
  );
}
