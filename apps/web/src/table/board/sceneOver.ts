import { useSyncExternalStore } from "react";
import { theStage } from "../prompt/pointing.ts";

function watchScenes(changed: () => void): () => void {
  const scenes = new MutationObserver(changed);
  const stage = theStage();
  if (stage) scenes.observe(stage, { attributeFilter: ["data-under-scene"] });
  return () => scenes.disconnect();
}

/** Whether a scene lies over the board. */
export const useSceneOver = (): boolean =>
  useSyncExternalStore(watchScenes, () => theStage()?.dataset.underScene !== undefined);
