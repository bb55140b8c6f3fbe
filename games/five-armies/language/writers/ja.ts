/** How sentences of cards are written in Japanese. */
import { JAPANESE } from "../japanese.ts";

export const writer = JAPANESE;
