/** What this device puts into the chance of games: made here, sealed on sitting down, shown when all have sealed theirs. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

interface Sealed {
  /** By the seal that the table was shown. */
  readonly values: Readonly<Record<string, string>>;
}

/** The oldest are forgotten beyond this. */
const MOST = 200;

const useSealed = create<Sealed>()(
  persist((): Sealed => ({ values: {} }), {
    name: "westmarch-contributions",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

/** Makes a contribution, keeps it, and returns its seal. */
export async function freshSeal(): Promise<string> {
  const { commit } = await import("@westmarch/fairness");
  const value = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const seal = commit(value);
  useSealed.setState(({ values }) => ({
    values: Object.fromEntries([...Object.entries(values).slice(1 - MOST), [seal, value]]),
  }));
  return seal;
}

/** What this device has sealed so, or null: another has. */
export const sealedHere = (seal: string): string | null => useSealed.getState().values[seal] ?? null;
