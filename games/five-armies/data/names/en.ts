/** The names of the built-in pack in English: it is written in it. */
import type { Names } from "../names.ts";

export const NAMES: Names = {};
