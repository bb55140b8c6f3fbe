/** What moves over a table when something happens. */
export { onceLaid } from "./onceLaid.ts";
export { useNews } from "./useNews.ts";
export { usePassing } from "./usePassing.ts";
export { useStaged } from "./useStaged.ts";
export { walk } from "./walk.ts";
