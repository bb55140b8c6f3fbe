/** 16.7 in battle: who attacks, who commands, who plays Combat cards. */
import { describe, expect, test } from "vitest";
import { FREE, ROHAN, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import type { Position } from "../position.ts";
import { leadershipInBattle } from "../rules/battle/force.ts";
import { type BattleTable, count, fought } from "./battling.ts";
import { at, dice } from "./table.ts";

const WAR: Position["nations"] = {
  gondor: 0,
  rohan: 0,
  elves: 0,
  north: 0,
  dwarves: 0,
  isengard: 0,
  sauron: 0,
  southrons: 0,
};

/** Four players; the Witch-king acts first for the Shadow unless Saruman does. */
const four = (map: Position["map"], seat: "witch-king" | "saruman", more: Position = {}): BattleTable =>
  at({
    players: 4,
    nations: WAR,
    acting: "shadow",
    leading: ["gondor", seat === "saruman" ? "witch-king" : "saruman"],
    dice: { "free-peoples": ["muster"], shadow: ["army"] },
    map: map ?? {},
    ...more,
  });

test("separate Armies attack each on its own (16.7.8)", () => {
  const t = four(
    { "fords-of-isen": { isengard: [2], sauron: [3] }, westemnet: { rohan: [2] } },
    "saruman",
  ).draws(...dice(1, 1, 1, 1));
  t.plays("saruman", "attack-with:army").awaits("saruman", "stay").plays("saruman", "go");
  expect(fought(t).rolled[SHADOW]).toHaveLength(2);
  expect(count(t, "fords-of-isen", "sauron-regular")).toBe(3);
});

test("attacked Armies of both players mix, and who has more units commands (16.7.1, 16.7.3, 16.7.4, 16.6.4)", () => {
  const t = four({ "fords-of-isen": { isengard: [3] }, westemnet: { rohan: [2], gondor: [1] } }, "saruman", {
    hands: { rohan: ["a-power-too-great"], gondor: ["help-unlooked-for"] },
  });
  t.plays("saruman", "attack-with:army", "go").awaits("rohan", "combat-card");
  expect(t.state.mixed).toEqual([FREE * REGION_COUNT + region("westemnet")]);
  t.draws(...dice(6, 1, 1, 1, 1, 1))
    .plays("rohan", "done")
    .awaits("rohan", "hits");
});

test("who commands is seen anew when units have gone (16.7.3)", () => {
  const t = four({ "fords-of-isen": { isengard: [3] }, westemnet: { rohan: [2], gondor: [1] } }, "saruman");
  t.draws(...dice(6, 6, 1, 1, 1, 1)).plays("saruman", "attack-with:army", "go");
  t.plays("rohan", "lose:rohan-regular");
  // One unit each, no Elite: the Leading player has the say.
  t.awaits("gondor", "hits").plays("gondor", "lose:rohan-regular");
  t.draws(...dice(1, 1, 1, 1))
    .plays("saruman", "continue")
    .awaits("gondor", "retreat");
});

test("the commander of a mixed Army may not divide it so as to lose command (16.7.5)", () => {
  const t = four({ "fords-of-isen": { isengard: [4], sauron: [3] }, westemnet: { rohan: [2] } }, "saruman");
  t.state.mixed.push(SHADOW * REGION_COUNT + region("fords-of-isen"));
  t.plays("saruman", "attack-with:army");
  t.mayNot("saruman", "stay:isengard-regular:4").may("saruman", "stay:isengard-regular:2", "go");
  // Two against three would not do: the partner's have to stay too.
  t.plays("saruman", "stay:isengard-regular:2").mayNot("saruman", "go");
  t.mayOnly("saruman", "stay:sauron-regular:2", "stay:sauron-regular:3");
});

test("the other player does not attack with a mixed Army (16.7.4)", () => {
  const t = four(
    { "fords-of-isen": { isengard: [3], sauron: [2] }, westemnet: { rohan: [2] } },
    "witch-king",
  );
  t.state.mixed.push(SHADOW * REGION_COUNT + region("fords-of-isen"));
  t.mayNot("witch-king", "attack-with:army");
});

test("a partner's Minion stays with the partner's separate Army (16.7.9)", () => {
  const t = four(
    {
      "fords-of-isen": { isengard: [1], sauron: [1], nazgul: 1, characters: ["witch-king"] },
      westemnet: { rohan: [1] },
    },
    "saruman",
  );
  t.draws(...dice(1, 1, 1)).plays("saruman", "attack-with:army", "go");
  expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(1);
});

test("in games of three and four Southron Elites lead while Saruman is in play (16.9)", () => {
  const t = four(
    { orthanc: { characters: ["saruman"] }, umbar: { southrons: [0, 1] }, "west-harondor": { gondor: [1] } },
    "saruman",
  );
  t.draws(...dice(1, 1, 1)).plays("saruman", "attack-with:army");
  expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(1);
});

test("three players: the Nation of the previous action does not attack in the next one (16.10)", () => {
  const position: Position = {
    players: 3,
    nations: WAR,
    dice: { "free-peoples": ["muster-army", "muster-army"], shadow: ["army", "muster"] },
    map: {
      edoras: { rohan: [1] },
      westemnet: { isengard: [1] },
      folde: { rohan: [1], gondor: [1] },
      osgiliath: { gondor: [1] },
      "north-ithilien": { sauron: [1] },
    },
  };
  const t = at(position)
    .draws(...dice(1, 1))
    .plays("free-peoples", "attack-with:muster-army");
  t.plays("free-peoples", "attack:edoras:westemnet", "cease");
  expect(t.state.lastNations).toBe(1 << ROHAN);
  const seat = t.engine.owes(t.state)[0];
  t.plays(seat, "skip:muster").plays("free-peoples", "attack-with:muster-army");
  // Rohan alone may not; an Army of two Nations that has not acted may.
  t.mayNot("free-peoples", "attack:edoras:westemnet").may(
    "free-peoples",
    "attack:folde:westemnet",
    "attack:osgiliath:north-ithilien",
  );
});

test("a partner's Elite that alone can lead goes along, and enough of one's own with him (16.7.5, 8.5.3)", () => {
  const t = four(
    {
      "fords-of-isen": { isengard: [0, 1], sauron: [3] },
      westemnet: { rohan: [2] },
      orthanc: { characters: ["saruman"] },
    },
    "witch-king",
    { dice: { "free-peoples": ["muster"], shadow: ["character"] } },
  );
  t.state.mixed.push(SHADOW * REGION_COUNT + region("fords-of-isen"));
  t.plays("witch-king", "attack-with:character");
  // One Sauron unit and the Elite of Isengard would be the partner's to command.
  t.mayOnly("witch-king", "go", "stay:sauron-regular:1");
});

describe("16.7.1: figures that come to a partner's region without an action of their own may mix", () => {
  test("an Army that retreats there", () => {
    const t = four(
      { "fords-of-isen": { isengard: [3] }, westemnet: { rohan: [2] }, folde: { gondor: [1] } },
      "saruman",
    );
    t.draws(...dice(1, 1, 1, 1, 1)).plays("saruman", "attack-with:army", "go", "continue");
    t.plays("rohan", "to:folde");
    while (t.ask("saruman")?.prompt === "advance") t.plays("saruman", "done");
    t.awaits(["gondor", "rohan"], "mix").plays("gondor", "yes").plays("rohan", "yes");
    expect(t.state.mixed).toEqual([FREE * REGION_COUNT + region("folde")]);
  });

  test("regulars that Dead Men of Dunharrow brings", () => {
    const t = four({ edoras: { characters: ["strider"] }, lamedon: { rohan: [1] } }, "saruman", {
      acting: "free-peoples",
      leading: ["rohan", "witch-king"],
      hands: { gondor: ["dead-men-of-dunharrow"] },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    });
    t.plays("gondor", "play:dead-men-of-dunharrow:character", "to:lamedon", "number:2");
    t.awaits(["gondor", "rohan"], "mix").plays("gondor", "yes").plays("rohan", "yes");
    expect(t.state.mixed).toEqual([FREE * REGION_COUNT + region("lamedon")]);
  });

  test("of three players, a retreat of the Shadow's counts as no action of the Free Peoples' Army", () => {
    const t = at({
      players: 3,
      nations: WAR,
      dice: { "free-peoples": ["muster-army", "muster-army"], shadow: ["army"] },
      map: { westemnet: { rohan: [3] }, "fords-of-isen": { isengard: [2] }, orthanc: { sauron: [1] } },
    });
    t.draws(...dice(1, 1, 1, 1, 1)).plays("free-peoples", "attack-with:muster-army", "go", "continue");
    t.plays("saruman", "to:orthanc");
    while (t.ask("free-peoples")?.prompt === "advance") t.plays("free-peoples", "done");
    t.awaits(["witch-king", "saruman"], "mix").plays("witch-king", "no").plays("saruman", "no");
    expect(t.state.lastArmies).not.toContain(region("orthanc"));
  });
});
