/** Whether an element takes up room on the page and is not hidden. (`checkVisibility` is younger than the oldest browsers.) */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
