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

/** Bytes of the largest text that letters may stand for: no game, study or pack has as many. */
const LARGEST = 4_000_000;

/** A few letters stand for more than a player would send: they were made to fill a device’s memory. */
export class TooMuch extends Error {
  override name = "TooMuch";
}

/** All that comes out of a stream. Throws `TooMuch`, and reads no further, where that is more than `most` bytes. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      // Whatever is still pressed stays so.
      void reader.cancel().catch(() => {});
      throw new TooMuch(`these letters stand for more than ${most} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The text that was pressed into these letters; null where they are none of ours, or have been cut or changed. Throws
 * `TooMuch` where it is larger than `most` bytes.
 */
export async function unpressed(letters: string, most = LARGEST): Promise<string | null> {
  const bytes = bytesOf(letters);
  if (!bytes) return null;
  try {
    return await gathered(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")),
      most,
    );
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return null;
  }
}
