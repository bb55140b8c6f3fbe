/** What the things on the table are. */
import type { Besides } from "./keys.ts";

export const explain: Besides["explain"] = (id) => ({ title: id, body: null, rules: [] });
