import { TooMuch } from "@westmarch/boardkit/letters";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { freshId } from "../device/chance.ts";
import { useHash } from "../net/links.ts";
import { Speaking } from "../table/text/words.tsx";
import { announce, Busy } from "../ui/index.ts";
import { sentStudy } from "./link.ts";
import { addressOfStudy } from "./newStudy.ts";
import { PuzzlePage } from "./PuzzleScreen.tsx";
import { type Puzzle, sentPuzzle } from "./puzzle.ts";
import { NoStudy, Opened } from "./StudyPage.tsx";
import { keepStudy } from "./storage.ts";
import type { Study } from "./study.ts";
import { useShownStudy } from "./useStudy.ts";
import { type AnalysisSay, useAnalysisWords } from "./words.ts";

/** `/lab/sent`: what stands in the link itself. */
export function SharedPage() {
  const letters = useHash();
  return (
    <Speaking waiting={<Busy />}>
      <Sent key={letters} letters={letters} />
    </Speaking>
  );
}

function Sent({ letters }: { readonly letters: string }) {
  const labSay = useAnalysisWords();
  const [study, set] = useState<Study | "waiting" | "too-much" | null>("waiting");
  const [puzzle, ask] = useState<Puzzle | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([sentStudy(letters), sentPuzzle(letters)]).then(
      ([found, asked]) => {
        if (!current) return;
        set(found);
        ask(asked);
      },
      (error: unknown) => {
        if (current) set(error instanceof TooMuch ? "too-much" : null);
      },
    );
    return () => {
      current = false;
    };
  }, [letters]);
  if (!labSay || study === "waiting") return <Busy />;
  if (puzzle) return <PuzzlePage puzzle={puzzle} labSay={labSay} />;
  if (study === "too-much") return <NoStudy title={labSay("link.too-much")} labSay={labSay} />;
  if (study === null) return <NoStudy title={labSay("link.broken")} labSay={labSay} />;
  return <Shown sent={study} labSay={labSay} />;
}

/** A study that was sent: it can be looked at, and made one's own. */
function Shown({ sent, labSay }: { readonly sent: Study; readonly labSay: AnalysisSay }) {
  const studying = useShownStudy(sent);
  const [, navigate] = useLocation();
  const keep = () => {
    const mine: Study = { ...studying.study, id: freshId(), changed: Date.now() };
    keepStudy(mine).then(
      () => navigate(addressOfStudy(mine)),
      () => announce(labSay("unkept")),
    );
  };
  return <Opened studying={studying} labSay={labSay} onKeep={keep} />;
}
