/** How the game stands when it has ended: who came through, how far, at what price, and how the others fell. */
import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { printed } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import type { Besides, Props } from "./keys.ts";
import { playerName } from "./names.ts";

/** How the rules themselves end a game (19.4, 19.6). */
const REASONS = ["mountain", "last"] as const;
/** How people end it. */
const STOPPED = ["resigned", "abandoned", "agreed-draw"] as const;

type Mood = "won" | "lost" | "over";

function moodOf({ view, seat }: Props): Mood {
  if (seat === null) return "over";
  return view.result?.winners.includes(seat) ? "won" : "lost";
}

/** A player, who is “you” at that player's own seat. */
const person = ({ say, seat }: Props, one: Seat) => ({
  who: one === seat ? say("name.you") : playerName(say, one),
  you: one === seat ? "yes" : "no",
});

/** Companions beside the Ring-bearer of a seat. */
const companionsOf = (g: CardGame, seat: Seat): number =>
  g.table.filter(
    ({ id, owner, zone, card }) =>
      owner === seat && zone === "fellowship" && id !== g.bearer[seat] && printed(card).type === "Companion",
  ).length;

/** How the others fell, in the order in which they did, as far as the log tells. */
const fallen = (props: Props): readonly string[] =>
  props.log.flatMap(({ type, facts }) =>
    type === "out" ? [props.say(`ending.fell.${facts.how}`, person(props, facts.seat))] : [],
  );

/** Where those stood who had neither won nor fallen. */
function onTheRoad({ say, view }: Props): string {
  const places = view.at.flatMap((site, seat) =>
    view.out[seat] || view.result?.winners.includes(seat)
      ? []
      : [say("ending.place", { player: playerName(say, seat), site })],
  );
  return places.length === 0 ? "" : say("ending.stood", { places: listed(say, places) });
}

/** A game that players ended: one gave up or stayed away, or both had enough. */
function stopped(props: Props): ReturnType<Besides["ending"]> {
  const { say, view } = props;
  const { winners = [], reason } = view.result ?? {};
  const title = say(winners.length === 0 ? "ending.title.draw" : `ending.title.${moodOf(props)}`);
  const how = STOPPED.find((one) => one === reason);
  const names = (seats: readonly Seat[]): string =>
    listed(
      say,
      seats.map((one) => playerName(say, one)),
    );
  const losers = view.out.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const text = how ? say(`ending.${how}`, { winner: names(winners), loser: names(losers) }) : title;
  return { title, text: sentenceCase(text) };
}

export const ending: Besides["ending"] = (props) => {
  const { say, view } = props;
  const { winners: [winner] = [], reason } = view.result ?? {};
  const how = REASONS.find((one) => one === reason);
  if (winner === undefined || !how) return stopped(props);
  const { who, you } = person(props, winner);
  const came = say(`ending.how.${how}`, {
    winner: who,
    you,
    site: view.at[winner] ?? 1,
    companions: companionsOf(view, winner),
    burdens: view.burdens[winner] ?? 0,
  });
  return {
    title: say(`ending.${how}.${moodOf(props)}`),
    text: sentenceCase(paragraph(say, came, ...fallen(props), onTheRoad(props))),
  };
};

/** A fellowship that has come to the end of its road sees the morning; the last player left, the dusk. */
export const endingPicture: Besides["endingPicture"] = ({ result }) => {
  if (result?.reason === "mountain") return "dawn";
  return result?.reason === "last" ? "dusk" : "evening";
};
