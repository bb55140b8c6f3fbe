import { latePart, later, useLater } from "@westmarch/boardkit/later";
import { BackToScene, useFetchedAhead } from "@westmarch/boardkit/stage";
import { useSaidAhead } from "@westmarch/campaign/sitting";
import { useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import { Arrows, Bows } from "../land/late.ts";
import type { LogEvent } from "./within.ts";

const CombatStage = latePart(async () => (await import("./combat/CombatStage.tsx")).CombatStage);
const Interlude = latePart(async () => (await import("./Interlude.tsx")).Interlude);
/** What a combat is told by: it asks the rules, which come after the table. */
const telling = later(async () => (await import("./combat/telling.ts")).combatScene);

/** What the first scene, the first slip and the first attack need. */
const AHEAD = [telling, CombatStage, Interlude, Arrows, Bows];

/** Combats as scenes over the table, which can be folded away to see the map until the next begins; the rest on slips. */
export const Stages = ({ happening, ...props }: Props & { readonly happening: readonly LogEvent[] }) => {
  const { view, told, since, log, step, say } = props;
  useFetchedAhead(AHEAD);
  useSaidAhead(props, view.battle);
  const tell = useLater(telling);
  const combat = useMemo(() => tell?.({ view, told, since, log }) ?? null, [tell, view, told, since, log]);
  const [folded, fold] = useState(false);
  // Folded away for this combat, not for the next.
  if (folded && combat === null) fold(false);
  if (folded && combat !== null)
    return <BackToScene text={say("stage.back.combat")} go={() => fold(false)} />;
  return (
    <>
      {combat && <CombatStage scene={combat} props={props} fold={() => fold(true)} />}
      {(combat === null || (step?.name === "combat" && !props.calm)) && happening.length > 0 && (
        <Interlude props={props} happening={happening} />
      )}
    </>
  );
};
