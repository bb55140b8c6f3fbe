/** What an organiser asks for, act by act, within a transaction. */
import type { ActOnTournament } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { TournamentData } from "../../database/schema/tournaments.ts";
import type { Db } from "../../database/types.ts";
import type { Held } from "../../stores/tournament-store.ts";
import { enter, forfeit, mayEnter, pairNow, putOff, tell, withdraw } from "./acts.ts";
import { reopen, ring, takeBackRound } from "./corrections.ts";
import type { Came } from "./snapshot.ts";
import { begin } from "./starting.ts";

interface Around {
  readonly clock: () => number;
  readonly steady: () => number;
  /** For a start: the entrants by strength, the strongest first. */
  readonly order: readonly number[];
  /** For a call: who has come to the tables. */
  readonly came: Came;
  /** What computers play by; null: this server has none. */
  readonly bots: unknown;
}

/** What is left to do once an act is written. */
export interface Done {
  /** The table to which players were called. */
  readonly called?: string;
  /** Tables that are to be deleted. */
  readonly cleared?: readonly string[];
}

/** Carries out what the organiser asks for. Throws `Refused`. */
export async function carryOut(
  trx: Db,
  held: Held,
  act: ActOnTournament["act"],
  around: Around,
): Promise<Done> {
  const { clock, steady, order, came } = around;
  switch (act.do) {
    case "ring":
      return { called: await ring(trx, held, act, { came, at: clock() }) };
    case "anew":
      return { cleared: await takeBackRound(trx, held, steady()) };
    case "start":
      await begin(trx, held, { at: clock(), steady: steady(), order });
      break;
    case "later":
      await putOff(trx, held);
      break;
    case "pause":
    case "resume":
    case "end":
      await become(trx, held, act.do);
      break;
    case "remove":
      await withdraw(trx, held, act.entrant);
      break;
    case "forfeit":
      await forfeit(trx, held, act);
      break;
    case "pair":
      await pairNow(trx, held, steady());
      break;
    case "reopen":
      await reopen(trx, held, act, { now: clock(), steady: steady() });
      break;
    case "tell":
      await tell(trx, held, act.text, clock());
      break;
    case "computer":
      await addComputer(trx, held, act.level, around);
  }
  return {};
}

type State = TournamentData["state"];

/** From which states each of these leads, and where. */
const COURSE: Readonly<
  Record<"pause" | "resume" | "end", { readonly from: readonly State[]; readonly to: State }>
> = {
  pause: { from: ["running"], to: "paused" },
  resume: { from: ["paused"], to: "running" },
  end: { from: ["open", "running", "paused"], to: "over" },
};

async function become(trx: Db, { tournament }: Held, act: keyof typeof COURSE): Promise<void> {
  const { from, to } = COURSE[act];
  if (!from.includes(tournament.state)) throw new Refused("stale");
  await trx.updateTable("tournaments").set({ state: to }).where("id", "=", tournament.id).execute();
}

async function addComputer(
  trx: Db,
  held: Held,
  level: NonNullable<Parameters<typeof enter>[2]["level"]>,
  { bots, clock, steady }: Around,
): Promise<void> {
  if (!bots) throw new Refused("unavailable", { reason: "no-computers" });
  mayEnter(held, steady());
  await enter(trx, held, {
    kind: "bot",
    name: null,
    level,
    device: null,
    person_id: null,
    brings: null,
    mark: null,
    here_at: clock(),
  });
}
