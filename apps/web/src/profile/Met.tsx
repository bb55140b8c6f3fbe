import { askFriend } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import type { PeopleSay } from "../accounts/words.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Button, ButtonLink } from "../ui/index.ts";
import { FriendRow, pageOf } from "./FriendRow.tsx";
import type { FriendsKnown } from "./Friends.tsx";
import own from "./friends.module.css";

/** People with whom one sat at a table lately. */
export function Met({
  known: { told, change },
  say,
}: {
  readonly known: FriendsKnown;
  readonly say: PeopleSay;
}) {
  const { say: shell, language } = useWords();
  if (!told || told.met.length === 0) return null;
  const { met, friends, asked } = told;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const isKnown = (name: string) => asked.includes(name) || friends.some((friend) => friend.name === name);
  return (
    <Leaf id="met" title={say("met")}>
      <ul className={own.people} data-narrow>
        {met.map((one) => {
          const { name, game, at } = one;
          const door = doorOf(game);
          const title = door ? shell(`door.${door.id}.title`) : game;
          return (
            <FriendRow key={name} seal={one} about={`${title} · ${day.format(at)}`}>
              {!isKnown(name) && (
                <Button
                  variant="quiet"
                  aria-label={say("friends.be.one", { name })}
                  onClick={() => void change(askFriend(name), say("friends.sent", { name }))}
                >
                  {say("friends.be")}
                </Button>
              )}
              <ButtonLink href={pageOf(name)} aria-label={say("challenge", { name })}>
                {say("challenge.short")}
              </ButtonLink>
            </FriendRow>
          );
        })}
      </ul>
    </Leaf>
  );
}
