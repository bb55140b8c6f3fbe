/** How a battle stands when it has ended. */
import { endingOf, pictureOf } from "@westmarch/campaign/ended";
import { type Side, sideOf } from "../ids.ts";
import { shadowPoints } from "../rules/board.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../state.ts";
import type { Ending } from "../words.ts";
import type { Besides } from "./keys.ts";
import { side } from "./log/slots.ts";
import { speakOf } from "./titles.ts";

/** How the battle itself ends (chapter 14). */
const REASONS = ["front-gate", "points", "dusk", "bolg", "beorn"] as const satisfies readonly Ending[];

/** The side that has won, if one has. */
function victor({ result }: FiveArmies): Side | null {
  const winner = result?.winners[0];
  return winner === undefined ? null : sideOf(winner);
}

/** How the game stands when it has ended. */
export const ending: Besides["ending"] = ({ say, view, seat }) => {
  speakOf(view);
  const slots = {
    turn: view.turn,
    points: shadowPoints(view),
    needs: POINTS_TO_WIN,
    fate: view.fate,
    end: FATE_END,
  };
  return endingOf(say, {
    result: view.result,
    seat,
    reasons: REASONS,
    won: victor(view),
    sideOf: (one) => side(say, one),
    slots,
    stood: () => [say("ending.stand", slots)],
  });
};

/** Each side has a picture of its victory, whatever it was won by. */
export const endingPicture: Besides["endingPicture"] = (view) =>
  pictureOf(view, victor(view), ["held", "fallen"]);
