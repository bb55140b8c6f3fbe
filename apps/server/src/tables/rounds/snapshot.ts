/** A round as everybody sees it: who plays whom, who has handed in, and who leads. Pure. */

import type { Seat } from "@westmarch/kernel";
import type { Pairing, RoundNow } from "@westmarch/protocol";
import type { SeatData } from "../../database/schema/seats.ts";
import type { Pair, Paired } from "../../stores/round-store.ts";
import { levelOf } from "../../stores/row-mapping.ts";
import { roundRobin } from "./pairing.ts";
import { standingsOf } from "./standings.ts";

/** What a round is made of. */
export interface RoundParts {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatData[];
  /** Who has handed in. */
  readonly ready: readonly Seat[];
  readonly paired: readonly Paired[];
  /** The people have gone on to another table. */
  readonly left: boolean;
}

/** All the pairs of a round, in the order of its stages. */
export const pairsOf = (players: number): readonly Pair[] =>
  roundRobin(players).flatMap(({ pairs }) => pairs);

type Player = RoundNow["players"][number]["player"];

function playerOf({ kind, name, level }: SeatData): Player {
  if (kind === "open") return null;
  return kind === "bot" ? { kind, level: levelOf({ level }) } : { kind, name: name ?? "" };
}

/** Who of a pair has won, by the seats of the table before. */
const winnersOf = ({ pair, result }: Paired): Pairing["winners"] =>
  result === null || result === "void" ? result : pair.filter((_, seat) => result.winners.includes(seat));

export function roundNow({ table, game, seats, ready, paired, left }: RoundParts): RoundNow {
  const found = ([one, other]: Pair) => paired.find(({ pair }) => pair[0] === one && pair[1] === other);
  const stages = roundRobin(seats.length).map(({ pairs, bye }) => ({
    bye,
    pairings: pairs.map((pair): Pairing => {
      const there = found(pair);
      return { seats: pair, table: there?.table ?? null, winners: there ? winnersOf(there) : null };
    }),
  }));
  const all = stages.flatMap(({ pairings }) => pairings);
  const played = all.flatMap(({ seats: pair, winners }) =>
    winners === null || winners === "void" ? [] : [{ pair, winners }],
  );
  return {
    table,
    game,
    players: seats.map((row) => ({ player: playerOf(row), ready: ready.includes(row.seat) })),
    stages,
    standings: standingsOf(seats.length, played),
    over: left || all.every(({ winners }) => winners !== null),
  };
}
