import type { CommonsNow } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { lookNowAndThen } from "../looking.ts";
import { commonsNow, LIVE } from "./api.ts";

/** Milliseconds between looks where the server cannot tell by itself. */
const EVERY = 20_000;

/** What stands in the common room, as it changes; null until it is known. */
export function useCommons(): CommonsNow | null {
  const [now, setNow] = useState<CommonsNow | null>(null);
  useEffect(() => {
    let live: EventSource | null = null;
    const look = async (isWanted: () => boolean) => {
      if (live?.readyState === EventSource.OPEN) return;
      const answer = await commonsNow();
      if (!isWanted() || !answer.ok) return;
      setNow(answer.value);
      // A line that was given up for good is tried anew.
      if (answer.value.open && (!live || live.readyState === EventSource.CLOSED)) listen();
    };
    const listen = () => {
      live = new EventSource(LIVE);
      live.onmessage = ({ data }: MessageEvent<string>) => setNow(JSON.parse(data) as CommonsNow);
    };
    const end = lookNowAndThen(look, EVERY);
    return () => {
      end();
      live?.close();
    };
  }, []);
  return now;
}
