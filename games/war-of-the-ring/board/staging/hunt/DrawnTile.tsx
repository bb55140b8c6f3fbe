import { paragraph } from "@westmarch/boardkit/writing";
import { BY_CARD, BY_STEP, BY_STRONGHOLD } from "../../../data/hunt-terms.ts";
import { DIE_TILE, EYE_TILE, isStandard, TILE_OF_CARD, TILE_VALUE } from "../../../data/tiles.ts";
import { Tile, TileBack } from "../../cards/Tile.tsx";
import type { GameSay } from "../../keys.ts";
import { cardName } from "../../names.ts";
import css from "./hunt.module.css";
import type { Part } from "./part.ts";
import type { Drawn } from "./telling.ts";

function tileTitle(say: GameSay, { tile }: Drawn): string {
  for (const [card, special] of TILE_OF_CARD) if (special === tile) return cardName(say, card);
  const value = TILE_VALUE[tile];
  if (value === EYE_TILE) return say("hunt.tile.eye");
  return value === DIE_TILE ? say("hunt.tile.die") : say("hunt.tile.number", { value });
}

/** Why it is drawn, where no Hunt roll is the reason. */
const WHY = new Map<number, "hunt.tile.by-step" | "hunt.tile.by-stronghold" | "hunt.tile.by-card">([
  [BY_STEP, "hunt.tile.by-step"],
  [BY_STRONGHOLD, "hunt.tile.by-stronghold"],
  [BY_CARD, "hunt.tile.by-card"],
]);

function tileWords(say: GameSay, { tile, damage, reveals, stops }: Drawn, by: number): string {
  const value = TILE_VALUE[tile];
  const why = WHY.get(by);
  const words = [
    why && say(why),
    value === DIE_TILE && (damage === null ? say("hunt.tile.rolls") : say("hunt.tile.damage", { damage })),
    value < 0 && say("hunt.tile.heals", { by: -value }),
    value === EYE_TILE && say("hunt.tile.as-many", { damage: damage ?? 0 }),
    !isStandard(tile) && value >= 0 && value < EYE_TILE && say("hunt.tile.damage", { damage: value }),
    reveals && say("hunt.tile.reveals"),
    stops && say("hunt.tile.stops"),
  ];
  return paragraph(say, ...words.map((one) => one || ""));
}

/** The tile, turned over large in the middle. */
export const DrawnTile = ({ scene, props: { say } }: Part) => {
  const { drawn } = scene;
  return (
    <div className={css.middle}>
      {drawn ? (
        <figure className={css.tile} key={drawn.tile} data-explain={`tile:${drawn.tile}`}>
          <span className={css.turner}>
            <Tile tile={drawn.tile} size="100%" />
          </span>
          <figcaption>
            <b>{tileTitle(say, drawn)}</b>
            <span>{tileWords(say, drawn, scene.by)}</span>
          </figcaption>
        </figure>
      ) : (
        <figure className={css.tile}>
          <span className={css.coin}>
            <TileBack size="100%" />
          </span>
          {/* A position in which damage is borne already does not tell which tile it came of. */}
          {scene.left === 0 && (
            <figcaption>
              <span>{say("hunt.tile.none")}</span>
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
};
