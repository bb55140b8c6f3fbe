import { type RefObject, useEffect, useRef } from "react";

/** Calls once, when some of the thing is on the screen. */
export function useSeen(seen: () => void): RefObject<HTMLOListElement | null> {
  const box = useRef<HTMLOListElement>(null);
  const call = useRef(seen);
  call.current = seen;
  useEffect(() => {
    if (!box.current) return;
    const looking = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      looking.disconnect();
      call.current();
    });
    looking.observe(box.current);
    return () => looking.disconnect();
  }, []);
  return box;
}
