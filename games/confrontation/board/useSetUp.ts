import type { Proposal } from "@westmarch/boardkit";
import { useCarryKeys } from "@westmarch/boardkit/carry";
import { useOffer } from "@westmarch/boardkit/offer";
import { NONE } from "@westmarch/kernel";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { ALL_REGIONS, CHARACTERS_OF, type CharacterId, type RegionId, type Side } from "../data/ids.ts";
import type { Kept } from "./kept.ts";
import type { Props } from "./keys.ts";
import { regionName, who } from "./names.ts";
import { canSetUp, complete, type Draft, draftOf, nineOf, places, put } from "./setup.ts";

/** The nine as they stand in a draft: nothing is asked of the rules before “ready”. */
export interface SettingUp {
  readonly draft: Draft;
  /** All nine stand. */
  readonly done: boolean;
  /** Who goes where the player points next: whoever was taken up, or else the first who has no place yet. */
  readonly inHand: CharacterId;
  /** Who was taken up. */
  readonly taken: CharacterId;
  /** A region chosen first waits for the character that is to stand there. */
  readonly goal: RegionId;
  readonly think: (next: Draft) => void;
  readonly take: (character: CharacterId) => void;
  readonly aim: (region: RegionId) => void;
}

/** When all nine stand, the only thing left to choose is to be ready: it takes the place of the question. */
function useReady({ offer, say }: Pick<Props, "offer" | "say">, done: boolean, ready: () => void): void {
  const latest = useRef(ready);
  useEffect(() => {
    latest.current = ready;
  });
  useEffect(() => {
    if (!done) return;
    offer({ text: say("board.setup.ready"), give: () => latest.current() });
    return () => offer(null);
  }, [offer, say, done]);
}

/** Whoever was taken up; else the first without a place, unless a region waits for whoever is pointed at. */
function inHandOf(draft: Draft, side: Side, taken: CharacterId, goal: RegionId): CharacterId {
  if (taken !== NONE || goal !== NONE) return taken;
  return CHARACTERS_OF[side].find((character) => draft[character] === NONE) ?? NONE;
}

/** What is asked while some have no place yet: where the one in hand begins. The rules know nothing of it so far. */
function asked({ say, view }: Props, placing: SettingUp, side: Side): Proposal | null {
  const { draft, done, inHand, think, take } = placing;
  if (done || inHand === NONE) return null;
  const regions = ALL_REGIONS.filter(
    (region) => canSetUp(side, region) && put(draft, side, inHand, region) !== draft,
  );
  const sent = draftOf(view, side, null);
  return {
    sentence: say("prompt.place", who(say, inHand)),
    answers: regions.map((region) => ({
      text: regionName(say, region),
      tone: "choice",
      thing: `region:${region}`,
      give: () => {
        think(put(draft, side, inHand, region));
        take(NONE);
      },
    })),
    back: draft.some((region, character) => region !== sent[character])
      ? { text: say("board.setup.again"), give: () => think(sent) }
      : null,
  };
}

/** The player's own set-up while it is thought over, and kept on the device; null once it has been sent. */
export function useSetUp(
  props: Props,
  table: RefObject<HTMLElement | null>,
  own: Side | null,
  side: Side,
  memory: Kept,
): SettingUp | null {
  const { view, ask, act, keep } = props;
  const asks = ask?.prompt === "place" && own !== null;
  const [written, write] = useState<Draft | null>(null);
  const [taken, take] = useState<CharacterId>(NONE);
  const [goal, aim] = useState<RegionId>(NONE);
  useCarryKeys(table, () => take(NONE));
  const draft = useMemo(
    () =>
      asks
        ? (written ?? draftOf(view, side, memory.draft?.game === view.game ? memory.draft.at : null))
        : null,
    [asks, written, view, side, memory],
  );
  const done = draft !== null && complete(draft, side);
  const think = (next: Draft) => {
    write(next);
    keep({ ...memory, draft: { game: view.game, at: nineOf(next, side) } });
  };
  const inHand = draft ? inHandOf(draft, side, taken, goal) : NONE;
  const placing = draft && { draft, done, inHand, taken, goal, think, take, aim };
  // Before being ready, whose offer takes the place of this one.
  useOffer(props.offer, placing && asked(props, placing, side));
  useReady(props, done, () => {
    if (draft) act(places(view, draft, side));
  });
  return placing;
}
