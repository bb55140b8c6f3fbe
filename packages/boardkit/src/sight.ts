/** Things of a board that are to be seen: whatever holds them can be told to bring them into sight. */

/** Bubbles from the thing that is to be seen. */
export const LOOK_AT = "westmarch:look-at";

/** Asks whatever moves this thing about to move it into sight. */
export const lookAt = (thing: Element): boolean => thing.dispatchEvent(new Event(LOOK_AT, { bubbles: true }));

/** Told to the window. */
const SOUGHT = "westmarch:sought";

/** Asks the board to show a thing that it does not show just now, by the thing's `data-point` or `data-explain`: it may stand on another page. */
export const seek = (name: string): boolean =>
  dispatchEvent(new CustomEvent<string>(SOUGHT, { detail: name }));

/** Hears of each thing that is sought; ends with what is returned. */
export function onSought(heard: (name: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === "string") heard(event.detail);
  };
  addEventListener(SOUGHT, hear);
  return () => removeEventListener(SOUGHT, hear);
}
