import { useMedia } from "./useMedia.ts";

const narrow = matchMedia("(max-width: 47.5rem)");

/** Whether the window is a phone's: its places stand in a bar at the foot. */
export const useNarrow = (): boolean => useMedia(narrow);
