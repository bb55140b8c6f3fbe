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
      attributeFilter: ["data-point", "data-points", "data-explain"],
    });
  return () => changes.disconnect();
}

/**
 * The thing on the board that carries this `data-point`, or else is explained by this id, or else leads to it (a folded
 * tray names in `data-points` what lies in it); also when another one comes in its place.
 */
export function usePointed(point: string | null): HTMLElement | SVGElement | null {
  return useSyncExternalStore(watchBoard, () => {
    const find = (mark: string, is = "=") =>
      theBoard()?.querySelector<HTMLElement | SVGElement>(`[${mark}${is}"${CSS.escape(point ?? "")}"]`) ??
      null;
    return point === null ? null : (find("data-point") ?? find("data-explain") ?? find("data-points", "~="));
  });
}
