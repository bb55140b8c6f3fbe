/** Buttons in the last line of a phone's foot, beside the way out. */
export { FootButton, FootLine } from "./Foot.tsx";
