/** How a pack is opened before the player, and what is offered of it. */
import { CARD, type CardId } from "@westmarch/trading-card-game/data/ids";
import { PACK } from "@westmarch/trading-card-game/decks/boosters";
import { useEffect, useLayoutEffect, useRef } from "react";
import { FANNED } from "./fan.ts";
import type { Props } from "./keys.ts";
import { cardName } from "./names.ts";
import { openedIn } from "./opened.ts";

/** The card that has been taken up, if one of this pack has. */
export function takenUp({ selected }: Props, pack: readonly CardId[]): CardId | null {
  const [kind, number] = (selected ?? "").split(":");
  const card = kind === "card" ? Number(number) : Number.NaN;
  return CARD.is(card) && pack.includes(card) ? card : null;
}

/** Whether a pack has just been opened and is still being shown, and how to see all of it at once. */
export function useFresh({ view, seat, live, calm, kept, keep }: Props, pack: readonly CardId[]) {
  const unseen = seat !== null && live && pack.length === PACK && openedIn(kept) < view.round;
  const { round } = view;
  const done = () => keep({ opened: round });
  const latest = useRef(done);
  useLayoutEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (!unseen) return;
    const shown = setTimeout(() => latest.current(), calm ? 0 : FANNED);
    return () => clearTimeout(shown);
  }, [unseen, calm]);
  return { fresh: unseen && !calm, done };
}

/** Offers a card in the place of the question: one press, or Enter, takes it. */
export function useProposal(
  { ask, act, offer, say }: Props,
  card: CardId | null,
  skip: (() => void) | null,
): void {
  const take = useRef({ act, skip });
  useLayoutEffect(() => {
    take.current = { act, skip };
  });
  const proposed = ask === null ? null : card;
  const skips = skip !== null;
  // Before the page is painted: no list of answers is seen in its place for a moment.
  useLayoutEffect(() => {
    if (skips) offer({ text: say("open.see"), give: () => take.current.skip?.() });
    else if (proposed === null) offer(null);
    else
      offer({
        text: say("option.pick", { card: cardName(say, proposed) }),
        give: () => take.current.act([["pick", proposed]]),
      });
  }, [proposed, skips, offer, say]);
  useEffect(() => () => offer(null), [offer]);
}
