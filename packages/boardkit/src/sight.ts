/** Things of a board that are to be seen: whatever holds them can be told to bring them into sight. */

/** Bubbles from the thing that is to be seen. */
export const LOOK_AT = "westmarch:look-at";

/** Asks whatever moves this thing about to move it into sight. */
export const lookAt = (thing: Element): boolean => thing.dispatchEvent(new Event(LOOK_AT, { bubbles: true }));
