import { type Hand as HandOf, type OnBoard, Pieces as OnMap } from "@westmarch/campaign/pieces";
import { useMemo } from "react";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import type { Placed } from "./placing.ts";
import { pieceSentence } from "./sentence.ts";
import { standeeName } from "./sizes.ts";
import type { Thing } from "./standing.ts";
import { Token } from "./Token.tsx";

/** What pieces answer to. */
export type Hand = HandOf<Thing>;

type PiecesProps = OnBoard<Thing, Placed, RegionId> & { readonly say: GameSay; readonly view: War };

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
