import type { Slots } from "@westmarch/boardkit";
import { english, type Key } from "./words.ts";

/** Something the person at the terminal can mend. It says what to do, in English; `key` and `slots` say it in others. */
export class Trouble extends Error {
  override name = "Trouble";
  readonly key: Key;
  readonly slots: Slots;

  constructor(key: Key, slots: Slots = {}, options?: ErrorOptions) {
    super(english(key, slots), options);
    this.key = key;
    this.slots = slots;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
