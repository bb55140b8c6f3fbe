/** The buttons by which what others have just done is gone through. */
export type RecentButton = "back" | "on" | "again";

/** Presses one of them, if it is there; tells whether it is. */
export function pressRecent(which: RecentButton): boolean {
  const button = document.querySelector<HTMLElement>(`[data-recent="${which}"]`);
  button?.click();
  return button !== null;
}
