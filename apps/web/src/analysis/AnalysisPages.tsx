import { Route, Switch } from "wouter";
import { NotFound } from "../about/NotFound.tsx";
import { latePage } from "../ui/latePage.ts";

const StudiesPage = latePage(async () => (await import("./StudiesPage.tsx")).StudiesPage);
const SharedPage = latePage(async () => (await import("./SharedPage.tsx")).SharedPage);
const EditorPage = latePage(async () => (await import("./editor/EditorPage.tsx")).EditorPage);
const StudyPage = latePage(async () => (await import("./StudyPage.tsx")).StudyPage);

/** The pages of the lab. They stand apart from the others, so that no first page carries the list of their parts. */
export function AnalysisPages() {
  return (
    <Switch>
      <Route path="/lab" component={StudiesPage} />
      <Route path="/lab/sent" component={SharedPage} />
      <Route path="/lab/:game">{({ game }) => <EditorPage key={game} game={game} />}</Route>
      <Route path="/lab/:game/:study">{({ study }) => <StudyPage key={study} study={study} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
