/** Maps larger than their window, and what stands on them. */

export type { Box, MapTransform } from "./look.ts";
export { MapPiece, MapPieces } from "./MapPiece.tsx";
export { SmallMap } from "./SmallMap.tsx";
export { type MapLook, ZoomMap } from "./ZoomMap.tsx";
