/** Every game for learning programs: numbers that are fixed, whole and each their own, and tensors that hide what is hidden. */
import { readFileSync } from "node:fs";
import { Episode, type Rules, rulesOf, versionsOf } from "@westmarch/env";
import { games, type RulesEntry, unfinished } from "@westmarch/registry";
import { anySettings, gameSeed, pick, randomOf } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";

const ALL: Readonly<Record<string, RulesEntry>> = { ...games, ...unfinished };
const GAMES = inFull(6, 60);
const DECISIONS = inFull(300, 20_000);

async function rulesNamed(id: string): Promise<Rules> {
  const entry = ALL[id];
  const description = await entry.environment?.();
  if (!description) throw new Error(`${id} is no environment`);
  return rulesOf(entry.game, description);
}

/** Numbers of all that can be chosen now: each its own, in range, and leading back to its choice. */
function checkNumbers({ numbering }: Rules, episode: Episode): void {
  const most = numbering.actionsAt(episode.settings);
  for (const ask of episode.asks) {
    const numbers = episode.numbersOf(ask);
    expect(new Set(numbers).size).toBe(ask.options.length);
    for (const [i, action] of numbers.entries()) {
      if (action < 0 || action >= most) throw new Error(`${action} is not from 0 to ${most - 1}`);
      expect(numbering.optionOf(action, episode.state, ask)).toEqual(ask.options[i]);
    }
  }
}

/** What a seat sees as numbers hangs on nothing that it does not know: it is the same in a world that it imagines. */
function checkTensor({ tensor }: Rules, episode: Episode, seat: number, seed: number): void {
  const [real, imagined] = [new Float32Array(tensor.size), new Float32Array(tensor.size)];
  episode.tensor(seat, real, 0);
  expect(real.every(Number.isFinite)).toBe(true);
  episode.determinize(seat, seed).tensor(seat, imagined, 0);
  expect(imagined).toEqual(real);
}

const ids = Object.keys(ALL);

test.each(ids)("the numbers and the tensor of %s are those of their versions", async (id) => {
  const golden: Record<string, unknown> = JSON.parse(
    readFileSync(new URL("./environments.json", import.meta.url), "utf8"),
  );
  // What was learnt holds for these. Whoever changes them raises `numberingVersion` or `tensorVersion` in `games/NAME/env.ts`.
  expect(versionsOf(await rulesNamed(id))).toEqual(golden[id]);
});

test.each(ids)("every choice in games of %s has a number of its own that leads back to it", async (id) => {
  const rules = await rulesNamed(id);
  for (let game = 0; game < GAMES; game++) {
    const seed = gameSeed(`numbers of ${id}`, game);
    const random = randomOf(seed, "choices");
    const episode = Episode.begin(rules, anySettings(rules.engine.game.settings, random), seed);
    for (let made = 0; !episode.result && made < DECISIONS; made++) {
      checkNumbers(rules, episode);
      const ask = pick(episode.asks, random);
      if (random(40) === 0) checkTensor(rules, episode, ask.seat, made);
      episode.step(pick(episode.numbersOf(ask), random), ask.seat);
    }
  }
});

test.each(ids)("%s is the same game whether chance is played or given by hand", async (id) => {
  const rules = await rulesNamed(id);
  const random = randomOf(1, id);
  const played = Episode.begin(rules, {}, 5);
  const byHand = Episode.begin(rules, {}, null);
  if (byHand.waiting) byHand.sample(5);
  for (let made = 0; made < 60 && !played.result; made++) {
    const action = pick(played.actions, random);
    played.step(action);
    byHand.step(action);
    if (byHand.waiting) byHand.sample(5);
    expect(byHand.state).toEqual(played.state);
  }
});
