/** Bytes as letters that can stand in an address (base64url). */

/** The letters of these bytes. */
export const lettersOf = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The bytes of these letters: none where some are missing, null where they are none of ours. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(letters)) return null;
  if (letters.length % 4 === 1) return new Uint8Array();
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const through = async (bytes: Uint8Array<ArrayBuffer>, press: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(press)).arrayBuffer());

/** The letters of a text, pressed small. */
export const pressed = async (text: string): Promise<string> =>
  lettersOf(
    await through(Uint8Array.from(new TextEncoder().encode(text)), new CompressionStream("deflate-raw")),
  );

/** The text that was pressed into these letters; null where they are none of ours, or somebody has cut or changed them. */
export async function unpressed(letters: string): Promise<string | null> {
  const bytes = bytesOf(letters);
  if (!bytes) return null;
  try {
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
