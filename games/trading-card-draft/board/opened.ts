/** Which packs the player has seen opened: kept with the table on this device, so that a pack is opened once. */
import type { Happened } from "@westmarch/boardkit";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import type { Draft } from "../state.ts";
import type { Props } from "./keys.ts";

/** How many packs have been opened before the player's eyes. */
export const openedIn = (kept: unknown): number =>
  typeof kept === "object" && kept !== null && "opened" in kept && typeof kept.opened === "number"
    ? kept.opened
    : 0;

/** The packs of sealed cards that were the player's own, in the order in which they are opened. */
export const ownPacks = (log: readonly Happened<Draft>[]): readonly (readonly CardId[])[] =>
  log.flatMap(({ type, facts }) => (type === "pool" ? [facts.cards] : []));

/** Whether sealed packs still wait to be opened, or the last of them is being looked at. */
export const areSealed = ({ view, seat, kept }: Pick<Props, "view" | "seat" | "kept">): boolean =>
  seat !== null && view.way === "sealed" && view.round > 0 && openedIn(kept) <= view.rounds;
