/** Says on a list that can be pushed along whether more of it follows (`data-more`), so that its edge can show it. */
import { type RefObject, useEffect } from "react";

/** Pixels that are no more than rounding. */
const SLOP = 4;

const follows = (list: HTMLElement): "below" | "beside" | null => {
  if (list.scrollTop + list.clientHeight < list.scrollHeight - SLOP) return "below";
  return list.scrollLeft + list.clientWidth < list.scrollWidth - SLOP ? "beside" : null;
};

/** `what` changes with what stands in the list. */
export function useMore(list: RefObject<HTMLElement | null>, what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is measured anew
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = () => {
      const more = follows(current);
      if (more) current.dataset.more = more;
      else delete current.dataset.more;
    };
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    current.addEventListener("scroll", measure, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener("scroll", measure);
    };
  }, [list, what]);
}
