import { useEffect, useState } from "react";

const SECOND = 1000;

/** Milliseconds that are left of what was told to last so long, second by second. `told`: what came with it, the same object until it is told anew. */
export function useLeft(left: number | null, told: object): number | null {
  const [heard, setHeard] = useState({ told, at: performance.now() });
  const [now, setNow] = useState(heard.at);
  useEffect(() => {
    const at = performance.now();
    setHeard({ told, at });
    setNow(at);
  }, [told]);
  const runs = left !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return left === null ? null : Math.max(0, left - Math.max(0, now - heard.at));
}
