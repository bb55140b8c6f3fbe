import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commit, headsOf, keyed, published } from "@westmarch/fairness";
import { begin, type Core, Engine, type Recording, record, type Save, save } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

/** A finished game whose chance follows from a key; everybody plays the first or the last option in turn. */
function played(): Save {
  const engine = new Engine(games.confrontation.game);
  const key = "c0ffee".padEnd(64, "0");
  const chance = keyed(key);
  let recording: Recording<Core> = begin(engine, {}, chance);
  for (let n = 0; !recording.state.result; n++) {
    const ask = engine.asks(recording.state)[0];
    recording = record(
      engine,
      recording,
      ask.seat,
      [ask.options[n % 3 === 0 ? ask.options.length - 1 : 0]],
      chance,
    );
  }
  return save(engine, recording, { commitment: commit(key), key });
}

describe("westmarch replay", () => {
  test("plays a saved game again", async () => {
    const game = played();
    const file = write("game.json", game);
    const ran = await westmarch(["replay", file, "--json"]);
    expect(ran.err).toContain("all by the rules");
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({
      ok: true,
      game: "confrontation",
      choices: game.deeds.length,
      to: game.deeds.length,
    });
  });

  test("stops where it is told and shows what a seat saw", async () => {
    const file = write("replay.json", { game: "confrontation", seats: [], save: played(), result: null });
    const ran = await westmarch(["replay", file, "--to", "0", "--seat", "dark", "--json"]);
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({
      to: 0,
      seat: 1,
      result: null,
      asks: [{ seat: 1, prompt: "place" }],
    });
  });

  test("refuses a game in which a choice was against the rules", async () => {
    const game = played();
    const deeds = game.deeds.map((deed, i) =>
      i === 20 && deed.do === "choose"
        ? { ...deed, choice: { ...deed.choice, option: ["move", 0, 15] } }
        : deed,
    );
    const { code, err } = await westmarch(["replay", write("cheat.json", { ...game, deeds })]);
    expect(code).toBe(1);
    expect(err).toContain("the game does not follow the rules");
  });

  test("refuses a game that ends elsewhere than it says", async () => {
    const game = played();
    const { code, err } = await westmarch([
      "replay",
      write("other.json", { ...game, state: { ...(game.state as object), turns: 99 } }),
    ]);
    expect(code).toBe(1);
    expect(err).toContain("another position than the saved one");
  });

  test.each([
    ["{", "is not JSON"],
    ["[]", "is not a saved game"],
    ["null", "is not a saved game"],
    ['{"save": 3}', "is not a saved game"],
  ])("refuses %s", async (content, sentence) => {
    const { code, err } = await westmarch(["replay", write("bad.json", content)]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});

describe("westmarch verify", () => {
  test("derives every result of chance again", async () => {
    const ran = await westmarch(["verify", write("game.json", played()), "--json"]);
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({ ok: true, problems: [] });
  });

  test("holds the game against what was noted while it ran", async () => {
    const game = played();
    const heads = headsOf(game.fairness?.key ?? "", game, game.deeds);
    const last = heads[heads.length - 1];
    const file = write("noted.json", game);
    const good = await westmarch(["verify", file, "--head", heads[3], last, "--json"]);
    expect(lastLine(good)).toMatchObject({ ok: true, noted: 2, head: last });
    const shorter = write("shorter.json", { ...game, deeds: game.deeds.slice(0, -1) });
    const bad = await westmarch(["verify", shorter, "--head", last]);
    expect(bad.code).toBe(1);
    expect(bad.err + bad.out).toContain("stands for something else than what this file tells");
  });

  test("says whose part is in the key, and holds it against one's own", async () => {
    const [secret, ann] = ["5e".repeat(32), "a1".repeat(32)];
    const contributions = [
      { seats: [0], seal: commit(ann), value: ann },
      { seats: [1], seal: commit("b0".repeat(32)), value: null },
    ];
    const game = { ...played(), fairness: published(secret, contributions) };
    // A game without a draw has any key.
    const file = write("contributed.json", { ...game, deeds: [], opening: [] });
    const ran = await westmarch(["verify", file, "--seal", commit(secret), "--contribution", ann, "--json"]);
    expect(lastLine(ran)).toMatchObject({ contributed: [[0]], withheld: [[1]] });
    const said = (lastLine(ran) as { problems: string[] }).problems.join();
    expect(said).not.toMatch(/committed|contribution/);
    const other = await westmarch(["verify", file, "--seal", commit(ann), "--contribution", secret]);
    expect(other.code).toBe(1);
    expect(other.err + other.out).toMatch(/committed to another secret[\s\S]*is missing from the file/);
  });

  test("finds a key that was not the one committed to", async () => {
    const game = played();
    const fairness = { commitment: game.fairness?.commitment, key: "0".repeat(64) };
    const ran = await westmarch(["verify", write("forged.json", { ...game, fairness }), "--json"]);
    expect(ran.code).toBe(1);
    expect(lastLine(ran)).toMatchObject({ ok: false });
  });
});

describe("westmarch vectors", () => {
  const scenario = {
    id: "T1",
    title: "Frodo may go to Arthedain",
    setup: { turn: "good", good: { shire: ["frodo"] }, dark: { mordor: ["balrog"] } },
    steps: [{ by: "good", do: "move", piece: "frodo", to: "arthedain" }],
    expect: { good: { arthedain: ["frodo"] } },
  };

  test("ends with how many passed and how many failed", async () => {
    const ran = await westmarch(["vectors", "confrontation", write("good.json", { scenarios: [scenario] })]);
    expect(ran.out.trimEnd().split("\n").at(-1)).toBe("1 passed, 0 failed");
    expect(ran.code).toBe(0);
  });

  test("lists what fails and why, and ends with 1", async () => {
    const wrong = { ...scenario, id: "T2", expect: { good: { mordor: ["frodo"] } } };
    const file = write("mixed.json", { scenarios: [scenario, wrong] });
    const [plain, json] = await Promise.all([
      westmarch(["vectors", "confrontation", file]),
      westmarch(["vectors", "confrontation", file, "--json"]),
    ]);
    expect([plain.code, json.code]).toEqual([1, 1]);
    expect(plain.out).toContain("T2 Frodo may go to Arthedain");
    expect(plain.out.trimEnd().split("\n").at(-1)).toBe("1 passed, 1 failed");
    expect(lastLine(json)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ id: "T2", error: expect.any(String) }],
    });
  });

  test("changes what is expected when asked to test itself, and names what proves nothing", async () => {
    const empty = { ...scenario, id: "T3", expect: {} };
    const file = write("proving.json", { scenarios: [scenario, empty] });
    const [plain, json] = await Promise.all([
      westmarch(["vectors", "confrontation", file, "--self-test"]),
      westmarch(["vectors", "confrontation", file, "--self-test", "--json"]),
    ]);
    expect([plain.code, json.code]).toEqual([1, 1]);
    expect(plain.out).toContain("T3 Frodo may go to Arthedain\n    proves nothing: ");
    expect(plain.out).toMatch(/\n\d+ changed expectations played\n1 passed, 1 failed\n$/);
    const { tried, failures } = lastLine(json) as { tried: number; failures: unknown[] };
    expect(tried).toBeGreaterThan(1);
    expect(failures).toEqual([expect.objectContaining({ id: "T3", error: expect.any(String) })]);
  });

  test("refuses a file that is not in the format", async () => {
    const { code, err } = await westmarch(["vectors", "confrontation", write("odd.json", { what: 1 })]);
    expect(code).toBe(1);
    expect(err).toContain("does not hold rule vectors of confrontation");
  });
});
