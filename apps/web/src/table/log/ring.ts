/** Things of the board that the log names: which of them is meant, and how it is seen there. */
import { lookAt } from "@westmarch/boardkit/slips";
import { find } from "../prompt/pointing.ts";

/** The id of a name, of several the first that is on the board, else the last. */
export const idOn = (ids: string): string => {
  const all = ids.split(" ");
  return all.find((id) => find(id)) ?? all.at(-1) ?? ids;
};

/** By this a board draws what is named. */
const RING = "data-named";

/** Rings what is meant on the board, and nothing else; `seen`: it is moved into sight as well. */
export function ring(ids: readonly string[], seen = false): void {
  for (const old of document.querySelectorAll(`#board [${RING}]`)) old.removeAttribute(RING);
  for (const id of ids) {
    const thing = find(idOn(id));
    thing?.setAttribute(RING, "");
    if (seen && thing) lookAt(thing);
  }
}
