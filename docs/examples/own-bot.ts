/**
 * A bot of one's own as a module, for Duel:
 *
 *     npx westmarch arena duel --bots module:docs/examples/own-bot.ts,random --games 20
 *
 * It gives cards away for coins only while it has few of them, and else chooses by chance. Put your own thoughts into `choose`: `view` is
 * all that the seat may know, and the compiler knows what is in it.
 */
import type { Duel } from "@westmarch/duel";
import type { OwnBot } from "@westmarch/training/outside";

const bot: OwnBot<Duel> = {
  name: "builder",
  edition: 1,
  choose: (view, _seat, { options }, { random }) => {
    const wanted = view.coins[view.turn] < 4 ? options : options.filter(([verb]) => verb !== "discard");
    const those = wanted.length > 0 ? wanted : options;
    return those[random(those.length)];
  },
};

export default bot;
