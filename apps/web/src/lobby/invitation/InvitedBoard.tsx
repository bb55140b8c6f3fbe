import type { InvitationNow } from "@westmarch/protocol";
import { useCallback } from "react";
import { doorOf } from "../../games/doors.ts";
import { useFetched } from "../../net/useFetched.ts";
import { SmallBoard } from "../../public-lobby/SmallBoard.tsx";
import { useGlimpses } from "../../public-lobby/useGlimpses.ts";
import styles from "./invitation.module.css";
import { openingView } from "./opening.ts";

/** A game as it begins, for a small picture. */
async function opening(game: string, settings: NonNullable<InvitationNow["settings"]>) {
  const module = await doorOf(game)?.load?.();
  if (!module) throw new Error(`there is no game ${game}`);
  const { game: rules } = await module.besides();
  return { shown: { game, settings, view: openingView(rules, settings), over: false, version: 0 } };
}

/**
 * The board that an invitation leads to, small: as it stands where everybody may look on, and else as its game begins. Words
 * beside it say all that is to be known, so nothing is said where it cannot be drawn.
 */
export function InvitedBoard({ now }: { readonly now: InvitationNow }) {
  const { game, settings, table, watch, seats } = now;
  const live = useGlimpses(watch && table ? [table] : []);
  const found = useFetched(useCallback(() => opening(game, settings ?? {}), [game, settings]));
  const begun = table === undefined ? undefined : live.get(table);
  const glimpse = begun ?? (found.state === "there" ? found.shown : undefined);
  if (found.state === "failed" && !begun) return null;
  return (
    <div className={styles.board}>
      <SmallBoard glimpse={glimpse} players={(seats ?? []).map(({ player }) => player)} bot="" />
    </div>
  );
}
