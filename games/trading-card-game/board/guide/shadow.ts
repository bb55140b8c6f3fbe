/** Two Shadow phases of one turn: the goblins of the Gandalf box bring down Boromir, and then Frodo. */
import { guideOf } from "./lesson.ts";

const FRODO = "copy:1";
const ARAGORN = "copy:5";
const BOROMIR = "copy:7";
const RUNNER = "copy:11";
const OTHER_RUNNER = "copy:12";
const MARKSMAN = "copy:13";

export const shadow = guideOf({
  seat: 1,
  title: "guide.shadow.title",
  opening: [
    {
      deck: "aragorn-starter",
      hand: "1U97 1C299 1C101 1C117 1C121 1C133 1C151 1C157",
      draws: "1C152 1C154 1C150 1U153 1U108 1C92",
    },
    {
      deck: "gandalf-starter",
      hand: "1U178 1U178 1C176 1C179 1C180 1C168 1U12 1C286",
      draws: "1U181 1C180 1C191 1C187 1C37 1C304 1C76 1C78",
    },
  ],
  steps: [
    ["guide.shadow.welcome", null],
    ["guide.shadow.aims", "site:7"],
    ["guide.shadow.pool", "pool"],
    ["guide.shadow.runner", "card:1U178", "play:1U178"],
    ["guide.shadow.more", RUNNER, "trigger:11:1U178:0"],
    ["guide.shadow.second", "card:1U178", "play:1U178 trigger:12:1U178:0"],
    ["guide.shadow.marksman", "card:1C176", "play:1C176"],
    ["guide.shadow.scavengers", "card:1C179", "play:1C179"],
    ["guide.shadow.scimitar", "card:1C180", "play:1C180 copy:12"],
    ["guide.shadow.draw", OTHER_RUNNER, "trigger:15:1C180:1"],
    ["guide.shadow.done", "pool", "pass"],

    ["guide.shadow.maneuver", null, "pass"],
    ["guide.shadow.archery", MARKSMAN, "pass pass"],
    ["guide.shadow.assign", BOROMIR, "assign:7:11"],
    ["guide.shadow.frodo", FRODO, "assign:1:12"],
    ["guide.shadow.aragorn", ARAGORN, "pass"],
    ["guide.shadow.drums", "card:1C168", "play:1C168 copy:11"],
    ["guide.shadow.overwhelm", BOROMIR, "pass"],
    ["guide.shadow.ring", FRODO, "pass"],
    ["guide.shadow.burden", FRODO],
    ["guide.shadow.regroup", null, "pass"],
    ["guide.shadow.reconcile", "card:1U12", "card:1U12"],

    ["guide.shadow.moves", "site:3"],
    ["guide.shadow.arm", "card:1C180", "play:1C180 copy:11 trigger:17:1C180:1"],
    ["guide.shadow.on", "pool", "pass pass pass pass"],
    ["guide.shadow.both", FRODO, "assign:1:11"],
    ["guide.shadow.other", FRODO, "assign:1:12"],
    ["guide.shadow.last", FRODO, "pass"],
    ["guide.shadow.end", null],
  ],
  replies: `
    play:1U97 play:1C299 play:1C101 copy:5 pass
    copy:5 assign:5:14 assign:7:13 done
    copy:5 play:1C117
    copy:7
    use:2:1C2:0
    move

    copy:5 assign:5:13 done
    copy:1`,
});
