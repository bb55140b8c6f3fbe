/** What a gesture on the map stands for: several choices in a row, all of which the rules take. */

import { sayingWhy } from "@westmarch/campaign/acting";
import { NOTHING_SAID } from "@westmarch/campaign/errands";
import { Engine, lookAhead, type Option } from "@westmarch/kernel";
import { questions } from "@westmarch/testkit";
import { atRest, strictly, walkedGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import * as ahead from "../board/acting/ahead.ts";
import { rowsAt } from "../board/acting/division.ts";
import { answersAt } from "../board/acting/errands.ts";
import { journey } from "../board/acting/journey.ts";
import { leaversAt } from "../board/acting/journeys.ts";
import { lackOf } from "../board/acting/lacking.ts";
import { askedInRegion } from "../board/acting/proposal.ts";
import { everybody } from "../board/acting/rows.ts";
import { diceAt, dieOf, endOf, thingsAt } from "../board/acting/things.ts";
import { steps } from "../board/acting/walking.ts";
import { shadow } from "../board/guide/shadow.ts";
import { policy } from "../bot.ts";
import {
  CHARACTER,
  CHARACTER_FACE,
  type CharacterName,
  type FaceId,
  type FaceName,
  MUSTER_FACE,
  person,
  SHADOW,
} from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { warOfTheRing } from "../index.ts";
import { forceIn } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { wordsOf } from "./saying.ts";
import { at } from "./table.ts";

const { against, errandsAt, mustersAt, outingsAt, sending, thenAsked, waysOf } = ahead;
const engine = new Engine(warOfTheRing);

/** Questions of a game of quick choices. */
const asked = (players: string, seed: number, most: number) =>
  questions(engine, { settings: { players }, seed, most, choose: policy.playout });

const words = (options: readonly Option[]) => options.map((option) => option.join(":")).join(" ");
const refused = (view: War, seat: number, options: readonly Option[]) => {
  const ahead = lookAhead(engine, view, seat, options);
  return ahead.kind === "refused" ? `${words(options)}: ${ahead.refusal.reason}` : null;
};

describe("gestures on the map", () => {
  test.each([
    ["2", 4],
    ["3", 5],
    ["4", 6],
  ])("of %s players are choices that the rules take", (players, seed) => {
    const wrong: string[] = [];
    let [errands, musters, outings, divisions] = [0, 0, 0, 0];
    for (const { view, ask } of asked(players, seed, 260)) {
      for (const errand of errandsAt(view, ask)) {
        errands++;
        const no = refused(view, ask.seat, errand.options);
        if (no) wrong.push(no);
        const then = thenAsked(view, ask.seat, errand.options);
        const rows = then?.ask?.prompt === "stay" ? rowsAt(then.view) : null;
        if (!rows) continue;
        divisions++;
        const not = sending(view, ask.seat, errand.options, rows, everybody(rows))?.not;
        // Sending the whole Army may be refused only where a figure has to be left behind.
        if (not && then?.ask?.options.some(([verb]) => verb === "go")) wrong.push(not.reason);
      }
      for (const muster of mustersAt(view, ask)) {
        musters++;
        const no = refused(view, ask.seat, muster.options);
        if (no) wrong.push(no);
      }
      for (const { figure, from, options } of outingsAt(view, ask)) {
        outings++;
        const no = refused(view, ask.seat, options);
        if (no) wrong.push(no);
        expect(forceIn(view, sideOf(view, ask.seat), from)[figure], `${figure} in ${from}`).toBeGreaterThan(
          0,
        );
        const then = thenAsked(view, ask.seat, options);
        expect(then?.ask?.options.some(([verb]) => verb === "to")).toBe(true);
      }
      for (const leaver of [...outingsAt(view, ask), ...leaversAt(view, ask)]) {
        const who = { figures: [leaver.figure], from: leaver.from };
        const way = journey(ahead, view, ask, [leaver], who);
        expect(thenAsked(view, ask.seat, way ?? [])?.ask?.options.some(([verb]) => verb === "to")).toBe(true);
      }
      const offered = new Set(ask.options.map((option) => option.join(":")));
      for (const option of answersAt(ask).values()) expect(offered.has(option.join(":"))).toBe(true);
      for (const options of thingsAt(ask).values())
        for (const option of options) expect(offered.has(option.join(":"))).toBe(true);
      for (const option of ask.options)
        if (ask.prompt === "act" && option[0] !== "pass") expect(diceAt(ask).has(dieOf(option))).toBe(true);
    }
    expect(wrong).toEqual([]);
    expect(Math.min(errands, musters, outings, divisions)).toBeGreaterThan(10);
  });

  test("show every march that a die offers, and say who may go", () => {
    const t = at({
      map: { edoras: { rohan: [3, 1, 1] }, "minas-tirith": { gondor: [2] } },
      nations: { rohan: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    });
    const view = engine.view(t.state, 0);
    const ask = engine.askOf(view, 0);
    if (!ask) throw new Error("nobody is asked");
    const errands = errandsAt(view, ask);
    expect(new Set(errands.map(({ kind }) => kind))).toEqual(new Set(["march"]));
    const [errand] = errands.filter(({ options }) => words(options).includes("move"));
    const then = errand && thenAsked(view, 0, errand.options);
    const rows = then ? rowsAt(then.view) : null;
    expect(rows?.map(({ able }) => able)).toEqual([3, 1, 1]);
    const sent = errand && rows && sending(view, 0, errand.options, rows, [1, 1, 0]);
    expect(sent?.not).toBeNull();
    expect(words(sent?.options ?? [])).toMatch(/ move:\d+:\d+ stay:\d+:2 stay:\d+:1 go$/);
  });

  test("say what an army that is not lit needs, and nothing of one that can set out", () => {
    const t = at({
      map: { edoras: { rohan: [3] }, "minas-tirith": { gondor: [2, 0, 1] } },
      nations: { rohan: 0, gondor: 0 },
      dice: { "free-peoples": ["character", "muster"], shadow: ["army"] },
    });
    const view = engine.view(t.state, 0);
    const ask = engine.askOf(view, 0);
    if (!ask) throw new Error("nobody is asked");
    const lack = (name: RegionName, die: FaceId | null) => lackOf(against, view, ask, region(name), die);
    const edoras = lack("edoras", CHARACTER_FACE);
    expect(edoras && refused(view, 0, [...edoras.after, edoras.option])).toMatch(/: army-is-not-led$/);
    expect(lack("edoras", null)).toBeNull();
    // No army at all can set out by such a die.
    expect(lack("edoras", MUSTER_FACE)?.option).toEqual(["armies", MUSTER_FACE]);
    expect(lack("osgiliath", CHARACTER_FACE)).toBeNull();
  });

  test("move the Fellowship by its figure where one die does it, and ask where several could", () => {
    const way = (dice: readonly FaceName[], die: FaceId | null = null) => {
      const t = at({ dice: { "free-peoples": dice, shadow: ["army"] } });
      return steps(thingsAt(engine.askOf(engine.view(t.state, 0), 0)), die)?.join(":") ?? null;
    };
    expect(way(["character"])).toBe(`travel:${CHARACTER_FACE}`);
    expect(way(["character", "will"])).toBeNull();
    expect(way(["character", "will"], CHARACTER_FACE)).toBe(`travel:${CHARACTER_FACE}`);
    expect(way(["event"])).toBeNull();
  });

  test("say in the question why a division cannot march", () => {
    const t = at({
      map: { edoras: { rohan: [2, 0, 1] } },
      nations: { rohan: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    });
    const view = engine.view(t.state, 0);
    const ask = engine.askOf(view, 0);
    const [errand] = ask ? errandsAt(view, ask) : [];
    if (!ask || !errand) throw new Error("no army can march");
    const rows = rowsAt(thenAsked(view, 0, errand.options)?.view ?? view) ?? [];
    const { from, to } = errand;
    const props = atRest(view, 0, "en", strictly(wordsOf("acting", "names", "places")));
    const proposal = (going: readonly number[]) => {
      const found = ahead.proposalOf({
        props,
        ask,
        hand: { kind: "goal", from, to, said: NOTHING_SAID },
        die: null,
        things: new Map(),
        goals: [errand],
        divides: true,
        errands: [errand],
        musters: [],
        outings: [],
        losses: { usual: [], give: () => {}, otherwise: () => {} },
        asked: () => undefined,
        sending: (before) => sending(view, 0, before, rows, going),
        refusal: ({ reason }) => `Refused: ${reason}.`,
        give: () => () => {},
        aim: () => {},
        division: { rows, going },
        back: () => {},
      });
      return found && sayingWhy(props.say, found);
    };
    expect(proposal(everybody(rows))?.sentence).not.toContain("Refused");
    expect(proposal(rows.map(() => 0))?.sentence).toMatch(/\. Refused: /);
  });

  test("say that the defenders are no more, and then who advances", () => {
    const { stood } = walkedGuide(warOfTheRing, shadow);
    const view = engine.view(stood["guide.shadow.advance"], SHADOW);
    const ask = engine.askOf(view, SHADOW);
    const rows = rowsAt(view);
    if (ask?.prompt !== "advance" || !rows) throw new Error("no army may advance");
    const parts = {
      props: atRest(view, SHADOW, "en", strictly(wordsOf("acting", "names", "places"))),
      ask,
      hand: null,
      die: null,
      things: new Map(),
      goals: [],
      divides: true,
      errands: [],
      musters: [],
      outings: [],
      losses: { usual: [], give: () => {}, otherwise: () => {} },
      asked: () => undefined,
      sending: (before) => sending(view, SHADOW, before, rows, everybody(rows)),
      refusal: ({ reason }) => reason,
      give: () => () => {},
      aim: () => {},
      division: { rows, going: everybody(rows) },
      back: () => {},
    } satisfies Parameters<typeof ahead.proposalOf>[0];
    const proposal = ahead.proposalOf(parts);
    expect(proposal?.sentence).toBe(
      "The defending army is destroyed. <b>The army</b> advances from Orthanc to the Fords of Isen.",
    );
    expect(proposal?.back, "nobody was told to stay").toBeUndefined();
    const division = { rows, going: rows.map(() => 0) };
    expect(ahead.proposalOf({ ...parts, division })?.back?.text).toBe("Everybody after all");
  });

  test("send all Companions of a carried piece together, and only those who may", () => {
    const t = at({
      map: { edoras: { characters: ["gimli", "legolas"] }, "minas-tirith": { characters: ["boromir"] } },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    });
    const view = engine.view(t.state, 0);
    const ask = engine.askOf(view, 0);
    if (!ask) throw new Error("nobody is asked");
    const outings = outingsAt(view, ask);
    const carried = (names: readonly CharacterName[], place: RegionName) =>
      journey(ahead, view, ask, outings, {
        figures: names.map((name) => person(CHARACTER.named(name))),
        from: region(place),
      });
    const two = carried(["gimli", "legolas"], "edoras");
    expect(two?.filter(([verb]) => verb === "character")).toHaveLength(2);
    expect(carried(["boromir"], "minas-tirith")).toHaveLength(2);
    expect(carried(["boromir"], "edoras")).toBeNull();
    const there = [...(two ?? []), ["to", region("westemnet")]] as const;
    expect(against(view, 0, there)).toBeNull();
  });

  test("light every region that a carried piece without an Army can go to, before a die is in hand", () => {
    let lit = 0;
    for (const { view, ask } of asked("2", 4, 260)) {
      const outings = [...outingsAt(view, ask), ...leaversAt(view, ask)];
      for (const { figure, from } of outings) {
        const piece = { figures: [figure], from };
        const ways = waysOf(ahead, view, ask, outings, piece);
        const way = journey(ahead, view, ask, outings, piece) ?? [];
        for (const to of ways?.keys() ?? []) expect(against(view, ask.seat, [...way, ["to", to]])).toBeNull();
        expect(ways?.size).toBeGreaterThan(0);
        lit++;
      }
    }
    expect(lit).toBeGreaterThan(10);
  });
});

test("the way back from a region leads to another Army only where one alone is asked about", () => {
  const backs = (comes: boolean) => [true, false].map((goes) => askedInRegion(goes, comes).back);
  expect(backs(false)).toEqual(["acting.back.army", "acting.back.place"]);
  expect(backs(true)).toEqual(["acting.back.place", "acting.back.place"]);
});

test("a hint's mark is where a choice ends: a region of the map, or the thing that it names", () => {
  const GANDALF = CHARACTER.named("gandalf-the-grey");
  expect(endOf(["move", region("edoras"), region("fords-of-isen")])).toBe(
    `region:${region("fords-of-isen")}`,
  );
  expect(endOf(["from", region("edoras")])).toBe(`region:${region("edoras")}`);
  expect(endOf(["character", GANDALF])).toBe(`character:${GANDALF}`);
  expect(endOf(["pass"])).toBeNull();
});
