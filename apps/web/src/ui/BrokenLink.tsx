import { useWords } from "../i18n/index.ts";
import { useBrokenLink } from "../net/links.ts";
import { Notice } from "./index.ts";

/** Says so when the link that led here was cut off on its way; what can be done stands below it on every such page. */
export function BrokenLink() {
  const { say } = useWords();
  if (!useBrokenLink()) return null;
  return (
    <Notice tone="danger" title={say("link.broken")}>
      <p>{say("link.broken.about")}</p>
    </Notice>
  );
}
