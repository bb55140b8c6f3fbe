/** How cards are written in Chinese, in simplified characters. */
import { chinese } from "../chinese/text.ts";
import { SIMPLIFIED } from "../words/zh-Hans.ts";
import type { WriterOf } from "../writer.ts";

export const writerOf: WriterOf = (named) => chinese(SIMPLIFIED, named);
