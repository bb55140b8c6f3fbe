/** War of the Ring at the command line, for two, three and four players. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Save } from "@westmarch/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const WAR = "war-of-the-ring";
const players = (count: number): string[] => ["--settings", `players=${count}`];
/** So many times the first choice. */
const firsts = (count: number): string => "1\n".repeat(count);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-war-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("westmarch play war-of-the-ring", () => {
  test("shows the map, the dice, the Fellowship and one's own hand, and no other", async () => {
    const ran = await westmarch(["play", WAR, "--seat", "shadow", "--seed", "3", "--bot", "greedy"], "q\n");
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("War of the Ring: Shadow / greedy");
    expect(ran.out).toMatch(/^ {2}minas-tirith \(stronghold\) +gondor 3r 1e 1l$/m);
    expect(ran.out).toMatch(/^ {2}rivendell \(stronghold\) .*the Fellowship$/m);
    expect(ran.out).toMatch(/^to war .*gondor 2, .*sauron 1\+/m);
    expect(ran.out).toMatch(
      /^fellowship +rivendell, progress 0, hidden, corruption 0, guide gandalf-the-grey/m,
    );
    expect(ran.out).toMatch(/^The Shadow draws \w.* \(Character deck\)\.$/m);
    expect(ran.out).toContain("The Free Peoples draw a card (Character deck).");
    expect(ran.out).not.toMatch(/[{}[\]]|<b>/);
    expect(ran.out).toMatch(/^Shadow\. How many dice .*\n {3}1 {2}None\n {3}2 {2}1 die$/m);
  });

  test("takes numbers and words, explains itself, and takes back", async () => {
    const ran = await westmarch(
      ["play", WAR, "--seat", "1", "--seed", "3", "--bot", "random"],
      "?\nw\nnumber:3\nb\np\npass\nfool\nmove:moria:rivendell\nu\nq\n",
    );
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("b  the board");
    expect(ran.out).toContain("number:0 number:1 number:2");
    expect(ran.out).toContain("Three dice watch for the Ring.");
    expect(ran.out).toMatch(/^The Shadow rolls \d /m);
    expect(ran.out).toMatch(/^> .*map=start guide=strider hands=\?1\.2;the-nazgul-strike,olog-hai /m);
    expect(ran.out).toContain("“fool” is not one of the choices. Enter a number from 1 to");
    expect(ran.out).toContain(
      "You may pass only while you have fewer unused dice than the other side. (5.3.4)",
    );
    expect(ran.out).toContain("there is nothing to take back");
  });

  test.each([
    ["zh-Hant", "「fool」不在選項中。請輸入1到", "魔戒聖戰（"],
    ["ja", "「fool」は選べません。1から", "指輪戦争（"],
  ])("says in %s alone what can be typed instead", async (language, unread, heading) => {
    const ran = await westmarch(
      ["play", WAR, "--seat", "1", "--seed", "3", "--bot", "random", "--language", language],
      "fool\nq\n",
    );
    expect(ran.out).toContain(heading);
    expect(ran.out).toContain(unread);
    expect(ran.out).not.toMatch(/something to choose|; \?/);
  });

  test("sets out what can be done by the die that pays for it", async () => {
    const ran = await westmarch(
      ["play", WAR, "--seat", "shadow", "--seed", "3", "--bot", "greedy"],
      `1\n${firsts(12)}q\n`,
    );
    expect(ran.out).toMatch(/^ +\d+ {2}\S+: \S/m);
    expect(ran.out).toMatch(/^ +\d+ {2}\S+: Set the die aside$/m);
  });

  test.each([
    [2, "free-peoples"],
    [3, "saruman"],
    [4, "rohan"],
  ])("plays a whole game of %i against bots, which replays and verifies", async (count, seat) => {
    const file = join(folder, `${count}.json`);
    const args = ["play", WAR, ...players(count), "--seat", seat, "--bot", "greedy", "--seed", "8"];
    const ran = await westmarch([...args, "--save", file, "--json"], firsts(5000));
    expect(ran.err).toMatch(/(Victory|Defeat): .* wins?\./);
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({ game: WAR, left: false, result: { reason: expect.any(String) } });
    const [replayed, verified] = await Promise.all([
      westmarch(["replay", file, "--seat", seat, "--to", "40"]),
      westmarch(["verify", file, "--json"]),
    ]);
    expect(replayed.out).toContain("all by the rules; after 40:");
    expect(replayed.out).toMatch(/^ {2}moria \(stronghold\)/m);
    expect(lastLine(verified)).toMatchObject({ ok: true, problems: [] });
  });

  test("is played by four people on one screen, who hand it over and see no hand but their own", async () => {
    const args = ["play", WAR, ...players(4), "--seat", "all", "--seed", "5"];
    const ran = await westmarch(args, `${"\n\n1\n".repeat(30)}q\n`);
    expect(ran.code).toBe(0);
    for (const seat of ["gondor", "rohan", "witch-king", "saruman"])
      expect(ran.out).toContain(`── for ${seat}; Enter, when no other player looks`);
    expect(ran.out).toContain("── rohan is to choose; Enter, when you have read this");
    const [, ...visits] = ran.out.split("── for ");
    let seen = 0;
    for (const visit of visits) {
      const [seat] = visit.split(";");
      const known = [...visit.matchAll(/^(?:The )?(\S+)’s player draws (?!a card)/gm)].map(([, whose]) =>
        whose?.toLowerCase(),
      );
      seen += known.length;
      expect(known.filter((whose) => whose !== seat)).toEqual([]);
    }
    expect(seen).toBeGreaterThan(3);
  });

  test("puts another bot in every seat, if it is told so", async () => {
    const args = ["play", WAR, ...players(3), "--seat", "saruman", "--seed", "5", "--json"];
    const ran = await westmarch([...args, "--bot", "greedy,random"], "q\n");
    expect(ran.err).toContain("Saruman / greedy (Free Peoples) / random (Witch-king)");
    expect(lastLine(ran)).toMatchObject({ seat: 2, seats: [2], left: true });
  });
});

