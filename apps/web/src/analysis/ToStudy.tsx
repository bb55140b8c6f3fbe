import type { Seat } from "@westmarch/kernel";
import { ButtonLink } from "../ui/index.ts";
import { useAnalysisWords } from "./words.ts";

export interface ToStudyProps {
  readonly replay: string;
  /** The seat of the player who reads this; null: a spectator. */
  readonly of: Seat | null;
}

/** The ways from the end of a game to the moments that mattered in it, and to its study. */
export function ToStudy({ replay, of }: ToStudyProps) {
  const labSay = useAnalysisWords();
  return (
    labSay && (
      <>
        <ButtonLink href={`/replay?recap${of === null ? "" : `&of=${of}`}#${replay}`}>
          {labSay("study.mattered")}
        </ButtonLink>
        <ButtonLink href={`/replay?study#${replay}`}>{labSay("study.game")}</ButtonLink>
      </>
    )
  );
}
