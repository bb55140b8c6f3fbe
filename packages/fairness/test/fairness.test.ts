import { createHash, createHmac, randomBytes } from "node:crypto";
import {
  begin,
  type Deed,
  Engine,
  type Recording,
  record,
  recordOf,
  replay,
  type Save,
  save,
} from "@westmarch/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commit, headsOf, keyed, lastHead, type Verdict, verify } from "../src/index.ts";
import { type Dice, dice } from "./dice.ts";

const engine = new Engine(dice);
const key = randomBytes(32).toString("hex");

const reasons = ({ problems }: Verdict): string[] => problems.map(({ reason }) => reason);

function played(throws: number) {
  const chance = keyed(key);
  let recording = begin(engine, {}, chance);
  for (let i = 0; i < throws; i++)
    recording = record(engine, recording, 0, [["die", i % 2 ? 6 : 20]], chance);
  return save(engine, recording, { commitment: commit(key), key });
}

describe("keyed chance", () => {
  it("is the first 32-bit word of the HMAC below the largest multiple of the sides", () => {
    const bytes = Buffer.from(key, "hex");
    for (const counter of [0, 1, 7, 2 ** 33]) {
      const message = Buffer.alloc(12);
      message.writeBigUInt64BE(BigInt(counter));
      const word = createHmac("sha256", bytes).update(message).digest().readUInt32BE(0);
      expect(keyed(key)(counter, 2 ** 32)).toBe(word);
      expect(keyed(key)(counter, 2)).toBe(word % 2);
    }
  });

  it("rejects what would make small values likelier, and goes on into further blocks", () => {
    const sides = 2 ** 31 + 1;
    const chance = keyed(key);
    for (let n = 0; n < 2000; n++) expect(chance(n, sides)).toBeLessThan(sides);
  });

  it("gives every value its share", () => {
    const chance = keyed("00".repeat(32));
    const counts = new Array<number>(6).fill(0);
    for (let n = 0; n < 60_000; n++) counts[chance(n, 6)]++;
    // Five degrees of freedom: 20.5 is passed by chance once in a thousand keys, and this key is fixed.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it("refuses a key or a draw that cannot be", () => {
    expect(() => keyed("short")).toThrow("64 hexadecimal digits");
    expect(() => keyed(key)(-1, 6)).toThrow();
    expect(() => keyed(key)(0, 0)).toThrow();
    expect(() => keyed(key)(0, 2 ** 32 + 1)).toThrow();
  });

  it("is committed to by the SHA-256 of the key", () => {
    expect(commit(key)).toBe(createHash("sha256").update(Buffer.from(key, "hex")).digest("hex"));
  });
});

describe("verify", () => {
  it("finds nothing wrong with an honest game, and counts its draws", () => {
    expect(verify(played(30), engine)).toMatchObject({ ok: true, draws: 31, problems: [] });
  });

  it("finds any one changed result", () => {
    fc.assert(
      fc.property(fc.nat(29), fc.integer({ min: 1, max: 5 }), (at, by) => {
        const honest = played(30);
        const deeds = honest.deeds.map((deed, i) => {
          if (i !== at || deed.do !== "choose") return deed;
          const draws = deed.choice.draws.map(([n, v]) => [n, (v + by) % n] as const);
          return { ...deed, choice: { ...deed.choice, draws } };
        });
        const verdict = verify({ ...honest, deeds }, engine);
        expect(verdict.ok).toBe(false);
        expect(verdict.problems[0]).toMatchObject({ reason: "draw-other", facts: { n: at + 1 } });
      }),
      { numRuns: 30 },
    );
  });

  it("finds another key, a missing key and a position that does not follow", () => {
    const honest = played(3);
    const other = { commitment: commit(randomBytes(32).toString("hex")), key };
    expect(reasons(verify({ ...honest, fairness: other }))).toEqual(["key-other"]);
    expect(reasons(verify({ ...honest, fairness: { commitment: commit(key) } }))).toEqual(["unpublished"]);
    const state = { ...(honest.state as Dice), thrown: [1] };
    expect(reasons(verify({ ...honest, state }, engine))).toEqual(["position-other"]);
  });

  it("survives the journey through a file", () => {
    expect(verify(JSON.parse(JSON.stringify(played(5))), engine).ok).toBe(true);
  });

  it("refuses a draw that was skipped, drawn again, or thrown away without a take-back on record", () => {
    const honest = played(4);
    const deeds = honest.deeds.map((deed, i) => {
      if (i !== 2 || deed.do !== "choose") return deed;
      // The number that the game would have had next was not to the host's liking.
      const draws = [[20, keyed(key)(4, 20)]] as const;
      return { ...deed, choice: { ...deed.choice, from: 4, draws } };
    });
    expect(verify({ ...honest, deeds }).problems[0]).toEqual({
      reason: "draws-skipped",
      facts: { from: 3, to: 3 },
    });
    const old = { ...honest, format: 1 as const, journal: recordOf(honest).journal };
    expect(verify(old, engine)).toMatchObject({ ok: true, head: null });
    const passed = { ...old, journal: old.journal.toSpliced(1, 1) };
    expect(reasons(verify(passed))).toContain("draws-skipped-before");
  });
});

