/** What stands in a vector for cards that do just that: a wound, a burden, a strength. */
import { inside, PositionError } from "@westmarch/positions";
import type { CopyId } from "../data/ids.ts";
import { befalls } from "../rules/happen.ts";
import { copyOf, find, setWounds } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { enter } from "../vocabulary.ts";
import { cardOf } from "./doing.ts";
import type { Action } from "./going.ts";
import { numberAt } from "./names.ts";
import type { Run } from "./run.ts";

/** One way to do an action: the keys that it reads by itself, and what it does. */
export interface Way {
  readonly keys?: readonly string[];
  readonly run: (run: Run, action: Action) => void;
}

const copyAt = (run: Run, action: Action): CopyId => {
  const name = cardOf(action);
  const id = run.copyNamed(name);
  if (!find(run.g, id)) throw new PositionError(inside(action.at, "card"), `${name} is not on the table`);
  return id;
};

/** How much: `by` of an action without a doer, or what stands beside. */
const muchOf = ({ told, at }: Action): number => {
  const much = told.much ?? told.number ?? told.amount ?? (typeof told.by === "number" ? told.by : 1);
  return numberAt(much, at);
};

const FIGURES = ["card", "much", "number", "amount"];

/** Frames on top of what is asked now: done first, then everything is checked. */
function standIn(run: Run, frames: Parameters<Run["resume"]>[0]): void {
  run.resume([enter("settling").call, ...frames]);
}

const token = (what: "wound" | "exert" | "heal"): Way => ({
  keys: FIGURES,
  run: (run, action) => {
    const id = copyAt(run, action);
    const frames = Array.from(
      { length: muchOf(action) },
      () => enter("happening", befalls(run.g, what, id)).call,
    );
    standIn(run, frames);
  },
});

const figure = (change: (run: Run, much: number, action: Action) => void): Way => ({
  keys: [...FIGURES, "player"],
  run: (run, action) => {
    change(run, muchOf(action), action);
    standIn(run, []);
  },
});

/** What happens without any card that says so. */
export const STAND_INS: Readonly<Record<string, Way>> = {
  wound: token("wound"),
  exert: token("exert"),
  heal: token("heal"),
  kill: {
    keys: ["card"],
    run: (run, action) => {
      const id = copyAt(run, action);
      setWounds(run.g, id, vitality(run.g, copyOf(run.g, id)));
      run.g.hitBy = [];
      standIn(run, []);
    },
  },
  "raise strength": figure((run, much, action) => {
    run.g.lasting.push({ what: "strength", on: copyAt(run, action), by: much, until: "phase" });
  }),
  "lower strength": figure((run, much, action) => {
    run.g.lasting.push({ what: "strength", on: copyAt(run, action), by: -much, until: "phase" });
  }),
  "add burden": figure(({ g }, much) => {
    g.burdens[g.turn] += much;
  }),
  "remove burden": figure(({ g }, much) => {
    g.burdens[g.turn] = Math.max(0, g.burdens[g.turn] - much);
  }),
  "add twilight": figure(({ g }, much) => {
    g.pool += much;
  }),
  "remove twilight": figure(({ g }, much) => {
    g.pool = Math.max(0, g.pool - much);
  }),
};
