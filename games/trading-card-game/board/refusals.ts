/** Why an attempt is refused, as a sentence. */
import type { Besides } from "./keys.ts";

export const refusal: Besides["refusal"] = (_, { say }) => say("refusal.not-now");
