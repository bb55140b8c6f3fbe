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
import { FIELD_BATTLE, SIEGE_BATTLE } from "../../data/battles.ts";
import { FREE, other, type Side } from "../../data/ids.ts";
import { isStronghold } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import type { GameSay, Key } from "../keys.ts";
import { place } from "../names.ts";
import { ENDS } from "./ends.ts";
import type { Forecast } from "./fight.ts";
import { type Attack, type Matchup, matchupNow, matchupOf } from "./matchup.ts";
import { type Round, roundOf } from "./round.ts";
import { useBattleForecast } from "./useBattleForecast.ts";

export interface BattleForecastProps {
  readonly say: GameSay;
  readonly view: War;
  /** The attack that is thought about; null: the battle that is being fought. */
  readonly attack: Attack | null;
}

const TITLES: readonly Key[] = ["forecast.battle.field", "forecast.battle.siege", "forecast.battle.sortie"];

interface PartProps {
  readonly say: GameSay;
  readonly sides: readonly [Side, Side];
}

/** Attacker, then defender. */
const partiesOf = (say: GameSay, sides: readonly [Side, Side]): readonly Party[] =>
  sides.map((side, n) => ({
    side,
    name: say(side === FREE ? "seat.free-peoples" : "seat.shadow"),
    role: say(n === 0 ? "forecast.attacking" : "forecast.defending"),
  }));

const RoundFigures = ({ say, sides, matchup }: PartProps & { readonly matchup: Matchup }) => {
  const round = roundOf(matchup);
  const rows: readonly (readonly [name: Key, says: (one: Round) => string, told: boolean])[] = [
    ["forecast.dice", ({ dice }) => String(dice), false],
    ["forecast.hit-on", ({ hitOn }) => say("forecast.hit-on.pips", { pips: hitOn }), false],
    ["forecast.again", ({ again }) => String(again), false],
    ["forecast.stands", ({ stands }) => String(stands), false],
    [
      matchup.round === 1 ? "forecast.round.first" : "forecast.round.next",
      ({ hits }) => say("forecast.hits", { hits }),
      true,
    ],
  ];
  return (
    <Figures
      heads
      parties={partiesOf(say, sides)}
      rows={rows.map(([name, says, told]) => ({
        name: say(name),
        cells: sides.map((side) => says(round[side])),
        told,
      }))}
    />
  );
};

const Rounds = ({ say, sides, rounds }: PartProps & Pick<Forecast, "rounds">) => (
  <details className={styles.more}>
    <summary>{say("forecast.rounds")}</summary>
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{say("forecast.rounds.round")}</th>
          <th scope="col">{say("forecast.rounds.fought")}</th>
          {sides.map((side) => (
            <th key={side} scope="col" data-side={side}>
              {say("forecast.losses")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ share, losses }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <tr key={n}>
            <th scope="row">{n + 1}</th>
            <td>{say("forecast.share", { share })}</td>
            {sides.map((side) => (
              <td key={side} data-side={side}>
                {say("forecast.number", { number: losses[side] })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const ToTheEnd = ({ say, sides, forecast }: PartProps & { readonly forecast: Forecast }) => (
  <>
    <EndsBar ends={endsOf(say, ENDS, sides[0], forecast.ends)} />
    <Figures
      parties={partiesOf(say, sides)}
      rows={[
        {
          name: say("forecast.losses"),
          cells: sides.map((side) => say("forecast.number", { number: forecast.losses[side] })),
        },
      ]}
    />
    {forecast.rounds.length > 1 && <Rounds say={say} sides={sides} rounds={forecast.rounds} />}
  </>
);

/** What a battle would bring: the first round, and the whole of it fought to its end, without cards. */
export const BattleForecast = ({ say, view, attack }: BattleForecastProps) => {
  const matchup = useMemo(() => (attack ? matchupOf(view, attack) : matchupNow(view)), [view, attack]);
  const forecast = useBattleForecast(matchup);
  if (!matchup) return null;
  const sides = [matchup.attacker, other(matchup.attacker)] as const;
  const title = TITLES[matchup.kind === FIELD_BATTLE ? 0 : matchup.kind === SIEGE_BATTLE ? 1 : 2];
  const walls =
    matchup.kind === FIELD_BATTLE &&
    isStronghold(matchup.to) &&
    view.control[matchup.to] !== matchup.attacker;
  const without = [say("forecast.without"), ...(walls ? [say("forecast.walls")] : [])];
  return (
    <FightSlip say={say} without={without}>
      <EndsTold
        say={say}
        texts={forecast ? endsOf(say, ENDS, matchup.attacker, forecast.ends).map(({ text }) => text) : []}
      />
      <h3 className={styles.title}>{sentenceCase(say(title, { place: place(say, matchup.to) }))}</h3>
      <RoundFigures say={say} sides={sides} matchup={matchup} />
      <h4 className={styles.part}>{say("forecast.end")}</h4>
      {forecast ? (
        <ToTheEnd say={say} sides={sides} forecast={forecast} />
      ) : (
        <p className={styles.note} data-first>
          {say("forecast.fighting")}
        </p>
      )}
    </FightSlip>
  );
};
