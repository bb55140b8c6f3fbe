import type { BoardModule, BoardProps, Slots } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { DARK, GOOD, type Side } from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import { sideName } from "./names.ts";

/** How the table is told that it is over: victory, defeat, a draw, or simply the end for whoever only watched. */
function titleOf({ view, seat }: BoardProps<Confrontation>): string {
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return "draw";
  if (seat === null) return "over";
  return winners.includes(seat) ? "won" : "lost";
}

function slotsOf({ view, say }: BoardProps<Confrontation>): Slots {
  const winner = view.result?.winners[0];
  const side: Side = winner === undefined ? GOOD : sideOfSeat(view, winner);
  const [more = 0, fewer = 0] = [...view.points].sort((a, b) => b - a);
  const loser: Side = side === GOOD ? DARK : GOOD;
  return { winner: sideName(say, side), loser: sideName(say, loser), more, fewer, points: more };
}

/** How the game stands when it has ended. */
export const ending: BoardModule<Confrontation>["ending"] = (props) => {
  const { say, view } = props;
  const reason = view.result?.reason ?? "no-move";
  const drawn = reason === "match" && view.result?.winners.length === 0;
  const slots = slotsOf(props);
  const text = sentenceCase(say(`ending.${drawn ? "match.draw" : reason}`, slots));
  const scored = ["mordor", "frodo", "shire", "no-move"].includes(reason);
  return {
    title: say(`ending.title.${titleOf(props)}`),
    text: scored ? paragraph(say, text, say("ending.score", slots)) : text,
  };
};

/** Whoever has won, however: each side has its own picture. */
export const endingPicture: BoardModule<Confrontation>["endingPicture"] = (view) => {
  const winner = view.result?.winners[0];
  if (winner === undefined) return "evening";
  return sideOfSeat(view, winner) === GOOD ? "dawn" : "dusk";
};
