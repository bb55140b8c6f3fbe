/** The quest of the Ring, as an instrument that slides. */
export { QuestTrack } from "./QuestTrack.tsx";
