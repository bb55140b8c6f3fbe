import { Route, Switch } from "wouter";
import { NotFound } from "../about/NotFound.tsx";
import { latePage } from "../ui/latePage.ts";

const PuzzlesPage = latePage(async () => (await import("./PuzzlesPage.tsx")).PuzzlesPage);
const TodaysPuzzle = latePage(async () => (await import("./SolvePage.tsx")).TodaysPuzzle);
const SolvePage = latePage(async () => (await import("./SolvePage.tsx")).SolvePage);

/** The pages of puzzles. They stand apart from the others, so that no first page carries the list of their parts. */
export function PuzzlePages() {
  return (
    <Switch>
      <Route path="/puzzles">{() => <PuzzlesPage game={null} />}</Route>
      <Route path="/puzzles/today" component={TodaysPuzzle} />
      <Route path="/puzzles/:game">{({ game }) => <PuzzlesPage key={game} game={game} />}</Route>
      <Route path="/puzzles/:game/:id">
        {({ game, id }) => <SolvePage key={`${game}/${id}`} game={game} id={id} />}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
