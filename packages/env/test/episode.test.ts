import { EnvironmentError, Episode, readEpisode, writeEpisode } from "@westmarch/env";
import { describe, expect, test } from "vitest";
import { diceRules } from "./dice.ts";

const rules = diceRules();
const diary = (episode: Episode): unknown => JSON.parse(JSON.stringify(episode.state)).diary;

describe("chance by hand", () => {
  test("is asked for draw by draw, and where there is one outcome alone it is not asked for", () => {
    const episode = Episode.begin(rules, {}, null);
    expect(episode.waiting).toMatchObject({ sides: 2, option: null });
    expect(episode.actions).toEqual([]);
    episode.outcome(1);
    expect(episode.waiting).toBeNull();
    expect(diary(episode)).toEqual(["coin 1, surely 0"]);
    episode.step(episode.actions[5]);
    expect(episode.waiting).toMatchObject({ sides: 4, seat: 0 });
    expect(diary(episode)).toEqual(["coin 1, surely 0"]);
    episode.outcome(3);
    expect(diary(episode)).toEqual(["coin 1, surely 0", "1/2: 3"]);
  });

  test("reaches every outcome once from copies of one moment", () => {
    const before = Episode.begin(rules, {}, null);
    before.outcome(0);
    before.step(0);
    const outcomes = [0, 1, 2, 3].map((value) => {
      const copy = before.clone();
      copy.outcome(value);
      return diary(copy);
    });
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(4);
    expect(before.waiting?.sides).toBe(4);
  });

  test("can be left to a seed, and comes out as in a game of that seed", () => {
    const played = Episode.begin(rules, {}, 7);
    const byHand = Episode.begin(rules, {}, null);
    byHand.sample(7);
    played.step(4);
    byHand.step(4);
    byHand.sample(7);
    expect(byHand.state).toEqual(played.state);
  });

  test("refuses what is no outcome, and choices while it is waited for", () => {
    const episode = Episode.begin(rules, {}, null);
    expect(() => episode.outcome(2)).toThrow("they are 0 to 1");
    expect(() => episode.step(0)).toThrow("chance is waited for");
    expect(() => episode.determinize(0, 1)).toThrow("chance is waited for");
    episode.outcome(0);
    expect(() => episode.outcome(0)).toThrow("chance is not waited for");
  });
});

describe("an episode", () => {
  test("asks those who answer in secret one after the other, and tells nobody what was said", () => {
    const episode = Episode.begin(rules, {}, 1);
    episode.step(0);
    expect(episode.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    const [pass, left] = episode.actions;
    const before = new Float32Array(rules.tensor.size);
    const after = new Float32Array(rules.tensor.size);
    const other = episode.clone();
    episode.step(left);
    other.step(pass);
    episode.tensor(1, before, 0);
    other.tensor(1, after, 0);
    expect(after).toEqual(before);
    expect(episode.view(1)).toEqual(other.view(1));
    expect(episode.returns).toEqual([0, 0]);
    episode.step(pass);
    expect(episode.result?.winners).toEqual([1]);
    expect(episode.returns).toEqual([-1, 1]);
    expect(() => episode.step(0)).toThrow("the game is over");
  });

  test("lets another seat that owes an answer go first, and no other", () => {
    const episode = Episode.begin(rules, {}, 1);
    expect(() => episode.step(0, 1)).toThrow("seat 1 is not asked now: 0 owes a choice");
    episode.step(0);
    episode.step(rules.numbering.actions - 2, 1);
    expect(episode.ask?.seat).toBe(0);
  });

  test("says what is wrong with an action, and has not moved then", () => {
    const episode = Episode.begin(rules, {}, 1);
    const before = writeEpisode(episode);
    expect(() => episode.step(99)).toThrow(EnvironmentError);
    expect(() => episode.step(99)).toThrow("they are 0 to 11");
    expect(() => episode.step(9)).toThrow("action 9 is not legal for seat 0 now");
    expect(() => episode.choose(["pass"])).toThrow("cannot choose “pass” now");
    expect(writeEpisode(episode)).toBe(before);
  });

  test("shows a seat what it knows, and what it is asked", () => {
    const episode = Episode.begin(rules, {}, 1);
    const at = (name: string) => rules.tensor.blocks.find((block) => block.name === name)?.first ?? -1;
    const tensor = new Float32Array(rules.tensor.size);
    episode.tensor(0, tensor, 0);
    expect([...tensor.subarray(at("numbers"), at("numbers") + 2)]).toEqual([10, -1]);
    expect([...tensor.subarray(at("seat"), at("seat") + 2)]).toEqual([1, 0]);
    expect([...tensor.subarray(at("asked"), at("asked") + 2)]).toEqual([1, 0]);
    expect(tensor[at("about")]).toBe(6);
    episode.tensor(1, tensor, 0);
    expect([...tensor.subarray(at("numbers"), at("numbers") + 2)]).toEqual([-1, 11]);
    expect(tensor[at("about")]).toBe(0);
  });

  test("imagines what a seat does not know, and keeps what it does", () => {
    const episode = Episode.begin(rules, {}, 1);
    const worlds = [1, 2, 3].map((seed) => episode.determinize(0, seed));
    expect(new Set(worlds.map(({ state }) => JSON.stringify(state.secret))).size).toBeGreaterThan(1);
    for (const world of worlds) expect(world.view(0)).toEqual(episode.view(0));
  });

  test("goes on elsewhere from its text, also where chance is waited for", () => {
    const played = Episode.begin(rules, {}, 3);
    played.step(0);
    const waiting = Episode.begin(rules, {}, null);
    waiting.outcome(1);
    waiting.step(2);
    for (const episode of [played, waiting, Episode.begin(rules, {}, null)]) {
      const read = readEpisode(rules, writeEpisode(episode));
      expect(read.data()).toEqual(episode.data());
    }
    const [here, there] = [played, readEpisode(rules, writeEpisode(played))];
    here.step(here.actions[0]);
    there.step(there.actions[0]);
    expect(there.state).toEqual(here.state);
  });

  test.each([
    ["{", "not one line of JSON"],
    ["[]", "must be a JSON object"],
    ['{"format":9}', "in no format"],
    ['{"format":1,"game":"chess"}', "is of chess"],
    ['{"format":1,"game":"toy","seed":1,"decisions":0,"waiting":null,"state":7}', "“state” must be"],
    ['{"format":1,"game":"toy","seed":"x","decisions":0,"waiting":null,"state":null}', "“seed” must be"],
    [
      '{"format":1,"game":"toy","seed":1,"decisions":0,"waiting":null,"state":{"version":1,"stack":[{"chapter":"gone","at":"x"}]}}',
      "there is no paragraph gone/x",
    ],
  ])("reads no text such as %s", (text, sentence) => {
    expect(() => readEpisode(rules, text)).toThrow(sentence);
  });
});
