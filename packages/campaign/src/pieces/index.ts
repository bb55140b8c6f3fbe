/** Pieces on a map: what they stand on, how they answer, march, come and fall. */
export { Comings, useComings } from "./Comings.tsx";
export { Marches, useMarches, type Walking } from "./Marches.tsx";
export { Glow, type Hand, type OnBoard, Picture, Pieces, tokenOf } from "./Pieces.tsx";
export { Foot, Shade, Standee } from "./Standee.tsx";
