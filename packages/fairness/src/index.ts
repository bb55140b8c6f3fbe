/** Chance that can be checked: committed to at the start, with something of every player's in it, published at the end. */
export { canonical } from "./canonical.ts";
export { firstHead, type Head, headsOf, lastHead, type Mac, macOf, nextHead } from "./chain.ts";
export { commit, type Key, keyed } from "./keyed.ts";
export { mixed, published, secretOf } from "./mixed.ts";
export type { Noted } from "./noted.ts";
export type { Problem } from "./problems.ts";
export { type Verdict, verify } from "./verify.ts";
