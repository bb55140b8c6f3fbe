/** The program of one tree in `--against`: does what it is told, one piece of work after the other, and says what it took. */
import process from "node:process";
import { type Plays, played } from "./plays.ts";

/** A piece of work: with one game, these seeds, or so many rounds of views. */
export type Work =
  | { readonly game: string; readonly do: "random" | "digest"; readonly seeds: readonly number[] }
  | { readonly game: string; readonly do: "views"; readonly rounds: number };

/** What it came to, and the processor time of this process, in microseconds. */
export interface Done {
  readonly units: number;
  readonly digest: string;
  readonly microseconds: number;
}

const known = new Map<string, Plays>();

async function carryOut(work: Work): Promise<Done> {
  const plays = known.get(work.game) ?? (await played(work.game));
  known.set(work.game, plays);
  const began = process.cpuUsage();
  let units = 0;
  let digest = "";
  if (work.do === "random") units = plays.random(work.seeds);
  else if (work.do === "views") units = plays.views(work.rounds);
  else digest = plays.digest(work.seeds);
  const { user, system } = process.cpuUsage(began);
  return { units, digest, microseconds: user + system };
}

process.on("message", async (work: Work) => void process.send?.(await carryOut(work)));
