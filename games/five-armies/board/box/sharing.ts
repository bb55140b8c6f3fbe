/** A pack as letters in an address, pressed small. */
import type { Pack } from "../../pack/types.ts";
import { draftIn, written } from "./draft.ts";

const through = async (bytes: Uint8Array<ArrayBuffer>, press: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(press)).arrayBuffer());

/** The letters that stand for a pack in an address. */
export async function packed(pack: Pack): Promise<string> {
  const bytes = await through(new TextEncoder().encode(written(pack)), new CompressionStream("deflate-raw"));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

/** The pack that these letters stand for; null where they stand for none. */
export async function unpacked(letters: string): Promise<Pack | null> {
  try {
    const bytes = Uint8Array.fromBase64(letters, { alphabet: "base64url" });
    return draftIn(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    return null; // letters that somebody has cut or changed
  }
}
