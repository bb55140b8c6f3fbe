import { lazy, Suspense, useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { battleScene } from "./battle/telling.ts";
import css from "./stages.module.css";

const BattleStage = lazy(async () => ({ default: (await import("./battle/BattleStage.tsx")).BattleStage }));

/** Battles and hunts as scenes over the table. They can be folded away to see the map, until the next begins. */
export const Stages = (props: Props) => {
  const { view, told, since, log, say } = props;
  const battle = useMemo(() => battleScene({ view, told, since, log }), [view, told, since, log]);
  const [folded, setFolded] = useState<string | null>(null);
  // Folded away for this battle, not for the next.
  if (!battle && folded !== null) setFolded(null);
  if (!battle) return null;
  const name = `battle:${battle.from}:${battle.to}`;
  if (folded === name)
    return (
      <button type="button" className={css.back} onClick={() => setFolded(null)}>
        {say("stage.back.battle")}
      </button>
    );
  return (
    <Suspense fallback={null}>
      <BattleStage scene={battle} props={props} fold={() => setFolded(name)} />
    </Suspense>
  );
};
