import { useEffect, useLayoutEffect, useRef } from "react";
import type { BoardProps, Proposal } from "./board.ts";

/** Offers what is in hand in the place of the question. Its answers are always those of the newest picture. */
export function useOffer(offer: BoardProps["offer"], proposal: Proposal | null): void {
  const latest = useRef(proposal);
  useLayoutEffect(() => {
    latest.current = proposal;
  });
  const shape = JSON.stringify(proposal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says decides whether it is another one
  useEffect(() => {
    const now = latest.current;
    offer(
      now && {
        ...now,
        answers: now.answers.map((answer, i) => ({
          ...answer,
          give: () => latest.current?.answers[i]?.give(),
        })),
        back: now.back && { ...now.back, give: () => latest.current?.back?.give() },
      },
    );
  }, [offer, shape]);
  useEffect(() => () => offer(null), [offer]);
}
