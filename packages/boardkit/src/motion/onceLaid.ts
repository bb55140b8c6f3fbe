/**
 * Calls back in the next picture, when everything has its place in it and before it is shown: to measure costs nothing
 * then, whereas in between the browser would work out styles and places once for the question and once for the picture.
 * Nothing may come or go on the page in it. Never where the element is not seen. Returns what calls it off.
 */
export function onceLaid(element: Element, call: () => void): () => void {
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    call();
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}
