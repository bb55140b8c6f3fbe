import { type Hand as HandOf, Pieces as OnMap } from "@westmarch/campaign/pieces";
import { useMemo } from "react";
import type { Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { pieceSentence } from "../land/sentence.ts";
import type { Placed } from "./placing.ts";
import { standeeName } from "./sizes.ts";
import type { Thing } from "./standing.ts";
import { Token } from "./Token.tsx";

/** What pieces answer to. */
export type Hand = HandOf<Thing>;

export interface PiecesProps {
  readonly pieces: readonly Placed[];
  readonly say: GameSay;
  readonly view: War;
  readonly able: ReadonlySet<RegionId>;
  /** Whose pieces may glow; null: both sides'. */
  readonly own: Side | null;
  readonly hand: Hand;
  /** Pieces whose likeness is still walking, by key. */
  readonly away: ReadonlySet<string>;
  readonly scale: () => number;
}

/** What a piece asks to be explained by. */
export const aboutPiece = (thing: Thing): string => {
  switch (thing.kind) {
    case "bearers":
      return "fellowship";
    case "company":
      return thing.characters.length === 1
        ? `character:${thing.characters[0]}`
        : `army:${thing.region}:${thing.side}`;
    case "nazgul":
    case "army":
      return `army:${thing.region}:${thing.side}`;
  }
};

/** Everything that stands on the map, as buttons above it. */
export const Pieces = ({ pieces, say, view, able, own, ...rest }: PiecesProps) => {
  const spoken = useMemo(
    () => pieces.map(({ thing }) => pieceSentence(say, view, thing)),
    [pieces, say, view],
  );
  return (
    <OnMap
      {...rest}
      Token={Token}
      about={aboutPiece}
      shown={pieces.map((piece, i) => {
        const { thing, named } = piece;
        return {
          piece,
          spoken: spoken[i] ?? "",
          who: thing.kind === "company" && named ? standeeName(say, thing.characters) : null,
          glows: able.has(thing.region) && (own === null || own === thing.side),
        };
      })}
    />
  );
};
