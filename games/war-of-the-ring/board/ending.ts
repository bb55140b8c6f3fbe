import type { Slots } from "@westmarch/boardkit";
import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { moodOf, stoppedEnding } from "@westmarch/campaign/ended";
import { FREE, other, SHADOW, type Side } from "../data/ids.ts";
import { pointsToWin } from "../facts.ts";
import { isTeam, sideOf } from "../seats.ts";
import type { Reason } from "../words/turn.ts";
import type { Besides, Props } from "./keys.ts";
import { player, side } from "./log/slots.ts";

/** How the war itself ends (chapter 15). */
const REASONS = [
  "corruption",
  "ring",
  "shadow-military",
  "free-military",
] as const satisfies readonly Reason[];
/** The side that has won, if one has. */
function victor({ view }: Props): Side | null {
  const winner = view.result?.winners[0];
  return winner === undefined ? null : sideOf(view, winner);
}

const slotsOf = ({ view }: Props): Slots => ({
  turn: view.turn,
  corruption: view.corruption,
  free: view.points[FREE],
  freeNeeds: pointsToWin(view, FREE),
  shadow: view.points[SHADOW],
  shadowNeeds: pointsToWin(view, SHADOW),
});

/** Who has done most of a team that has won (16.11); nothing where all have, or there is no team. */
function first({ view, say }: Props): string {
  const { winners, scores } = view.result ?? { winners: [] };
  const [winner] = winners;
  if (winner === undefined || !scores || !isTeam(view, sideOf(view, winner))) return "";
  const best = Math.max(...winners.map((seat) => scores[seat]));
  const victors = winners.filter((seat) => scores[seat] === best);
  if (victors.length === winners.length) return "";
  return say("ending.first", {
    who: listed(
      say,
      victors.map((seat) => player(say, view, seat).who),
    ),
  });
}

/** How the game stands when it has ended. */
export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  const won = victor(props);
  const mood = moodOf(view.result, props.seat);
  const reason = REASONS.find((one) => one === view.result?.reason);
  if (won === null || !reason) {
    const names = won === null ? null : { winner: side(say, won).who, loser: side(say, other(won)).who };
    return stoppedEnding(say, view.result?.reason, mood, names);
  }
  const slots = slotsOf(props);
  const military = reason === "shadow-military" || reason === "free-military";
  return {
    title: say(`ending.${reason}.${mood}`),
    text: sentenceCase(
      paragraph(
        say,
        say(`ending.verdict.${mood}`, side(say, won)),
        say(`ending.how.${reason}`, slots),
        say(military ? "ending.corruption" : "ending.points", slots),
        first(props),
      ),
    ),
  };
};

/** The picture follows the winning side, however it won. */
export const endingPicture: Besides["endingPicture"] = (view) => {
  const winner = view.result?.winners[0];
  if (winner === undefined) return "evening";
  return sideOf(view, winner) === FREE ? "dawn" : "dusk";
};
