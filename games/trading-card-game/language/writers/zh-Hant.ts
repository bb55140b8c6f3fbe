/** How cards are written in Chinese, in traditional characters. */
import { chinese } from "../chinese/text.ts";
import { TRADITIONAL } from "../words/zh-Hant.ts";
import type { WriterOf } from "../writer.ts";

export const writerOf: WriterOf = (named) => chinese(TRADITIONAL, named);
