/** What can be watched now: listed tables, games of tournaments, and the exhibition. */
import type {
  Exhibition,
  ListedSeat,
  ListedTable,
  PublicLobbyNow,
  TournamentEntrant,
  TournamentNow,
} from "@westmarch/protocol";
import { useEffect, useMemo, useState } from "react";
import type { Answer } from "../net/api.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { allTournaments, tournamentNow, watchTable } from "../tournaments/api.ts";
import { exhibitionNow, watchListed } from "./api.ts";

/** Milliseconds between looks at the exhibition and at tournaments. */
const EVERY = 20_000;
/** The most tournaments whose games are looked at. */
const MOST = 3;

/** A game that is being played and that every visitor may watch. */
export interface Watchable {
  readonly table: string;
  readonly game: string;
  readonly players: readonly ListedSeat["player"][];
  readonly kind: "listed" | "tournament" | "exhibition";
  /** How many look on; null: that is not told. */
  readonly lookers: number | null;
  /** The name of its tournament. */
  readonly of: string | null;
  /** Fetches the token of the link for spectators. */
  readonly link: () => Promise<Answer<{ readonly token: string }>>;
}

const listed = ({ table, game, seats, lookers }: ListedTable): Watchable => ({
  table,
  game,
  players: seats.map(({ player }) => player),
  kind: "listed",
  lookers,
  of: null,
  link: () => watchListed({ table }),
});

const exhibited = ({ table, game, token, level }: Exhibition): Watchable => ({
  table,
  game,
  players: [
    { kind: "bot", level },
    { kind: "bot", level },
  ],
  kind: "exhibition",
  lookers: null,
  of: null,
  link: async () => ({ ok: true, value: { token } }),
});

function playerOf(entrant: TournamentEntrant | undefined): ListedSeat["player"] {
  const player = entrant?.player;
  if (!player) return null;
  if (player.kind === "bot") return player;
  return { kind: "person", name: player.name, online: false };
}

const playedIn = ({ id, name, game, players, played }: TournamentNow): Watchable[] =>
  played.flatMap(({ table, outcome, sides }): Watchable[] =>
    table === null || outcome !== null
      ? []
      : [
          {
            table,
            game,
            players: sides.map((side) => playerOf(players.find(({ entrant }) => entrant === side))),
            kind: "tournament",
            lookers: null,
            of: name,
            link: () => watchTable(id, table),
          },
        ],
  );

/** The exhibition of now; null: there is none, or it is not known yet. */
export function useExhibition(): { readonly exhibition: Exhibition | null; readonly known: boolean } {
  const [told, tell] = useState<{ readonly exhibition: Exhibition | null } | null>(null);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const answer = await exhibitionNow();
        if (isWanted()) tell((before) => (answer.ok ? answer.value : (before ?? { exhibition: null })));
      }, EVERY),
    [],
  );
  return { exhibition: told?.exhibition ?? null, known: told !== null };
}

/** The tournaments whose games are being played. */
export function useRunning(): readonly TournamentNow[] {
  const [running, run] = useState<readonly TournamentNow[]>([]);
  useEffect(
    () =>
      pollWhileVisible(async (isWanted) => {
        const all = await allTournaments();
        if (!all.ok) return;
        const near = all.value.filter(({ state }) => state === "running").slice(0, MOST);
        const told = await Promise.all(near.map(({ id }) => tournamentNow(id)));
        if (isWanted()) run(told.flatMap((answer) => (answer.ok ? [answer.value] : [])));
      }, EVERY),
    [],
  );
  return running;
}

/** Everything that can be watched: people's games with most spectators first, then those of tournaments, the exhibition last. */
export function useWatchables(
  now: PublicLobbyNow | null,
  running: readonly TournamentNow[],
  exhibition: Exhibition | null,
): readonly Watchable[] {
  return useMemo(() => {
    const open = (now?.tables ?? []).filter(({ watch }) => watch).map(listed);
    const sorted = open.toSorted((a, b) => (b.lookers ?? 0) - (a.lookers ?? 0));
    return [...sorted, ...running.flatMap(playedIn), ...(exhibition ? [exhibited(exhibition)] : [])];
  }, [now, running, exhibition]);
}
