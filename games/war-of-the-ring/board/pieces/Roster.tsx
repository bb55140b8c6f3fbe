/** Who is in an Army, as a slip: figures by Nation, counted and drawn, and what they are worth in a battle. */
import { Spoken } from "@westmarch/boardkit";
import { type ArmyTold, armyAsked, Row as RosterRow, Roster as Sheet } from "@westmarch/campaign/roster";
import type { ReactNode } from "react";
import {
  ALL_CHARACTERS,
  eliteOf,
  type FigureId,
  leaderOf,
  NAZGUL,
  PERSON,
  regularOf,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { forceIn, isBesieged, isBesieging, leadershipOf, unitsOf } from "../../rules/figures.ts";
import { ARMY_LIMIT, DICE_LIMIT, SIEGE_LIMIT, type War } from "../../state.ts";
import { CharacterEmblem } from "../heraldry/Emblem.tsx";
import { FigureGlyph } from "../heraldry/FigureGlyph.tsx";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import type { GameSay } from "../keys.ts";
import { characterName, figures, nationName, place } from "../names.ts";
import styles from "./roster.module.css";
import { armyAt, type Contingent } from "./standing.ts";

/** More of a kind than this are told by their number alone. */
const DRAWN = 5;

interface Told {
  readonly say: GameSay;
  readonly view: War;
}

/** So many of one kind, drawn; the voice hears them in words. */
const Figures = ({
  say,
  figure,
  count,
}: {
  readonly say: GameSay;
  readonly figure: FigureId;
  readonly count: number;
}) =>
  count === 0 ? null : (
    <span className={styles.kind}>
      <Spoken as={figures(say, figure, count)}>
        <b className={styles.count}>{count}</b>
        {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <FigureGlyph key={i} figure={figure} size={19} />
        ))}
      </Spoken>
    </span>
  );

const Row = ({ say, nation, regulars, elites, leaders }: Contingent & { readonly say: GameSay }) => (
  <RosterRow className={styles.row}>
    <ShieldPicture nation={nation} size={28} />
    <span className={styles.nation}>{nationName(say, nation)}</span>
    <span className={styles.figures}>
      <Figures say={say} figure={regularOf(nation)} count={regulars} />
      <Figures say={say} figure={eliteOf(nation)} count={elites} />
      {leaders > 0 && <Figures say={say} figure={leaderOf(nation)} count={leaders} />}
    </span>
  </RosterRow>
);

const bodyOf = (region: RegionId, side: Side, { say, view }: Told): ReactNode => {
  const army = armyAt(view, region, side);
  const force = forceIn(view, side, region);
  const characters = ALL_CHARACTERS.filter((character) => (force[PERSON + character] ?? 0) > 0);
  const units = unitsOf(force);
  const limit = isBesieged(view, side, region) ? SIEGE_LIMIT : ARMY_LIMIT;
  return (
    <Sheet
      between={6}
      rows={
        <>
          {army?.contingents.map((contingent) => (
            <Row key={contingent.nation} say={say} {...contingent} />
          ))}
          {view.nazgul[region] > 0 && side === SHADOW && (
            <RosterRow className={styles.row}>
              <FigureGlyph figure={NAZGUL} size={17} />
              <span className={styles.nation}>{say("figure.nazgul", { count: view.nazgul[region] })}</span>
            </RosterRow>
          )}
          {characters.map((character) => (
            <RosterRow key={character} className={styles.row}>
              <svg viewBox="-11 -11 22 22" className={styles.seal} data-side={side} aria-hidden="true">
                <circle r="10" />
                <CharacterEmblem character={character} size={14} />
              </svg>
              <span className={styles.nation}>{characterName(say, character)}</span>
            </RosterRow>
          ))}
        </>
      }
      worth={
        units > 0
          ? say("land.roster.worth", {
              units,
              limit,
              dice: Math.min(DICE_LIMIT, units),
              leadership: leadershipOf(view, force),
            })
          : null
      }
    />
  );
};

const titleOf = (region: RegionId, side: Side, { say, view }: Told): string => {
  const where = place(say, region);
  if (unitsOf(forceIn(view, side, region)) === 0) return say("land.roster.company", { place: where });
  if (isBesieged(view, side, region)) return say("land.roster.besieged", { place: where });
  if (isBesieging(view, side, region)) return say("land.roster.besieging", { place: where });
  return say("land.roster.army", { place: where });
};

/** What `army:REGION:SIDE` is asked about; null for every other id. */
export function explainArmy(id: string, told: Told): ArmyTold | null {
  const army = armyAsked(id, REGION);
  return (
    army && {
      title: titleOf(army.place, army.side, told),
      body: bodyOf(army.place, army.side, told),
      rules: ["2.4.1", "8.2.1", "9.3.4"],
    }
  );
}
