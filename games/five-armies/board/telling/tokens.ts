/** Recruitment tokens and fate tiles. */

import { said } from "@westmarch/campaign/telling";
import { GROUP, type GroupId, PLACE, STANDARD_TILES, TILE, type TileId, TOKEN } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { stackOf, tokensIn } from "../../rules/mustering.ts";
import type { FiveArmies } from "../../state.ts";
import { TILE_PLACE } from "../../state.ts";
import { forceName, groupName, tileName } from "../names.ts";
import { packOf } from "../printedWords.ts";
import type { Asked, Explanation } from "./told.ts";

/** Tokens of a group that look alike once they are flipped. */
export interface TokenKind {
  /** So many units of each type. */
  readonly units: readonly number[];
  /** Not flipped yet: on the board or in the stack, neither player knows which. */
  readonly left: number;
  readonly all: number;
}

/** What the tokens of a group show, and how many of each may still come. */
export function tokenKinds(view: FiveArmies, group: GroupId): readonly TokenKind[] {
  const { tokenGroup, tokenUnits } = printed(view);
  const kinds = new Map<string, { units: readonly number[]; left: number; all: number }>();
  for (const token of TOKEN.all) {
    if (tokenGroup[token] !== group) continue;
    const units = tokenUnits[token];
    const kind = kinds.get(units.join()) ?? { units, left: 0, all: 0 };
    kind.all++;
    kind.left += view.unflipped[token];
    kinds.set(units.join(), kind);
  }
  return [...kinds.values()];
}

/** Tokens of a group on the board, face down. */
export const laid = (view: FiveArmies, group: GroupId): number =>
  PLACE.all.reduce((sum, at) => sum + tokensIn(view, at, group), 0);

export function group({ say, view }: Asked, id: GroupId): Explanation {
  const kinds = tokenKinds(view, id).filter(({ left }) => left > 0);
  return {
    title: say("about.group.title", { group: groupName(say, id) }),
    words: said(
      say("about.group"),
      say("about.group.counts", { board: laid(view, id), stack: stackOf(view, id) }),
    ),
    lists:
      kinds.length === 0
        ? []
        : [
            {
              heading: say("about.group.left"),
              items: kinds.map(({ units, left }) =>
                say("about.group.kind", { left, force: forceName(say, [...units]) }),
              ),
            },
          ],
    from: packOf(view).tokens.find((one) => one.group === GROUP.names[id])?.from ?? null,
    rules: ["3.2", "10.1", "10.2", "10.3", "10.5"],
  };
}

const PLACES = TILE_PLACE.names;
/** Where a tile is. */
export const placeOfTile = (view: FiveArmies, tile: TileId): (typeof PLACES)[number] =>
  PLACES[view.tiles[tile]] ?? "unused";

export function tile({ say, view }: Asked, id: TileId): Explanation {
  const { tileValue, tileIcon } = printed(view);
  const [set = "standard"] = TILE.names[id].split("_");
  return {
    title: say("about.tile.title", { tile: tileName(say, id) }),
    words: said(
      say("about.tile.value", { value: tileValue[id] }),
      tileIcon[id] ? say("about.tile.icon") : null,
      id < STANDARD_TILES ? null : say("about.tile.special"),
      say(`about.tile.${placeOfTile(view, id)}`),
    ),
    from: packOf(view).tiles.find((one) => one.set === set)?.from ?? null,
    rules: ["4.8", "4.10", ...(tileIcon[id] ? ["4.11"] : []), ...(id < STANDARD_TILES ? ["4.12"] : ["4.9"])],
  };
}
