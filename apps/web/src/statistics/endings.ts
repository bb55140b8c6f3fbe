import type en from "../text/statistics.en.json";

type EndingKey = Extract<keyof typeof en, `end.${string}`>;

/** The endings for which there are words. A game that is new to this page shows its own. */
const ENDINGS = [
  "end.confrontation.mordor",
  "end.confrontation.frodo",
  "end.confrontation.shire",
  "end.confrontation.no-move",
  "end.confrontation.match",
  "end.duel.quest",
  "end.duel.support",
  "end.duel.conquest",
  "end.duel.regions",
  "end.five-armies.front-gate",
  "end.five-armies.points",
  "end.five-armies.dusk",
  "end.five-armies.bolg",
  "end.five-armies.beorn",
  "end.war-of-the-ring.ring",
  "end.war-of-the-ring.corruption",
  "end.war-of-the-ring.shadow-military",
  "end.war-of-the-ring.free-military",
  "end.trading-card-game.mountain",
  "end.trading-card-game.last",
  "end.resigned",
  "end.abandoned",
  "end.time",
  "end.absent",
  "end.agreed-draw",
] as const satisfies readonly EndingKey[];

/** The key of an ending of a game, or of people where that is null; null: there are no words for it. */
export function endingKey(game: string | null, reason: string): EndingKey | null {
  const parts = game === null ? ["end", reason] : ["end", game, reason];
  return ENDINGS.find((key) => key === parts.join(".")) ?? null;
}

/** The endings of a game, and then those by people: by what the archive asks for them. */
export const endingsOf = (game: string): readonly { readonly id: string; readonly key: EndingKey }[] =>
  ENDINGS.flatMap((key) => {
    const [, first = "", second] = key.split(".");
    if (second === undefined) return [{ id: first, key }];
    return first === game ? [{ id: second, key }] : [];
  });
