/** What others have done since the player's last choice: a list of deeds to go through, and their trail on the map. */
export { justNowBy } from "./JustNow.tsx";
export { recentBy, type UsedDie } from "./steps.ts";
export { Trail } from "./Trail.tsx";
