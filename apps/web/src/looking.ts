/**
 * Looks at once, then every so many milliseconds and whenever its reader or the net comes back, but not while nobody looks
 * at the page. `look` asks its argument whether an answer that comes late is still wanted. Hands back what ends it: an effect is
 * made of this.
 */
export function lookNowAndThen(
  look: (isWanted: () => boolean) => Promise<void>,
  milliseconds: number,
): () => void {
  let wanted = true;
  const again = () => {
    if (document.visibilityState !== "hidden") void look(() => wanted);
  };
  again();
  const timer = setInterval(again, milliseconds);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  return () => {
    wanted = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
