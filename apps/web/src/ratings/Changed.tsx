import type { RatingChange } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useAccount } from "../accounts/account.ts";
import { changeAt } from "./api.ts";
import { useRatingsWords } from "./words.ts";

/** Milliseconds after which it is asked again what a game has changed: that is worked out a moment after its end. */
const AGAIN = [0, 1_000, 3_000, 8_000];

/** What the game that is over has changed about one's own rating; nothing where it does not count. */
export function Changed({ table }: { readonly table: string }) {
  const say = useRatingsWords();
  const person = useAccount(({ person }) => person?.id ?? null);
  const [change, setChange] = useState<RatingChange | null>(null);
  useEffect(() => {
    if (person === null) return;
    let timer = 0;
    let current = true;
    const ask = async (tries: number) => {
      const answer = await changeAt(table);
      if (!current) return;
      if (answer.ok && answer.value.change) setChange(answer.value.change);
      else if (AGAIN[tries + 1] !== undefined)
        timer = window.setTimeout(() => void ask(tries + 1), AGAIN[tries + 1]);
    };
    void ask(0);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [table, person]);
  if (!say || !change) return null;
  const { before, after, provisional } = change;
  return (
    <p data-rating>
      {say("changed", { before, after })}
      {provisional && ` · ${say("provisional")}`}
    </p>
  );
}
