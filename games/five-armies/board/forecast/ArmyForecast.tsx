import { sentenceCase } from "@westmarch/boardkit/writing";
import { Slip, styles } from "@westmarch/campaign/forecast";
import type { AskOf } from "@westmarch/kernel";
import { useMemo } from "react";
import { other, type PlaceId, type Side } from "../../ids.ts";
import { armyIn } from "../../rules/board.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { place } from "../names.ts";
import { forecast } from "./fight.ts";
import { matchupOf } from "./matchup.ts";
import { neighboursOf, rallyOf, volleyOf } from "./near.ts";

export interface ArmyForecastProps {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What is being asked, where it may be dice upon this army. */
  readonly ask: AskOf<FiveArmies> | null;
  readonly at: PlaceId;
}

/** What may become of an army: dice from afar, attacks upon it, each by itself, and what rallying would bring. */
export const ArmyForecast = ({ say, view, ask, at }: ArmyForecastProps) => {
  const told = useMemo(() => {
    const owner = armyIn(view, at);
    if (owner === null) return null;
    const enemy: Side = other(owner);
    const attacks = neighboursOf(view, enemy, at).flatMap((from) => {
      const m = matchupOf(view, enemy, { from: [from], to: at });
      return m ? [{ from, ends: forecast(m).ends }] : [];
    });
    return { attacks, rally: rallyOf(view, owner, at), shot: volleyOf(view, ask, at) };
  }, [view, ask, at]);
  if (!told || (told.attacks.length === 0 && told.rally === null && told.shot === null)) return null;
  const { attacks, rally, shot } = told;
  return (
    <Slip
      title={sentenceCase(say("forecast.army", { place: place(say, at) }))}
      without={attacks.length > 0 ? [say("forecast.without")] : []}
    >
      <ul className={styles.list}>
        {shot && <li>{say("forecast.volley", shot)}</li>}
        {attacks.map(({ from, ends }) => (
          <li key={from}>{say("forecast.attack", { place: place(say, from), share: ends.won })}</li>
        ))}
        {rally && (
          <li>{say("forecast.rally", { damage: rally.damage, healed: rally.healed, all: rally.all })}</li>
        )}
      </ul>
    </Slip>
  );
};
