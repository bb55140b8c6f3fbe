import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** A thing on a board of which a press would do something. */
const CAN = "[data-ready], [data-reach], [data-able]";

/**
 * Keeps a press on a board for as long as it is not known yet what can be done there (`ready`), and carries it out when it is,
 * unless something else is asked by then. Meanwhile what was pressed fades and comes back, so that it is seen to be heard.
 */
export function usePressKept(board: RefObject<HTMLElement | null>, ready: boolean, question: unknown): void {
  const asked = useRef(question);
  useLayoutEffect(() => {
    asked.current = question;
  });
  useEffect(() => {
    const { current: root } = board;
    if (!root || ready) return;
    let last: MouseEvent | null = null;
    let sign: Animation | undefined;
    // The click that ends a gesture which has changed the question belongs to that gesture.
    let begun = false;
    const begin = () => {
      begun = true;
    };
    const press = (event: MouseEvent) => {
      const byKey = event.detail === 0;
      if (!begun && !byKey) return;
      // What can be pressed already hears of it itself: a die that is taken up is not put down again.
      if (event.target instanceof Element && event.target.closest(CAN)) return;
      last = event;
      sign?.cancel();
      sign = last.target instanceof Element ? last.target.animate({ opacity: [1, 0.4, 1] }, SIGN) : undefined;
    };
    root.addEventListener("pointerdown", begin, true);
    root.addEventListener("click", press, true);
    return () => {
      root.removeEventListener("pointerdown", begin, true);
      root.removeEventListener("click", press, true);
      sign?.cancel();
      const thing = last?.target;
      if (last && asked.current === question && thing instanceof Element && thing.closest(CAN))
        thing.dispatchEvent(new MouseEvent("click", last));
    };
  }, [board, ready, question]);
}

const SIGN = { duration: 900, iterations: 20 };
