import { latePart } from "@westmarch/boardkit/later";
import type { GameShown, PersonShown } from "@westmarch/protocol";
import { useCallback } from "react";
import { useAccount } from "../accounts/account.ts";
import { shownOf } from "../accounts/api.ts";
import { Crested } from "../accounts/Crested.tsx";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import { type PeopleSay, usePeopleWords } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import { CallFailed, failureKey, isBarred } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import { Busy, ButtonLink, Page } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { NotFetched } from "../ui/NotFetched.tsx";
import { Challenges } from "./Challenges.tsx";
import { Deeds } from "./Deeds.tsx";
import { FiguresLeaf } from "./FiguresLeaf.tsx";
import { Tale } from "./Tale.tsx";

const RatingsOf = latePart(async () => (await import("../ratings/RatingsLeaf.tsx")).RatingsOf);

/** `/people/NAME`: what a person shows to everybody. */
export function Shown({ name }: { readonly name: string }) {
  const say = usePeopleWords();
  const { language } = useWords();
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await shownOf(name, language);
      if (!answer.ok && isBarred(failureKey(answer))) throw new CallFailed(answer);
      return { person: answer.ok ? answer.value : null };
    }, [name, language]),
  );
  if (!say || fetched.state === "loading") return <Busy />;
  if (fetched.state === "failed")
    return (
      <Page title={name}>
        <NotFetched title={say("shown.none")} retry={fetched.retry} error={fetched.error} />
      </Page>
    );
  const { person } = fetched;
  return person ? <Known person={person} say={say} /> : <Nobody name={name} say={say} />;
}

/** There is nobody of this name, and other ways to find people. */
function Nobody({ name, say }: { readonly name: string; readonly say: PeopleSay }) {
  const { say: shell } = useWords();
  return (
    <Lost
      title={say("shown.none")}
      about={say("shown.none.about", { name })}
      pastes={false}
      gold={
        <ButtonLink href="/ladder" variant="gold">
          {shell("nav.ladder")}
        </ButtonLink>
      }
    >
      <ButtonLink href="/tables" variant="quiet">
        {shell("nav.tables")}
      </ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {shell("tables.doors")}
      </ButtonLink>
    </Lost>
  );
}

function Known({ person, say }: { readonly person: PersonShown; readonly say: PeopleSay }) {
  const me = useAccount((account) => account.person);
  const games = person.games ?? [];
  const won = games.filter(({ outcome }) => outcome === "won").length;
  return (
    <Page broad headed={false} title={person.name}>
      <div className={styles.page}>
        <div className={styles.left}>
          <Crested
            person={person}
            say={say}
            facts={[
              ...(person.bot ? [say("bot.one")] : []),
              ...(person.games ? [say("count", { games: games.length, won })] : []),
            ]}
          />
          {me !== null && me.id !== person.id && (
            <Deeds name={person.name} isBot={person.bot === true} say={say} />
          )}
        </div>
        <div className={styles.middle}>
          <Challenges to={person.name} say={say} />
          <Told of={person} say={say} />
        </div>
        <div className={styles.right}>
          <RatingsOf person={person.id} />
          {person.games && <FiguresLeaf name={person.name} say={say} isOwn={me?.id === person.id} />}
        </div>
      </div>
    </Page>
  );
}

interface ToldProps {
  readonly of: PersonShown;
  readonly say: PeopleSay;
}

/** How a person's games ended, where that is shown. */
function Told({ of: { name, games }, say }: ToldProps) {
  const { say: shell } = useWords();
  const other = (one: GameShown["others"][number]) => {
    if (one === "you") return say("you");
    return one === "person" ? say("another") : shell("tables.bot", { level: shell(`level.${one}`) });
  };
  if (!games)
    return (
      <Leaf id="tale" title={say("tale")}>
        <p className={styles.aside}>{say("shown.hidden", { name })}</p>
      </Leaf>
    );
  return (
    <Tale
      say={say}
      title={say("tale")}
      lines={games.map((game, at) => ({
        ...game,
        key: `${at}`,
        others: game.others.map(other),
        replay: game.replay ?? null,
      }))}
    />
  );
}
