/** Why the server does not do what it was asked. */
export type ErrorCode =
  | "bad-message"
  | "bad-token"
  | "not-your-seat"
  | "stale"
  | "illegal"
  | "too-fast"
  | "too-large"
  | "finished"
  | "not-found"
  | "unavailable";
