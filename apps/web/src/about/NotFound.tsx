import { Doors } from "../games/Doors.tsx";
import { useWords } from "../i18n/index.ts";
import { Page } from "../ui/index.ts";

/** Any address that is none of ours: all there is to go to. */
export function NotFound() {
  const { say } = useWords();
  return (
    <Page wide title={say("missing.title")} subtitle={say("missing.about")}>
      <Doors />
    </Page>
  );
}
