/** One random game of Duel, from the deal to the result. */
import { games } from "@westmarch/games";
import { Engine, hashed, stream } from "@westmarch/kernel";

const engine = new Engine(games.duel.game);
const chance = hashed(6); // what cards and dice come: the same seed, the same game
const random = stream(7); // what the players choose

const g = engine.start({}, chance);
let choices = 0;
for (let [ask] = engine.asks(g); ask; [ask] = engine.asks(g)) {
  const option = ask.options[random(ask.options.length)];
  if (!option) throw new Error("a question offers something always");
  engine.play(g, ask.seat, option, chance);
  choices++;
}

const seats = engine.game.seats({});
const winners = g.result?.winners.map((seat) => seats[seat]).join(" and ") || "nobody";
console.log(`${winners} won by ${g.result?.reason} after ${choices} choices`);
