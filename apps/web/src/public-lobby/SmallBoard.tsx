import { latePart } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import type { ListedSeat } from "@westmarch/protocol";
import { useMemo } from "react";
import type { Glimpses } from "./useGlimpses.ts";
import styles from "./watch.module.css";

const BoardPicture = latePart(async () => (await import("../table/board/BoardPicture.tsx")).BoardPicture);

interface SmallBoardProps {
  /** Undefined: it is not known yet how the table stands. */
  readonly glimpse: ReturnType<Glimpses["get"]>;
  readonly players: readonly ListedSeat["player"][];
  readonly bot: string;
  /** Hears how far the game has come. */
  readonly onMoment?: (moment: string) => void;
}

/** A framed picture of a table as it stands. Words beside it say which one it is. */
export function SmallBoard({ glimpse, players, bot, onMoment }: SmallBoardProps) {
  const names = players
    .map((player) => (player?.kind === "person" ? player.name : player ? bot : ""))
    .join("\n");
  const of = useMemo(
    () =>
      glimpse && {
        game: glimpse.game,
        settings: glimpse.settings,
        view: glimpse.view as Core,
        names: names.split("\n"),
      },
    [glimpse, names],
  );
  return (
    <div className={styles.picture}>
      {of && <BoardPicture key={of.game} of={of} {...(onMoment && { onMoment })} />}
    </div>
  );
}
