import type { Lesson } from "@westmarch/boardkit/lesson";
import { guideIn } from "@westmarch/boardkit/lesson";
import { warOfTheRing } from "../../index.ts";
import type { Besides, Key } from "../keys.ts";

/** A first game told in War of the Ring's notation; chance are dice from 0 to 5, places in a deck or in the Hunt Pool. */
export const guideOf = (lesson: Lesson<Key>): Besides["guides"][number] =>
  guideIn(warOfTheRing.notation, lesson);
