/** The battle being fought, and how the game has ended. */
import type { Result } from "@westmarch/kernel";
import { NONE } from "../data/ids.ts";
import { REGIONS } from "../data/regionnames.ts";
import { freshRound } from "../rules/battle/opening.ts";
import { type Battle, noFigures } from "../state.ts";
import { find, list, parts, readLocals, whole, writeLocals } from "./lists.ts";

const blankBattle = (): Battle => ({
  attacker: 0,
  from: 0,
  to: 0,
  kind: 0,
  seats: [0, 0],
  rear: noFigures(),
  terms: 0,
  shutIn: 0,
  round: 0,
  over: 0,
  sorcery: NONE,
  ...freshRound(),
});

/** `FROM>TO`, then what else there is to say. */
export function writeBattle(b: Battle | null): string {
  if (!b) return "";
  const rest = writeLocals(b, { ...blankBattle(), from: b.from, to: b.to });
  return `${REGIONS[b.from]}>${REGIONS[b.to]};${rest}`;
}

export function readBattle(written: string): Battle | null {
  if (written === "") return null;
  const [where, rest] = parts(written, ";");
  const [from, to] = parts(where, ">");
  return {
    ...readLocals(rest, blankBattle()),
    from: find(REGIONS, from, "region"),
    to: find(REGIONS, to, "region"),
  };
}

export const writeResult = ({ reason, winners, scores }: Result): string =>
  [reason, winners.join("+"), ...(scores ? [scores.join("+")] : [])].join(":");

export function readResult(written: string): Result {
  const [reason = "", winners = "", scores] = written.split(":");
  return {
    winners: list(winners, "+").map(whole),
    reason,
    ...(scores !== undefined && { scores: list(scores, "+").map(whole) }),
  };
}
