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

/** The thing on the board that carries this name in this attribute. */
const marked = (mark: string, name: string): HTMLElement | SVGElement | null =>
  theBoard()?.querySelector<HTMLElement | SVGElement>(`[${mark}"${CSS.escape(name)}"]`) ?? null;

/**
 * The thing on the board that carries this `data-point`, or else is explained by this id, or else leads to it (a folded
 * tray names in `data-points` what lies in it).
 */
export const find = (point: string): HTMLElement | SVGElement | null =>
  marked("data-point=", point) ?? marked("data-explain=", point) ?? marked("data-points~=", point);

/** The same, also when another one comes in its place. */
export const usePointed = (point: string | null): HTMLElement | SVGElement | null =>
  useSyncExternalStore(watchBoard, () => (point === null ? null : find(point)));
