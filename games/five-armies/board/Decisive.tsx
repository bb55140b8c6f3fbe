import type { Happened } from "@westmarch/boardkit";
import { BEORN, BOLG, FRONT_GATE, SHADOW } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { type Scene, Vignette } from "./chronicle/Vignette.tsx";
import type { Besides } from "./keys.ts";

type Event = Happened<FiveArmies>;

/** What an ending came of, by its name (14). */
function decides(reason: string, { type, facts }: Event): boolean {
  switch (reason) {
    case "front-gate":
    case "points":
      return type === "control" && facts.side === SHADOW;
    case "dusk":
      return type === "fate";
    case "bolg":
      return type === "eliminated" && facts.character === BOLG;
    case "beorn":
      // 14.2: the battle is over before he stands anywhere.
      return type === "won";
    default:
      return false;
  }
}

function sceneOf({ type, facts }: Event): Scene {
  if (type === "control")
    return facts.place === FRONT_GATE ? { kind: "gate" } : { kind: "tower", side: facts.side };
  if (type === "eliminated") return { kind: "person", character: facts.character, falls: true };
  return type === "fate" ? { kind: "sun" } : { kind: "person", character: BEORN, falls: false };
}

/** What decided the battle: the settlement, the tile that brought dusk, Bolg's fall or Beorn's coming. */
export const decisive: Besides["decisive"] = (log) => {
  const won = log.findLast(({ type }) => type === "won");
  const event = won?.type === "won" ? log.findLast((one) => decides(won.facts.reason, one)) : undefined;
  return event ? { event, picture: <Vignette of={sceneOf(event)} size={72} /> } : null;
};
