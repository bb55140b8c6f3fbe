/**
 * A scripted player: somebody who has just finished the two lessons, and does what their texts say (`guide.…` in `text`).
 *
 * - "What lies in the pool is what the Shadow can spend … play no more than you need": friends first, then what costs little.
 * - "Do not move again with more minions behind you than you can stand."
 * - "Set the strongest on the one that is unhurt … you need not assign Frodo": whoever beats a minion takes the strongest.
 * - "Your Shadow cards cost twilight": all that it pays for, the dearest minion first, then weapons.
 * - "Both together overwhelm him": minions that are left over go to whom they overwhelm, Frodo before others, else to the weakest.
 * - "Play Mysterious Wizard … you have nothing to add: pass": cards and abilities in a skirmish, where a little is lacking.
 *
 * Small choices he makes as all others do.
 */
import type { Ask, Option, Random } from "@westmarch/kernel";
import { minions } from "../bot/threat.ts";
import { CARD, printed } from "../data/ids.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import type { CardGame, Copy } from "../state.ts";
import { fellowship } from "../table/active.ts";
import { against } from "../table/copies.ts";
import { byHand } from "./by-hand.ts";

type Word = Option[number] | undefined;
const printedOf = (word: Word) => printed(CARD.of(Number(word)));
const copyOf = (g: CardGame, word: Word): Copy | undefined => g.table.find(({ id }) => id === word);
const strengths = (g: CardGame, all: readonly Copy[]): number =>
  all.reduce((sum, copy) => sum + strength(g, copy), 0);

/** The option that scores highest, the first of those that score the same. */
const highest = (options: readonly Option[], score: (option: Option) => number): Option =>
  options.reduce((best, option) => (score(option) > score(best) ? option : best));

/** With so much twilight in the pool, nothing is played any more but friends. */
const ENOUGH = 4;

function fellowshipWorth(g: CardGame, [verb, card]: Option): number {
  if (verb === "pass") return 1;
  if (verb === "discard-to-heal") return 2;
  if (verb !== "play") return 0;
  const { type, twilight = 0 } = printedOf(card);
  if (type === "Companion") return 5;
  return type !== "Event" && g.pool + twilight <= ENOUGH ? 3 : 0;
}

function shadowWorth([verb, card]: Option): number {
  if (verb === "pass") return 1;
  if (verb !== "play") return 0;
  const { type, twilight = 0 } = printedOf(card);
  return type === "Minion" ? 10 + twilight : type === "Event" ? 0 : 3;
}

/** "Mysterious Wizard makes Gandalf 4 stronger." */
const A_LITTLE = 4;

/** Whether a little more turns the skirmish going on: a tie goes to the Shadow. */
function lacksLittle(g: CardGame, seat: number): boolean {
  const character = g.table.find(({ id }) => id === g.skirmish);
  if (!character) return false;
  const behind =
    strengths(
      g,
      minions(g).filter(({ id }) => against(g, id) === character.id),
    ) - strength(g, character);
  return seat === g.turn ? behind >= 0 && behind < A_LITTLE : behind < 0 && behind >= -A_LITTLE;
}

function actionWorth(g: CardGame, ask: Ask, [verb]: Option): number {
  if (verb === "pass") return 1;
  if (!lacksLittle(g, ask.seat)) return 0;
  return verb === "play" ? 3 : 2;
}

/** "The strongest of you": against the strongest that he beats, or else whoever has most; Frodo stands against nobody. */
function standWorth(g: CardGame, [verb, who, whom]: Option): number {
  const [character, minion] = [copyOf(g, who), copyOf(g, whom)];
  if (verb !== "assign" || !character || !minion) return 0;
  if (character.id === g.bearer[g.turn]) return -1;
  const [own, theirs] = [strength(g, character), strength(g, minion)];
  return own > theirs ? 20 + theirs : own;
}

function attackWorth(g: CardGame, options: readonly Option[], [verb, who]: Option): number {
  const character = copyOf(g, who);
  if (verb !== "assign" || !character) return 0;
  const left = new Set(options.flatMap(([one, , minion]) => (one === "assign" ? [minion] : [])));
  const all = strengths(
    g,
    minions(g).filter(({ id }) => left.has(id) || against(g, id) === character.id),
  );
  const own = strength(g, character);
  const isFrodo = character.id === g.bearer[g.turn];
  if (all >= overwhelmedAt(g, character) * own) return isFrodo ? 200 : 100;
  return (isFrodo ? 50 : 40) - own;
}

/** "No more than you can stand": half of the fellowship's strength. */
const stands = (g: CardGame): boolean => strengths(g, minions(g)) <= strengths(g, fellowship(g)) / 4;

function advised(g: CardGame, ask: Ask): Option | null {
  const { options, prompt, seat } = ask;
  switch (prompt) {
    case "phase":
      return highest(options, (option) =>
        seat === g.turn ? fellowshipWorth(g, option) : shadowWorth(option),
      );
    case "action":
      return highest(options, (option) => actionWorth(g, ask, option));
    case "assign":
      return highest(options, (option) =>
        seat === g.turn ? standWorth(g, option) : attackWorth(g, options, option),
      );
    case "move-again":
      return options.length > 1 ? [stands(g) ? "move" : "stop"] : null;
    default:
      return null;
  }
}

/** What a beginner chooses. `view` is what the seat may know. */
export const beginner = (view: CardGame, ask: Ask, random: Random): Option =>
  advised(view, ask) ?? byHand.playout(view, ask, random);