describe("the record of a game", () => {
  const step = (game: Recording<Dice>, word: [string, number]) => record(engine, game, 0, [word], keyed(key));
  /** A game with a take-back that had to be agreed to, and its heads as a client would have noted them. */
  const taken = (): { file: Save; heads: string[] } => {
    const one = step(step(begin(engine, {}, keyed(key)), ["die", 6]), ["die", 20]);
    const { journal, opening, deeds } = one;
    const back = replay(engine, {
      settings: {},
      opening,
      journal: journal.slice(0, 1),
      drawn: one.state.drawn,
    });
    const take: Deed = { do: "take-back", taken: { length: 1 }, agreed: true };
    const on = step({ ...back, deeds: [...deeds, take] }, ["die", 6]);
    const file = save(engine, on, { commitment: commit(key), key });
    return { file, heads: headsOf(key, file, file.deeds) };
  };

  it("tells also what was taken back, and every number it drew", () => {
    const { file, heads } = taken();
    const verdict = verify(JSON.parse(JSON.stringify(file)) as Save, engine, { heads });
    expect(verdict).toEqual({
      ok: true,
      draws: 4,
      head: heads.at(-1),
      noted: 5,
      contributed: [],
      withheld: [],
      problems: [],
    });
  });

  it("cannot leave a take-back out, add one, or say that nobody had to agree", () => {
    const { file, heads } = taken();
    const [first, second, take, last] = file.deeds as [Deed, Deed, Deed, Deed];
    const told = (...deeds: Deed[]) =>
      verify({ ...file, deeds }, engine, { heads: heads.slice(-1) }).problems;
    expect(told(first, last)).toContainEqual({ reason: "draws-skipped", facts: { from: 2, to: 2 } });
    expect(told(first, last)).toContainEqual({ reason: "head-other", facts: { head: heads.at(-1) } });
    expect(told(first, second, take, last, { ...take })).toContainEqual({
      reason: "position-other",
      facts: {},
    });
    expect(
      told(first, second, { do: "take-back", taken: { length: 1 }, agreed: false }, last),
    ).toContainEqual({
      reason: "not-replayable",
      facts: { detail: expect.stringContaining("no opponent agreed") },
    });
  });

  it("can be held against any head that was noted on the way, and against no other", () => {
    const { file, heads } = taken();
    for (const head of heads)
      expect(verify(file, engine, { heads: [head] })).toMatchObject({ ok: true, noted: 1 });
    const foreign = lastHead(randomBytes(32).toString("hex"), file, file.deeds);
    expect(verify(file, engine, { heads: [foreign] })).toMatchObject({ ok: false, noted: 0 });
  });

  it("tells nothing before the key is known: every choice looks alike", () => {
    const [a, b] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    const { file } = taken();
    expect(headsOf(a, file, file.deeds).at(-1)).not.toBe(headsOf(b, file, file.deeds).at(-1));
    for (const head of headsOf(a, file, file.deeds)) expect(head).toMatch(/^[0-9a-f]{64}$/);
  });
});
