/** Anything on the table in words and figures: `card:1C3`, `copy:4`, `site:2`, `pool` … */
import type { Besides } from "./keys.ts";
import { about } from "./slips/about.tsx";

export const explain: Besides["explain"] = (id, asked) => about(id, asked);
