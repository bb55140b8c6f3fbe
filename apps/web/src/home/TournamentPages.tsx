import { latePart } from "@westmarch/boardkit/later";
import { Tournament } from "../tournaments/Tournament.tsx";
import { Busy } from "../ui/index.ts";

const Wall = latePart(async () => (await import("../public-lobby/wall/Wall.tsx")).Wall);
const Poster = latePart(async () => (await import("../tournaments/poster/Poster.tsx")).Poster);

interface TournamentPagesProps {
  readonly id: string;
  readonly view?: string;
}

/** The pages of one tournament: its own, the view for a wall and the poster. */
export function TournamentPages({ id, view }: TournamentPagesProps) {
  if (view === "wall") return <Wall id={id} waiting={<Busy />} />;
  if (view === "poster") return <Poster id={id} waiting={<Busy />} />;
  return <Tournament key={id} id={id} />;
}
