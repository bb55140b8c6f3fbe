/**
 * What the search loses in endgames that are solved exactly (`endgame.ts`): turns of the last chapter with few cards left, from games
 * of quick players, each searched so many times with different chance. All of it follows from the seed.
 *
 *     node games/duel/tools/endgames.ts [--games 100] [--cards 4] [--positions 60000] [--players search:50i,search:300i] [--tries 3] [--seed 1] [--show]
 *
 * A turn in which all options come to the same is counted and not searched. `loss` is in games of a hundred.
 * With `--show` every choice that loses something is told, with what each option is worth.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import type { Bot } from "@westmarch/bots/types";
import { Engine, hashed, seedOf, stream } from "@westmarch/kernel";
import { contender } from "@westmarch/training";
import { cardsLeft, isEndgame, lossOf, type Solved, solved } from "../bot/endgame.ts";
import { policy } from "../bot.ts";
import { duel } from "../index.ts";
import { rivals } from "../rivals.ts";
import type { Duel } from "../state.ts";

const { values: flags } = parseArgs({
  options: {
    games: { type: "string", default: "100" },
    cards: { type: "string", default: "4" },
    positions: { type: "string", default: "60000" },
    players: { type: "string", default: "search:50i,search:300i" },
    course: { type: "string", default: "greedy" },
    tries: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    show: { type: "boolean", default: false },
  },
});
const engine = new Engine(duel);
const tries = Number(flags.tries);

function named(name: string): Bot<Duel> {
  const found = contender(engine, { policy, rivals }, name);
  if (!found) throw new Error(`there is no player ${name}`);
  return found.bot;
}

/** What is counted of turns with so many cards left. */
class Row {
  turns = 0;
  tooLarge = 0;
  notAlike = 0;
  indifferent = 0;
  looked = 0;
  readonly searched = new Map<string, Searched>();
}

interface Searched {
  choices: number;
  worse: number;
  loss: number;
  most: number;
}

function show(name: string, g: Duel, chosen: readonly (string | number)[], { options }: Solved): void {
  const worth = options.map(({ option, value }) => `${option.join(" ")} ${value.toFixed(3)}`).join(", ");
  process.stderr.write(`${name} chose ${chosen.join(" ")} of ${worth}\n  ${duel.notation.write(g)}\n`);
}

const rows = new Map<number, Row>();
const players = new Map(flags.players.split(",").map((name) => [name, named(name)]));

function search(row: Row, g: Duel, seat: number, exact: Solved, purpose: number): void {
  const view = engine.view(g, seat);
  const ask = engine.askOf(view, seat);
  if (!ask) throw new Error("nobody is asked");
  for (const [name, bot] of players) {
    const tally = row.searched.get(name) ?? { choices: 0, worse: 0, loss: 0, most: 0 };
    row.searched.set(name, tally);
    for (let n = 0; n < tries; n++) {
      const option = bot.choose(view, seat, ask, { random: stream(seedOf("endgames", purpose, name, n)) });
      const loss = lossOf(exact, option);
      tally.choices++;
      if (loss > 1e-9) {
        tally.worse++;
        if (flags.show) show(name, g, option, exact);
      }
      tally.loss += loss;
      tally.most = Math.max(tally.most, loss);
    }
  }
}

function look(g: Duel, seat: number, purpose: number): void {
  const left = cardsLeft(g);
  const row = rows.get(left) ?? new Row();
  rows.set(left, row);
  row.turns++;
  const exact = solved(g, Number(flags.positions));
  if (exact === "too-large") row.tooLarge++;
  else if (exact === "not-alike") row.notAlike++;
  else {
    row.looked += exact.positions;
    if (exact.options.every(({ value }) => exact.best - value < 1e-9)) row.indifferent++;
    else search(row, g, seat, exact, purpose);
  }
}

const course = named(flags.course);
for (let game = 0; game < Number(flags.games); game++) {
  const chance = hashed(seedOf("endgames", flags.seed, game));
  const random = stream(seedOf("endgames", flags.seed, game, "choices"));
  const g = engine.start({}, chance);
  while (g.result === null) {
    const [ask] = engine.asks(g);
    const { seat, options } = ask;
    if (ask.prompt === "turn" && isEndgame(g) && cardsLeft(g) <= Number(flags.cards))
      look(g, seat, seedOf(flags.seed, game, g.slots.join()));
    const option =
      options.length > 1 ? course.choose(engine.view(g, seat), seat, ask, { random }) : options[0];
    engine.trust(g, seat, option, chance);
  }
}

const say = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(" | ")} |\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
say("cards left", "turns", "too large", "not alike", "all alike", "who", "choices", "worse", "loss", "most");
say("---:", "---:", "---:", "---:", "---:", "---", "---:", "---:", "---:", "---:");
for (const [left, row] of [...rows].toSorted(([a], [b]) => a - b))
  for (const [who, { choices, worse, loss, most }] of row.searched)
    say(
      left,
      row.turns,
      row.tooLarge,
      row.notAlike,
      row.indifferent,
      who,
      choices,
      percent(worse / choices),
      ((100 * loss) / choices).toFixed(2),
      (100 * most).toFixed(1),
    );
