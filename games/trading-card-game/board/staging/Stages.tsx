import { latePart } from "@westmarch/boardkit/later";
import { BackToScene, useFetchedAhead } from "@westmarch/boardkit/stage";
import { useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { skirmishScene } from "./skirmish.ts";

const SkirmishStage = latePart(async () => (await import("./SkirmishStage.tsx")).SkirmishStage);
const Interlude = latePart(async () => (await import("./Interlude.tsx")).Interlude);

/** What the first skirmish and slip need. */
const AHEAD = [SkirmishStage, Interlude];

/** Skirmishes as scenes over the table. Folded away, they stay away until their player comes back to them. */
export const Stages = (props: Props) => {
  const { view, told, since, log, live, step, say } = props;
  useFetchedAhead(AHEAD);
  const scene = useMemo(() => skirmishScene({ view, told, since, log }), [view, told, since, log]);
  const [folded, fold] = useState(false);
  const staged = scene !== null && !folded;
  return (
    <>
      {scene && folded && <BackToScene text={say("stage.back")} go={() => fold(false)} />}
      {staged && <SkirmishStage scene={scene} props={props} fold={() => fold(true)} />}
      {!staged && live && step && <Interlude {...props} />}
    </>
  );
};
