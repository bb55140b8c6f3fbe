/** A player for Duel that goes by a rule of thumb, and one game of it against a random one. */
import { type Bot, randomBot } from "@westmarch/bots";
import { type Duel, games } from "@westmarch/games";
import { type ChoiceOf, type Core, Engine, hashed, type Result, stream } from "@westmarch/kernel";

/** How much a choice is liked at first sight. The compiler knows every verb of the game, and the words behind it. */
function liking(view: Duel, [verb]: ChoiceOf<Duel>): number {
  switch (verb) {
    case "landmark":
      return 4;
    case "play":
      return 3;
    case "another-turn":
      return 2;
    case "discard":
      return view.coins.every((coins) => coins > 6) ? 0 : 1;
    default:
      return 1;
  }
}

const engine = new Engine(games.duel.game);

/** Takes landmarks before cards, and coins only where neither is to be had. */
export const ruleOfThumb: Bot<Duel> = {
  name: "rule of thumb",
  choose(view, seat, ask, { random }) {
    const options = engine.askOf(view, seat)?.options ?? [];
    const most = Math.max(...options.map((option) => liking(view, option)));
    const liked = options.filter((option) => liking(view, option) === most);
    return liked[random(liked.length)] ?? ask.options[0] ?? ["stop"];
  },
};

/** Plays one game between these bots, one for each seat. Each is given its own view and nothing else. */
export function playGame<G extends Core<S>, S>(
  rules: Engine<G, S>,
  bots: readonly Bot<G>[],
  seed: number,
): Result {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = rules.start({}, chance);
  for (let [ask] = rules.asks(g); ask; [ask] = rules.asks(g)) {
    const bot = bots[ask.seat];
    if (!bot) throw new Error(`seat ${ask.seat} has no bot`);
    rules.play(g, ask.seat, bot.choose(rules.view(g, ask.seat), ask.seat, ask, { random }), chance);
  }
  if (!g.result) throw new Error("no seat is asked, and there is no result");
  return g.result;
}

if (import.meta.main) {
  const { winners, reason } = playGame(engine, [ruleOfThumb, randomBot()], 1);
  console.log(`${winners.includes(0) ? ruleOfThumb.name : "random"} won by ${reason}`);
}
