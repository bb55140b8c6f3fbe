import { lazy, Suspense } from "react";
import type { Props } from "../keys.ts";

/** Fetched when it is first opened: nobody needs it to begin a game. */
const Leaf = lazy(() => import("./Leaf.tsx").then(({ Leaf }) => ({ default: Leaf })));

/** All cards, tiles, Characters and figures, to be searched. */
export const Reference = (props: Props) => (
  <Suspense fallback={null}>
    <Leaf {...props} />
  </Suspense>
);
