/** How good the rule of thumb is: against a random player, and against a level that people play against. */
import { type Bot, botNamed, randomBot } from "@westmarch/bots";
import { type Duel, games } from "@westmarch/games";
import { type Core, Engine, seedOf } from "@westmarch/kernel";
import { playGame, ruleOfThumb } from "./rule-of-thumb.ts";

/** Half of a 95 % interval around a share of so many games, by Wilson. */
const margin = (share: number, games: number): number =>
  (1.96 * Math.sqrt((share * (1 - share)) / games + 0.9604 / games ** 2)) / (1 + 3.8416 / games);

/** What share of so many pairs of games one wins against the other: the same seed twice, seats changed. Draws count half. */
export function measure<G extends Core<S>, S>(
  engine: Engine<G, S>,
  one: Bot<G>,
  other: Bot<G>,
  pairs: number,
): number {
  let won = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const [seat, bots] of [
      [one, other],
      [other, one],
    ].entries()) {
      const { winners } = playGame(engine, bots, seedOf("measure", pair));
      won += winners.length === 1 ? Number(winners.includes(seat)) : 0.5;
    }
  }
  return won / (2 * pairs);
}

if (import.meta.main) {
  const pairs = Number(process.argv[2] ?? 50);
  const engine = new Engine(games.duel.game);
  const first: Bot<Duel> | null = botNamed(engine, await games.duel.policy(), "first");
  if (!first) throw new Error("there is a level called first");
  for (const other of [randomBot<Duel>(), first]) {
    const share = measure(engine, ruleOfThumb, other, pairs);
    console.log(
      `against ${other.name}: ${(100 * share).toFixed(0)} % ± ${(100 * margin(share, 2 * pairs)).toFixed(0)}`,
    );
  }
}
