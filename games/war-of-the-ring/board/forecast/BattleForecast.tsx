import { UNSEEN } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { useMemo } from "react";
import { FREE, other, type Side } from "../../data/ids.ts";
import { isStronghold } from "../../data/regions.ts";
import { FIELD_BATTLE, SIEGE_BATTLE, type War } from "../../state.ts";
import type { GameSay, Key } from "../keys.ts";
import { place } from "../names.ts";
import type { Ends, Forecast } from "./fight.ts";
import styles from "./forecast.module.css";
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

/** How a battle may end, in the order of the bar: the attacker's end of it first. */
const ENDS = ["won", "both", "held", "lost"] as const satisfies readonly (keyof Ends)[];

/** The colour of an end: whose it is, if it is anybody's. */
const sideOfEnd = (end: keyof Ends, attacker: Side): Side | undefined =>
  end === "won" ? attacker : end === "both" ? undefined : other(attacker);

interface PartProps {
  readonly say: GameSay;
  readonly sides: readonly [Side, Side];
}

/** A table of figures: attacker, then defender. */
const Heads = ({ say, sides, corner }: PartProps & { readonly corner: string }) => (
  <thead>
    <tr>
      <th scope="col">{corner}</th>
      {sides.map((side, n) => (
        <th key={side} scope="col" data-side={side}>
          {say(side === FREE ? "seat.free-peoples" : "seat.shadow")}
          <small>{say(n === 0 ? "forecast.attacking" : "forecast.defending")}</small>
        </th>
      ))}
    </tr>
  </thead>
);

const Figures = ({ say, sides, matchup }: PartProps & { readonly matchup: Matchup }) => {
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
    <table className={`${styles.figures} ${styles.sides}`}>
      <Heads say={say} sides={sides} corner="" />
      <tbody>
        {rows.map(([name, says, told]) => (
          <tr key={name} className={told ? styles.told : undefined}>
            <th scope="row">{say(name)}</th>
            {sides.map((side) => (
              <td key={side} data-side={side}>
                {says(round[side])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The ends that come about at all. */
const likely = (ends: Ends) => ENDS.filter((end) => ends[end] >= 0.005);

const Bar = ({ say, sides: [attacker], ends }: PartProps & { readonly ends: Ends }) => {
  const shown = likely(ends);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((end) => (
          <span
            key={end}
            data-end={end}
            data-side={end === "held" ? undefined : sideOfEnd(end, attacker)}
            style={{ flexGrow: ends[end] }}
          />
        ))}
      </div>
      <ul className={styles.ends}>
        {shown.map((end) => (
          <li key={end} data-side={sideOfEnd(end, attacker)}>
            {say(`forecast.ends.${end}`, { share: ends[end] })}
          </li>
        ))}
      </ul>
    </>
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
    <Bar say={say} sides={sides} ends={forecast.ends} />
    <table className={`${styles.figures} ${styles.sides}`}>
      <tbody>
        <tr>
          <th scope="row">{say("forecast.losses")}</th>
          {sides.map((side) => (
            <td key={side} data-side={side}>
              {say("forecast.number", { number: forecast.losses[side] })}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
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
  return (
    <section className={styles.slip}>
      {/* Of all these figures the outcome alone is read out as it changes. */}
      <p style={UNSEEN} aria-live="polite">
        {forecast &&
          listed(
            say,
            likely(forecast.ends).map((end) => say(`forecast.ends.${end}`, { share: forecast.ends[end] })),
            "parts",
          )}
      </p>
      <h3 className={styles.title}>{sentenceCase(say(title, { place: place(say, matchup.to) }))}</h3>
      <Figures say={say} sides={sides} matchup={matchup} />
      <h4 className={styles.part}>{say("forecast.end")}</h4>
      {forecast ? (
        <ToTheEnd say={say} sides={sides} forecast={forecast} />
      ) : (
        <p className={styles.note}>{say("forecast.fighting")}</p>
      )}
      <p className={styles.note}>{say("forecast.without")}</p>
      {walls && <p className={styles.note}>{say("forecast.walls")}</p>}
    </section>
  );
};
