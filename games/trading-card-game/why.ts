/** Why a choice is refused, with the rule or the card that forbids it. Works on a view, so it cannot leak. */
import type { Option, ReasonOf, Refusal, Seat } from "@westmarch/kernel";
import type { CardGame } from "./state.ts";

export const whyNot = (_view: CardGame, _seat: Seat, _attempt: Option): Refusal<ReasonOf<CardGame>> | null =>
  null;
