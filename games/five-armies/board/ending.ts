/** How a battle stands when it has ended. */
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { FREE, other, type Side, sideOf } from "../ids.ts";
import { shadowPoints } from "../rules/board.ts";
import { FATE_END, POINTS_TO_WIN } from "../state.ts";
import type { Ending } from "../words.ts";
import type { Besides, Props } from "./keys.ts";
import { side } from "./log/slots.ts";
import { speakOf } from "./titles.ts";

/** How the battle itself ends (chapter 14). */
const REASONS = ["front-gate", "points", "dusk", "bolg", "beorn"] as const satisfies readonly Ending[];
/** How people end it. */
const STOPPED = ["resigned", "abandoned", "agreed-draw"] as const;

type Mood = "won" | "lost" | "over";

function moodOf({ view, seat }: Props): Mood {
  if (seat === null) return "over";
  return view.result?.winners.includes(seat) ? "won" : "lost";
}

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
  const mood = moodOf(props);
  const reason = REASONS.find((one) => one === view.result?.reason);
  if (won === null || !reason) {
    const stopped = STOPPED.find((one) => one === view.result?.reason);
    const names = won !== null && { winner: side(say, won).who, loser: side(say, other(won)).who };
    const title = say(won === null ? "ending.title.draw" : `ending.title.${mood}`);
    return { title, text: sentenceCase(stopped ? say(`ending.${stopped}`, { ...names }) : title) };
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

/** Whoever has won, however: each side has its own picture. */
export const endingPicture: Besides["endingPicture"] = (view) => {
  const winner = view.result?.winners[0];
  if (winner === undefined) return "evening";
  return sideOf(winner) === FREE ? "held" : "fallen";
};
