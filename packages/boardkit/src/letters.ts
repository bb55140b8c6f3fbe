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
