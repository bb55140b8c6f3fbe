/** How cards are written in Japanese. */
import { japanese } from "../japanese/text.ts";
import type { WriterOf } from "../writer.ts";

export const writerOf: WriterOf = japanese;
