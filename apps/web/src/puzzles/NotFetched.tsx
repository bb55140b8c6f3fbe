import { useWords } from "../i18n/index.ts";
import { Button, Notice } from "../ui/index.ts";
import type { LearnSay } from "./words.ts";

interface NotFetchedProps {
  readonly say: LearnSay;
  readonly retry: () => void;
}

/** Says that puzzles could not be fetched, with the way to try again. */
export function NotFetched({ say, retry }: NotFetchedProps) {
  const { say: shell } = useWords();
  return (
    <Notice
      tone="danger"
      title={say("puzzles.failed")}
      actions={
        <Button variant="gold" onClick={retry}>
          {shell("retry")}
        </Button>
      }
    />
  );
}
