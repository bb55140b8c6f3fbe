/** The pages with a board: a table, a game read back, a guided game. */
export { GuidePage } from "./GuidePage.tsx";
export { ReplayPage } from "./ReplayPage.tsx";
export { TablePage } from "./TablePage.tsx";
export { tableWords } from "./words.tsx";
