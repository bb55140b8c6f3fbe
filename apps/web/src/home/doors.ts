import card from "../drawn/door-cliff.svg?url";
import armies from "../drawn/door-dwarf.svg?url";
import gate from "../drawn/door-gate.svg?url";
import hill from "../drawn/door-hill.svg?url";
import duel from "../drawn/door-twin.svg?url";
import type { GameId } from "../games.ts";

/** The drawing of each game's door. */
export const DOOR_ART: Readonly<Record<GameId, string>> = {
  confrontation: hill,
  "war-of-the-ring": gate,
  "five-armies": armies,
  "trading-card-game": card,
  duel,
};
