import { useSyncExternalStore } from "react";

/** The board on the stage, on which slips lie beside its things. */
export const theBoard = (): HTMLElement | null => document.querySelector<HTMLElement>("#board");

function watchBoard(changed: () => void): () => void {
  const changes = new MutationObserver(changed);
  const board = theBoard();
  if (board)
    changes.observe(board, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-point", "data-explain"],
    });
  return () => changes.disconnect();
}

/**
 * The thing on the board that carries this `data-point`, or else is explained by this id; also when another one comes in
 * its place.
 */
export function usePointed(point: string | null): HTMLElement | SVGElement | null {
  return useSyncExternalStore(watchBoard, () => {
    const find = (mark: string) =>
      theBoard()?.querySelector<HTMLElement | SVGElement>(`[${mark}="${CSS.escape(point ?? "")}"]`) ?? null;
    return point === null ? null : (find("data-point") ?? find("data-explain"));
  });
}
