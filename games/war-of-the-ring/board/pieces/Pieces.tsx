import { type Hand as HandOf, type OnBoard, Pieces as OnMap } from "@westmarch/campaign/pieces";
import { useCallback } from "react";
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
export const Pieces = ({ say, view, ...rest }: PiecesProps) => (
  <OnMap
    {...rest}
    Token={Token}
    about={aboutPiece}
    sentence={useCallback((thing: Thing) => pieceSentence(say, view, thing), [say, view])}
    who={(thing) => (thing.kind === "company" ? standeeName(say, thing.characters) : null)}
    acts={({ region, side }) => ({ at: region, side })}
  />
);
