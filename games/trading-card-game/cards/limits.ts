/** Limits of a text: once each turn, at most so much each phase (card language, numbers). */
import { NONE } from "@westmarch/kernel";
import type { CopyId } from "../data/ids.ts";
import type { Limit } from "../language/targets.ts";
import type { CardGame } from "../state.ts";

type EachPhase = Extract<Limit, { readonly most: unknown }>;

const isEachPhase = (limit: Limit): limit is EachPhase => !("once" in limit) && limit.each !== undefined;

/** How much a text of a copy has given while its limit runs. */
const given = (g: CardGame, copy: CopyId, part: number): number =>
  g.used.find((one) => one.copy === copy && one.part === part)?.much ?? 0;

const most = (limit: EachPhase): number =>
  typeof limit.most === "number" ? limit.most : Number(limit.most.amount);

/** Whether a text may still be used: only "once each turn" bars a use; a cap on an amount caps what it gives (5.1). */
export const limitLeft = (g: CardGame, copy: CopyId, part: number, limit: Limit | undefined): boolean =>
  !limit || !("once" in limit) || given(g, copy, part) < 1;

/** How much of an amount a text may still give in this phase. */
export const roomLeft = (g: CardGame, copy: CopyId, part: number, limit: Limit | undefined): number =>
  !limit || !isEachPhase(limit) ? Number.POSITIVE_INFINITY : most(limit) - given(g, copy, part);

/** In place of how much a text gave: it has looked through a deck for nothing. */
const IN_VAIN = -1;

/** Notes that a text has looked through a deck, and that nothing was found or taken. */
export function foundNothing(g: CardGame, copy: CopyId, part: number): void {
  if (copy !== NONE && !hasFoundNothing(g, copy, part))
    g.used = [...g.used, { copy, part, much: IN_VAIN, until: "phase" }];
}

/** Whether a text has looked through a deck in this phase and taken nothing. */
export const hasFoundNothing = (g: CardGame, copy: CopyId, part: number): boolean =>
  g.used.some((one) => one.copy === copy && one.part === part && one.much === IN_VAIN);

function note(g: CardGame, copy: CopyId, part: number, much: number, until: "turn" | "phase"): void {
  const others = g.used.filter((one) => one.copy !== copy || one.part !== part);
  g.used = [...others, { copy, part, much: given(g, copy, part) + much, until }];
}

/** Notes that a text was used which works once each turn. */
export function countUse(g: CardGame, copy: CopyId, part: number, limit: Limit | undefined): void {
  if (limit && "once" in limit) note(g, copy, part, 1, "turn");
}

/** Notes that a text gave so much of what it may give in a phase. */
export function countGift(
  g: CardGame,
  copy: CopyId,
  part: number,
  limit: Limit | undefined,
  much: number,
): void {
  if (limit && isEachPhase(limit)) note(g, copy, part, much, "phase");
}
