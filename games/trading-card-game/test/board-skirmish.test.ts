/** A skirmish as a scene: who stands there, what the totals are made of, who acted, what is to come. */
import { expect, test } from "vitest";
import { type SkirmishScene, skirmishScene } from "../board/staging/skirmish.ts";
import { step } from "../board/staging/step.ts";
import { CARD, printed } from "../data/ids.ts";
import { BRIDGE, Skirmishing } from "./skirmishing.ts";

/** The scene that everybody sees once everything has been told. */
function told({ view, log }: Skirmishing): SkirmishScene {
  const scene = skirmishScene({ view, told: view, since: [], log });
  if (!scene) throw new Error("nobody fights");
  return scene;
}

/** The scene when so many events of the last choice have begun to be shown. */
function showing({ before, log, since }: Skirmishing, many: number): SkirmishScene | null {
  const begun = since.slice(0, many);
  const rest = log.slice(0, log.length - since.length);
  return skirmishScene({ view: before, told: before, since: begun, log: [...rest, ...begun] });
}

const lines = (camp: SkirmishScene["fellowship"], { table }: SkirmishScene): readonly string[] =>
  camp.lines.map(({ much, from, whose }) => {
    const card = table.table.find(({ id }) => id === whose)?.card;
    return `${much} ${typeof from === "string" ? (card === undefined ? from : CARD.names[card]) : CARD.names[from]}`;
  });

test("12.3 both totals are told with everything that they are made of", () => {
  const scene = told(new Skirmishing());
  expect(lines(scene.fellowship, scene)).toEqual(["8 1R89", "2 1U112"]);
  expect(lines(scene.minions, scene)).toEqual(["8 1C179", "5 1U178"]);
  expect([scene.fellowship.total, scene.minions.total]).toEqual([10, 13]);
  expect(scene).toMatchObject({ step: "actions", acts: [], candle: 0, lastPass: false, verdict: null });
});

test("12.3 wounds to come are told for both ends, and who would fall", () => {
  const { losses } = told(new Skirmishing());
  expect(
    losses.map(({ side, now, blows }) => [side, now, blows.map(({ wounds, falls }) => [wounds, falls])]),
  ).toEqual([
    ["fellowship", true, [[1, null]]],
    [
      "minions",
      false,
      [
        [2, "wounds"],
        [2, "wounds"],
      ],
    ],
  ]);
});

test("25.6 an overwhelmed character falls without wounds", () => {
  const weak = {
    ...BRIDGE,
    defender: {},
    fellowship: [{ card: "1C290" }],
    later: { "1C290": ["1C179", "1U178"] },
  };
  const { losses, fellowship } = told(new Skirmishing(weak));
  expect(fellowship.overwhelmedAt).toBe(2 * fellowship.total);
  expect(losses[0]?.blows).toEqual([expect.objectContaining({ wounds: 0, falls: "overwhelmed" })]);
});

test("18.3 the wearer of the Ring would take burdens in place of wounds", () => {
  const worn = {
    ...BRIDGE,
    defender: {},
    fellowship: [{ card: "1C290" }],
    later: { "1C290": ["1U178"] },
    worn: true,
  };
  const { losses } = told(new Skirmishing(worn));
  expect(losses[0]?.blows).toEqual([expect.objectContaining({ wounds: 0, burdens: 1, falls: null })]);
});

test("5.3 cards are told in a row, with who played them and what they changed", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89");
  expect(told(table).fellowship.total).toBe(14);
  table.play("1C168", "1C179");
  const scene = told(table);
  expect(
    scene.acts.map(({ deed, changes }) => [
      deed.facts.seat,
      CARD.names[deed.facts.card],
      changes.map(({ type }) => type),
    ]),
  ).toEqual([
    [0, "1C116", ["lasting"]],
    [1, "1C168", ["lasting"]],
  ]);
  expect(lines(scene.fellowship, scene)).toEqual(["8 1R89", "2 1U112", "4 1C116"]);
  expect(scene.minions.total).toBe(15);
});

test("5.3 who has passed is told, whose answer is awaited, and that one more pass ends it", () => {
  const table = new Skirmishing();
  expect(told(table)).toMatchObject({ passed: [], candle: 0, lastPass: false });
  expect(told(table.pass())).toMatchObject({ passed: [0], candle: 1, lastPass: true });
});

test("strengths are compared first, then wounds are laid, and who falls stays in sight", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89").pass(2);
  const many = table.since.length;
  const at = (type: string): number => table.since.findIndex((event) => event.type === type) + 1;
  expect(showing(table, at("skirmish-ended"))).toMatchObject({
    step: "strengths",
    verdict: { winner: "fellowship", overwhelmed: false },
    fellowship: { total: 14 },
    minions: { total: 13 },
  });
  expect(showing(table, at("wounded"))).toMatchObject({
    step: "wounds",
    minions: { fighters: [{ hurt: 1 }, { hurt: 0 }] },
  });
  const end = table.since.findIndex(({ type }) => type === "phase");
  const scene = showing(table, end < 0 ? many : end);
  expect(scene?.minions.total).toBe(13);
  expect(scene?.minions.fighters.map(({ fallen }) => fallen)).toEqual([true, true]);
  expect(scene?.minions.fighters.map(({ copy }) => printed(copy.card).title)).toEqual([
    "Goblin Scavengers",
    "Goblin Runner",
  ]);
});

test("a skirmish that has been told and is over is no longer on the stage", () => {
  const table = new Skirmishing();
  table.pass(2);
  const { view, log } = table;
  expect(view.skirmish).toBe(-1);
  expect(skirmishScene({ view, told: view, since: [], log })).toBeNull();
});
test("every event of a skirmish is part of one scene, and only its last word stays until the player goes on", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89").pass(2);
  const { log, view } = table;
  const steps = log.map((_, at) => step({ log, at, view, seat: 0, calm: false }));
  const began = log.findIndex(({ type }) => type === "skirmish-began");
  const scenes = steps.map((one) => one !== null && one !== "along" && one.scene !== undefined);
  expect(scenes.indexOf(true)).toBe(began);
  const stays = steps.flatMap((one, at) => (one && one !== "along" && one.stays !== undefined ? [at] : []));
  expect(stays).toHaveLength(1);
  expect(log[(stays[0] ?? 0) + 1]?.type ?? "phase").toBe("phase");
});
