/** Drawings that are files of their own: fetched when they are needed, and put into the page. */
export { Drawn } from "./Drawn.tsx";
export { fetched, type Shelf, shelf, stock, useFetched } from "./useFetched.ts";
