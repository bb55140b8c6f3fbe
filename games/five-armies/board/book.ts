/** Where a question and an event lead in the rule book. */
import type { Besides } from "./keys.ts";

export const ruleOf: NonNullable<Besides["ruleOf"]> = () => "4.1";
export const ruleOfEvent: Besides["ruleOfEvent"] = () => "4.1";
