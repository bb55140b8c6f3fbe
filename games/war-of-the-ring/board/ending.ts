import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { endingOf, pictureOf } from "@westmarch/campaign/ended";
import { FREE, SHADOW, type Side } from "../data/ids.ts";
import { pointsToWin } from "../facts.ts";
import { isTeam, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
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
function victor(view: War): Side | null {
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
  const { say, view, seat } = props;
  const slots = slotsOf(props);
  return endingOf(say, {
    result: view.result,
    seat,
    reasons: REASONS,
    won: victor(view),
    sideOf: (one) => side(say, one),
    slots,
    stood: (reason) => {
      const military = reason === "shadow-military" || reason === "free-military";
      return [say(military ? "ending.corruption" : "ending.points", slots), first(props)];
    },
  });
};

/** Each side has a picture of its victory, whatever it was won by; an end that people made has none of a victory. */
export const endingPicture: Besides["endingPicture"] = (view) =>
  pictureOf(view, victor(view), ["dawn", "dusk"]);
