/** Vectors of a draft: there are none, for nothing in it is won or lost. */
import { NotationError } from "@westmarch/kernel";

/** Throws whatever the file holds. */
export function playVectors(_file: unknown): never {
  throw new NotationError("a draft has no vectors: nothing in it is won or lost");
}
export { playVectors as proveVectors };
