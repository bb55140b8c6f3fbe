/** Scenes of tests, told as rule vectors are. */
import { playVectors } from "../vectors.ts";

type Told = { readonly [key: string]: unknown };

/** What differs from what is expected, or null. */
export const differs = (given: Told, actions: readonly Told[], expected: Told): string | null =>
  playVectors({ scenarios: [{ id: "scene", title: "scene", given, actions, expect: expected }] })[0]?.error ??
  null;
