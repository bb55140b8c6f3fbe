/**
 * Looks at once, then every so many milliseconds and whenever the reader comes back to the page or the device to the net,
 * but not while the page is hidden. `look` asks its argument whether a late answer is still wanted. Returns the function
 * that stops it, as an effect does.
 */
export function pollWhileVisible(
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
