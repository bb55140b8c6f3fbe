/** A pack as letters in an address, pressed small. */
import { pressed, TooMuch, unpressed } from "@westmarch/boardkit/letters";
import type { Pack } from "../../pack/types.ts";
import { draftIn, written } from "./draft.ts";

/** Bytes: several times what a pack has that keeps to the form. */
const LARGEST = 1_000_000;

/** The letters that stand for a pack in an address. */
export const packed = (pack: Pack): Promise<string> => pressed(written(pack));

/** The pack that these letters stand for; null where they stand for none. */
export async function unpacked(letters: string): Promise<Pack | null> {
  try {
    const text = await unpressed(letters, LARGEST);
    return text === null ? null : draftIn(text);
  } catch (error) {
    // A pack is never as large.
    if (error instanceof TooMuch) return null;
    throw error;
  }
}
