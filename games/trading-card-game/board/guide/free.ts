/** A turn for the Free Peoples: the Gandalf box sets out, fights its way past the Uruk-hai, and rests in Rivendell. */
import { guideOf } from "./lesson.ts";

const FRODO = "copy:1";
const RING = "copy:2";
const GANDALF = "copy:5";
const LEGOLAS = "copy:7";
const BOUNDER = "copy:9";
const RAIDING_PARTY = "copy:12";

export const free = guideOf({
  seat: 0,
  title: "guide.free.title",
  opening: [
    {
      deck: "gandalf-starter",
      hand: "1U51 1C299 1C286 1C78 1C76 1C312 1U178 1C168",
      draws: "1U12 1C176 1C37 1C180 1C304",
    },
    {
      deck: "aragorn-starter",
      hand: "1C133 1C121 1C158 1C151 1C151 1C117 1U97 1C107",
      draws: "1C152 1C154 1C150 1U153 1U108 1C92",
    },
  ],
  steps: [
    ["guide.free.welcome", null],
    ["guide.free.aims", "site:7"],
    ["guide.free.hand", "card:1U178"],
    ["guide.free.gandalf", GANDALF, "use:5:1P364:0 card:1U51"],
    ["guide.free.sword", "card:1C299", "play:1C299"],
    ["guide.free.bounder", "card:1C286", "play:1C286"],
    ["guide.free.move", "site:2", "pass"],

    ["guide.free.twilight", "pool"],
    ["guide.free.maneuver", RAIDING_PARTY, "pass"],
    ["guide.free.archery", LEGOLAS, "pass pass"],
    ["guide.free.assign", GANDALF, "assign:5:12"],
    ["guide.free.wizard", "card:1C78", "play:1C78"],
    ["guide.free.tie", RAIDING_PARTY, "pass"],
    ["guide.free.intimidate", "card:1C76", "respond:1C76:0"],
    ["guide.free.regroup", RAIDING_PARTY, "pass"],
    ["guide.free.again", "site:3", "move"],

    ["guide.free.second", "pool"],
    ["guide.free.passes", LEGOLAS, "pass pass pass"],
    ["guide.free.savage", GANDALF, "assign:5:15"],
    ["guide.free.archer", LEGOLAS, "assign:7:14 done"],
    ["guide.free.frodo", FRODO, "copy:1"],
    ["guide.free.wait", RAIDING_PARTY, "pass"],
    ["guide.free.overwhelm", BOUNDER, "use:9:1C286:0 copy:1"],
    ["guide.free.lost", FRODO, "pass"],
    ["guide.free.ring", RING, "use:2:1C2:0"],
    ["guide.free.burden", FRODO],
    ["guide.free.legolas", LEGOLAS, "copy:7 pass"],
    ["guide.free.last", GANDALF, "pass"],
    ["guide.free.stop", null, "pass"],
    ["guide.free.reconcile", null, "done"],

    ["guide.free.shadow", "pool", "pass pass done"],
    ["guide.free.heal", GANDALF, "copy:5 copy:5"],
    ["guide.free.sorry", "card:1C312", "play:1C312"],
    ["guide.free.end", "site:7"],
  ],
  replies: `
    play:1C133 play:1C158 pass
    use:11:1C133:2
    done

    play:1C151 play:1C151 pass
    copy:14
    assign:1:12
    play:1C121 copy:12
    done

    pass
    stop done`,
});
