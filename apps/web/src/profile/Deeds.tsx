import { askFriend, endFriend, hush } from "../accounts/api.ts";
import type { PeopleSay } from "../accounts/words.ts";
import { Button, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { Challenge } from "./Challenge.tsx";
import styles from "./friends.module.css";
import { useFriends } from "./useFriends.ts";

interface DeedsProps {
  readonly name: string;
  /** Bots are asked in the common room. */
  readonly isBot: boolean;
  readonly say: PeopleSay;
}

/** What can be done about another person: challenge, be friends, mute, block. */
export function Deeds({ name, isBot, say }: DeedsProps) {
  const { told, trouble, change } = useFriends(say);
  if (!told || isBot) return null;
  const isFriend = told.friends.some((friend) => friend.name === name);
  const isAsked = told.asked.includes(name);
  const isBlocked = told.blocked.includes(name);
  const isMuted = told.muted.includes(name);
  const friend = told.friends.find((one) => one.name === name);
  return (
    <Slip className={styles.box}>
      {friend && friend.here !== null && (
        <p className={styles.state} data-here={friend.here}>
          {say(friend.here ? "here.now" : "here.away")}
        </p>
      )}
      {!isBlocked && <Challenge name={name} say={say} />}
      <p className={styles.deeds}>
        {isFriend || isAsked ? (
          <Button variant="quiet" onClick={() => void change(endFriend(name), say("friends.ended"))}>
            {say(isFriend ? "friends.end" : "friends.take-back")}
          </Button>
        ) : (
          <Button onClick={() => void change(askFriend(name), say("friends.sent", { name }))}>
            {say("friends.be")}
          </Button>
        )}
        {!isBlocked && (
          <Button
            variant="quiet"
            aria-pressed={isMuted}
            onClick={() =>
              void change(
                hush({ name, how: isMuted ? "none" : "mute" }),
                say(isMuted ? "hush.heard" : "hush.muted", { name }),
              )
            }
          >
            {say(isMuted ? "hush.unmute" : "hush.mute")}
          </Button>
        )}
        <Button
          variant={isBlocked ? "quiet" : "danger"}
          onClick={() =>
            void change(
              hush({ name, how: isBlocked ? "none" : "block" }),
              say(isBlocked ? "hush.heard" : "hush.blocked", { name }),
            )
          }
        >
          {say(isBlocked ? "unblock" : "hush.block")}
        </Button>
      </p>
      <p className={styles.aside}>{say("hush.about")}</p>
      <Trouble told={trouble} />
    </Slip>
  );
}
