/** The faces of cards: how large they are and how their parts lie, whatever is printed on them. Fetched with the faces. */
export { CardFrame, type CardSize } from "./CardFrame.tsx";
export { default as cardStyles } from "./card.module.css";
