import type { ErrorCode, PersonSeal } from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Db } from "../../database/types.ts";
import type { GivenSeats } from "./account-tables.ts";

/** Somebody with an account, as far as others may know. */
export interface Person extends PersonSeal {
  readonly id: string;
}

/** Checks what came in against a schema. Throws `Refused`. */
export type Checked = <T>(schema: z.ZodType<T>, given: unknown, missing?: ErrorCode) => T;

/** Turns a request away that comes too often. Throws `Refused`. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Accounts, as the rest of the server knows them. */
export interface Accounts {
  /** Who is signed in where this request comes from; null: a guest. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** Refuses what no page of this house has sent. Throws `Refused`. */
  mustBeOurs(request: FastifyRequest): void;
  /** Makes seats a person's own at a table that is being opened in this transaction. */
  give(trx: Db, person: string, given: GivenSeats): Promise<void>;
  readCookies(app: FastifyInstance): Promise<void>;
  serve(
    api: FastifyInstance,
    checked: Checked,
    limits: { readonly signIns: Limit; readonly opens: Limit },
  ): void;
}
