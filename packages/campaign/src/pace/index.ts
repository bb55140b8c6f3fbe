/** How long events are shown before they are told. */
import type { Happened, Staging, StagingStep } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";

/** How long a scene that has run its course stays until the table goes on by itself, in milliseconds. */
export const LINGER = 9000;
/** What the reader has just chosen himself needs no more than a blink, in milliseconds. */
export const BLINK = 220;

/** Milliseconds; `along` with the event before it; null: nothing to see. */
export type Pace = number | "along" | null;

/** What an event may look at to say how long it stands. */
interface Beside {
  /** It follows from a deed of the reader's own. */
  readonly own: boolean;
  readonly before: { readonly type: string } | undefined;
}

/** The player who did it has seen it. */
export const unlessOwn =
  (lasts: number) =>
  (_facts: unknown, { own }: Beside): Pace =>
    own ? null : lasts;

/** The same thing twice in a row is seen at once. */
export const together =
  (type: string, lasts: number) =>
  (_facts: unknown, { before }: Beside): Pace =>
    before?.type === type ? "along" : lasts;

/** Both, each where it applies. */
export const togetherUnlessOwn =
  (type: string, lasts: number) =>
  (_facts: unknown, { before, own }: Beside): Pace =>
    before?.type === type ? "along" : own ? null : lasts;

/** The same, with everything that a game may look at. */
export interface PaceAt<G extends Core> extends Staging<G> {
  readonly own: boolean;
  readonly before: Happened<G> | undefined;
}

/** How long an event of these facts stands. */
export type PaceOf<Facts, G extends Core> = Pace | ((facts: Facts, at: PaceAt<G>) => Pace);

/** How long each event of a game stands. */
export type Paces<Events, G extends Core> = { readonly [T in keyof Events]: PaceOf<Events[T], G> };

/** How long an event stands by a table of all of them. */
const paceIn = <Events, T extends keyof Events, G extends Core>(
  paces: Paces<Events, G>,
  { type, facts }: { readonly type: T; readonly facts: Events[T] },
  at: PaceAt<G>,
): Pace => {
  const pace: PaceOf<Events[T], G> = paces[type];
  return typeof pace === "function" ? pace(facts, at) : pace;
};

/** The step that shows an event of a log, by a table of all paces. */
export function stepBy<Events, T extends keyof Events & string, G extends Core>(
  paces: Paces<Events, G>,
  event: { readonly type: T; readonly facts: Events[T] },
  at: Staging<G>,
  { own, scene }: { readonly own: boolean; readonly scene: Scene },
) {
  const lasts = paceIn(paces, event, { ...at, own, before: at.log[at.at - 1] });
  return stepAt(lasts, event.type, scene, at.calm);
}

/** Where an event stands: on the map, or in a scene that goes on or is over with it. */
export type Scene = "none" | "goes-on" | "over";

type SceneKey = "stage.on" | "stage.hurry";

/** In scenes every event has its moment, so that nothing comes between. */
function inScene(lasts: Pace, name: string, over: boolean): StagingStep<SceneKey> | "along" {
  if (over)
    return {
      name: "scene-over",
      lasts: (typeof lasts === "number" ? lasts : 300) + 500,
      scene: "stage.on",
      stays: LINGER,
    };
  if (lasts === "along") return lasts;
  return { name, lasts: lasts ?? BLINK, scene: "stage.hurry" };
}

/** The step that shows an event: on the map, or in a scene that goes on or is over with it. */
function stepAt(
  lasts: Pace,
  name: string,
  scene: Scene,
  calm: boolean,
): StagingStep<SceneKey> | "along" | null {
  if (scene !== "none") return inScene(lasts, name, scene === "over");
  if (lasts === null || lasts === "along") return lasts;
  // Where motion is unwelcome things fade into one another, which is quicker seen.
  return { name, lasts: calm ? Math.ceil(lasts / 2) : lasts };
}
