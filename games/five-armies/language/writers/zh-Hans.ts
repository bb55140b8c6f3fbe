/** How sentences of cards are written in Chinese, in simplified characters. */
import { chinese } from "../chinese.ts";
import { SIMPLIFIED } from "../words/zh-Hans.ts";

export const writer = chinese(SIMPLIFIED);
