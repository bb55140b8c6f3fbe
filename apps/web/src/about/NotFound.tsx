import { ButtonLink, Page } from "../ui/index.ts";
import { useWords } from "../words/index.ts";

/** Any address that is none of ours. */
export function NotFound() {
  const { say } = useWords();
  return (
    <Page title={say("missing.title")} subtitle={say("missing.about")}>
      <ButtonLink href="/">{say("tables.doors")}</ButtonLink>
    </Page>
  );
}
