/** Chance that can be checked: drawn from a secret key, committed to at the start, published at the end. */
export { commit, type Key, keyed } from "./keyed.ts";
export { canonical, type Verdict, verify } from "./verify.ts";
