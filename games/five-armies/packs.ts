/** The data packs of this game, told to people. */

import { changesOf, readBrought } from "./brought.ts";
import type { Reason } from "./pack/complaint.ts";
import { digestOf } from "./pack/digest.ts";
import { WESTMARCH } from "./pack/westmarch.ts";

/** The words of this game. */
type Say = (
  key: `pack.${Reason}` | "pack.verdict.good" | "pack.verdict.bad",
  slots: Readonly<Record<string, string | number>>,
) => string;

function read(text: string, say: Say) {
  const { pack, complaints } = readBrought(text);
  return {
    digest: pack && digestOf(pack),
    setting: pack && changesOf(pack),
    complaints: complaints.map((one) => ({ ...one, sentence: say(`pack.${one.reason}`, one.facts) })),
    verdict: pack
      ? say("pack.verdict.good", { title: pack.title, version: pack.version })
      : say("pack.verdict.bad", { count: complaints.length }),
  };
}

export const packs = { builtIn: () => JSON.stringify(WESTMARCH, null, 1), read };
