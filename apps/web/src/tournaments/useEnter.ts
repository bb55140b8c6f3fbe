import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import type { Failure } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { enterTable } from "./api.ts";

interface Seat {
  readonly tournament: string;
  readonly game: string;
  readonly table: string;
}

/** Gets this device its link to one's own seat, and puts the table among those that it knows. */
export async function takeSeat({ tournament, game, table }: Seat) {
  const { tables, remember } = useDevice.getState();
  const known = tables.find((one) => one.table === table);
  const answer = await enterTable(tournament, table, known?.token);
  if (answer.ok) remember({ token: answer.value.token, table, game, at: Date.now() });
  return answer;
}

/** Goes to one's own table; hands back why not. */
export function useEnter(): (seat: Seat) => Promise<Failure | null> {
  const [, navigate] = useLocation();
  return async (seat) => {
    const answer = await takeSeat(seat);
    if (!answer.ok) return answer;
    navigate(tableAddress(answer.value.table, answer.value.token));
    return null;
  };
}
