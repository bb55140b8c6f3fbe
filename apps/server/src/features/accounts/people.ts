import type { Language } from "@westmarch/kernel/languages";
import type { ErrorCode, PersonSeal } from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Db } from "../../database/types.ts";
import type { AdminCaller } from "../roles/admin-caller.ts";
import type { GivenSeats } from "./account-tables.ts";

/** A person with an account, as far as other people may know. */
export interface Person extends PersonSeal {
  readonly id: string;
}

/** Checks an input against a schema. Throws `Refused`. */
export type Checked = <T>(schema: z.ZodType<T>, given: unknown, missing?: ErrorCode) => T;

/** Refuses a caller who sends requests too often. Throws `Refused`. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What the public page of a person says to everybody. */
export interface PublicPage {
  readonly name: string;
  readonly about: string;
  readonly madeAt: number;
}

/** Accounts, as the rest of the server knows them. */
export interface Accounts {
  /** The person who is signed in where this request comes from; null: a guest. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The id of the person who is signed in by a request's cookies; null: a guest. */
  memberOf(cookies: string | undefined): Promise<string | null>;
  /** Whether letters are sent. */
  readonly mails: boolean;
  /** The club whose identity provider signs people in; null: none. */
  readonly club: string | null;
  /** Tells somebody by mail that the host lets them in. */
  tellLetIn(mail: string, language: Language): Promise<void>;
  /** What the public page of the person of this name says; null: there is none. */
  shown(name: string): Promise<PublicPage | null>;
  /** Refuses requests that no page of this server has sent. Throws `Refused`. */
  mustBeOurs(request: FastifyRequest): void;
  /** Moves seats into a person's account at a table that is being opened in this transaction. */
  give(trx: Db, person: string, given: GivenSeats): Promise<void>;
  /** The account with a role that is signed in where this request comes from; null: a guest, or one without a role. */
  adminOf(request: FastifyRequest): Promise<AdminCaller | null>;
  readCookies(app: FastifyInstance): Promise<void>;
  serve(
    api: FastifyInstance,
    checked: Checked,
    limits: { readonly signIns: Limit; readonly opens: Limit },
  ): void;
}
