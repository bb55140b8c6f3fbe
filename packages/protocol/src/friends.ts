/** Friends by consent of both, who is here by the wish of both, and whom a person does not want to hear. */
import { z } from "zod";
import { playerName } from "./client.ts";
import type { PersonSeal } from "./seals.ts";

/** `POST /api/person/friends/ask`: would like to be friends; where that person has asked already, they are from now on. */
export const friendAsk = z.strictObject({ name: playerName });

/** `POST /api/person/friends/end`: is friends no more, takes the own question back, or declines that of another person. */
export const friendEnd = z.strictObject({ name: playerName });

/** `POST /api/person/friends/here`: whether friends who want the same see that the caller is here. */
export const friendHere = z.strictObject({ on: z.boolean() });

/**
 * `POST /api/person/hush`: `mute`: reads no chat of this person; `block`: and hears no challenge or question of theirs, who
 * gets no seat at the caller's open tables either; `none`: neither. That person is not told.
 */
export const hushPerson = z.strictObject({ name: playerName, how: z.enum(["mute", "block", "none"]) });

export type HushPerson = z.infer<typeof hushPerson>;

/** A friend of the caller's. */
export interface FriendTold extends PersonSeal {
  /** Null: one of both does not want it told. */
  readonly here: boolean | null;
}

/** A person who sat at a table with the caller lately. */
export interface MetTold extends PersonSeal {
  readonly game: string;
  /** When they sat down, in milliseconds since 1970. */
  readonly at: number;
}

/** Answer of `GET /api/person/friends` and of whatever changes something about them. */
export interface FriendsTold {
  /** Whether the caller wants to be seen by friends who want the same. */
  readonly here: boolean;
  readonly friends: readonly FriendTold[];
  /** People who would like to be friends with the caller. */
  readonly asking: readonly PersonSeal[];
  /** Names of those whom the caller has asked, and who have not said yes. */
  readonly asked: readonly string[];
  readonly met: readonly MetTold[];
  readonly muted: readonly string[];
  readonly blocked: readonly string[];
}
