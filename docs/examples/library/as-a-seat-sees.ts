/** The same game as one seat sees it: what it hears, what it is asked, and what it may not know. */
import { type Duel, games } from "@westmarch/games";
import { Engine, type Event, hashed, type Seat, stream } from "@westmarch/kernel";

const { game, things } = games.duel;
const engine = new Engine(game);
const chance = hashed(2026);
const random = stream(7);
const sauron: Seat = 1;

/** What has happened, told to one seat. Each event has the facts of its own type. */
function tell(event: Event): void {
  const heard = engine.heard(event, sauron);
  if (heard?.type === "played")
    console.log(`seat ${heard.facts.side} plays ${things.card.names[heard.facts.card]}`);
  if (heard?.type === "quest")
    console.log(`seat ${heard.facts.side} goes from ${heard.facts.from} to ${heard.facts.to} on the quest`);
}

/** A view is a state like any other; what is hidden is left out of it. */
function look(view: Duel): void {
  const unseen = view.slots.filter((card) => card === -2).length;
  console.log(`coins ${view.coins.join(":")}, ${unseen} cards lie face down`);
  console.log(game.notation.write(view));
}

const g = engine.start({}, chance, tell);
for (let choices = 0; choices < 12 && !g.result; choices++) {
  const [ask] = engine.asks(g);
  const option = ask?.options[random(ask.options.length)];
  if (!ask || !option) break;
  if (ask.seat === sauron) {
    look(engine.view(g, sauron));
    console.log(
      `asked: ${ask.prompt}, one of ${ask.options.map((one) => game.notation.choice(one)).join(" ")}`,
    );
  }
  engine.play(g, ask.seat, option, chance, tell);
}

// What may not be played is refused with a reason and the number of a rule, and nothing has happened.
console.log(engine.refusal(g, sauron, ["play", things.card.names.length - 1]));
