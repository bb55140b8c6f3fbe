/** Rows of numbers as text: the bytes of little-endian numbers in base64, which any language reads at once. */
import { endianness } from "node:os";
import { EnvironmentError } from "./episode.ts";

/** Buffers lie in memory as they are sent, where the machine is little-endian, as all are that Node 24 is built for but one. */
const SWAPPED = endianness() === "BE";

/** How wide the numbers of actions are that are sent together. */
export type ActionType = "uint16" | "uint32";

export const actionTypeFor = (actions: number): ActionType => (actions <= 65_536 ? "uint16" : "uint32");

function inOrder(bytes: Buffer, width: number): Buffer {
  if (!SWAPPED || width === 1) return bytes;
  const copy = Buffer.from(bytes);
  return width === 2 ? copy.swap16() : copy.swap32();
}

/** The numbers as base64. */
export function packed(numbers: Uint8Array | Uint16Array | Uint32Array | Float32Array): string {
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return inOrder(bytes, numbers.BYTES_PER_ELEMENT).toString("base64");
}

/** The numbers of actions that base64 holds. */
export function unpacked(text: string, type: ActionType): Uint16Array | Uint32Array {
  const width = type === "uint16" ? 2 : 4;
  const bytes = Buffer.from(text, "base64");
  if (bytes.byteLength % width !== 0)
    throw new EnvironmentError(
      `“actions” must be base64 of ${type} numbers, and it holds ${bytes.byteLength} bytes`,
    );
  const aligned = new Uint8Array(inOrder(bytes, width)).buffer;
  return type === "uint16" ? new Uint16Array(aligned) : new Uint32Array(aligned);
}

type Row = Uint16Array | Uint32Array | Float32Array;
const ROWS: Readonly<Record<ActionType | "float32", (size: number) => Row>> = {
  uint16: (size) => new Uint16Array(size),
  uint32: (size) => new Uint32Array(size),
  float32: (size) => new Float32Array(size),
};

/** Numbers that are gathered one after the other, in an array that grows when it must. */
export class Gathered {
  readonly #rowOf: (size: number) => Row;
  #numbers: Row;
  #many = 0;

  constructor(type: ActionType | "float32") {
    this.#rowOf = ROWS[type];
    this.#numbers = this.#rowOf(4096);
  }

  clear(): void {
    this.#many = 0;
  }

  add(numbers: readonly number[]): void {
    const end = this.#many + numbers.length;
    if (end > this.#numbers.length) this.#grow(end);
    for (let i = 0; i < numbers.length; i++) this.#numbers[this.#many + i] = numbers[i];
    this.#many = end;
  }

  push(number: number): void {
    if (this.#many === this.#numbers.length) this.#grow(this.#many + 1);
    this.#numbers[this.#many++] = number;
  }

  packed(): string {
    return packed(this.#numbers.subarray(0, this.#many));
  }

  #grow(least: number): void {
    const larger = this.#rowOf(Math.max(least, this.#numbers.length * 2));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
