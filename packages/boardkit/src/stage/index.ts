/** Scenes over the table, and the way back to one that was folded away. */
export { BackToScene } from "./BackToScene.tsx";
export { SceneFrame, type SceneFrameProps } from "./SceneFrame.tsx";
export { useFetchedAhead } from "./useFetchedAhead.ts";
