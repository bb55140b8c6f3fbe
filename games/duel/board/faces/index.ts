/** The faces and backs of everything that lies on the table. */
export { CardBack } from "./CardBack.tsx";
export { CardFace } from "./CardFace.tsx";
export { LandmarkFace } from "./LandmarkFace.tsx";
export { CARD_TALL } from "./price.ts";
export { TokenBack, TokenFace } from "./TokenFace.tsx";
