/** A pack as letters in an address, pressed small. */
import { bytesOf, lettersOf } from "@westmarch/boardkit/letters";
import type { Pack } from "../../pack/types.ts";
import { draftIn, written } from "./draft.ts";

const through = async (bytes: Uint8Array<ArrayBuffer>, press: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(press)).arrayBuffer());

/** The letters that stand for a pack in an address. */
export async function packed(pack: Pack): Promise<string> {
  const bytes = await through(
    Uint8Array.from(new TextEncoder().encode(written(pack))),
    new CompressionStream("deflate-raw"),
  );
  return lettersOf(bytes);
}

/** The pack that these letters stand for; null where they stand for none. */
export async function unpacked(letters: string): Promise<Pack | null> {
  const bytes = bytesOf(letters);
  if (!bytes) return null;
  try {
    return draftIn(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    return null; // letters that somebody has cut or changed
  }
}
