import type { Slots } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { DARK, GOOD, type Side } from "../data/ids.ts";
import { sideOfSeat } from "../state.ts";
import type { Reason } from "../words.ts";
import type { Besides, Key, Props } from "./keys.ts";
import { sideName } from "./names.ts";

/** How the table is told that it is over: victory, defeat, a draw, or simply the end for a spectator. */
function titleOf({ view, seat }: Props): Key {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return "ending.title.draw";
  if (seat === null) return "ending.title.over";
  return winners.includes(seat) ? "ending.title.won" : "ending.title.lost";
}

function slotsOf({ view, say }: Props): Slots {
  const winner = view.result?.winners[0];
  const side: Side = winner === undefined ? GOOD : sideOfSeat(view, winner);
  const [more = 0, fewer = 0] = [...view.points].sort((a, b) => b - a);
  const loser: Side = side === GOOD ? DARK : GOOD;
  return { winner: sideName(say, side), loser: sideName(say, loser), more, fewer, points: more };
}

/** Ends of a game by its rules: the winner's pieces still in play are counted. */
const COUNTED = ["mordor", "frodo", "shire", "no-move"] as const satisfies readonly Reason[];
const ENDS = [...COUNTED, "match", "resigned", "agreed-draw"] as const;

/** The sentence of an end. One that these words do not know is an end all the same. */
function keyOf({ result }: Props["view"]): Key {
  if (result?.reason === "match" && result.winners.length === 0) return "ending.match.draw";
  const end = ENDS.find((each) => each === result?.reason);
  return end === undefined ? "ending.title.over" : `ending.${end}`;
}

/** How the game stands when it has ended. */
export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  const slots = slotsOf(props);
  const text = sentenceCase(say(keyOf(view), slots));
  const scored = COUNTED.some((each) => each === view.result?.reason);
  return {
    title: say(titleOf(props)),
    text: scored ? paragraph(say, text, say("ending.score", slots)) : text,
  };
};

/** The picture follows the winning side, however it won. */
export const endingPicture: Besides["endingPicture"] = (view) => {
  const winner = view.result?.winners[0];
  if (winner === undefined) return "evening";
  return sideOfSeat(view, winner) === GOOD ? "dawn" : "dusk";
};
