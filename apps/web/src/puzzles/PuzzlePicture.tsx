import { Engine } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { playable } from "@westmarch/positions";
import { useCallback } from "react";
import { doorOf } from "../games/doors.ts";
import { useFetched } from "../net/useFetched.ts";
import { BoardPicture } from "../table/board/BoardPicture.tsx";
import styles from "./today.module.css";

/** The position of a puzzle as its solver sees it. */
async function pictured(game: string, { settings, position, seat }: KeptPuzzle) {
  const module = await doorOf(game)?.load?.();
  if (!module) throw new Error(`there is no game ${game}`);
  const { game: rules } = await module.besides();
  rules.takeIn?.(settings);
  const engine = new Engine(rules);
  const state = playable(engine, position);
  const names = rules.seats(settings).map(() => "");
  return { of: { game, settings, view: engine.view(state, seat), names } };
}

interface PuzzlePictureProps {
  readonly game: string;
  readonly puzzle: KeptPuzzle;
}

/** A framed picture of a puzzle's board. Words beside it say which one it is. */
export function PuzzlePicture({ game, puzzle }: PuzzlePictureProps) {
  const found = useFetched(useCallback(() => pictured(game, puzzle), [game, puzzle]));
  return <div className={styles.picture}>{found.state === "there" && <BoardPicture of={found.of} />}</div>;
}
