/** The same code for every game: random games of each, and how the rules say that they ended. */
import { allGames } from "@westmarch/games";
import { Engine } from "@westmarch/kernel";
import { fuzz, simulate } from "@westmarch/testkit";

const number = Number(process.argv[2] ?? 2);
for (const { id, title, game } of allGames) {
  const engine = new Engine(game);
  const { decisions, endings, failures } = simulate(engine, { games: number, seed: "every game" });
  console.log(`${title}: ${decisions} choices in ${number} games, ended by ${JSON.stringify(endings)}`);
  if (failures.length > 0) throw new Error(`${id}: ${failures[0]?.error}`);
}

// `fuzz` plays games too, and at every choice looks for what must never be: a secret that shows, a copy that is shared …
const [smallest] = allGames;
if (smallest) {
  const { failures, twins } = fuzz(new Engine(smallest.game), {
    games: 1,
    seed: "every game",
    replaced: ["rulings", "totals"],
  });
  console.log(`${smallest.id}: ${failures.length} failures, ${twins} worlds compared`);
}
