import { lazy, Suspense, useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { battleScene } from "./battle/telling.ts";
import { huntScene } from "./hunt/telling.ts";
import css from "./stages.module.css";

const BattleStage = lazy(async () => ({ default: (await import("./battle/BattleStage.tsx")).BattleStage }));
const HuntStage = lazy(async () => ({ default: (await import("./hunt/HuntStage.tsx")).HuntStage }));

/** Battles and hunts as scenes over the table. They can be folded away to see the map, until the next begins. */
export const Stages = (props: Props) => {
  const { view, told, since, log, step, say } = props;
  const staged = step?.scene !== undefined;
  const scenes = useMemo(() => {
    const telling = { view, told, since, log };
    const battle = battleScene(telling);
    return { battle, hunt: battle ? null : huntScene(telling, staged) };
  }, [view, told, since, log, staged]);
  const [folded, setFolded] = useState<"battle" | "hunt" | null>(null);
  const { battle, hunt } = scenes;
  const name = battle ? "battle" : hunt ? "hunt" : null;
  // Folded away for this scene, not for the next.
  if (folded !== null && folded !== name) setFolded(null);
  if (name !== null && folded === name)
    return (
      <button type="button" className={css.back} onClick={() => setFolded(null)}>
        {say(`stage.back.${name}`)}
      </button>
    );
  return (
    <Suspense fallback={null}>
      {battle && <BattleStage scene={battle} props={props} fold={() => setFolded("battle")} />}
      {hunt && <HuntStage scene={hunt} props={props} fold={() => setFolded("hunt")} />}
    </Suspense>
  );
};
