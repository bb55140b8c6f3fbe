import type { Result } from "@westmarch/kernel";
import type { Level, SeatInfo } from "@westmarch/protocol";
import { useEffect } from "react";
import { outcomeOf } from "../device/knownTables.ts";
import { isHere } from "../device/localToken.ts";
import { useHintWords } from "../hints/words.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import { onwardFrom, ROW, scoreAgainst } from "./bouts.ts";
import { usePractice } from "./index.ts";

export interface OnwardsProps {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly result: Result;
}

/** The level of all who sit there besides oneself; null where another of them is a person, or their levels differ. */
function rivalsOf({ seats, mine }: Pick<OnwardsProps, "seats" | "mine">): Level | null {
  if (mine.length !== 1) return null;
  const others = seats.filter(({ seat }) => !mine.includes(seat)).map(({ player }) => player);
  const levels = others.map((player) => (player?.kind === "bot" ? player.level : null));
  const [level = null] = levels;
  return levels.every((one) => one === level) ? level : null;
}

/** How one has fared against this computer, and whom to try next. */
export function Onwards({ table, token, game, seats, mine, result }: OnwardsProps) {
  const say = useHintWords();
  const { say: shell } = useWords();
  const { bouts, note } = usePractice();
  const level = rivalsOf({ seats, mine });
  const outcome = outcomeOf({ result, mine, seats });
  useEffect(() => {
    if (level && (outcome === "won" || outcome === "beaten"))
      note({ table, game, level, won: outcome === "won" });
  }, [level, outcome, table, game, note]);
  if (!say || !level) return null;
  const { games, won } = scoreAgainst(bouts, game, level);
  if (games === 0) return null;
  const onward = onwardFrom(bouts, game);
  const here = isHere(token) ? "&here" : "";
  return (
    <p data-onwards>
      {say("onwards.score", { level: shell(`level.${level}`), games, won })}
      {onward && (
        <>
          {" "}
          {say(`onwards.${onward.way}`, { row: ROW })}{" "}
          <ButtonLink href={`/new/${game}?level=${onward.to}${here}`} variant="quiet">
            {say("onwards.try", { level: shell(`level.${onward.to}`) })}
          </ButtonLink>
        </>
      )}
    </p>
  );
}
