import { CARD, CHARACTER, MANEUVER } from "../../ids.ts";
import { readId } from "../explaining.ts";
import type { GameSay } from "../keys.ts";
import { CardFace } from "./CardFace.tsx";
import { CharacterCard } from "./CharacterCard.tsx";
import css from "./face.module.css";
import { ManeuverCard } from "./ManeuverCard.tsx";
import type { Boxed } from "./words.ts";

export interface FaceProps {
  /** What `explain` calls it. */
  readonly id: string;
  readonly say: GameSay;
  readonly game: Boxed;
}

const Printed = ({ id, say, game }: FaceProps) => {
  const { kind = null, number = null } = readId(id) ?? {};
  if (kind === "card" && CARD.is(number))
    return <CardFace card={number} say={say} size="large" game={game} />;
  if (kind === "maneuver" && MANEUVER.is(number))
    return <ManeuverCard maneuver={number} say={say} size="large" game={game} />;
  return kind === "character" && CHARACTER.is(number) ? (
    <CharacterCard character={number} say={say} game={game} />
  ) : null;
};

/** A card, a maneuver or a character as large as it can be read; nothing for whatever is none. */
export const Face = (face: FaceProps) => (
  <div className={css.room}>
    <div className={css.laid}>
      <Printed {...face} />
    </div>
  </div>
);
