import { useEffect, useState } from "react";

/** Something on its way: `loading`, `failed` (with a way to try again), or there. */
export type Fetched<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | ({ readonly state: "there" } & T);

/** Fetches, and fetches anew whenever `fetching` is another function. What was there stays until the new one is. */
export function useFetched<T extends object>(fetching: () => Promise<T>): Fetched<T> {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<T | "loading" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches again
  useEffect(() => {
    let current = true;
    fetching().then(
      (found) => current && setFetched(found),
      () => current && setFetched("failed"),
    );
    return () => {
      current = false;
    };
  }, [fetching, tries]);
  if (fetched === "loading") return { state: "loading" };
  if (fetched === "failed") {
    const retry = () => {
      setFetched("loading");
      setTries((n) => n + 1);
    };
    return { state: "failed", retry };
  }
  return { state: "there", ...fetched };
}
