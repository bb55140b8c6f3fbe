/** Who is in an army, as a slip: figures by their shields, counted, who leads them, and what they are worth in a combat. */
import { type ArmyTold, armyAsked, Row as RosterRow, Roster as Sheet } from "@westmarch/campaign/roster";
import type { ReactNode } from "react";
import {
  CHARACTER,
  type CharacterId,
  DAMAGE,
  LEADERSHIP_TOKENS,
  PLACE,
  type PlaceId,
  type Side,
  sideOfCharacter,
  UNITS_OF,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { leadershipIn, roomIn } from "../../rules/board.ts";
import { DICE_LIMIT, type FiveArmies } from "../../state.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import { DropPicture, PennantPicture, TokenPicture } from "../heraldry/Tokens.tsx";
import type { GameSay } from "../keys.ts";
import { characterName, groupName, placeAt, placeName, things, units } from "../names.ts";
import styles from "./roster.module.css";
import { armyAt, standingIn } from "./standing.ts";

interface Told {
  readonly say: GameSay;
  readonly view: FiveArmies;
}

const Row = ({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) => (
  <RosterRow>
    <span className={styles.picture}>{picture}</span>
    <span>{children}</span>
  </RosterRow>
);

/** What all units roll together, and how many may stand there. */
function worthOf(place: PlaceId, side: Side, { say, view }: Told): string {
  const army = armyAt(view, place, side);
  const { strength } = printed(view);
  const [count, power] = (army?.ranks ?? []).reduce(
    ([all, sum], { unit, count: many }) => [all + many, sum + many * (strength[unit] ?? 0)],
    [0, 0],
  );
  const limit = roomIn(view, side, place);
  return say("piece.worth", {
    units: count,
    limit: Number.isFinite(limit) ? limit : 0,
    dice: Math.min(DICE_LIMIT, power),
    leadership: leadershipIn(view, side, place),
  });
}

const charactersAt = (view: FiveArmies, place: PlaceId, side: Side): CharacterId[] =>
  CHARACTER.all.filter((character) => view.at[character] === place && sideOfCharacter(character) === side);

/** Everything of a side that stands in a place. */
const Roster = ({ place, side, say, view }: Told & { readonly place: PlaceId; readonly side: Side }) => {
  const army = armyAt(view, place, side);
  const piles = standingIn(view, place).flatMap((thing) =>
    thing.kind === "pile" && thing.side === side ? [thing] : [],
  );
  return (
    <Sheet
      between={4}
      rows={
        <>
          {UNITS_OF[side].flatMap((unit) => {
            const count = army?.ranks.find((rank) => rank.unit === unit)?.count ?? 0;
            if (count === 0) return [];
            return [
              <Row key={unit} picture={<ShieldPicture unit={unit} size={30} />}>
                {units(say, unit, count)}
              </Row>,
            ];
          })}
          {charactersAt(view, place, side).map((character) => (
            <Row key={`c${character}`} picture={<StandeePicture character={character} size={30} />}>
              {characterName(say, character)}
            </Row>
          ))}
          {army !== null && army.tokens > 0 && (
            <Row picture={<PennantPicture side={side} size={24} />}>
              {things(say, LEADERSHIP_TOKENS, army.tokens)}
            </Row>
          )}
          {army !== null && army.damage > 0 && (
            <Row picture={<DropPicture count={army.damage} size={26} />}>
              {things(say, DAMAGE, army.damage)}
            </Row>
          )}
          {piles.map(({ group, count }) => (
            <Row key={`g${group}`} picture={<TokenPicture group={group} size={24} />}>
              {say("piece.tokens", { count, group: groupName(say, group) })}
            </Row>
          ))}
        </>
      }
      worth={army === null ? null : worthOf(place, side, { say, view })}
    />
  );
};

/** What `army:PLACE:SIDE` is asked about; null for every other id. */
export function explainArmy(id: string, told: Told): ArmyTold | null {
  const asked = armyAsked(id, PLACE);
  if (!asked) return null;
  const { place, side } = asked;
  const { say, view } = told;
  return {
    title: armyAt(view, place, side)
      ? say("piece.roster", { at: placeAt(say, place) })
      : placeName(say, place),
    body: <Roster place={place} side={side} {...told} />,
    rules: ["1.1", "8.1", "12.9"],
  };
}
