/** What others have done since the player's last choice: a list of deeds to go through, and which of them is looked at. */
export { type Arrow, arrowOf } from "./arrow.ts";
export { Deeds, type DeedWords } from "./Deeds.tsx";
export { type Deed, RecentContext, RecentStore, useRecentStore, useShown } from "./store.ts";
