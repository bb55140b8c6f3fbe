import { createHmac } from "node:crypto";
import { begin, type Contribution, Engine, record, save } from "@westmarch/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commit, headsOf, keyed, mixed, published, verify } from "../src/index.ts";
import { dice } from "./dice.ts";

const engine = new Engine(dice);
const bytes = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((given) => Buffer.from(given).toString("hex"));
const parts = fc.array(fc.record({ value: bytes, shown: fc.boolean() }), { minLength: 1, maxLength: 4 });

const contributionsOf = (given: readonly { value: string; shown: boolean }[]): Contribution[] =>
  given.map(({ value, shown }, seat) => ({
    seats: [seat],
    seal: commit(value),
    value: shown ? value : null,
  }));

/** A game of dice whose key is made of these. */
function played(secret: string, contributions: readonly Contribution[]) {
  const fairness = published(secret, contributions);
  const chance = keyed(fairness.key!);
  let recording = begin(engine, {}, chance);
  for (let i = 0; i < 20; i++) recording = record(engine, recording, 0, [["die", 20]], chance);
  return { ...save(engine, recording, fairness), fairness };
}

const SECRET = "5e".repeat(32);
const [ANN, BO] = ["a1".repeat(32), "b0".repeat(32)];
const both = (): Contribution[] => [
  { seats: [0], seal: commit(ANN), value: ANN },
  { seats: [1], seal: commit(BO), value: BO },
];

describe("a key that players contributed to", () => {
  it("is the HMAC by the server's secret of what was shown, in the order of seats", () => {
    const text = `westmarch contributions\n${JSON.stringify([
      { seats: [0], value: ANN },
      { seats: [1], value: BO },
    ])}`;
    const key = createHmac("sha256", Buffer.from(SECRET, "hex")).update(text).digest("hex");
    expect(mixed(SECRET, both())).toBe(key);
    expect(mixed(SECRET, both().reverse())).toBe(key);
  });

  it("is the server's secret where nobody showed anything", () => {
    const silent = both().map((one) => ({ ...one, value: null }));
    expect(mixed(SECRET, silent)).toBe(SECRET);
    expect(mixed(SECRET, [])).toBe(SECRET);
  });

  it("is verified with all that it was made of, and says who took part", () => {
    const [ann, bo] = both();
    const file = played(SECRET, [ann!, { ...bo!, value: null }]);
    expect(verify(JSON.parse(JSON.stringify(file)), engine)).toMatchObject({
      ok: true,
      draws: 21,
      contributed: [[0]],
      withheld: [[1]],
    });
  });

  it("differs as soon as anything of it differs, and verify finds any one changed contribution", () => {
    fc.assert(
      fc.property(bytes, parts, fc.nat(), bytes, fc.boolean(), (secret, given, which, other, reseal) => {
        const honest = contributionsOf(given);
        const file = played(secret, honest);
        expect(verify(file, engine).problems).toEqual([]);
        const at = which % honest.length;
        fc.pre(other !== given[at]!.value);
        const changed = { seats: [at], seal: reseal ? commit(other) : honest[at]!.seal, value: other };
        const contributions = honest.with(at, changed);
        expect(mixed(secret, contributions)).not.toBe(mixed(secret, honest));
        const forged = { ...file, fairness: { ...file.fairness, contributions } };
        expect(verify(forged, engine).ok).toBe(false);
        // With a key that fits, it is the draws that do not.
        const key = mixed(secret, contributions);
        expect(verify({ ...file, fairness: { ...file.fairness, contributions, key } }, engine).ok).toBe(
          false,
        );
      }),
      { numRuns: 40 },
    );
  });

  it("cannot leave a contribution out, hold one back afterwards, move it to another seat or count it twice", () => {
    const file = played(SECRET, both());
    const [ann, bo] = both();
    const forge = (...contributions: Contribution[]) =>
      verify({ ...file, fairness: { ...file.fairness, contributions } }, engine).problems;
    for (const forged of [
      forge(),
      forge(ann!),
      forge(ann!, { ...bo!, value: null }),
      forge(ann!, { ...bo!, seats: [2] }),
    ])
      expect(forged).toContainEqual({ reason: "key-unmixed", facts: {} });
    expect(forge(ann!, bo!, { ...bo!, seats: [1] })).toContainEqual({
      reason: "contributed-twice",
      facts: {},
    });
    expect(forge(ann!, { ...bo!, value: ANN })).toContainEqual({
      reason: "contribution-other",
      facts: { seats: "2" },
    });
  });

  it("binds the server: another secret under the same seal is found", () => {
    const file = played(SECRET, both());
    const fairness = { ...published("01".repeat(32), both()), commitment: file.fairness.commitment };
    expect(verify({ ...file, fairness }).problems).toEqual([{ reason: "key-other", facts: {} }]);
  });

  it("keeps the record by the server's secret, which was there before anybody contributed", () => {
    const file = played(SECRET, both());
    const heads = headsOf(SECRET, file, file.deeds);
    expect(verify(file, engine, { heads: [heads[0]!, heads[7]!] })).toMatchObject({ ok: true, noted: 2 });
  });
});

describe("what a device noted of the contributions", () => {
  const file = played(SECRET, both());
  const seals = both().map(({ seats, seal }) => ({ seats, seal }));
  const { commitment } = file.fairness;

  it("agrees with the file of the game that it is of", () => {
    expect(verify(file, engine, { commitment, seals, own: [ANN] }).problems).toEqual([]);
  });

  it("shows a whole other game, made of another secret or of other contributions, for what it is", () => {
    const fresh = "c4".repeat(32);
    const [ann] = both();
    const others = played(SECRET, [ann!, { seats: [1], seal: commit(fresh), value: fresh }]);
    expect(verify(others, engine).ok).toBe(true);
    const told = (noted: Parameters<typeof verify>[2]) => verify(others, engine, noted).problems;
    expect(told({ seals })).toContainEqual({ reason: "fixed-otherwise", facts: { seats: "2" } });
    expect(told({ own: [BO] })).toContainEqual({ reason: "contribution-missing", facts: { value: BO } });
    expect(told({ seals: seals.slice(0, 1) })).toContainEqual({ reason: "not-fixed", facts: { seats: "2" } });
    const alone = played("01".repeat(32), []);
    expect(verify(alone, engine, { commitment }).problems).toContainEqual({
      reason: "secret-other",
      facts: {},
    });
  });
});
