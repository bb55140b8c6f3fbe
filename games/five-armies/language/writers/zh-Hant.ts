/** How sentences of cards are written in Chinese, in traditional characters. */
import { chinese } from "../chinese.ts";
import { TRADITIONAL } from "../words/zh-Hant.ts";

export const writer = chinese(TRADITIONAL);
