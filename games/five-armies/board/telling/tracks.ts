/** Things there is only one of, or that are all alike: tracks, points, small tokens, what is in the air. */
import { listed } from "@westmarch/boardkit/writing";
import { said } from "@westmarch/campaign/telling";
import {
  BEORN,
  BILBO,
  BOLG,
  EYRIE,
  FREE,
  LORD,
  RUINS_OF_DALE,
  SHADOW,
  TERRITORY,
  THORIN,
  TILE,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { freeEagles, shadowPoints } from "../../rules/board.ts";
import { mostBats } from "../../rules/sky.ts";
import { type FiveArmies, HAND_LIMIT, IN_POOL, POINTS_TO_WIN } from "../../state.ts";
import type { Alone } from "../explaining.ts";
import { place, placeName, territoryName, tileName, withinCharacter } from "../names.ts";
import { packOf } from "../printedWords.ts";
import type { Asked, Explanation } from "./told.ts";

/** The characters that come by the fate track, in its order. */
const COMERS = [BILBO, THORIN, LORD, BEORN] as const;

function fate({ say, view }: Asked): Explanation {
  const { readyAt } = printed(view);
  return {
    title: say("about.fate.title"),
    words: said(say("about.fate"), say("about.fate.now", { fate: view.fate })),
    lists: [
      {
        heading: say("about.fate.steps"),
        items: COMERS.toSorted((one, other) => readyAt[one] - readyAt[other]).map((one) =>
          say("about.fate.step", { step: readyAt[one], character: withinCharacter(say, one) }),
        ),
      },
    ],
    from: packOf(view).characters.find(({ id }) => id === "bilbo")?.from ?? null,
    rules: ["2.6", "4.10", "4.13", "6.2", "14.2"],
  };
}

/** Tiles in the pool by what they show, and how many of each. */
export function poolOf(
  view: FiveArmies,
): readonly { readonly tile: (typeof TILE.all)[number]; readonly count: number }[] {
  const { tileValue, tileIcon } = printed(view);
  const kinds = new Map<string, { tile: (typeof TILE.all)[number]; count: number }>();
  for (const tile of TILE.all) {
    if (view.tiles[tile] !== IN_POOL) continue;
    const key = `${tileValue[tile]}${tileIcon[tile]}`;
    const kind = kinds.get(key) ?? { tile, count: 0 };
    kind.count++;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

function pool({ say, view }: Asked): Explanation {
  const kinds = poolOf(view);
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return {
    title: say("about.pool.title"),
    words: said(say("about.pool"), say("about.pool.now", { count })),
    lists: [
      {
        heading: say("about.pool.left"),
        items: kinds.map((kind) =>
          say("about.pool.kind", { count: kind.count, tile: tileName(say, kind.tile) }),
        ),
      },
    ],
    from: packOf(view).tiles[0]?.from ?? null,
    rules: ["3.6", "4.7", "4.8", "4.12", "4.14"],
  };
}

function points({ say, view }: Asked): Explanation {
  const { settlements, points: worth } = printed(view);
  return {
    title: say("about.points.title"),
    words: said(
      say("about.points", { wins: POINTS_TO_WIN }),
      say("about.points.now", { points: shadowPoints(view) }),
    ),
    lists: [
      {
        heading: say("about.points.places"),
        items: settlements.map((at) =>
          say(view.control[at] === 0 ? "about.points.free" : "about.points.shadow", {
            place: placeName(say, at),
            points: worth[at],
          }),
        ),
      },
    ],
    rules: ["14.1", "14.2", "14.3", "14.5"],
  };
}

const dice = ({ say, view }: Asked): Explanation => ({
  title: say("about.dice.title"),
  words: said(
    say("about.dice"),
    say("about.dice.now", { free: view.owned[FREE], shadow: view.owned[SHADOW] }),
  ),
  from: packOf(view).dice.from,
  rules: ["4.1", "4.18", "4.20", "5.11"],
});

const eagles = ({ say, view }: Asked): Explanation => ({
  title: say("about.eagles.title"),
  words: said(
    say("about.eagles"),
    say("about.eagles.now", { eyrie: view.eagles[EYRIE], left: freeEagles(view) }),
    view.lord < 0 ? say("about.eagles.lordless", { character: withinCharacter(say, LORD) }) : null,
  ),
  from: packOf(view).eagles.from,
  rules: ["15.1", "15.2", "15.3", "15.4", "15.5"],
});

function bats({ say, view }: Asked): Explanation {
  const over = TERRITORY.all.filter((one) => view.bats[one] > 0);
  return {
    title: say("about.bats.title"),
    words: said(
      say("about.bats", { most: mostBats(view) }),
      over.length === 0
        ? null
        : say("about.bats.now", {
            territories: listed(
              say,
              over.map((one) =>
                say("about.bats.over", { territory: territoryName(say, one), count: view.bats[one] }),
              ),
            ),
          }),
    ),
    from: packOf(view).bats.from,
    rules: ["4.15", "17.1", "17.2", "17.3", "17.4"],
  };
}

const bodyguard = ({ say, view }: Asked): Explanation => ({
  title: say("about.bodyguard.title"),
  words: said(
    say("about.bodyguard", { place: place(say, RUINS_OF_DALE), character: withinCharacter(say, BOLG) }),
    say("about.bolg.bodyguard", { count: view.bodyguard }),
  ),
  rules: ["18.1", "19.3", "19.16"],
});

const wrath = ({ say, view }: Asked): Explanation => ({
  title: say("about.wrath.title"),
  words: said(
    say("about.wrath", { character: withinCharacter(say, BEORN) }),
    view.at[BEORN] >= 0 ? say("about.beorn.wrath", { count: view.wrath }) : null,
  ),
  rules: ["16.1", "16.2", "16.5"],
});

/** What needs nothing but its words. */
const plainly =
  (name: "leadership" | "damage" | "control" | "activation" | "closed-pass", rules: readonly string[]) =>
  ({ say }: Asked): Explanation => ({
    title: say(`about.${name}.title`),
    words: said(say(`about.${name}`)),
    rules,
  });

export const ALONE_TOLD: Readonly<Record<Alone, (asked: Asked) => Explanation>> = {
  fate,
  pool,
  points,
  dice,
  eyrie: eagles,
  eagles,
  bats,
  leadership: plainly("leadership", ["1.7", "4.6", "4.16", "7.7", "12.6"]),
  damage: plainly("damage", ["12.7", "12.9", "12.10", "8.3", "10.7"]),
  control: plainly("control", ["8.7", "8.11", "14.1", "19.10"]),
  activation: plainly("activation", ["4.5", "4.7", "7.4"]),
  bodyguard,
  wrath,
  "closed-pass": plainly("closed-pass", ["9.1", "9.2"]),
  hand: ({ say }) => ({
    title: say("about.hand.title"),
    words: said(say("about.hand", { limit: HAND_LIMIT })),
    rules: ["4.2", "4.3", "11.3", "18.2"],
  }),
  reconstruction: ({ say, view }) => ({
    title: say("about.reconstruction.title"),
    words: said(
      view.pack === ""
        ? null
        : say("about.reconstruction.pack", { title: packOf(view).title, version: packOf(view).version }),
      say("about.reconstruction"),
      say("about.reconstruction.known"),
      say("about.reconstruction.made"),
      say("about.reconstruction.marks"),
    ),
    rules: ["20.1", "20.2", "20.4", "20.5"],
  }),
};
