import { insistently } from "@westmarch/boardkit/later";
// biome-ignore lint/style/noRestrictedImports: a page that never comes is told of in its place
import { type ComponentType, lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useEmbedWords } from "../sharing/words.ts";
import { Speaking } from "../table/text/words.tsx";
import { Busy } from "../ui/index.ts";
import { Outside } from "../ui/outside.ts";
import { NothingHere } from "./Frame.tsx";

const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await insistently(load) }));

const EmbeddedReplay = page(async () => (await import("./EmbeddedReplay.tsx")).EmbeddedReplay);
const EmbeddedPuzzle = page(async () => (await import("./EmbeddedPuzzle.tsx")).EmbeddedPuzzle);

/** `/embed/…`: what another site shows in a frame. It has no header, keeps nothing, and leads out of the frame alone. */
export function EmbedPages() {
  const [path] = useLocation();
  const say = useEmbedWords();
  if (!say) return <Busy />;
  const outside = path.replace(/^\/embed/, "") + location.hash;
  return (
    <Outside value={outside}>
      <Speaking waiting={<Busy />}>
        <Suspense fallback={<Busy />}>
          <Switch>
            <Route path="/embed/replay/:game?">{() => <EmbeddedReplay say={say} />}</Route>
            <Route path="/embed/puzzles/:game/:id">
              {({ game, id }) => <EmbeddedPuzzle key={`${game}/${id}`} game={game} id={id} say={say} />}
            </Route>
            <Route path="/embed/puzzles/today">
              {() => <EmbeddedPuzzle game={null} id={null} say={say} />}
            </Route>
            <Route>{() => <NothingHere text={say("not-there")} say={say} home />}</Route>
          </Switch>
        </Suspense>
      </Speaking>
    </Outside>
  );
}
