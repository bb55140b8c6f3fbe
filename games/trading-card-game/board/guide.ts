import { free } from "./guide/free.ts";
import { shadow } from "./guide/shadow.ts";
import type { Besides } from "./keys.ts";

/** First games for each side. */
export const guides: Besides["guides"] = [free, shadow];
