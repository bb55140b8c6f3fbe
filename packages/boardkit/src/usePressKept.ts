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
    const press = (event: MouseEvent) => {
      last = event;
      sign?.cancel();
      sign = last.target instanceof Element ? last.target.animate({ opacity: [1, 0.4, 1] }, SIGN) : undefined;
    };
    root.addEventListener("click", press, true);
    return () => {
      root.removeEventListener("click", press, true);
      sign?.cancel();
      const thing = last?.target;
      if (last && asked.current === question && thing instanceof Element && thing.closest(CAN))
        thing.dispatchEvent(new MouseEvent("click", last));
    };
  }, [board, ready, question]);
}

const SIGN = { duration: 900, iterations: 20 };
