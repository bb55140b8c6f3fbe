/** So far away that it never comes. */
const NEVER: EffectTiming = { delay: 1e9, duration: 1 };
const NOWHERE: PropertyIndexedKeyframes = { transform: ["none", "none"] };

/**
 * Says that an element is about to be moved by its transform, many times. What waits to be animated has a layer of its
 * own, and a browser that moves such a layer need not put all layers of the page together again for every picture:
 * with all pieces on a map that is most of its work. Returns the way to end.
 */
export function sliding(element: Element): () => void {
  const waiting = element.animate(NOWHERE, NEVER);
  waiting.pause();
  return () => waiting.cancel();
}
