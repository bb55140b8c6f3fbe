/** The ways on while something is shown on the table. */
export { Hurry } from "./Hurry.tsx";
export { Paused } from "./Paused.tsx";
