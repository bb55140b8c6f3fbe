/** The combat cards: faces, backs, the hand and the piles. */
export { CardBack, CardFace, VariantFace } from "./Card.tsx";
export { HandFan } from "./HandFan.tsx";
export { OpenCards, openTo, SpentCards } from "./SpentCards.tsx";
