import type { BoardProps, Happened } from "@westmarch/boardkit";
import { useEffect, useMemo, useState } from "react";
import type { Battle, Confrontation } from "../../state.ts";
import { battleOf } from "../names.ts";
import { breath, type Scene, sceneAt, sceneFrom } from "./scene.ts";

/** Told events that stay on the stage until the player goes on. */
interface Telling {
  readonly scene: Scene | null;
  /** Everything that has happened so far has been told. */
  readonly caughtUp: boolean;
  /** The battle is over and waits to be left. */
  readonly ended: boolean;
  /** Tells the next event without waiting, or leaves the stage. */
  readonly goOn: () => void;
}

/** How long a finished battle stays before the table goes on by itself. Never where motion is unwelcome. */
const LINGER = 9000;

/** The attack in progress. The last battle of a game is over with it. */
const fought = (view: Confrontation): Battle | null => (view.over ? null : battleOf(view));

/** Whether the same attack goes on after this point. */
function continues(props: BoardProps<Confrontation>, told: number): boolean {
  for (const event of props.log.slice(told)) {
    if (event.type === "shown") return true;
    if (event.type === "turn" || event.type === "game-ended") return false;
  }
  return fought(props.view) !== null;
}

/** How many turns may wait to be told: one's own, the answer to it, and one to spare. */
const PATIENCE = 3;

/** Whether so much has happened that it is not news any more: a table opened again, a connection that was lost. */
const missed = (log: readonly Happened[], told: number): boolean =>
  log.slice(told).filter(({ type }) => type === "turn").length > PATIENCE;

/**
 * Tells a live table's battles one event after the other, with time to look. What happened before the table was
 * opened is not told again, and nothing is told in history.
 */
export function useTelling(props: BoardProps<Confrontation>): Telling {
  const { log, live, calm, view } = props;
  const [told, setTold] = useState(log.length);
  // The place up to which every event has had its time.
  const [rested, setRested] = useState(log.length);
  // The place at which the player has left the stage.
  const [left, setLeft] = useState(log.length);
  // A take-back cuts the log; history shows only where things stand; and who was away reads what he missed elsewhere.
  const tells = live && !missed(log, told);
  const at = tells ? Math.min(told, log.length) : log.length;
  if (at !== told) {
    setTold(at);
    setLeft(tells ? -1 : at);
  }

  const scene = useMemo(() => sceneAt(log, at), [log, at]);
  const caughtUp = at === log.length;
  const ended = scene?.over === true && !continues(props, at);
  const waits = ended && left !== at;

  const wait = breath(log[at - 1], scene);
  useEffect(() => {
    if (rested >= at) return;
    const timer = setTimeout(() => setRested(at), wait);
    return () => clearTimeout(timer);
  }, [at, wait, rested]);

  useEffect(() => {
    if (live && !caughtUp && rested >= at && !waits) setTold(at + 1);
  }, [live, caughtUp, rested, waits, at]);

  useEffect(() => {
    if (!waits || calm || !live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => setLeft(at), LINGER);
    };
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", start);
    };
  }, [waits, calm, live, at]);

  const battle = fought(view);
  const standing = caughtUp && battle && (!scene || scene.kind === "tunnel") ? sceneFrom(battle) : scene;
  return {
    // Outside the live table a finished battle is not shown again.
    scene: live ? (ended && left === at ? null : standing) : battle ? standing : null,
    caughtUp,
    ended: waits && live,
    goOn: () => (waits ? setLeft(at) : setRested(at)),
  };
}
