import { join } from "node:path";

/** Whether this is the address of a PostgreSQL database, and not a folder. */
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** Throws, with a sentence for the host, if this is no address of a database. */
export function mustBeAddress(where: string): void {
  if (!isPostgres(where) || !URL.canParse(where))
    throw new Error(
      "a database is named like postgres://NAME:PASSWORD@HOST:5432/DATABASE; in a password, write %40 for @ and %2F for /",
    );
}

/** A database out of reach, or one that does not let this server in. */
export class Unanswered extends Error {
  /** Its address, as far as it may be shown. */
  readonly at: string;
  /** What was heard of it. */
  readonly detail: string;

  constructor(where: string, cause: unknown) {
    const said = cause instanceof AggregateError ? cause.errors.map(messageOf).join("; ") : messageOf(cause);
    const at = shownAddress(where);
    super(`the database at ${at} does not answer: ${said}`, { cause });
    this.at = at;
    this.detail = said;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An address that may be shown: without name, password and settings. */
export function shownAddress(where: string): string {
  mustBeAddress(where);
  const { host, pathname } = new URL(where);
  return `${host || "localhost"}${pathname}`;
}

/** A folder, or an address that may be shown. */
export const shownLocation = (where: string): string => (isPostgres(where) ? shownAddress(where) : where);

/** The one file that holds everything a host has to keep, where that is in a folder. */
export const fileIn = (dataDir: string): string => join(dataDir, "westmarch.db");
