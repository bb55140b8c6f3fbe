/** A search in thirty lines, for any game: imagine worlds, try each choice in them, play on at random, count wins. */
import { type Bot, randomBot } from "@westmarch/bots";
import { type Duel, games } from "@westmarch/games";
import { type Chance, type Core, Engine, hashed, type Random } from "@westmarch/kernel";
import { measure } from "./measure.ts";

/** Plays on at random to the end. `trust` leaves out the check that a choice is legal: these come from the rules themselves. */
function playOut<G extends Core<S>, S>(engine: Engine<G, S>, world: G, chance: Chance, random: Random): void {
  for (let [ask] = engine.asks(world); ask; [ask] = engine.asks(world)) {
    const option = ask.options[random(ask.options.length)];
    if (!option) return;
    engine.trust(world, ask.seat, option, chance);
  }
}

/** Takes the choice that wins most often in so many worlds that its view does not contradict. */
export function flatSearch<G extends Core<S>, S>(engine: Engine<G, S>, worlds: number): Bot<G> {
  return {
    name: `flat search of ${worlds} worlds`,
    choose(view, seat, ask, { random }) {
      const wins = ask.options.map(() => 0);
      for (let i = 0; i < worlds; i++) {
        const world = engine.determinize(view, seat, random);
        const seed = random(2 ** 31);
        for (const [o, option] of ask.options.entries()) {
          const trial = engine.game.clone(world);
          const chance = hashed(seed); // the same luck for every choice
          engine.trust(trial, seat, option, chance);
          playOut(engine, trial, chance, random);
          wins[o] = (wins[o] ?? 0) + Number(trial.result?.winners.includes(seat) ?? false);
        }
      }
      return ask.options[wins.indexOf(Math.max(...wins))] ?? ["stop"];
    },
  };
}

if (import.meta.main) {
  const [pairs = 5, worlds = 10] = process.argv.slice(2).map(Number);
  const engine = new Engine(games.duel.game);
  const bot = flatSearch<Duel, unknown>(engine, worlds);
  const share = measure(engine, bot, randomBot(), pairs);
  console.log(`${bot.name} wins ${(100 * share).toFixed(0)} % of ${2 * pairs} games against random`);
}
