/** How a position of the war is set up by hand. */
import type { Editing } from "@westmarch/boardkit";
import { DIE, FACE_COUNT, FREE, NOBODY, SHADOW } from "../../data/ids.ts";
import { REGION } from "../../data/regionnames.ts";
import { ALL_REGIONS, HOME } from "../../data/regions.ts";
import { newGame } from "../../newgame.ts";
import { recount } from "../../notation/map.ts";
import { blank, USUAL } from "../../notation/usual.ts";
import { ASIDE, type War } from "../../state.ts";
import { place, regionName } from "../names.ts";
import { changed } from "./change.ts";
import { FELLOWSHIP, move, type Own, racks, regionId, standing } from "./figures.ts";
import { groups } from "./knobs.ts";

/** The Armies of the set-up (3.2) on the first turn; each side's dice show one face after the other, and one hunts. */
function start(): War {
  const g: War = { ...blank(2), ...newGame(USUAL, 2), turn: 1, stack: blank(2).stack };
  for (const face of DIE[FREE].slice(0, 4)) g.dice[FREE * FACE_COUNT + face]++;
  for (const face of DIE[SHADOW]) g.dice[SHADOW * FACE_COUNT + face]++;
  g.box = [0, 1];
  return changed(g, () => {});
}

const clear = (g: War): War =>
  changed(g, (to) => {
    to.regulars.fill(0);
    to.elites.fill(0);
    to.leaders.fill(0);
    to.nazgul.fill(0);
    to.lost.fill(0);
    to.at = to.at.map((at) => (at >= 0 ? ASIDE : at));
    to.control = [...HOME];
    recount(to);
  });

const fault: Editing<War>["fault"] = ({ place: [, name], rule }, g, say: Own) => {
  const region = typeof name === "string" ? REGION.find(name) : null;
  if (rule !== "2.4.2" || region === null) return null;
  return {
    text: say("edit.both", { place: place(say, region) }),
    mend: () =>
      changed(g, (to) => {
        for (const figures of [to.regulars, to.elites])
          for (let nation = 5; nation < 8; nation++) figures[region * 8 + nation] = 0;
        to.nazgul[region] = 0;
        recount(to);
        if (HOME[region] !== NOBODY) to.control[region] = HOME[region];
      }),
  };
};

export const editing: Editing<War> = {
  start,
  clear,
  racks,
  places: (_, say: Own) => [
    { id: FELLOWSHIP, name: say("tray.fellowship") },
    ...ALL_REGIONS.map((region) => ({ id: regionId(region), name: regionName(say, region) })).toSorted(
      (one, other) => one.name.localeCompare(other.name, say.language),
    ),
  ],
  standing,
  move,
  groups,
  fault,
  doubts: () => [],
};
