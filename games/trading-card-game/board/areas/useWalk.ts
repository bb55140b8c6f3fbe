/** The table by keyboard: Tab goes from area to area, the arrow keys from thing to thing. */
import { towards } from "@westmarch/boardkit/towards";
import { isVisible } from "@westmarch/boardkit/visible";
import { type RefObject, useEffect } from "react";

const THING = "[data-thing]";
const AREA = "[data-area]";

const middleOf = (thing: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const thingsIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`button${THING}`),
];

/** In each area the Tab key stops once: where it was, else at what answers, else at the first thing. */
function settle(table: Element, last: ReadonlyMap<Element, Element>): void {
  for (const area of table.querySelectorAll(AREA)) {
    const things = thingsIn(area).filter((thing) => thing.closest(AREA) === area);
    const before = last.get(area);
    const stop =
      things.find((thing) => thing === before) ?? things.find(({ dataset }) => dataset.able) ?? things[0];
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
  }
}

export function useWalk(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const last = new Map<Element, Element>();
    const focus = ({ target }: FocusEvent) => {
      const thing = target instanceof Element ? target.closest(THING) : null;
      const area = thing?.closest(AREA);
      if (!thing || !area) return;
      last.set(area, thing);
      settle(table, last);
    };
    const key = (e: KeyboardEvent) => {
      const here = e.target instanceof Element ? e.target.closest<HTMLElement>(THING) : null;
      if (!here || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      const things = thingsIn(table).filter(isVisible);
      const next = towards(things.map(middleOf), things.indexOf(here), e.key);
      if (next === null) return;
      e.preventDefault();
      things[next]?.focus();
    };
    settle(table, last);
    const changes = new MutationObserver(() => settle(table, last));
    changes.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-able"],
    });
    table.addEventListener("focusin", focus);
    table.addEventListener("keydown", key);
    return () => {
      changes.disconnect();
      table.removeEventListener("focusin", focus);
      table.removeEventListener("keydown", key);
    };
  }, [root]);
}
