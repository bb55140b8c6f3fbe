import { sentenceCase } from "@westmarch/boardkit/writing";
import {
  Ends as EndsBar,
  EndsTold,
  endsOf,
  FightSlip,
  Figures,
  type Party,
  styles,
} from "@westmarch/campaign/forecast";
import { useMemo } from "react";
import { BEORN, other, type Side } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Attack } from "../acting/acting.ts";
import type { GameSay, Key } from "../keys.ts";
import { characterName, place, seatName } from "../names.ts";
import { ENDS } from "./ends.ts";
import { forecast, type Part, roundOf } from "./fight.ts";
import { type Matchup, matchupNow, matchupOf } from "./matchup.ts";

export interface BattleForecastProps {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** The attack that is thought about; null: the combat that is being fought. */
  readonly attack: Attack | null;
}

const nameOfSide = (say: GameSay, m: Matchup, side: Side): string => {
  const camp = side === m.attacker ? m.attackers[0] : m.defender;
  return camp?.strengths.length === 0 ? characterName(say, BEORN) : seatName(say, side);
};

const roundRows: readonly (readonly [name: Key, says: (one: Part, say: GameSay) => string, told: boolean])[] =
  [
    ["forecast.dice", ({ dice }) => String(dice), false],
    ["forecast.hit-on", ({ needs }, say) => say("forecast.hit-on.pips", { pips: needs }), false],
    ["forecast.again", ({ again }) => String(again), false],
    ["forecast.stands", ({ stands }) => String(stands), false],
  ];

/** What the next round would bring each side. */
function roundTold(say: GameSay, m: Matchup) {
  const round = roundOf(m);
  return [
    ...roundRows.map(([name, says, isTold]) => ({
      name: say(name),
      cells: round.map((one) => says(one, say)),
      told: isTold,
    })),
    {
      name: say(m.round <= 1 ? "forecast.round.first" : "forecast.round.next"),
      cells: round.map(({ hits }) => say("forecast.hits", { hits })),
      told: true,
    },
  ];
}

/** What a combat would bring: the first round, and the whole of it fought to its end, without cards. */
export const BattleForecast = ({ say, view, attack }: BattleForecastProps) => {
  const m = useMemo(() => (attack ? matchupOf(view, attack.side, attack) : matchupNow(view)), [view, attack]);
  const told = useMemo(() => m && forecast(m), [m]);
  if (!m || !told) return null;
  const sides = [m.attacker, other(m.attacker)] as const;
  const parties: readonly Party[] = sides.map((side, n) => ({
    side,
    name: nameOfSide(say, m, side),
    role: say(n === 0 ? "forecast.attacking" : "forecast.defending"),
  }));
  const ends = endsOf(say, ENDS, m.attacker, told.ends);
  const walls = m.walls > 0 ? Math.max(0, m.walls - m.breach) : 0;
  const without = [
    say("forecast.without"),
    ...(walls > 0 ? [say("forecast.walls", { hits: walls })] : []),
    ...(m.attackers.length > 1 ? [say("forecast.combined")] : []),
  ];
  return (
    <FightSlip say={say} without={without}>
      <h3 className={styles.title}>
        {sentenceCase(say("forecast.combat", { place: place(say, m.target) }))}
      </h3>
      <EndsTold say={say} texts={ends.map(({ text }) => text)} />
      <Figures heads parties={parties} rows={roundTold(say, m)} />
      <h4 className={styles.part}>{say("forecast.end")}</h4>
      <EndsBar ends={ends} />
      <Figures
        parties={parties}
        rows={[
          {
            name: say("forecast.losses"),
            cells: told.losses.map((number) => say("forecast.number", { number })),
          },
        ]}
      />
    </FightSlip>
  );
};
