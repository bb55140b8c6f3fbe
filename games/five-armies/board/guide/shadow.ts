/** One turn for the Shadow: fate and bats, recruits, a forced march, and the Eastern Spur taken by a combined attack. */
import { BARD, cardOfUnit, GOBLIN, GREAT_ORC, SHADOW, TERRITORY } from "../../ids.ts";
import { idOf } from "../explaining.ts";
import { at, guideOf, hands } from "./lesson.ts";

const GOBLINS = idOf("maneuver", cardOfUnit(GOBLIN));

export const shadow = guideOf({
  seat: SHADOW,
  position: [
    "turn=2 fate=3 owned=5:6 activated=gandalf,bard tokens=ravenhill:1,eastern_spur:1",
    "units=eastern_spur.man_of_the_lake:3,front_gate.dwarven_regular:2,ravenhill.elven_spearman:2," +
      "camp.man_of_the_lake:1,east_meadows.orc:3,east_meadows.great_orc:1,spur_foot.goblin:2,spur_foot.orc:2," +
      "muster_nw.warg_rider:2,muster_nw.orc:1,goblin_muster_east.goblin:3",
    "at=bard:eastern_spur,dain:front_gate,gandalf:ravenhill,thranduil:ravenhill",
    "recruits=muster_nw.shadow:3,muster_sw.shadow:2,front_gate.dwarves_and_men:1",
    hands("event_1", "event_5"),
    "stack=game.again{n:0;activated:2;tile:13;drawn:1;placed:[13,19]}",
  ].join(" "),
  steps: [
    ["guide.shadow.welcome", idOf("character", BARD)],
    ["guide.shadow.aims", "points"],
    ["guide.shadow.tile", "pool", "draw"],
    ["guide.shadow.fate", "fate"],
    ["guide.shadow.bats", idOf("territory", TERRITORY.named("east_bank")), "number:1 territory:east_bank"],
    ["guide.shadow.leadership", at("east_meadows"), "army:east_meadows army:spur_foot army:muster_nw"],
    [
      "guide.shadow.recruit",
      at("muster_nw"),
      "use:muster:recruit flip:muster_nw:shadow flip:muster_sw:shadow",
    ],
    [
      "guide.shadow.march",
      at("muster_nw"),
      "use:character:forced_march step:muster_nw:stony_rise go to:withered_plain",
    ],
    ["guide.shadow.combined", at("eastern_spur"), "use:army:combined_attack to:eastern_spur"],
    ["guide.shadow.first", at("spur_foot"), "army:spur_foot"],
    ["guide.shadow.goblins", GOBLINS, "maneuver:goblin"],
    ["guide.shadow.reroll", null, "number:1"],
    ["guide.shadow.above", null, "yes"],
    ["guide.shadow.walls", at("eastern_spur"), "done"],
    ["guide.shadow.second", null, "continue"],
    ["guide.shadow.fresh", at("east_meadows"), "army:east_meadows"],
    ["guide.shadow.great", idOf("maneuver", cardOfUnit(GREAT_ORC)), "maneuver:great_orc"],
    ["guide.shadow.white", null, "number:0"],
    ["guide.shadow.breach", at("eastern_spur"), "continue"],
    ["guide.shadow.again", at("spur_foot"), "army:spur_foot"],
    ["guide.shadow.storm", GOBLINS, "maneuver:goblin"],
    ["guide.shadow.fall", at("eastern_spur"), "yes done"],
    ["guide.shadow.advance", at("eastern_spur"), "army:spur_foot go"],
    ["guide.shadow.eye", at("goblin_muster_east"), "use:lidless_eye:goblin_muster"],
    ["guide.shadow.end", "points"],
  ],
  replies: `
    use:event:draw_cards
    aside:muster
    aside:event
    maneuver:man_of_the_lake no done stand
    maneuver:regroup done stand
    maneuver:man_of_the_lake
    aside:character`,
  chance: [
    // A second tile; both sides' dice; two cards; two tokens.
    [1],
    [0, 2, 4, 4, 0, 2, 1, 0, 1, 4, 5],
    [3, 3],
    [2, 9],
    // The first round: a card, dice, what is rolled again.
    [5],
    [5, 0, 2, 3, 0, 1, 4],
    [1, 0, 0],
    // The second.
    [1, 5, 2, 0, 3, 0, 1, 2],
    [1, 1, 1],
    // The third: the walls are breached.
    [4, 5, 4, 1, 0, 1, 2],
    [0, 1, 1],
  ],
});
