/** Messages about bots that people bring along: programs of others, which take seats as a person does. */
import type { Seat } from "@westmarch/kernel";
import { z } from "zod";
import { playerName, token } from "./client.ts";
import type { PersonSeal } from "./seals.ts";
import { identifier } from "./text.ts";

const game = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** `POST /api/person/bots`: makes a bot of the caller's under this name. */
export const botMaking = z.strictObject({ name: playerName });

/** `POST /api/person/bots/key`: a new key in the place of the old one; `/remove`: ends a bot. */
export const botNamed = z.strictObject({ id: identifier(64).min(1) });

/** `POST /api/bot`, with the bot's key: which games it plays when it is asked, and how many at once. */
export const botWish = z.strictObject({
  plays: z.array(game).max(16),
  atOnce: z.int().min(1).max(50),
});

/** `POST /api/bot/seats`, with the bot's key: a seat whose link the bot has is its own from now on. */
export const botSeat = z.strictObject({ token });

/** `POST /api/bots/ask`: puts a bot on the seat that is kept free by this invitation. */
export const botAsked = z.strictObject({ name: playerName, invitation: token });

export type BotWish = z.infer<typeof botWish>;
export type BotAsked = z.infer<typeof botAsked>;

/** A bot as its owner sees it. Times are milliseconds since 1970. */
export interface OwnBot extends PersonSeal {
  readonly id: string;
  readonly plays: readonly string[];
  readonly atOnce: number;
  readonly madeAt: number;
  /** Its program is connected. */
  readonly isThere: boolean;
}

/** Answer of `GET /api/person/bots`. */
export interface OwnBots {
  readonly bots: readonly OwnBot[];
  /** As many as one person may have. */
  readonly most: number;
}

/** Answer of whatever makes a key: it is shown this once. */
export interface BotKey {
  readonly bot: OwnBot;
  readonly key: string;
}

/** A bot that is connected and plays when it is asked. */
export interface GuestBot extends PersonSeal {
  /** Whose it is. */
  readonly owner: string;
  readonly plays: readonly string[];
  /** How many games more it would play now. */
  readonly free: number;
}

/** Answer of `GET /api/bots`. */
export interface GuestBots {
  readonly bots: readonly GuestBot[];
}

/** Answer of `GET /api/bot` and `POST /api/bot`: what the server knows of the bot that asks. */
export interface BotTold extends OwnBot {
  readonly owner: string;
}

/** A line of `GET /api/bot/stream`: the bot has this seat in a game that is not over. The token opens it at the socket. */
export interface BotSeated {
  readonly type: "seat";
  readonly table: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly token: string;
}

/** What can be wrong where a player asks a bot: keys that the page has words for. */
export type BotReason = "bot-away" | "bot-busy" | "bot-plays-not" | "too-many-bots";
