/** The body of every HTTP answer that is not a success. */
import type { Refusal } from "@westmarch/kernel";
import type { AccessReason } from "./access.ts";
import type { PersonReason } from "./accounts.ts";
import type { AdminReason } from "./admin-people.ts";
import type { ErrorCode } from "./errors.ts";
import type { BotReason } from "./guest-bots.ts";
import type { AddressReason } from "./notifications.ts";

/** Body of every HTTP answer that is not a success. */
export interface HttpRefusal {
  readonly code: ErrorCode;
  /** A sentence in English, for the author of a program. */
  readonly message: string;
  /** Why, where the code alone does not say it: a key that a page has words for in its own language. */
  readonly reason?:
    | HttpReason
    | HandOverReason
    | TournamentReason
    | PersonReason
    | BotReason
    | AddressReason
    | AccessReason
    | AdminReason;
  /** What is wrong with a deck that was handed in, and where. */
  readonly refusal?: Refusal;
}

/** What can be wrong with a wish for a table or a seat. */
export type HttpReason = "no-such-game" | "no-computers" | "name" | "settings" | "seats" | "over-at-once";

/**
 * Why a tournament refuses: no place is left, or none for this address; it takes two, or two who have checked in; its start does not
 * lie ahead; its players were called less than a minute ago.
 */
export type TournamentReason = "full" | "full-from-here" | "too-few" | "too-few-here" | "start" | "rung";

/** Why a game cannot be handed over. */
export type HandOverReason = "rules-differ" | "save-broken";
