import { createHash, randomBytes } from "node:crypto";

/** Where unguessable bytes come from. Tests give their own to make two equal worlds. */
export type Entropy = (bytes: number) => Buffer;

export const entropy: Entropy = randomBytes;

/** A link's token: 256 bits, unguessable. */
export const newToken = (source: Entropy): string => source(32).toString("base64url");

/** A table's public name. Never begins like an option of the command line. */
export function newTableId(source: Entropy): string {
  const id = source(12).toString("base64url");
  return id.startsWith("-") ? newTableId(source) : id;
}

/** The form in which a token is kept. A fast hash is enough: there is nothing to guess in 256 bits. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
