import { useWords } from "../i18n/index.ts";
import { CallFailed, failureKey, isBarred } from "../net/api.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { Refusal } from "./Refusal.tsx";

interface NotFetchedProps {
  /** What could not be fetched, as a sentence. */
  readonly title: string;
  readonly retry: () => void;
  /** What was thrown: where the host lets only some people see it, that is said instead. */
  readonly error?: unknown;
}

/** Says in the place of a page's content that it could not be fetched, with the way to try again. */
export function NotFetched({ title, retry, error }: NotFetchedProps) {
  const { say } = useWords();
  const key = error instanceof CallFailed ? failureKey(error.failure) : null;
  if (key && isBarred(key)) return <Refusal told={key} />;
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        <Button variant="gold" onClick={retry}>
          {say("retry")}
        </Button>
      }
    />
  );
}
