import { type Hand as HandOf, type OnBoard, Pieces as OnMap } from "@westmarch/campaign/pieces";
import { useCallback } from "react";
import { EYRIE, type PlaceId, territoryOf } from "../../ids.ts";
import { idOf } from "../explaining.ts";
import type { GameSay } from "../keys.ts";
import type { Placed } from "./placing.ts";
import { pieceSentence } from "./sentence.ts";
import { standeeName } from "./sizes.ts";
import type { Thing } from "./standing.ts";
import { Token } from "./Token.tsx";

/** What pieces answer to. */
export type Hand = HandOf<Thing>;

/** What a piece asks to be explained by. */
export const aboutPiece = (thing: Thing): string => {
  switch (thing.kind) {
    case "army":
      return `army:${thing.place}:${thing.side}`;
    case "company": {
      const [first] = thing.characters;
      return thing.characters.length === 1 && first !== undefined
        ? idOf("character", first)
        : `army:${thing.place}:${thing.side}`;
    }
    case "pile":
      return idOf("group", thing.group);
    case "swarm":
      return idOf("territory", thing.territory);
    case "flight":
      return thing.roost === EYRIE ? "eyrie" : idOf("territory", territoryOf(thing.roost));
    case "ground":
      return idOf("region", thing.place);
  }
};

type PiecesProps = OnBoard<Thing, Placed, PlaceId> & { readonly say: GameSay };

const canAct = ({ kind }: Thing): boolean => kind === "army" || kind === "company";

/** Everything that stands on the map, as buttons above it. */
export const Pieces = ({ say, ...rest }: PiecesProps) => (
  <OnMap
    {...rest}
    Token={Token}
    about={aboutPiece}
    sentence={useCallback((thing: Thing) => pieceSentence(say, thing), [say])}
    who={(thing) => standeeName(say, thing)}
    acts={(thing) => (canAct(thing) ? { at: thing.place, side: thing.side } : null)}
  />
);
