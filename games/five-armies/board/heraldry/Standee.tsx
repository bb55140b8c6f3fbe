import { SmallPicture } from "@westmarch/campaign/heraldry";
import { Standee as Plaque } from "@westmarch/campaign/pieces";
import { type CharacterId, sideOfCharacter } from "../../ids.ts";
import { CharacterEmblem } from "./Emblem.tsx";

/** A character's plaque on its wooden foot, around the middle of an SVG: 29 wide, 40 high. */
export const Standee = ({ character }: { readonly character: CharacterId }) => (
  <Plaque side={sideOfCharacter(character)}>
    <CharacterEmblem character={character} size={17} />
  </Plaque>
);

/** A standee as a picture of its own, for a line of words, a tray or the road to dusk. */
export const StandeePicture = ({
  character,
  size = 34,
}: {
  readonly character: CharacterId;
  readonly size?: number | string;
}) => (
  <SmallPicture box="-16 -22 32 42" size={size}>
    <Standee character={character} />
  </SmallPicture>
);
