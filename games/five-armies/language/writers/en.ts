/** How sentences of cards are written in English. */
import { ENGLISH } from "../english.ts";

export const writer = ENGLISH;
