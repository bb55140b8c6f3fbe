import { createHash, createHmac, randomBytes } from "node:crypto";
import { begin, type Core, chapter, Engine, type Game, record, save } from "@westmarch/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commit, keyed, verify } from "../src/index.ts";

interface Dice extends Core<{ last: number }> {
  thrown: number[];
}

/** One seat throws dice of chosen sizes until it stops: a game that is nothing but chance. */
const dice: Game<Dice, { last: number }> = {
  id: "dice",
  version: 1,
  seats: () => ["thrower"],
  settings: [],
  chapters: {
    play: chapter<Dice>()({
      deal: (c) => {
        c.g.thrown = [c.draw(52)];
      },
      throw: {
        ask: () => ({ seat: 0, prompt: "throw", options: [["die", 6], ["die", 20], ["stop"]] }),
        then: (c, _f, option) => {
          if (option[0] === "stop") {
            c.g.result = { winners: [], reason: "stopped" };
            return;
          }
          c.g.thrown = [...c.g.thrown, c.draw(Number(option[1]))];
          return { go: "throw" };
        },
      },
    }),
  },
  setup: () => ({ stack: [{ chapter: "play", at: "" }], secret: { last: 0 }, thrown: [] }),
  clone: (g) => structuredClone(g),
  project: (secret) => ({ ...secret }),
  imagine: (view) => ({ ...view.secret }),
  whyNot: () => null,
  migrations: {},
  notation: {
    write: (g) => g.thrown.join(" "),
    read: () => {
      throw new Error("dice positions are not read");
    },
    choice: (option) => option.join("-"),
    option: (word) => [word],
  },
  invariants: () => [],
};

const engine = new Engine(dice);
const key = randomBytes(32).toString("hex");

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
    for (let n = 0; n < 60_000; n++) counts[chance(n, 6)]!++;
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
    expect(verify(played(30), engine)).toEqual({ ok: true, draws: 31, problems: [] });
  });

  it("finds any one changed result", () => {
    fc.assert(
      fc.property(fc.nat(29), fc.integer({ min: 1, max: 5 }), (at, by) => {
        const honest = played(30);
        const journal = honest.journal.map((entry, i) =>
          i === at ? { ...entry, draws: entry.draws.map(([n, v]) => [n, (v + by) % n] as const) } : entry,
        );
        const verdict = verify({ ...honest, journal }, engine);
        expect(verdict.ok).toBe(false);
        expect(verdict.problems[0]).toContain(`draw ${at + 1} among`);
      }),
      { numRuns: 30 },
    );
  });

  it("finds another key, a missing key and a position that does not follow", () => {
    const honest = played(3);
    const other = { commitment: commit(randomBytes(32).toString("hex")), key };
    expect(verify({ ...honest, fairness: other }).problems).toEqual([
      "the key is not the one that was committed to",
    ]);
    expect(verify({ ...honest, fairness: { commitment: commit(key) } }).problems).toEqual([
      "the key has not been published",
    ]);
    const state = { ...(honest.state as Dice), thrown: [1] };
    expect(verify({ ...honest, state }, engine).problems).toEqual([
      "replaying the choices leads to another position than the saved one",
    ]);
  });

  it("survives the journey through a file", () => {
    expect(verify(JSON.parse(JSON.stringify(played(5))), engine).ok).toBe(true);
  });
});
