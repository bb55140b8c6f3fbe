import { describe, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const POSITION = "good=frodo@shire,sam@eregion dark=balrog@moria,warg@mordor turn=good";

describe("westmarch", () => {
  test("lists its commands", async () => {
    const { code, out } = await westmarch(["--help"]);
    expect(code).toBe(0);
    for (const name of [
      "serve",
      "games",
      "play",
      "simulate",
      "arena",
      "vectors",
      "position",
      "replay",
      "verify",
    ]) {
      expect(out).toContain(`\n  ${name} `);
    }
    for (const name of ["export", "import", "backup", "restore"]) expect(out).toContain(`\n  ${name} `);
  });

  test.each([
    [["nonsense"], "unknown command"],
    [
      ["simulate", "chess", "--games", "1"],
      "there is no game chess; there is confrontation, war-of-the-ring, five-armies, trading-card-game, duel",
    ],
    [["simulate", "confrontation"], "--games"],
    [["simulate", "confrontation", "--games", "many"], "--games must be a whole number"],
    [
      ["simulate", "confrontation", "--games", "1", "--bots", "grand"],
      "there is no bot grand; there is first, gentle, fair, skilled, strong, best",
    ],
    [["simulate", "confrontation", "--games", "1", "--bots", "seer"], "plays only in westmarch arena"],
    [
      ["simulate", "confrontation", "--games", "1", "--settings", "dragons=true"],
      "has no setting dragons; it has match",
    ],
    [
      ["simulate", "confrontation", "--games", "1", "--settings", "match=maybe"],
      "match is either true or false",
    ],
    [["arena", "confrontation", "--games", "2", "--bots", "random"], "--bots takes two names"],
    [["position", "confrontation", "good=gollum@shire"], "this is not a position of confrontation"],
    [["position", "confrontation", POSITION, "--seat", "7"], "there is no seat 7"],
    [["play", "confrontation", "--language", "quenya"], "there is no language quenya; there is en"],
    [["replay", "/nowhere/at.all"], "/nowhere/at.all cannot be read"],
    [["verify", "/nowhere/at.all"], "/nowhere/at.all cannot be read"],
    [["vectors", "confrontation", "/nowhere/at.all"], "/nowhere/at.all cannot be read"],
  ])("%j ends with 1 and says what to do", async (args, sentence) => {
    const ran = await westmarch([...args, "--json"]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(sentence);
    expect(ran.err).not.toContain("    at ");
    expect(lastLine(ran).error).toContain(sentence);
    expect(ran.out.trimEnd().split("\n")).toHaveLength(1);
  });

  test("without --json keeps standard output for what was asked for", async () => {
    const { code, out, err } = await westmarch(["simulate", "chess", "--games", "1"]);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toContain("there is no game chess");
  });
});

describe("westmarch games", () => {
  test("tells version, seats and options", async () => {
    const ran = await westmarch(["games", "--json"]);
    expect(ran.code).toBe(0);
    const { games } = lastLine(ran);
    expect(games).toContainEqual(
      expect.objectContaining({
        id: "confrontation",
        version: 1,
        seats: ["good", "dark"],
        options: expect.any(Array),
      }),
    );
  });
});

describe("westmarch simulate", () => {
  test("has the agreed keys, and nothing else on standard output", async () => {
    const ran = await westmarch(["simulate", "confrontation", "--games", "20", "--seed", "5", "--json"]);
    expect(ran.code).toBe(0);
    expect(ran.out.trimEnd().split("\n")).toHaveLength(1);
    const result = lastLine(ran);
    expect(Object.keys(result)).toEqual([
      "games",
      "decisions",
      "seconds",
      "decisionsPerSecond",
      "decisionsPerGame",
      "wins",
      "endings",
      "failures",
    ]);
    expect(result).toMatchObject({ games: 20, failures: [] });
    const wins = result.wins as number[];
    expect(wins).toHaveLength(2);
    const endings = result.endings as Record<string, number>;
    expect(Object.values(endings).reduce((sum, times) => sum + times, 0)).toBe(20);
  });

  test("plays the same games again from the same seed", async () => {
    const play = async (seed: string) => {
      const { decisions, wins } = lastLine(
        await westmarch(["simulate", "confrontation", "--games", "30", "--seed", seed, "--json"]),
      );
      return { decisions, wins };
    };
    const [once, again, other] = await Promise.all([play("7"), play("7"), play("8")]);
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  test("plays every game there is", async () => {
    const ran = await westmarch(["simulate", "duel", "--games", "5", "--json"]);
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({ games: 5, failures: [] });
  });

  test("looks at every position with --check, and plays the same games", async () => {
    const play = async (...flags: string[]) =>
      lastLine(await westmarch(["simulate", "duel", "--games", "3", "--json", ...flags]));
    const [plain, checked] = await Promise.all([play(), play("--check")]);
    expect(checked).toMatchObject({ decisions: plain.decisions, wins: plain.wins, failures: [] });
  });

  test("takes bots and settings", async () => {
    const args = [
      "simulate",
      "confrontation",
      "--games",
      "2",
      "--bots",
      "greedy,random",
      "--settings",
      "variant=true",
      "--json",
    ];
    const ran = await westmarch(args);
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({ games: 2, failures: [] });
  });
});

describe("westmarch arena", () => {
  test("has the agreed keys", async () => {
    const ran = await westmarch([
      "arena",
      "confrontation",
      "--games",
      "4",
      "--bots",
      "search:20i,random",
      "--json",
    ]);
    expect(ran.code).toBe(0);
    const result = lastLine(ran);
    expect(Object.keys(result)).toEqual(["games", "winRate", "interval", "bySeat", "failures", "forfeits"]);
    expect(result).toMatchObject({ games: 4, failures: [] });
    expect(result.interval).toHaveLength(2);
    expect(result.bySeat).toHaveLength(2);
  });

  test("labels the bot that sees everything", async () => {
    const { code, out } = await westmarch([
      "arena",
      "confrontation",
      "--games",
      "2",
      "--bots",
      "seer:5i,random",
    ]);
    expect(code).toBe(0);
    expect(out).toContain("seer:5i sees everything");
  });
});

describe("westmarch position", () => {
  test("shows a seat what it sees and may do, and no more", async () => {
    const ran = await westmarch(["position", "confrontation", POSITION, "--seat", "good", "--json"]);
    expect(ran.code).toBe(0);
    const result = lastLine(ran);
    expect(result).toMatchObject({ game: "confrontation", seat: 0, owes: [0] });
    expect(result.position).not.toContain("balrog@moria");
    const [ask] = result.asks as { prompt: string; options: unknown[]; words: string[] }[];
    expect(ask).toMatchObject({ prompt: "turn" });
    expect(ask.words).toContain("move:frodo:arthedain");
    expect(ask.options).toHaveLength(ask.words.length);
  });

  test("shows another seat that it is not asked", async () => {
    const ran = await westmarch(["position", "confrontation", POSITION, "--seat", "1"]);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("to choose: seat 0");
  });
});

describe("westmarch play", () => {
  test("plays in the terminal, in the game's words", async () => {
    const ran = await westmarch(
      ["play", "confrontation", "--seed", "1", "--bot", "random"],
      "1\nw\np\nmove:frodo:mordor\nq\n",
    );
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("Where does Frodo begin?");
    expect(ran.out).toContain("The Shire");
    expect(ran.out).toContain("good=");
  });

  test("speaks of every game there is", async () => {
    const ran = await westmarch(
      ["play", "duel", "--seat", "sauron", "--seed", "1", "--bot", "random"],
      "1\nw\np\nlandmark:mordor\nq\n",
    );
    expect(ran.code).toBe(0);
    expect(ran.out).toContain("Duel for Middle-earth: Sauron / random");
    expect(ran.out).toContain("Which card or landmark do you take?");
    expect(ran.out).toContain("Sauron plays a ");
    expect(ran.out).toContain("chapter=1");
  });

  test("hands back what came of it", async () => {
    const ran = await westmarch(
      ["play", "confrontation", "--seed", "1", "--bot", "random", "--json"],
      "1\nq\n",
    );
    expect(ran.code).toBe(0);
    expect(lastLine(ran)).toMatchObject({ game: "confrontation", seat: 0, left: true, result: null });
  });

  test("ends with 1 if the input ends before the game", async () => {
    const { code, err } = await westmarch(["play", "confrontation", "--bot", "random"], "1\n");
    expect(code).toBe(1);
    expect(err).toContain("leave with q");
  });
});
