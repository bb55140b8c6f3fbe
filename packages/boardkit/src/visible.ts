/** What lies in a fold that is closed. Browsers that hide it by `content-visibility` tell boxes of it all the same. */
const FOLDED = "details:not([open]) > :not(summary)";

/** Whether an element takes up room on the page and is not hidden. (`checkVisibility` is younger than the oldest browsers.) */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === "visible" &&
  element.closest(FOLDED) === null;
