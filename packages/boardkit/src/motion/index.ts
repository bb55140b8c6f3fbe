/** What moves over a table when something happens. */
export { useNews } from "./useNews.ts";
export { usePassing } from "./usePassing.ts";
export { walk } from "./walk.ts";
