/** A skirmish in words, in all languages: how it stands, what a card changed, what is to come. */

import { strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { skirmishScene } from "../board/staging/skirmish.ts";
import { caption, changeWords, lineName, lossWords, title } from "../board/staging/words.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";
import { BRIDGE, Skirmishing } from "./skirmishing.ts";

const say = strictly(catalogues);

function sceneOf({ view, log }: Skirmishing) {
  const scene = skirmishScene({ view, told: view, since: [], log });
  if (!scene) throw new Error("nobody fights");
  return scene;
}

test("who leads is told by name", () => {
  const bridge = new Skirmishing();
  expect(caption(say("en"), sceneOf(bridge))).toBe("Goblin Scavengers and Goblin Runner lead, 13 to 10.");
  bridge.play("1C116", "1R89");
  expect(caption(say("en"), sceneOf(bridge))).toBe("Aragorn leads, 14 to 13.");
});

test("12.3 a tie goes to the Shadow, and two of one name are both told", () => {
  const twins = new Skirmishing({
    ...BRIDGE,
    minions: [{ card: "1U178#1" }, { card: "1U178#2" }],
    later: { "1R89": ["1U178#1", "1U178#2"] },
  });
  const scene = sceneOf(twins);
  expect(caption(say("en"), scene)).toBe("Level at 10: a tie goes to the Shadow.");
  expect(scene.minions.lines.map((line) => lineName(say("en"), scene, line))).toEqual([
    "Goblin Runner",
    "Goblin Runner",
  ]);
});

test("what a card changed is told in two or three words", () => {
  const bridge = new Skirmishing().play("1C116", "1R89");
  const scene = sceneOf(bridge);
  expect(scene.acts.map(({ changes }) => changeWords(say("en"), scene, changes))).toEqual([["Aragorn +4"]]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("title, caption and losses are whole sentences of the catalogue", () => {
    const scene = sceneOf(new Skirmishing().play("1C116", "1R89"));
    const losses = scene.losses.map((loss) => lossWords(say(language), scene, loss));
    const words = [
      title(say(language), scene),
      caption(say(language), scene),
      ...losses.flatMap(({ condition, sufferings, madeOf }) => [
        condition,
        ...sufferings.map((one) => one.words),
        madeOf ?? "",
      ]),
    ];
    expect(words.join(" ")).not.toMatch(/[{}]|stage\.|undefined/);
    expect(losses.map(({ rules }) => rules)).toEqual(["12.3", language === "en" ? "12.3, 24" : "12.3、24"]);
  });
});
