/** What moves over a table when something happens. */
export { fly } from "./fly.ts";
export { onceLaid } from "./onceLaid.ts";
export { type Flown, type Flying, type Rect, useFlown } from "./useFlown.ts";
export { useNews } from "./useNews.ts";
export { usePassing } from "./usePassing.ts";
export { useStaged } from "./useStaged.ts";
export { walk } from "./walk.ts";
