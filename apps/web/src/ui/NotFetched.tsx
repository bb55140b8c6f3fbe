import { useWords } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface NotFetchedProps {
  /** What could not be fetched, as a sentence. */
  readonly title: string;
  readonly retry: () => void;
}

/** Says in the place of a page's content that it could not be fetched, with the way to try again. */
export function NotFetched({ title, retry }: NotFetchedProps) {
  const { say } = useWords();
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
