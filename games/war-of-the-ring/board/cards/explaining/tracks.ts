/** Things there is only one of: the Hunt, the Fellowship, tracks, points, Rings. */
import { listed } from "@westmarch/boardkit/writing";
import { type Explanation, said } from "@westmarch/campaign/telling";
import { FELLOWS, FREE, NONE, SHADOW } from "../../../data/ids.ts";
import { ALL_TILES, EYE_TILE, TILE_REVEALS, TILE_VALUE } from "../../../data/tiles.ts";
import { inFellowship, pointsToWin } from "../../../facts.ts";
import { DICE_LIMIT, IN_POOL } from "../../../state.ts";
import { place, whereabouts, withinCharacter } from "../../names.ts";
import type { Asked } from "./told.ts";

function hunt({ say, view }: Asked): Explanation {
  const pool = ALL_TILES.filter((tile) => view.tiles[tile] === IN_POOL);
  return {
    title: say("about.hunt.title"),
    words: said(
      say("about.hunt"),
      say("about.hunt.level", {
        level: Math.min(DICE_LIMIT, view.box[SHADOW]),
        needed: Math.max(2, 6 - view.box[FREE]),
      }),
      say("about.hunt.moved", { dice: view.box[FREE] }),
      say("about.hunt.pool", {
        tiles: pool.length,
        eyes: pool.filter((tile) => TILE_VALUE[tile] === EYE_TILE).length,
        reveals: pool.filter((tile) => TILE_REVEALS[tile]).length,
      }),
    ),
    rules: ["13.2.1", "13.2.2", "13.2.3", "13.2.5", "13.1.1", "4.4.3"],
  };
}

function fellowship({ say, view }: Asked): Explanation {
  const companions = FELLOWS.filter((fellow) => inFellowship(view, fellow) && fellow !== view.guide);
  return {
    title: say("about.fellowship.title"),
    words: said(
      say("about.fellowship"),
      view.mordor === NONE
        ? say("about.fellowship.at", { region: place(say, view.bearers), steps: view.progress })
        : say("about.fellowship.mordor", { step: whereabouts(say, view) }),
      say(view.revealed === 1 ? "about.fellowship.revealed" : "about.fellowship.hidden"),
      say("about.fellowship.guide", { character: withinCharacter(say, view.guide) }),
      companions.length === 0
        ? null
        : say("about.fellowship.with", {
            characters: listed(
              say,
              companions.map((fellow) => withinCharacter(say, fellow)),
            ),
          }),
    ),
    rules: ["12.1.1", "12.3.1", "12.4.2", "12.5.1", "12.7.1"],
  };
}

const corruption = ({ say, view }: Asked): Explanation => ({
  title: say("about.corruption.title"),
  words: said(say("about.corruption"), say("about.corruption.now", { corruption: view.corruption })),
  rules: ["13.7.1", "13.7.2", "12.8.1", "15.2.1"],
});

const mordor = ({ say, view }: Asked): Explanation => ({
  title: say("about.mordor.title"),
  words: said(
    say("about.mordor"),
    view.mordor === NONE ? say("about.mordor.not") : say("about.mordor.now", { step: view.mordor }),
  ),
  rules: ["14.1.1", "14.2.2", "14.2.3", "14.2.4", "14.3.1", "15.2.2"],
});

const points = ({ say, view }: Asked): Explanation => ({
  title: say("about.points.title"),
  words: said(
    say("about.points"),
    say("about.points.now", {
      free: view.points[FREE],
      freeGoal: pointsToWin(view, FREE),
      shadow: view.points[SHADOW],
      shadowGoal: pointsToWin(view, SHADOW),
    }),
  ),
  rules: ["15.3.1", "15.3.2", "15.3.4", "10.9.4"],
});

const rings = ({ say, view }: Asked): Explanation => ({
  title: say("about.rings.title"),
  words: said(
    say("about.rings"),
    say("about.rings.now", { free: view.rings[FREE], shadow: view.rings[SHADOW] }),
  ),
  rules: ["5.4.1", "5.4.2", "5.4.3", "5.4.4", "5.4.5"],
});

export const ALONE = {
  hunt,
  fellowship,
  corruption,
  "mordor-track": mordor,
  points,
  rings,
} as const;
export const isAlone = (id: string): id is keyof typeof ALONE => Object.hasOwn(ALONE, id);
