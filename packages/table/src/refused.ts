import type { Refusal } from "@westmarch/kernel";
import type { ErrorCode } from "@westmarch/protocol";

/** Something a client asked for and does not get, in the terms in which it is told. Never carries a secret. */
export class Refused extends Error {
  override name = "Refused";
  readonly code: ErrorCode;
  readonly refusal: Refusal | undefined;

  constructor(code: ErrorCode, refusal?: Refusal, message: string = SENTENCES[code]) {
    super(message);
    this.code = code;
    this.refusal = refusal;
  }
}

/** What an HTTP client is told with each code. */
export const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  "bad-message": "This is not a message the server understands.",
  "bad-token": "This link opens nothing (any more).",
  "not-your-seat": "This link does not own that seat.",
  stale: "The table has moved on; look again.",
  illegal: "The rules do not allow this now.",
  "too-fast": "Too many messages; wait a moment.",
  "too-large": "The message is too large.",
  finished: "The game has ended.",
  "not-found": "There is nothing here.",
  unavailable: "The server cannot store anything at the moment. Nothing was changed; try again soon.",
};
