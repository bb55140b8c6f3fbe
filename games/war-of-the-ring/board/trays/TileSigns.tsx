/** What stands on the Hunt tiles, drawn and in words. */
import { CARD } from "../../data/cards.ts";
import { DIE_TILE, EYE_TILE, TILE_NAMES, TILE_VALUE, type TileId } from "../../data/tiles.ts";
import type { GameSay } from "../keys.ts";
import { cardName } from "../names.ts";
import { Eye } from "../signs/Eye.tsx";

/** What stands on tiles of one value, in words. */
export function valueName(say: GameSay, value: number): string {
  if (value === EYE_TILE) return say("tray.tile.eye");
  if (value === DIE_TILE) return say("tray.tile.die");
  return say("tray.tile.value", { value: `${value}`.replace("-", "−") });
}

/** A special tile is called after the card that brings it. */
export function tileName(say: GameSay, tile: TileId): string {
  const card = CARD.find(TILE_NAMES[tile]);
  return card === null ? valueName(say, TILE_VALUE[tile]) : cardName(say, card);
}

/** What stands on tiles of one value, drawn. */
export const ValueSign = ({ value }: { readonly value: number }) => {
  if (value === EYE_TILE) return <Eye />;
  return <b>{value === DIE_TILE ? "⚄" : `${value}`.replace("-", "−")}</b>;
};
