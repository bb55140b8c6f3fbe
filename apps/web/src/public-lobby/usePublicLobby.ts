import type { PublicLobbyNow } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import type { Failure } from "../net/api.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { LIVE, publicLobbyNow } from "./api.ts";

/** Milliseconds between looks where the server cannot tell by itself. */
const EVERY = 20_000;

interface Commons {
  /** Null until it is known. What was told stays until there is something newer. */
  readonly now: PublicLobbyNow | null;
  /** Why nothing was told when it was asked for last. */
  readonly failure: Failure | null;
}

/** What stands in the public lobby, as it changes. */
export function usePublicLobby(): Commons {
  const [commons, set] = useState<Commons>({ now: null, failure: null });
  useEffect(() => {
    let live: EventSource | null = null;
    const look = async (isWanted: () => boolean) => {
      if (live?.readyState === EventSource.OPEN) return;
      const answer = await publicLobbyNow();
      if (!isWanted()) return;
      if (!answer.ok) return set(({ now }) => ({ now, failure: answer }));
      set({ now: answer.value, failure: null });
      // A line that was given up for good is tried anew.
      if (answer.value.open && (!live || live.readyState === EventSource.CLOSED)) listen();
    };
    const listen = () => {
      live = new EventSource(LIVE);
      live.onmessage = ({ data }: MessageEvent<string>) =>
        set({ now: JSON.parse(data) as PublicLobbyNow, failure: null });
    };
    const end = pollWhileVisible(look, EVERY);
    return () => {
      end();
      live?.close();
    };
  }, []);
  return commons;
}
