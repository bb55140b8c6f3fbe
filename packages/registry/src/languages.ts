/** The languages of this house, for programs that need no game to speak them. */
import type { Language } from "@westmarch/boardkit";

export const LANGUAGES: readonly Language[] = ["en", "zh-Hant", "zh-Hans", "ja"];
