/** Whether the hand lies open on a phone: by itself where its cards answer and no fight is watched, else where the player opens it. */
import { useState } from "react";
import type { Acts } from "../acting/acts.ts";
import type { Props } from "../keys.ts";
import { cardThing, type Look } from "../look/look.ts";

export interface Drawer {
  readonly open: boolean;
  readonly turn: () => void;
  /** One of its cards answers. */
  readonly answers: boolean;
}

/** Opened and closed by hand it stays so until another question is asked. */
export function useDrawer(
  { ask }: Pick<Props, "ask">,
  { hand, lanes }: Look,
  { able, takes, selected }: Pick<Acts, "able" | "takes" | "selected">,
): Drawer {
  const [turned, note] = useState<{ readonly of: unknown; readonly open: boolean } | null>(null);
  const has = (things: ReadonlySet<string>) => hand?.some((card) => things.has(cardThing(card))) ?? false;
  const answers = has(able) || has(takes);
  const fought = lanes.some(({ minions }) => minions.length > 0);
  const by = !fought && (answers || has(selected));
  const open = turned?.of === ask && turned !== null ? turned.open : by;
  return { open, answers, turn: () => note({ of: ask, open: !open }) };
}
