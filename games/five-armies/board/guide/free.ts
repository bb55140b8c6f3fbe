/** One turn for the Free Peoples: generals, a sally from the Front Gate, its walls, recruits, and the King under the Mountain. */
import {
  CARD,
  type CHARACTER,
  cardOfUnit,
  DAIN,
  DWARVEN_VETERAN,
  FREE,
  GANDALF,
  MIGHTY_BLOW,
  THORIN,
} from "../../ids.ts";
import { idOf } from "../explaining.ts";
import { at, EVENTS, guideOf, hands } from "./lesson.ts";

const person = (character: (typeof CHARACTER.all)[number]): string => idOf("character", character);

export const freePeoples = guideOf({
  seat: FREE,
  position: [
    "turn=3 fate=5 owned=5:6 control=eastern_spur:1",
    "units=front_gate.dwarven_regular:2,front_gate.dwarven_veteran:1,ravenhill.elven_spearman:2," +
      "lower_slopes.elven_archer:2,ruins_of_dale.man_of_the_lake:2,gate_meadow.orc:3,gate_meadow.great_orc:1," +
      "withered_plain.orc:3,muster_sw.warg_rider:2,goblin_muster_west.goblin:2",
    "at=dain:front_gate,gandalf:western_terraces,thranduil:ravenhill,bard:ruins_of_dale",
    "recruits=front_gate.dwarves_and_men:1,broken_bridge.elves:1",
    hands("event_23", "event_1"),
    "stack=game.generals{n:0;activated:0;tile:-1;drawn:0;placed:[]}",
  ].join(" "),
  steps: [
    ["guide.free.welcome", null],
    ["guide.free.aims", "points"],
    ["guide.free.generals", person(GANDALF), "character:gandalf"],
    ["guide.free.dain", person(DAIN), "character:dain done"],
    ["guide.free.leadership", at("front_gate"), "army:front_gate army:lower_slopes"],
    ["guide.free.fate", "fate"],
    ["guide.free.dice", null],
    ["guide.free.blast", person(GANDALF), "ability:gandalf"],
    ["guide.free.attack", at("gate_meadow"), "use:army_muster:attack attack:front_gate:gate_meadow"],
    ["guide.free.maneuver", idOf("maneuver", cardOfUnit(DWARVEN_VETERAN)), "maneuver:dwarven_veteran"],
    ["guide.free.effect", null, "yes"],
    ["guide.free.markers", at("front_gate"), "done"],
    ["guide.free.cease", null, "cease"],
    ["guide.free.walls", idOf("card", CARD.named("event_23")), "card:event_23"],
    ["guide.free.held", at("front_gate"), "done"],
    ["guide.free.rally", person(DAIN), "ability:dain other"],
    [
      "guide.free.recruit",
      at("front_gate"),
      "use:muster:recruit flip:front_gate:dwarves_and_men flip:broken_bridge:elves",
    ],
    ["guide.free.thorin", person(THORIN), "enter:character:thorin"],
    ["guide.free.draw", EVENTS, "use:event:draw_cards"],
    ["guide.free.blow", at("gate_meadow"), "use:will_of_the_west:attack attack:front_gate:gate_meadow"],
    ["guide.free.mighty", idOf("maneuver", MIGHTY_BLOW), "maneuver:thorin_blow"],
    ["guide.free.stay", at("front_gate"), "done"],
    ["guide.free.end", "fate"],
  ],
  replies: `
    apply number:1 territory:valley army:gate_meadow army:withered_plain army:muster_sw
    done
    maneuver:orc lose:orc done
    use:army:attack attack:gate_meadow:front_gate maneuver:great_orc number:1 lose:orc done
    cease
    use:event:draw_cards
    use:army:strategic_move step:withered_plain:east_meadows go done
    aside:muster
    maneuver:great_orc number:1 lose:orc`,
  chance: [
    // The tile and a Fate card; both sides' dice; the Blast of Magic.
    [4, 0],
    [0, 2, 3, 4, 5, 1, 1, 2, 3, 4, 0],
    [4, 5, 0],
    // The sally: a card, dice, what is rolled again.
    [3],
    [5, 0, 4, 1, 0, 1, 3, 4, 5],
    [2, 2, 2],
    // The Gate: a card, dice, what is rolled again.
    [0],
    [2, 5, 3, 1, 4, 0, 2, 1],
    [1, 0, 0],
    // The rally; two tokens; two cards for each side.
    [4, 1, 5],
    [4, 0],
    [0, 0],
    [0, 0],
    // Thorin's sally.
    [0],
    [3, 4, 0, 5, 1, 2, 0, 1],
    [2, 0, 0, 0],
  ],
});
