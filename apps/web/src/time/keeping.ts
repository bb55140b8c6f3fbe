import type { GameInfo } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { call } from "../net/api.ts";

/** Whether tables of a game can keep their people’s time here; false until the server has said so. */
export function useKeepsTime(game: string): boolean {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    let current = true;
    void call<readonly GameInfo[]>("/api/games", {}).then(
      (answer) => current && answer.ok && setGames(answer.value),
    );
    return () => {
      current = false;
    };
  }, []);
  return games.some(({ id, keepsTime }) => id === game && keepsTime);
}
