import type { SeekGame, Sought } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { type Answer, failureKey, freshKey } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { answerSeek, endSeek, seekGame } from "./api.ts";

/** Milliseconds between signs that this page still looks for a game. */
const EVERY = 10_000;

type Wish = Omit<SeekGame, "key">;

/** A search for a game, as long as the page stands: the player goes to the table at once when an opponent is found. */
export function useSeek() {
  const [, navigate] = useLocation();
  const remember = useDevice((device) => device.remember);
  const [key] = useState(freshKey);
  const [wish, setWish] = useState<Wish | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof failureKey> | null>(null);
  const take = useCallback(
    (answer: Answer<Sought>, game: string): boolean => {
      setFailure(answer.ok ? null : failureKey(answer));
      if (!answer.ok) return false;
      const { found, seek } = answer.value;
      setOwn(seek);
      if (!found) return false;
      remember({ token: found.token, table: found.table, game, at: Date.now() });
      navigate(tableAddress(found.table, found.token));
      return true;
    },
    [navigate, remember],
  );
  useEffect(() => {
    if (!wish) return;
    let current = true;
    const look = async () => {
      const answer = await seekGame({ key, ...wish });
      if (current) take(answer, wish.game);
    };
    void look();
    const timer = setInterval(look, EVERY);
    return () => {
      current = false;
      clearInterval(timer);
      setOwn(null);
      void endSeek({ key });
    };
  }, [wish, key, take]);
  return {
    /** Whether this page looks for a game. */
    seeking: wish !== null,
    /** What the others see its search by. */
    own,
    failure,
    begin: setWish,
    stop: () => setWish(null),
    answer: async (seek: string, game: string, name: string) =>
      take(await answerSeek({ key, name, seek }), game),
  };
}
