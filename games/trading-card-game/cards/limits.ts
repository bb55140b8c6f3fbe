/** Limits of a text: once each turn, at most so much each phase (card language, numbers). */
import { NONE } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import type { Limit } from "../language/tree.ts";
import type { CardGame } from "../state.ts";

const isEach = (
  limit: Limit,
): limit is Extract<Limit, { readonly once: "turn" }> | (Limit & { each: "phase" }) =>
  "once" in limit || limit.each !== undefined;

/** How much a text of a copy has given while its limit runs. */
const given = (g: CardGame, copy: CopyId, part: number): number =>
  g.used.find((one) => one.copy === copy && one.part === part)?.much ?? 0;

const most = (limit: Limit): number => {
  if ("once" in limit) return 1;
  return typeof limit.most === "number" ? limit.most : Number(limit.most.amount);
};

/** Whether a text may still be used. */
export const limitLeft = (g: CardGame, copy: CopyId, part: number, limit: Limit | undefined): boolean =>
  !limit || !isEach(limit) || given(g, copy, part) < most(limit);

/** How much of an amount a text may still give. */
export const roomLeft = (g: CardGame, copy: CopyId, part: number, limit: Limit | undefined): number =>
  !limit || !isEach(limit) ? Number.POSITIVE_INFINITY : most(limit) - given(g, copy, part);

/** In place of how much a text gave: it has looked through a deck for nothing. */
const IN_VAIN = -1;

/** Notes that a text has looked through a deck and found nothing. */
export function foundNothing(g: CardGame, copy: CopyId, part: number): void {
  if (copy !== NONE && !hasFoundNothing(g, copy, part))
    g.used = [...g.used, { copy, part, much: IN_VAIN, until: "phase" }];
}

/** 6.9: whoever has found nothing need not look again in this phase: there is nothing to find. */
export const hasFoundNothing = (g: CardGame, copy: CopyId, part: number): boolean =>
  g.used.some((one) => one.copy === copy && one.part === part && one.much === IN_VAIN);

/** Notes that a text was used, or gave so much. */
export function count(g: CardGame, copy: CopyId, part: number, limit: Limit | undefined, much = 1): void {
  if (!limit || !isEach(limit)) return;
  const until = "once" in limit ? "turn" : "phase";
  const others = g.used.filter((one) => one.copy !== copy || one.part !== part);
  g.used = [...others, { copy, part, much: given(g, copy, part) + much, until }];
}
