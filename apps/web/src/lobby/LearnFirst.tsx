import { useSearch } from "wouter";
import { besideIt, doorOf, entriesOf, entryAt, schoolOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import styles from "./lobby.module.css";

/** The other games behind the same door. */
export function GamesBeside({ game }: { readonly game: string }) {
  const { say } = useWords();
  const search = new URLSearchParams(useSearch());
  const own = doorOf(game);
  const here = own && entryAt(own, search);
  const others = own?.ways ? entriesOf(own).filter(({ id }) => id !== here?.id) : [];
  return [...others, ...besideIt(game).flatMap(entriesOf)].map((entry) => (
    <p key={entry.id} className={styles.first}>
      <ButtonLink variant="quiet" href={entry.href}>
        {say(`${entry.say}.title`)}
      </ButtonLink>
      <span>{say(`${entry.say}.line`)}</span>
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
