/** What is still in a bag of tiles, on a page of its own. */
export { TileTable } from "./TileTable.tsx";
export { default as tiles } from "./tiles.module.css";
