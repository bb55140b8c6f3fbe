import type { BoardModule, BoardProps } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { FELLOWSHIP, other, SIDES } from "../data/ids.ts";
import { regionsHeld } from "../rules/winning.ts";
import type { Duel } from "../state.ts";
import { sideFrom, sideName } from "./names.ts";

/** How the table is told that it is over: victory, defeat, both, a draw, or the end for whoever only watched. */
function titleOf({ view, seat }: BoardProps<Duel>): string {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return "draw";
  if (winners.length > 1) return "shared";
  if (seat === null) return "over";
  return winners.includes(seat) ? "won" : "lost";
}

/** The reason with what it says of the winner: the quest is told differently for each side. */
function keyOf({ view }: BoardProps<Duel>): string {
  const { reason = "regions", winners = [] } = view.result ?? {};
  if (reason === "quest") return `ending.quest.${SIDES[sideFrom(winners[0])]}`;
  if (reason === "regions" && winners.length > 1) return "ending.regions.shared";
  return `ending.${reason}`;
}

/** How the game stands when it has ended. */
export const ending: BoardModule<Duel>["ending"] = (props) => {
  const { say, view } = props;
  const winner = sideFrom(view.result?.winners[0] ?? 0);
  const slots = {
    winner: sideName(say, winner),
    loser: sideName(say, other(winner)),
    more: regionsHeld(view, winner),
    fewer: regionsHeld(view, other(winner)),
  };
  return { title: say(`ending.title.${titleOf(props)}`), text: sentenceCase(say(keyOf(props), slots)) };
};

/** Whoever has won, however: each side has its own picture, and a victory that is shared an evening. */
export const endingPicture: BoardModule<Duel>["endingPicture"] = ({ result }) => {
  const [winner, second] = result?.winners ?? [];
  if (winner === undefined || second !== undefined) return "evening";
  return sideFrom(winner) === FELLOWSHIP ? "dawn" : "dusk";
};
