import { sentenceCase } from "@westmarch/boardkit/writing";
import { FELLOWSHIP, other, SIDES } from "../data/ids.ts";
import { regionsHeld } from "../rules/winning.ts";
import type { Besides, Key, Props } from "./keys.ts";
import { sideFrom, sideName } from "./names.ts";

/** How the table is told that it is over: victory, defeat, both, a draw, or the end for a spectator. */
function titleOf({ view, seat }: Props): Key {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return "ending.title.draw";
  if (winners.length > 1) return "ending.title.shared";
  if (seat === null) return "ending.title.over";
  return winners.includes(seat) ? "ending.title.won" : "ending.title.lost";
}

const ENDS = ["support", "conquest", "regions", "resigned", "agreed-draw"] as const;

/**
 * The reason with what it says of the winner: the quest is told differently for each side. An end that these words do
 * not know is an end all the same.
 */
function keyOf({ view }: Props): Key {
  const { reason, winners = [] } = view.result ?? {};
  if (reason === "quest") return `ending.quest.${SIDES[sideFrom(winners[0])]}`;
  if (reason === "regions" && winners.length > 1) return "ending.regions.shared";
  const end = ENDS.find((each) => each === reason);
  return end === undefined ? "ending.title.over" : `ending.${end}`;
}

/** How the game stands when it has ended. */
export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  const winner = sideFrom(view.result?.winners[0] ?? 0);
  const slots = {
    winner: sideName(say, winner),
    loser: sideName(say, other(winner)),
    more: regionsHeld(view, winner),
    fewer: regionsHeld(view, other(winner)),
  };
  return { title: say(titleOf(props)), text: sentenceCase(say(keyOf(props), slots)) };
};

/** The picture follows the winning side, however it won; a shared victory is an evening. */
export const endingPicture: Besides["endingPicture"] = ({ result }) => {
  const [winner, second] = result?.winners ?? [];
  if (winner === undefined || second !== undefined) return "evening";
  return sideFrom(winner) === FELLOWSHIP ? "dawn" : "dusk";
};
