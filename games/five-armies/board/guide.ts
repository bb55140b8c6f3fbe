import { freePeoples } from "./guide/free.ts";
import { shadow } from "./guide/shadow.ts";
import type { Besides } from "./keys.ts";

/** First games for each side, a turn long. */
export const guides: Besides["guides"] = [freePeoples, shadow];
