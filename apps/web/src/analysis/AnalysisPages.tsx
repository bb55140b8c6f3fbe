import { insistently } from "@westmarch/boardkit/later";
// biome-ignore lint/style/noRestrictedImports: a page that never comes is told of in its place
import { type ComponentType, lazy } from "react";
import { Route, Switch } from "wouter";
import { NotFound } from "../about/NotFound.tsx";

const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await insistently(load) }));

const StudiesPage = page(async () => (await import("./StudiesPage.tsx")).StudiesPage);
const SharedPage = page(async () => (await import("./SharedPage.tsx")).SharedPage);
const EditorPage = page(async () => (await import("./editor/EditorPage.tsx")).EditorPage);
const StudyPage = page(async () => (await import("./StudyPage.tsx")).StudyPage);

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
