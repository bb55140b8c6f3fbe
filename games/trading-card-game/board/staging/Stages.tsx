import { BackToScene } from "@westmarch/boardkit/stage";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { skirmishScene } from "./skirmish.ts";

const load = () => import("./SkirmishStage.tsx");
const SkirmishStage = lazy(async () => ({ default: (await load()).SkirmishStage }));

/** When the table has come to rest, the stage is fetched, so that the first skirmish need not wait. */
const AT_REST = 3000;

/** Skirmishes as scenes over the table. Folded away, they stay away until their player comes back to them. */
export const Stages = (props: Props) => {
  const { view, told, since, log, say } = props;
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), AT_REST);
    return () => clearTimeout(timer);
  }, []);
  const scene = useMemo(() => skirmishScene({ view, told, since, log }), [view, told, since, log]);
  const [folded, fold] = useState(false);
  if (!scene) return null;
  if (folded) return <BackToScene text={say("stage.back")} go={() => fold(false)} />;
  return (
    <Suspense fallback={null}>
      <SkirmishStage scene={scene} props={props} fold={() => fold(true)} />
    </Suspense>
  );
};
