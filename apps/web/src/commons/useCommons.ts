import type { CommonsNow } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { commonsNow, LIVE } from "./api.ts";

/** Milliseconds between looks where the server cannot tell by itself. */
const EVERY = 20_000;

/** What stands in the common room, as it changes; null until it is known. */
export function useCommons(): CommonsNow | null {
  const [now, setNow] = useState<CommonsNow | null>(null);
  useEffect(() => {
    let current = true;
    let live: EventSource | null = null;
    const look = async () => {
      if (document.visibilityState === "hidden" || live?.readyState === EventSource.OPEN) return;
      const answer = await commonsNow();
      if (!current || !answer.ok) return;
      setNow(answer.value);
      // A line that was given up for good is tried anew.
      if (answer.value.open && (!live || live.readyState === EventSource.CLOSED)) listen();
    };
    const listen = () => {
      live = new EventSource(LIVE);
      live.onmessage = ({ data }: MessageEvent<string>) => setNow(JSON.parse(data) as CommonsNow);
    };
    void look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      current = false;
      live?.close();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
