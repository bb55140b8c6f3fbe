/** Plays rule vectors: what is given, what the players do, and what must be true afterwards. */
import type { Sink } from "@westmarch/kernel";
import { inside, objectAt, type Proved, placed, proveFile, vectors } from "@westmarch/positions";
import { deedsAt } from "./vectors/actions.ts";
import { settleDown } from "./vectors/going.ts";
import { isAskedSo } from "./vectors/questions.ts";
import { ANY_ORDER, OPPOSITES, READ, SOME_OF } from "./vectors/read.ts";
import { Refused, Run } from "./vectors/run.ts";
import { sceneOf } from "./vectors/scene.ts";

/**
 * Does the actions one after the other; a sentence for the one that could not be done, if it should have been. `legal`:
 * whether the last one is expected to be, if that is expected at all.
 */
function act(
  run: Run,
  deeds: ReturnType<typeof deedsAt>,
  legal: unknown,
): { readonly refused: boolean; readonly why: string } {
  for (const [i, deed] of deeds.entries()) {
    const back = run.mark();
    const isLast = i === deeds.length - 1;
    run.begin(deed.goesOn);
    try {
      placed(inside(inside(null, "actions"), i), () => deed.run(run));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      back();
      if (error.moot && !(isLast && legal !== undefined)) continue;
      const why = `actions[${i}] (${deed.title}) was refused: ${error.message}`;
      return { refused: true, why: isLast && legal === false ? "" : why };
    }
  }
  return { refused: false, why: "" };
}

/** Every sealed bid of the players, where the vector gives them. */
function bid(run: Run, given: unknown): void {
  const bids = inside(inside(null, "given"), "bids");
  for (const [letter, burdens] of Object.entries(objectAt(given ?? {}, bids))) run.bid(letter, burdens, bids);
}

function play(vector: vectors.Vector, sink?: Sink): readonly string[] {
  const scene = sceneOf(vector.given ?? {}, inside(null, "given"));
  const run = new Run(scene);
  const deeds = deedsAt(vector.actions ?? [], inside(null, "actions"), run.g.order.length);
  bid(run, objectAt(vector.given ?? {}, null).bids);
  const at = inside(null, "expect");
  const expect = objectAt(vector.expect, at);
  const { refused, why } = act(run, deeds, expect.legal);
  if (why !== "") return [why];
  const { asks } = expect;
  if (!refused) {
    const wanted = (): boolean =>
      asks !== undefined && asks !== null && isAskedSo(run, asks, inside(at, "asks"));
    settleDown(run, wanted);
  }
  if (sink) for (const event of run.events) sink(event);
  const unpicked = refused ? [] : run.unpicked;
  return [
    ...vectors.differences({ run, refused }, expect, at, READ, ANY_ORDER),
    ...(unpicked.length > 0 ? [`chance was not asked for ${unpicked.join(", ")}`] : []),
  ];
}

/** What describes a file and is no part of the play. */
const ABOUT = ["conventions", "count"];

const FILE: vectors.VectorFile = {
  list: "scenarios",
  needs: ["given", "expect"],
  may: ["actions", "cards"],
  anyOrder: ANY_ORDER,
  someOf: SOME_OF,
  likely: { asks: ["how many", "whether to respond"] },
  opposites: OPPOSITES,
  play,
};

/** The vectors of a file, without what describes it. */
const without = (file: unknown): unknown =>
  Array.isArray(file)
    ? file
    : Object.fromEntries(Object.entries(objectAt(file, null)).filter(([key]) => !ABOUT.includes(key)));

/** Plays every vector of a file, telling `sink` what happened in each. */
export const playVectors = (file: unknown, sink?: Sink): vectors.VectorResult[] =>
  vectors.playFile(without(file), { ...FILE, play: (vector) => play(vector, sink) });
/** Plays them with each expectation changed, too. */
export const proveVectors = (file: unknown): Proved[] => proveFile(without(file), FILE);
