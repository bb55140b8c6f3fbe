/** What the prompt bar offers of things in hand: which button ends the question, and which ends the game. */
import type { AskOf } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import { atRest, strictly } from "@westmarch/testkit/board";
import { beforeAll, expect, test } from "vitest";
import { dies, following, thenAsked } from "../board/acting/ahead.ts";
import { type Gesture, ofGesture, ofPartners, ofPlan } from "../board/acting/proposal.ts";
import { READINGS } from "../board/cards/words.ts";
import { copyThing } from "../board/look/look.ts";
import { reckoning } from "../board/reckoning.ts";
import { CARD } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import type { CardGame } from "../state.ts";
import { assignTo } from "../table/copies.ts";
import { Run } from "../vectors/run.ts";
import { sceneOf } from "../vectors/scene.ts";
import { catalogues } from "./catalogues.ts";

const voice = strictly(catalogues);
const nothing = () => {};
const DEEDS = { go: nothing, give: nothing, back: nothing };

beforeAll(async () => {
  await Promise.all([reckoning.fetch(), READINGS.en.fetch()]);
});

/** A Ring-bearer with so many burdens who is about to take a wound. */
function wounded(burdens: number): Run {
  const given = {
    phase: "skirmish",
    burdens,
    fellowship: [{ card: "1C290" }, { card: "1R89" }],
    minions: [{ card: "1U178" }],
    defender: { "1C290": 1 },
    later: { "1C290": ["1U178"] },
  };
  const run = new Run(sceneOf(given, inside(null, "given")));
  run.play(0, ["pass"]);
  run.play(1, ["pass"]);
  return run;
}

/** The button that gives it, when he has taken up the Ring. */
function withTheRing(burdens: number) {
  const run = wounded(burdens);
  const ask: AskOf<CardGame> | undefined = run.asked;
  if (!ask) throw new Error("nobody is asked");
  const options = ask.options.filter(([verb]) => verb === "use");
  const then = thenAsked(run.g, ask.seat, options);
  const gesture: Gesture = { options, said: options, then, next: null, foretold: [] };
  const [answer] = ofGesture(atRest(run.g, ask.seat, "en", voice), ask, gesture, DEEDS).answers;
  return answer;
}

test("the Ring that would corrupt its bearer is used by a button in the tone of danger, which says so", () => {
  expect(withTheRing(9)).toMatchObject({ tone: "danger", text: "Use The One Ring – you are out at once" });
  expect(withTheRing(3)).toMatchObject({ tone: "choice", text: "Use The One Ring" });
});

test("assignments that have been made are sent by what ends the question; minions that are left are other answers", () => {
  const { g } = wounded(3);
  const [minion, character] = [...g.table].reverse();
  if (!minion || !character) throw new Error("nobody stands on the table");
  const made = { character: character.id, minion: minion.id };
  const deeds = { give: nothing, take: nothing, back: nothing };
  const plan = { pairs: [made], left: [minion.id], dying: [] };
  const { answers } = ofPlan(atRest(g, 0, "en", voice), plan, deeds);
  expect(answers.map(({ ends, thing, tone }) => ({ ends, thing, tone }))).toEqual([
    { ends: true, thing: undefined, tone: "choice" },
    { ends: false, thing: copyThing(minion.id), tone: "quiet" },
  ]);
});

test("assignments of which a character would die say so on the red button that sends them", () => {
  const given = {
    phase: "assignment",
    fellowship: [{ card: "1C290" }, { card: "1R89" }],
    minions: [{ card: "1R165" }],
  };
  const { g } = new Run(sceneOf(given, inside(null, "given")));
  const deeds = { give: nothing, take: nothing, back: nothing };
  const sentBy = (card: string) => {
    const view = tradingCardGame.clone(g);
    const idOf = (name: string, owner: number) =>
      view.table.find((copy) => copy.card === CARD.named(name) && copy.owner === owner)?.id;
    const [character, minion] = [idOf(card, 0), idOf("1R165", 1)];
    if (character === undefined || minion === undefined) throw new Error("somebody is missing");
    assignTo(view, character, minion);
    const dying = dies(view, 0, character) ? [character] : [];
    expect(dies(view, 1, character)).toBe(false);
    return ofPlan(atRest(view, 0, "en", voice), { pairs: [{ character, minion }], left: [], dying }, deeds)
      .answers[0];
  };
  expect(sentBy("1R89")).toMatchObject({ tone: "choice", text: "Leave it like this" });
  expect(sentBy("1C290")).toMatchObject({
    tone: "danger",
    text: "Leave it like this: Frodo dies as things stand",
  });
});

test("whoever a gesture can go on to stands on the table, and is pressed there where buttons find no room", () => {
  const given = {
    phase: "shadow",
    pool: 4,
    fellowship: [{ card: "1C290" }],
    minions: [{ card: "1U178" }, { card: "1C176" }],
    hand: { B: ["1C180"] },
  };
  const { g, asked } = new Run(sceneOf(given, inside(null, "given")));
  if (!asked) throw new Error("nobody is asked");
  const said = asked.options.filter(([verb]) => verb === "play");
  const then = thenAsked(g, asked.seat, said);
  const gesture: Gesture = { options: said, said, then, next: following(then), foretold: [] };
  const { answers } = ofGesture(atRest(g, asked.seat, "en", voice), asked, gesture, DEEDS);
  const goblins = g.table.filter(({ card }) => [CARD.named("1U178"), CARD.named("1C176")].includes(card));
  expect(answers.map(({ thing }) => thing)).toEqual(goblins.map(({ id }) => copyThing(id)));
});

test("whom a character can meet is named with the thing it is on the table", () => {
  const { g, asked } = wounded(3);
  const [minion, character] = [...g.table].reverse();
  if (!minion || !character || !asked) throw new Error("nobody stands on the table");
  const pair = { character: character.id, minion: minion.id };
  const of = (inHand: typeof minion.id) =>
    ofPartners(atRest(g, 0, "en", voice), asked, [pair], inHand, nothing, nothing).answers.map(
      ({ thing }) => thing,
    );
  expect(of(minion.id)).toEqual([copyThing(character.id)]);
  expect(of(character.id)).toEqual([copyThing(minion.id)]);
});
