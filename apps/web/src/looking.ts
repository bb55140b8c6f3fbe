/**
 * Looks at once, then every so many milliseconds and whenever its reader comes back to the page, but not while nobody looks
 * at that. `look` asks its argument whether an answer that comes late is still wanted. Hands back what ends it: an effect is
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
  return () => {
    wanted = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
