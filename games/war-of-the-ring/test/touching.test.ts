/** What a press on the map does while an army with a destination is in hand. */
import { NOTHING_SAID } from "@westmarch/campaign/errands";
import type { Option } from "@westmarch/kernel";
import { atRest, strictly } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import type { Hand } from "../board/acting/acting.ts";
import * as ahead from "../board/acting/ahead.ts";
import type { Aim } from "../board/acting/aim.ts";
import { everybody } from "../board/acting/rows.ts";
import { between, choose } from "../board/acting/touching.ts";
import { MUSTER_ARMY_FACE } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { wordsOf } from "./saying.ts";
import { at, engine } from "./table.ts";

const SPOT = { x: 0, y: 0 };

const marching = () =>
  engine.view(
    at({
      map: {
        "minas-tirith": { gondor: [3, 1, 1] },
        pelargir: { gondor: [1] },
        "druadan-forest": { sauron: [2] },
      },
      nations: { gondor: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    }).state,
    0,
  );

/** Presses a region while the army of Minas Tirith is to march to Osgiliath: what is chosen, taken up and refused then. */
function pressed(name: RegionName, staysWhole = true) {
  const view = marching();
  const ask = engine.askOf(view, 0);
  if (!ask) throw new Error("nothing is asked");
  const [from, to] = [region("minas-tirith"), region("osgiliath")];
  const errands = ahead.errandsAt(view, ask);
  const goals = between(errands, from, to);
  const then = ahead.thenAsked(view, 0, goals[0]?.options ?? []);
  const rows = (then && ahead.rowsAt(then.view)) ?? [];
  const going = staysWhole ? everybody(rows) : rows.map(() => 0);
  const did: { acts: Option[]; took: (Hand | null)[]; refused: Option[] } = {
    acts: [],
    took: [],
    refused: [],
  };
  const hand: Hand = { kind: "goal", from, to, said: NOTHING_SAID };
  const aim: Aim = {
    props: {
      ...atRest(view, 0, "en", strictly(wordsOf("acting", "names", "places"))),
      ask,
      act: (options) => did.acts.push(...options),
      tried: (option) => did.refused.push(option),
    },
    ahead,
    inHand: {
      taken: hand,
      take: (next) => did.took.push(next),
      die: null,
      army: null,
      takeDie: () => {},
      putDown: () => did.took.push(null),
      otherwise: false,
      chooseOtherwise: () => {},
    },
    hand,
    errands,
    musters: [],
    outings: [],
    goals,
    division: { rows, from, to, going, said: NOTHING_SAID, say: () => {}, change: () => {} },
    way: null,
    forget: () => {},
    usual: [],
    answers: new Map(),
    leaving: [],
  };
  choose(aim, region(name), SPOT);
  return did;
}

test("its destination pressed once more sends it there", () => {
  const { acts, took } = pressed("osgiliath");
  expect(acts.map((option) => option[0])).toEqual(["armies", "move", "go"]);
  expect(took).toEqual([]);
});

test("its destination pressed once more keeps it in hand where nobody would go", () => {
  expect(pressed("osgiliath", false)).toEqual({ acts: [], took: [], refused: [] });
});

test("another region that it can go to becomes its destination", () => {
  const { took } = pressed("lossarnach");
  expect(took).toMatchObject([{ kind: "goal", from: region("minas-tirith"), to: region("lossarnach") }]);
});

test("a region that it cannot go to is refused, and it stays in hand", () => {
  const { took, refused } = pressed("forlindon");
  expect(took).toEqual([]);
  expect(refused).toEqual([["move", region("minas-tirith"), region("forlindon")]]);
});

test("upon an enemy it does not march: what its attack lacks is said", () => {
  const view = marching();
  const ask = engine.askOf(view, 0);
  const refused: (readonly Option[])[] = [];
  const way = [region("pelargir"), region("druadan-forest")] as const;
  const props = {
    view,
    ask,
    tried: (option: Option, _at?: unknown, after: readonly Option[] = []) => refused.push([...after, option]),
  };
  ahead.refuse(props, null, way, SPOT);
  expect(refused).toEqual([
    [
      ["attack-with", MUSTER_ARMY_FACE],
      ["attack", ...way],
    ],
  ]);
});

test("where it stands is pressed to choose another way", () => {
  expect(pressed("minas-tirith").took).toEqual([{ kind: "place", place: region("minas-tirith") }]);
});

test("where choices lead is worked out once for a view, however often it is drawn", () => {
  const view = marching();
  const option = engine.askOf(view, 0)?.options.find(([verb]) => verb === "armies");
  if (!option) throw new Error("no army can march");
  const once = ahead.thenAsked(view, 0, [option]);
  expect(once).not.toBeNull();
  expect(ahead.thenAsked(view, 0, [option])).toBe(once);
  expect(ahead.thenAsked(structuredClone(view), 0, [option])).not.toBe(once);
});
