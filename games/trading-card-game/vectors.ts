/** Plays rule vectors: what is given, what the players do, and what must be true afterwards. */
import type { Sink } from "@westmarch/kernel";
import { inside, objectAt, placed, vectors } from "@westmarch/positions";
import { deedsAt, settleDown } from "./vectors/actions.ts";
import { isAskedSo, READ } from "./vectors/read.ts";
import { Refused, Run } from "./vectors/run.ts";
import { sceneOf } from "./vectors/scene.ts";

/** Does the actions one after the other; a sentence for the one that could not be done, if it should have been. */
function act(
  run: Run,
  deeds: ReturnType<typeof deedsAt>,
  mayFail: boolean,
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
      if (error.moot && !(isLast && mayFail)) continue;
      const why = `actions[${i}] (${deed.title}) was refused: ${error.message}`;
      return { refused: true, why: isLast && mayFail ? "" : why };
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
  const { refused, why } = act(run, deeds, expect.legal === false);
  if (why !== "") return [why];
  const { asks } = expect;
  if (!refused) {
    const wanted = (): boolean =>
      asks !== undefined && asks !== null && isAskedSo(run, asks, inside(at, "asks"));
    settleDown(run, wanted);
  }
  if (sink) for (const event of run.events) sink(event);
  return vectors.differences({ run, refused }, expect, at, READ);
}

/** What describes a file and is no part of the play. */
const ABOUT = ["conventions", "count"];

/** Plays every vector of a file, telling `sink` what happened in each. */
export function playVectors(file: unknown, sink?: Sink): vectors.Played[] {
  const whole = Array.isArray(file)
    ? file
    : Object.fromEntries(Object.entries(objectAt(file, null)).filter(([key]) => !ABOUT.includes(key)));
  return vectors.playFile(whole, {
    list: "scenarios",
    needs: ["given", "expect"],
    may: ["actions", "cards"],
    play: (vector) => play(vector, sink),
  });
}
