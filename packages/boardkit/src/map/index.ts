/** Maps larger than their window, and what stands on them. */
export { MapPiece, MapPieces } from "./MapPiece.tsx";
export { type MapLook, ZoomMap } from "./ZoomMap.tsx";
