/** What each turn took: units, dice, and what the Hunt did. */
import { TollChart, type TollRow } from "@westmarch/campaign/chronicle";
import { FREE, SHADOW } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import type { TurnRecord } from "./record.ts";

export interface TollProps {
  readonly say: GameSay;
  readonly turns: readonly TurnRecord[];
  readonly said: string;
}

export function Toll({ say, turns, said }: TollProps) {
  const rows: readonly TollRow[] = [
    {
      name: say("ending.toll.losses"),
      above: turns.map(({ losses }) => losses[FREE]),
      below: turns.map(({ losses }) => losses[SHADOW]),
    },
    {
      name: say("ending.toll.dice"),
      above: turns.map(({ dice }) => dice[FREE]),
      below: turns.map(({ dice }) => dice[SHADOW]),
      hollow: turns.map(({ box }) => box),
    },
    {
      name: say("ending.toll.hunt"),
      above: turns.map(({ rolls }) => rolls),
      below: turns.map(({ damage }) => damage),
      seeking: true,
    },
  ];
  return <TollChart rows={rows} turns={turns.length} said={said} />;
}
