import { useState } from "react";
import { askFriend } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink, WordButton } from "../ui/index.ts";
import { FriendRow, pageOf } from "./FriendRow.tsx";
import type { FriendsKnown } from "./Friends.tsx";
import own from "./friends.module.css";

/** As many are named before all are asked for. */
const FEW = 5;

/** People with whom one sat at a table lately. */
export function Met({
  known: { told, change },
  say,
}: {
  readonly known: FriendsKnown;
  readonly say: PeopleSay;
}) {
  const { say: shell, language } = useWords();
  const [isWhole, showAll] = useState(false);
  if (!told || told.met.length === 0) return null;
  const { met, friends, asked } = told;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const isKnown = (name: string) => asked.includes(name) || friends.some((friend) => friend.name === name);
  return (
    <Leaf id="met" title={say("met")}>
      <ul className={own.people} data-narrow>
        {(isWhole ? met : met.slice(0, FEW)).map((one) => {
          const { name, game, at } = one;
          const door = doorOf(game);
          const title = door ? shell(`door.${door.id}.title`) : game;
          return (
            <FriendRow
              key={name}
              seal={one}
              about={
                <>
                  {title} · {day.format(at)}
                  {!isKnown(name) && (
                    <>
                      {" · "}
                      <WordButton
                        aria-label={say("friends.be.one", { name })}
                        onClick={() => void change(askFriend(name), say("friends.sent", { name }))}
                      >
                        {say("friends.be")}
                      </WordButton>
                    </>
                  )}
                </>
              }
            >
              <ButtonLink variant="quiet" href={pageOf(name)} aria-label={say("challenge", { name })}>
                {say("challenge.short")}
              </ButtonLink>
            </FriendRow>
          );
        })}
      </ul>
      {!isWhole && met.length > FEW && (
        <p className={styles.more}>
          <WordButton onClick={() => showAll(true)}>{say("met.all", { n: met.length })}</WordButton>
        </p>
      )}
    </Leaf>
  );
}
