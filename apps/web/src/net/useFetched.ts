import { useEffect, useState } from "react";

/** Something on its way: `loading`, `failed` (why, and a way to try again), or there. */
export type Fetched<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | ({ readonly state: "there" } & T);

class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Fetches, and fetches anew whenever `fetching` is another function. What was there stays until the new one is. */
export function useFetched<T extends object>(fetching: () => Promise<T>): Fetched<T> {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<T | "loading" | Failure>("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches again
  useEffect(() => {
    let current = true;
    fetching().then(
      (found) => current && setFetched(found),
      (error: unknown) => current && setFetched(new Failure(error)),
    );
    return () => {
      current = false;
    };
  }, [fetching, tries]);
  if (fetched === "loading") return { state: "loading" };
  if (fetched instanceof Failure) {
    const retry = () => {
      setFetched("loading");
      setTries((n) => n + 1);
    };
    return { state: "failed", error: fetched.error, retry };
  }
  return { state: "there", ...fetched };
}
