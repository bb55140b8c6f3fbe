/** How a battle stands when it has ended. */
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { moodOf, stoppedEnding } from "@westmarch/campaign/ended";
import { FREE, other, type Side, sideOf } from "../ids.ts";
import { shadowPoints } from "../rules/board.ts";
import { FATE_END, POINTS_TO_WIN } from "../state.ts";
import type { Ending } from "../words.ts";
import type { Besides, Props } from "./keys.ts";
import { side } from "./log/slots.ts";
import { speakOf } from "./titles.ts";

/** How the battle itself ends (chapter 14). */
const REASONS = ["front-gate", "points", "dusk", "bolg", "beorn"] as const satisfies readonly Ending[];
/** The side that has won, if one has. */
function victor({ view }: Props): Side | null {
  const winner = view.result?.winners[0];
  return winner === undefined ? null : sideOf(winner);
}

/** How the game stands when it has ended. */
export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  speakOf(view);
  const won = victor(props);
  const mood = moodOf(view.result, props.seat);
  const reason = REASONS.find((one) => one === view.result?.reason);
  if (won === null || !reason) {
    const names = won === null ? null : { winner: side(say, won).who, loser: side(say, other(won)).who };
    return stoppedEnding(say, view.result?.reason, mood, names);
  }
  const slots = {
    turn: view.turn,
    points: shadowPoints(view),
    needs: POINTS_TO_WIN,
    fate: view.fate,
    end: FATE_END,
  };
  return {
    title: say(`ending.${reason}.${mood}`),
    text: sentenceCase(
      paragraph(
        say,
        say(`ending.verdict.${mood}`, side(say, won)),
        say(`ending.how.${reason}`, slots),
        say("ending.stand", slots),
      ),
    ),
  };
};

/** The picture follows the winning side, however it won. */
export const endingPicture: Besides["endingPicture"] = (view) => {
  const winner = view.result?.winners[0];
  if (winner === undefined) return "evening";
  return sideOf(winner) === FREE ? "held" : "fallen";
};
