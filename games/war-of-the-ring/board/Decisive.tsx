import type { Happened } from "@westmarch/boardkit";
import { FREE } from "../data/ids.ts";
import type { War } from "../state.ts";
import { type Scene, Vignette } from "./chronicle/Vignette.tsx";
import { deciding } from "./deciding.ts";
import type { Besides } from "./keys.ts";

function sceneOf(event: Happened<War>): Scene {
  if (event.type === "tile") return { kind: "tile", tile: event.facts.tile };
  if (event.type === "captured") return { kind: "castle", fallen: event.facts.side !== FREE };
  return { kind: event.type === "mordor" ? "fire" : "ring" };
}

/** What decided the war: the tile, the step or the Stronghold. */
export const decisive: Besides["decisive"] = (log) => {
  const event = deciding(log);
  return event && { event, picture: <Vignette of={sceneOf(event)} size={72} /> };
};
