import { useSyncExternalStore } from "react";

/** The board on the stage, on which slips lie beside its things. */
export const theBoard = (): HTMLElement | null => document.querySelector<HTMLElement>("#board");

function watchBoard(changed: () => void): () => void {
  const changes = new MutationObserver(changed);
  const board = theBoard();
  if (board) changes.observe(board, { childList: true, subtree: true, attributeFilter: ["data-point"] });
  return () => changes.disconnect();
}

/** The thing on the board that carries this `data-point`, also when another one comes in its place. */
export function usePointed(point: string | null): HTMLElement | SVGElement | null {
  return useSyncExternalStore(watchBoard, () =>
    point === null
      ? null
      : (theBoard()?.querySelector<HTMLElement | SVGElement>(`[data-point="${CSS.escape(point)}"]`) ?? null),
  );
}
