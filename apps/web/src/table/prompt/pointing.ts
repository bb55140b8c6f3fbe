import { useSyncExternalStore } from "react";

/** The board on the stage, on which slips lie beside its things. */
export const theBoard = (): HTMLElement | null => document.querySelector<HTMLElement>("#board");

/** What stands around it: of one game, and whether a scene lies over its board. */
export const theStage = (): HTMLElement | null => theBoard()?.closest<HTMLElement>("[data-game]") ?? null;

/** Whether a thing lies in a scene that hides the board. */
export const isStaged = (thing: Element): boolean => thing.closest("[data-staged]") !== null;

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

/** The thing on the board that carries this name in this attribute: where a scene hides the board, the one in the scene. */
function marked(mark: string, name: string): HTMLElement | SVGElement | null {
  const named = `[${mark}"${CSS.escape(name)}"]`;
  const first = (which: string) => theBoard()?.querySelector<HTMLElement | SVGElement>(which) ?? null;
  return first(`[data-staged] ${named}`) ?? first(named);
}

/**
 * The thing on the board that carries this `data-point`, or else is explained by this id, or else leads to it (a folded
 * tray names in `data-points` what lies in it).
 */
export const find = (point: string): HTMLElement | SVGElement | null =>
  marked("data-point=", point) ?? marked("data-explain=", point) ?? marked("data-points~=", point);

/** The control that leads to where things of this one's kind lie, by the kinds in its `data-leads`: another page of the table. */
export const leading = (point: string): HTMLElement | null =>
  theBoard()?.querySelector<HTMLElement>(`[data-leads~="${CSS.escape(point.split(":")[0] ?? "")}"]`) ?? null;

/** A thing by its name, also when another one comes in its place. */
export const usePointed = (point: string | null): HTMLElement | SVGElement | null =>
  useSyncExternalStore(watchBoard, () => (point === null ? null : find(point)));
