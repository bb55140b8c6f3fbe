import { useCarryKeys } from "@westmarch/boardkit/carry";
import { NONE } from "@westmarch/kernel";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { CharacterId, RegionId, Side } from "../data/ids.ts";
import type { Kept } from "./kept.ts";
import type { Props } from "./keys.ts";
import { complete, type Draft, draftOf, nineOf, places } from "./setup.ts";

/** The nine as they stand in a draft: nothing is asked of the rules before “ready”. */
export interface SettingUp {
  readonly draft: Draft;
  /** All nine stand. */
  readonly done: boolean;
  readonly inHand: CharacterId;
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

/** The player's own set-up while it is thought over, and kept on the device; null once it has been sent. */
export function useSetUp(
  props: Props,
  table: RefObject<HTMLElement | null>,
  own: Side | null,
  side: Side,
  memory: Kept,
): SettingUp | null {
  const { view, ask, act, keep } = props;
  const placing = ask?.prompt === "place" && own !== null;
  const [written, write] = useState<Draft | null>(null);
  const [inHand, take] = useState<CharacterId>(NONE);
  const [goal, aim] = useState<RegionId>(NONE);
  useCarryKeys(table, () => take(NONE));
  const draft = useMemo(
    () =>
      placing
        ? (written ?? draftOf(view, side, memory.draft?.game === view.game ? memory.draft.at : null))
        : null,
    [placing, written, view, side, memory],
  );
  const done = draft !== null && complete(draft, side);
  useReady(props, done, () => {
    if (draft) act(places(view, draft, side));
  });
  if (!draft) return null;
  const think = (next: Draft) => {
    write(next);
    keep({ ...memory, draft: { game: view.game, at: nineOf(next, side) } });
  };
  return { draft, done, inHand, goal, think, take, aim };
}
