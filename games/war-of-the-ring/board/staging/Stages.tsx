import { latePart } from "@westmarch/boardkit/later";
import { BackToScene, useFetchedAhead } from "@westmarch/boardkit/stage";
import { useSaidAhead } from "@westmarch/campaign/sitting";
import { useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { battleScene } from "./battle/telling.ts";
import { huntScene } from "./hunt/telling.ts";
import type { LogEvent } from "./within.ts";

const BattleStage = latePart(async () => (await import("./battle/BattleStage.tsx")).BattleStage);
const HuntStage = latePart(async () => (await import("./hunt/HuntStage.tsx")).HuntStage);
const Interlude = latePart(async () => (await import("./Interlude.tsx")).Interlude);

/** What the first scene and slip need. */
const AHEAD = [BattleStage, HuntStage, Interlude];

/** Battles and hunts as scenes over the table. They can be folded away to see the map, until the next begins. */
export const Stages = ({ happening, ...props }: Props & { readonly happening: readonly LogEvent[] }) => {
  const { view, told, since, log, step, say } = props;
  useFetchedAhead(AHEAD);
  useSaidAhead(props, view.battle);
  const staged = step?.scene !== undefined;
  const { battle, hunt } = useMemo(() => {
    const telling = { view, told, since, log };
    const fought = battleScene(telling);
    return { battle: fought, hunt: fought ? null : huntScene(telling, staged) };
  }, [view, told, since, log, staged]);
  const [folded, setFolded] = useState<"battle" | "hunt" | null>(null);
  const name = battle ? "battle" : hunt ? "hunt" : null;
  // Folded away for this scene, not for the next.
  if (folded !== null && folded !== name) setFolded(null);
  if (name !== null && folded === name)
    return <BackToScene text={say(`stage.back.${name}`)} go={() => setFolded(null)} />;
  return (
    <>
      {battle && <BattleStage scene={battle} props={props} fold={() => setFolded("battle")} />}
      {hunt && <HuntStage scene={hunt} props={props} fold={() => setFolded("hunt")} />}
      {(name === null || (step?.name === "battle-began" && !props.calm)) && happening.length > 0 && (
        <Interlude props={props} happening={happening} />
      )}
    </>
  );
};
