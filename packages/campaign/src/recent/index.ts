/** What others have done since the player's last choice: a list of deeds to go through, and their trail on the map. */
export { JustNow } from "./JustNow.tsx";
export { type Deeds, type Step, stepsOf } from "./steps.ts";
export { RecentContext, useRecentStore } from "./store.ts";
export { Trail } from "./Trail.tsx";
