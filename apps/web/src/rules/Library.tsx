import { Doors } from "../games/Doors.tsx";
import { useWords } from "../i18n/index.ts";
import { Page } from "../ui/index.ts";

/** `/rules`: the rule book of every game, behind its door. */
export function Library() {
  const { say } = useWords();
  return (
    <Page wide title={say("library.title")} subtitle={say("library.about")}>
      <Doors to="rules" />
    </Page>
  );
}
