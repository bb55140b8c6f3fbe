/** Fate tiles and recruitment tokens: what there is, and what may still come, as far as everybody may know. */
import { GROUP, TILE } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { IN_POOL } from "../../state.ts";
import { idOf } from "../explaining.ts";
import type { Props } from "../keys.ts";
import { forceName, tileName } from "../names.ts";
import { packOf } from "../printedWords.ts";
import { tokenKinds } from "../telling/tokens.ts";
import { Row } from "./Row.tsx";
import css from "./reference.module.css";
import { isWantedName, type Sought } from "./search.ts";

type TileId = (typeof TILE.all)[number];

/** Tiles that show the same and are of one set, how many there are and how many are in the pool. */
function tileKinds({
  view,
}: Props): readonly { readonly tile: TileId; readonly all: number; readonly left: number }[] {
  const { tileValue, tileIcon } = printed(view);
  const kinds = new Map<string, { tile: TileId; all: number; left: number }>();
  for (const tile of TILE.all) {
    const key = `${setOf(tile)} ${tileValue[tile]} ${tileIcon[tile]}`;
    const kind = kinds.get(key) ?? { tile, all: 0, left: 0 };
    kind.all++;
    if (view.tiles[tile] === IN_POOL) kind.left++;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}
const setOf = (tile: TileId): string => TILE.names[tile].replace(/_.*/, "");

export function Tokens({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const { say, view } = props;
  return (
    <>
      <h3 className={css.heading}>{say("ref.tiles")}</h3>
      <ul className={css.rows}>
        {tileKinds(props).map(({ tile, all, left }) => (
          <Row
            key={tile}
            props={props}
            id={idOf("tile", tile)}
            name={say("about.tile.title", { tile: tileName(say, tile) })}
            where={say("ref.tiles.left", { left, all })}
            from={packOf(view).tiles.find(({ set }) => set === setOf(tile))?.from ?? null}
          />
        ))}
      </ul>
      {GROUP.all.map((group) => {
        const kinds = tokenKinds(view, group).filter(({ units }) =>
          isWantedName(asked, forceName(say, units)),
        );
        const from = packOf(view).tokens.find((one) => one.group === GROUP.names[group])?.from ?? null;
        return (
          <section key={group}>
            <h3 className={css.heading}>
              {say("about.group.title", { group: say(`group.${GROUP.names[group]}`) })}
            </h3>
            <ul className={css.rows}>
              {kinds.map(({ units, left, all }) => (
                <Row
                  key={units.join()}
                  props={props}
                  id={idOf("group", group)}
                  name={forceName(say, units)}
                  where={say("ref.tokens.left", { left, all })}
                  from={from}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
