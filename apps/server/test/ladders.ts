/** Ladders as tests look at them. */
import type { LadderLine, LadderTold } from "@westmarch/protocol";
import type { RunningServer } from "../src/main/index.ts";
import { Member } from "./members.ts";

export const ladder = (server: RunningServer, season = ""): Promise<LadderTold> =>
  new Member(server).ask<LadderTold>(`/ladder/hoard${season && `?season=${season}`}`);

/** The ladder once so many games stand on it. */
export async function ladderWith(
  server: RunningServer,
  games: number,
  lines = 2 * games,
): Promise<LadderTold> {
  for (let i = 0; i < 400; i++) {
    const told = await ladder(server);
    if (told.lines.reduce((sum, line) => sum + line.games, 0) >= lines) return told;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("the game is on no ladder");
}

export const peopleOn = (told: LadderTold): LadderLine[] =>
  told.lines.filter(({ player }) => player.kind === "person");

export const lineOf = (told: LadderTold, id: string): LadderLine | undefined =>
  told.lines.find(({ player }) => player.kind === "person" && player.id === id);
