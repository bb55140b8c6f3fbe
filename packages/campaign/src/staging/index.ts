/** How what happens in a campaign is shown: on its map while it happens, and in scenes over it. */
export { useHappening } from "./useHappening.ts";
