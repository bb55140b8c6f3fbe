/** How the game stands when it has ended. */
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { Besides, Props } from "./keys.ts";
import { playerName } from "./names.ts";

function moodOf({ view, seat }: Props): "won" | "lost" | "over" {
  if (seat === null) return "over";
  return view.result?.winners.includes(seat) ? "won" : "lost";
}

export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  const { winners = [], reason } = view.result ?? {};
  const winner = listed(
    say,
    winners.map((seat) => playerName(say, seat)),
  );
  const how = reason === "mountain" || reason === "last" ? reason : "other";
  return {
    title: say(`ending.title.${moodOf(props)}`),
    text: sentenceCase(say(`ending.text.${how}`, { winner })),
  };
};

/** A fellowship that has come to the end of its road sees the morning; whoever is merely left over, the evening. */
export const endingPicture: Besides["endingPicture"] = ({ result }) =>
  result?.reason === "mountain" ? "dawn" : result?.reason === "last" ? "dusk" : "evening";