describe("westmarch for two, three and four players", () => {
  test.each([
    [2, ["free-peoples", "shadow"]],
    [3, ["free-peoples", "witch-king", "saruman"]],
    [4, ["gondor", "rohan", "witch-king", "saruman"]],
  ])("simulates games of %i, at random and with bots", async (count, seats) => {
    const bots = seats.map((_, seat) => (seat === 0 ? "random" : "greedy")).join(",");
    const ran = await westmarch([
      "simulate",
      WAR,
      "--games",
      "3",
      ...players(count),
      "--bots",
      bots,
      "--json",
    ]);
    expect(ran.err).toContain(`won: ${seats[0]} `);
    expect(lastLine(ran)).toMatchObject({ games: 3, failures: [] });
    expect(lastLine(ran).wins).toHaveLength(count);
    // Partners win together, and that is their side's win alone.
    const lines = [...ran.err.matchAll(/won alone by .*?(\d+), .*?(\d+), of (\d+)/g)];
    for (const [, free, shadow, all] of lines) expect(Number(free) + Number(shadow)).toBe(Number(all));
    expect(lines.length).toBeGreaterThan(0);
  });

  test("lets two bots play the sides of a game of four against each other", async () => {
    const ran = await westmarch([
      "arena",
      WAR,
      "--games",
      "2",
      "--bots",
      "greedy,random",
      ...players(4),
      "--json",
    ]);
    expect(ran.err).toContain("as witch-king and saruman: ");
    expect(lastLine(ran)).toMatchObject({ games: 2, failures: [] });
    expect(lastLine(ran).bySeat).toHaveLength(4);
  });

  test("reads a position of four players back, for the seat that is named", async () => {
    const line =
      "players=4 turn=2 acting=shadow dice=muster;army,muster map=start hands=athelas;;;grond-hammer-of-the-underworld";
    const ran = await westmarch(["position", WAR, line, "--seat", "saruman", "--json"]);
    const { seat, position, owes, asks } = lastLine(ran) as {
      seat: number;
      position: string;
      owes: number[];
      asks: { words: string[] }[];
    };
    expect([seat, owes]).toEqual([3, [3]]);
    expect(position).toContain("grond-hammer-of-the-underworld");
    expect(position).not.toContain("athelas");
    expect(asks[0].words).toContain("skip:army");
    const again = await westmarch(["position", WAR, position, "--seat", "saruman", "--json"]);
    expect(lastLine(again).position).toBe(position);
    expect(ran.err).toContain("  skip ");
  });

  test("plays rule vectors", async () => {
    const file = new URL("../../../games/war-of-the-ring/test/vectors/turn-and-dice.json", import.meta.url);
    const ran = await westmarch(["vectors", WAR, file.pathname, "--json"]);
    const { passed, failures } = lastLine(ran) as { passed: number; failures: unknown[] };
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });

  test("plays the vector that docs/notation.md shows", async () => {
    const docs = readFileSync(new URL("../../../docs/notation.md", import.meta.url), "utf8");
    const file = join(folder, "shown.json");
    writeFileSync(file, /```json\n(.*?)```/s.exec(docs)?.[1] ?? "");
    expect((await westmarch(["vectors", WAR, file])).out).toBe("1 passed, 0 failed\n");
  });

  test("is listed with the seats of every table", async () => {
    const { out } = await westmarch(["games"]);
    expect(out).toMatch(/war-of-the-ring: War of the Ring, rules version \d/);
    expect(out).toContain("4: seats gondor, rohan, witch-king, saruman");
  });

  test.each([
    [["play", WAR, "--seat", "gondor"], "there is no seat gondor; there is 0 (free-peoples), 1 (shadow)"],
    [
      ["play", WAR, ...players(4), "--bot", "greedy,random"],
      "one for each of the 3 seats that no person has",
    ],
    [["play", WAR, ...players(5)], "players"],
    [["simulate", WAR, "--games", "1", "--bots", "greedy,greedy,greedy"], "has 2 seats; 3 bots are too many"],
    [["position", WAR, "players=4", "--seat", "shadow"], "in the order gondor, rohan, witch-king, saruman"],
    [["position", WAR, "map=start,bree:hobbits2"], "this is not a position of war-of-the-ring"],
    [["play", WAR, "--bot", "random", "--save", "/nowhere/at.all"], "/nowhere/at.all cannot be written"],
  ])("%j ends with 1 and says what to do", async (args, sentence) => {
    const ran = await westmarch([...args, "--json"], "q\n");
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(sentence);
    expect(ran.err).not.toContain("    at ");
    expect(lastLine(ran).error).toContain(sentence);
  });
});

test("a game left in the middle is saved with the choices made so far", async () => {
  const file = join(folder, "left.json");
  const ran = await westmarch(
    ["play", WAR, "--seat", "all", "--seed", "x", "--save", file],
    `${"\n\n1\n".repeat(9)}q\n`,
  );
  expect(ran.code).toBe(0);
  expect(ran.out).toContain(`wrote ${file}, for westmarch replay and westmarch verify`);
  const save = JSON.parse(readFileSync(file, "utf8")) as Save;
  expect(save.deeds.length).toBeGreaterThan(4);
  expect(lastLine(await westmarch(["replay", file, "--json"]))).toMatchObject({ ok: true, game: WAR });
});
