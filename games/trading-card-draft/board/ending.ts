/** How it stands when all cards have been handed out: there is no winner, and decks can be built. */
import type { Besides } from "./keys.ts";

export const ending: Besides["ending"] = ({ say, seat, view }) => {
  const cards = view.secret.pools[seat ?? 0]?.length ?? 0;
  return {
    title: say(view.way === "sealed" ? "ending.sealed" : "ending.draft"),
    text: seat === null ? say("ending.onlooker") : say("ending.pool", { cards }),
  };
};
