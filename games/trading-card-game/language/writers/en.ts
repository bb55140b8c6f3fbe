/** How cards are written in English. */
import { prose } from "../prose.ts";
import type { WriterOf } from "../writer.ts";

export const writerOf: WriterOf = () => prose;
