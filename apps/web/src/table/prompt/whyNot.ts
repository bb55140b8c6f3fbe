import type { Besides } from "@westmarch/boardkit";
import { type Core, Engine, lookAhead, type Option, type Refusal, type Seat } from "@westmarch/kernel";

/** Why the rules refuse the last of these choices of a seat, or one before it; null where they do not. */
export function whyNot(
  { game }: Pick<Besides, "game">,
  view: Core,
  seat: Seat,
  options: readonly Option[],
): Refusal | null {
  const ahead = lookAhead(new Engine(game), view, seat, options);
  return ahead.kind === "refused" ? ahead.refusal : null;
}
