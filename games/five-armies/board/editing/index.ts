/** How a position of the Five Armies is set up by hand. */
import type { Editing } from "@westmarch/boardkit";
import { ASIDE, BOTH, FACE_COUNT, LORD, PLACE, SHADOW, UNIT_COUNT, UNITS_OF } from "../../ids.ts";
import { newGame } from "../../newgame.ts";
import { blank } from "../../position.ts";
import { hasArmy } from "../../rules/board.ts";
import { type FiveArmies, USUAL_RULINGS } from "../../state.ts";
import { place, placeName } from "../names.ts";
import { changed } from "./change.ts";
import { groups } from "./knobs.ts";
import { move, type Own, placeId, racks, standing } from "./pieces.ts";

/** The set-up (3.3) on the first turn; each side's dice show one face after the other. */
function start(): FiveArmies {
  const g: FiveArmies = { ...blank(), ...newGame(USUAL_RULINGS), turn: 1, stack: blank().stack };
  for (const side of BOTH) for (let face = 0; face < 5; face++) g.dice[side * FACE_COUNT + face]++;
  return changed(g, () => {});
}

const clear = (g: FiveArmies): FiveArmies =>
  changed(g, (to) => {
    to.units.fill(0);
    to.recruits.fill(0);
    to.control.fill(0);
    to.at = to.at.map((at, character) => (character !== LORD && at >= 0 ? ASIDE : at));
  });

const fault: Editing<FiveArmies>["fault"] = ({ place: [, name], rule }, g, say: Own) => {
  const at = typeof name === "string" ? PLACE.find(name) : null;
  if (rule !== "8.2" || at === null) return null;
  return {
    text: say("edit.both", { place: place(say, at) }),
    mend: () =>
      changed(g, (to) => {
        for (const unit of UNITS_OF[SHADOW]) to.units[at * UNIT_COUNT + unit] = 0;
      }),
  };
};

export const editing: Editing<FiveArmies> = {
  start,
  clear,
  racks,
  places: (_, say: Own) =>
    PLACE.all
      .map((at) => ({ id: placeId(at), name: placeName(say, at) }))
      .toSorted((one, another) => one.name.localeCompare(another.name, say.language)),
  standing,
  move,
  groups,
  fault,
  doubts: (g, say: Own) =>
    BOTH.filter((side) => !PLACE.all.some((at) => hasArmy(g, side, at))).map((side) => ({
      text: say("edit.nowhere", { piece: say(side === SHADOW ? "seat.shadow" : "seat.free_peoples") }),
    })),
};
