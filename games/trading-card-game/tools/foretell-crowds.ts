/**
 * Learns as `foretell.ts` does, with the same options, from games of three to six: which of two players is the likelier to win.
 *
 *     node games/trading-card-game/tools/foretell-crowds.ts --out games/trading-card-game/bot/crowd-network.json
 */
import { foretellAsAsked } from "@westmarch/training/foresight/tool";
import { foresight } from "./crowd-foresight.ts";

await foretellAsAsked(import.meta.resolve("./crowd-foresight.ts"), foresight);
