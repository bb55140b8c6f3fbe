/** A pack as letters in an address, pressed small. */
import { pressed, unpressed } from "@westmarch/boardkit/letters";
import type { Pack } from "../../pack/types.ts";
import { draftIn, written } from "./draft.ts";

/** The letters that stand for a pack in an address. */
export const packed = (pack: Pack): Promise<string> => pressed(written(pack));

/** The pack that these letters stand for; null where they stand for none. */
export async function unpacked(letters: string): Promise<Pack | null> {
  const text = await unpressed(letters);
  return text === null ? null : draftIn(text);
}
