import type { FriendsTold } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { failureIn, myFriends } from "../accounts/api.ts";
import type { PeopleSay } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { announce } from "../ui/index.ts";

/** Milliseconds between looks at who is here. */
const EVERY = 30_000;

/** One's friends and whom one does not hear, as it changes; and a way to change something about them, with what to say of it. */
export function useFriends(say: PeopleSay) {
  const { say: shell } = useWords();
  const [told, tell] = useState<FriendsTold | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await myFriends();
        if (isWanted() && answer.ok) tell(answer.value);
      }, EVERY),
    [],
  );
  const change = async (asking: Promise<Answer<FriendsTold>>, done: string) => {
    const answer = await asking;
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    setTrouble(null);
    tell(answer.value);
    announce(done);
  };
  return { told, trouble, change };
}

export type ChangeFriends = ReturnType<typeof useFriends>["change"];
