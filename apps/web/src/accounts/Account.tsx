import { useEffect } from "react";
import { askOnce, useAccount } from "./account.ts";

/** Who is signed in, for every page: asked once, and what is theirs is brought here and kept in the account. */
export function Account() {
  const id = useAccount(({ person }) => person?.id ?? null);
  useEffect(() => void askOnce(), []);
  useEffect(() => {
    if (id === null) return;
    let end: (() => void) | null = null;
    let gone = false;
    void import("./sync.ts").then(({ keepInStep }) => {
      if (!gone) end = keepInStep(id);
    });
    return () => {
      gone = true;
      end?.();
    };
  }, [id]);
  return null;
}
