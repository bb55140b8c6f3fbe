/** The data packs of this game, told to people. */
import { digestOf } from "./pack/digest.ts";
import { readPack } from "./pack/reading.ts";
import { WESTMARCH } from "./pack/westmarch.ts";

/** The words of this game. */
type Say = (key: string, slots: Readonly<Record<string, string | number>>) => string;

function read(text: string, say: Say) {
  const { pack, complaints } = readPack(text);
  return {
    digest: pack && digestOf(pack),
    complaints: complaints.map((one) => ({ ...one, sentence: say(`pack.${one.reason}`, one.facts) })),
    verdict: pack
      ? say("pack.verdict.good", { title: pack.title, version: pack.version })
      : say("pack.verdict.bad", { count: complaints.length }),
  };
}

export const packs = { builtIn: () => JSON.stringify(WESTMARCH, null, 1), read };
