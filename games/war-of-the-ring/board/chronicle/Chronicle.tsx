/** A finished war as the ending page tells it: its curves, what it took, the luck of both sides, its great moments. */

import { Leaf } from "@westmarch/boardkit/charts";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { chronicleStyles as css, total } from "@westmarch/campaign/chronicle";
import { useMemo } from "react";
import { BOTH_SIDES, FREE, SHADOW } from "../../data/ids.ts";
import { pointsToWin } from "../../facts.ts";
import type { ChronicleProps } from "../keys.ts";
import { sideName } from "../names.ts";
import { Points, Road } from "./curves.tsx";
import { huntsOf } from "./hunts.ts";
import { LuckList } from "./Luck.tsx";
import { luckOf } from "./luck.ts";
import { Moments } from "./Moments.tsx";
import { momentsOf } from "./moments.ts";
import { turnsOf } from "./record.ts";
import { Toll } from "./Toll.tsx";
import { TurnTable } from "./TurnTable.tsx";

export function Chronicle({ log, view, seat, say, onLook, fetchSave }: ChronicleProps) {
  const { turns, luck, moments } = useMemo(() => {
    const hunts = huntsOf(log);
    return { turns: turnsOf(log, hunts), luck: luckOf(log, hunts), moments: momentsOf(log) };
  }, [log]);
  const needs = [pointsToWin(view, FREE), pointsToWin(view, SHADOW)] as const;
  const points = BOTH_SIDES.map((side) => {
    const share = say("ending.points.of", { points: view.points[side], needs: needs[side] });
    return sentenceCase(`${sideName(say, side)}: ${share}`);
  });
  const took = say("ending.toll.said", {
    turns: turns.length,
    free: total(turns, ({ losses }) => losses[FREE]),
    shadow: total(turns, ({ losses }) => losses[SHADOW]),
    rolls: total(turns, ({ rolls }) => rolls),
    damage: total(turns, ({ damage }) => damage),
  });
  if (turns.length === 0) return null;
  return (
    <section className={css.chronicle} aria-label={say("ending.chronicle")}>
      <Leaf area="road" name={say("ending.road")} aside={say("ending.by-turn")}>
        <Road say={say} turns={turns} />
      </Leaf>
      <Leaf area="points" name={say("ending.points.title")} aside={say("ending.by-turn")}>
        <Points say={say} turns={turns} needs={needs} said={points.join(" · ")} />
      </Leaf>
      <Leaf area="luck" name={say("ending.luck")} aside={say("ending.luck.against")}>
        <LuckList say={say} view={view} seat={seat} luck={luck} />
      </Leaf>
      <Leaf area="toll" name={say("ending.toll")} aside={say("ending.toll.sides")}>
        <Toll say={say} turns={turns} said={took} />
      </Leaf>
      {moments.length > 0 && (
        <Leaf area="moments" name={say("ending.moments", { count: moments.length })}>
          <Moments
            say={say}
            view={view}
            seat={seat}
            log={log}
            moments={moments}
            onLook={onLook}
            fetchSave={fetchSave}
          />
        </Leaf>
      )}
      <TurnTable say={say} turns={turns} />
    </section>
  );
}
