import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { Item } from "@westmarch/campaign/reference";
import type { TileId } from "../../data/tiles.ts";
import { IN_POOL } from "../../state.ts";
import { placeOfTile, tileName } from "../cards/explaining/cardboard.ts";
import { Tile, TileSign } from "../cards/Tile.tsx";
import type { Props } from "../keys.ts";
import css from "./reference.module.css";

/** All tiles, with what may still be drawn: the pool is open to everybody. */
export const Tiles = ({ props, tiles }: { readonly props: Props; readonly tiles: readonly TileId[] }) => {
  const { say, view, explain } = props;
  return (
    <>
      <ul className={css.tiles}>
        {tiles.map((tile) => {
          const where = say(`ref.tile.${placeOfTile(view.tiles[tile])}`);
          return (
            <li key={tile}>
              <Item className={css.item} explain={() => explain(`tile:${tile}`)}>
                <Spoken as={listed(say, [tileName(say, tile), where], "parts")}>
                  <span className={css.face} data-spent={view.tiles[tile] !== IN_POOL || undefined}>
                    <Tile tile={tile} size={54} />
                  </span>
                  <span className={css.place}>{where}</span>
                </Spoken>
              </Item>
            </li>
          );
        })}
      </ul>
      <p className={css.legend}>
        <TileSign sign="reveal" size={22} /> {say("ref.tile.reveals")}
        <TileSign sign="stop" size={22} /> {say("ref.tile.stops")}
      </p>
    </>
  );
};
