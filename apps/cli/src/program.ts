/** The command line of `westmarch`. Names, options and JSON keys are a contract that scripts rely on. */

import { BOT_NAMES } from "@westmarch/bots";
import { Command, Option } from "commander";
import { whole } from "./arguments.ts";
import { DATA } from "./defaults.ts";
import type { Output } from "./output.ts";

/** What a command reports: false if what it looked into is not as it should be. */
type Outcome = Promise<unknown>;

/** Builds the program. `run` carries a command out and turns its outcome into an exit code. */
export function program(
  version: string,
  run: (json: boolean, work: (out: Output) => Outcome) => Promise<void>,
): Command {
  const root = new Command("westmarch")
    .description("A digital table for board and card games of Middle-earth")
    .version(version);
  root.showHelpAfterError("(westmarch --help lists the commands)").exitOverride();

  /** A command with `--json`, whose work is loaded when it is called. */
  const command = (usage: string, description: string): Command =>
    root
      .command(usage)
      .description(description)
      .option(
        "--json",
        "one JSON object as the last line of standard output, everything else on standard error",
      )
      .exitOverride();
  const settings = () =>
    new Option("--settings <pairs...>", "settings of the game, as id=value").default([], "as out of the box");
  const data = () => new Option("--data <folder>", "where tables are kept").default(DATA);
  const hosting = () => import("./commands/hosting.ts");

  command("serve", "serves the table to browsers")
    .option("--port <number>", "port to listen on; 0 takes any that is free", whole("--port", 0), 8420)
    .option("--host <address>", "address to listen on; 0.0.0.0 for all", "127.0.0.1")
    .addOption(data())
    .option("--database <url>", "a database elsewhere (not in this version)")
    .option("--log <level>", "silent, error, warn, info or debug, to standard error", "warn")
    .option("--proxies <number>", "proxies in front whose X-Forwarded-For is true", whole("--proxies", 0), 0)
    .addOption(
      new Option("--origins <origins...>", "other sites whose pages may connect").default([], "none"),
    )
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/serve.ts")).serveCommand(flags, out)),
    );

  command("games", "lists the games with rules version, seats and settings").action((flags) =>
    run(flags.json, async (out) => (await import("./commands/games.ts")).listGames(out)),
  );

  command("play <game>", "plays a game here in the terminal, against the computer or each other")
    .option(
      "--seat <seats>",
      "who people play, by number or role, with commas between; all for everybody",
      "0",
    )
    .option(
      "--bot <bots>",
      `in all other seats, or one for each of them with commas between: ${BOT_NAMES}`,
      "strong",
    )
    .option("--language <language>", "en, zh-Hant, zh-Hans or ja", "en")
    .option("--seed <seed>", "deals the same game again")
    .option("--save <file>", "writes the game down at its end, for replay and verify")
    .addOption(settings())
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/play.ts")).playCommand(game, flags, out)),
    );

  command("simulate <game>", "plays whole games without a table")
    .requiredOption("--games <number>", "how many", whole("--games", 1))
    .option("--seed <seed>", "plays the same games again", "1")
    .option("--bots <bots>", `by seat, with commas between; at random otherwise: ${BOT_NAMES}`)
    .addOption(
      new Option("--only <seed>", "plays the one game of that seed, as failures name it").argParser(
        whole("--only", 0),
      ),
    )
    .addOption(settings())
    .action((game, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/simulate.ts")).simulateCommand(game, flags, out),
      ),
    );

  command("arena <game>", "measures how strong bot A is against bot B, sides and seeds paired")
    .requiredOption("--bots <a,b>", `two of ${BOT_NAMES}`)
    .requiredOption("--games <number>", "how many, played in pairs", whole("--games", 2))
    .option(
      "--budget <milliseconds>",
      "time for a choice, for bots whose name does not say",
      whole("--budget", 1),
    )
    .option("--seed <number>", "plays the same games again", whole("--seed", 0), 0)
    .addOption(settings())
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/arena.ts")).arenaCommand(game, flags, out)),
    );

  command("vectors <game> <files...>", "plays rule vectors and lists what fails and why").action(
    (game, files, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/vectors.ts")).vectorsCommand(game, files, out),
      ),
  );

  command("position <game> <notation...>", "shows what a seat sees in a position and what it may do")
    .option("--seat <seat>", "by number or role; without it everything is shown")
    .action((game, notation, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/position.ts")).positionCommand(game, notation.join(" "), flags.seat, out),
      ),
    );

  command("replay <file>", "plays a saved game again and checks that every choice was by the rules")
    .option("--to <choice>", "stops after that many choices", whole("--to", 0))
    .option("--seat <seat>", "shows what that seat saw")
    .action((file, flags) =>
      run(flags.json, async (out) => (await import("./commands/replay.ts")).replayCommand(file, flags, out)),
    );

  command("verify <file>", "derives every result of chance of a finished game from the published key").action(
    (file, flags) =>
      run(flags.json, async (out) => (await import("./commands/replay.ts")).verifyCommand(file, out)),
  );

  command("export [table]", "writes one table as a file; without a table, lists all")
    .addOption(data())
    .option("--to <file>", "the file; standard output otherwise")
    .action((table, flags) =>
      run(flags.json, async (out) => (await hosting()).exportCommand(table, flags, out)),
    );

  command("import <file>", "puts a saved game on a new table and prints its links")
    .addOption(data())
    .action((file, flags) =>
      run(flags.json, async (out) => (await hosting()).importCommand(file, flags, out)),
    );

  command("backup [file]", "copies all tables into one file, while the server runs or not")
    .addOption(data())
    .option("--force", "writes over a file that is there")
    .action((file, flags) =>
      run(flags.json, async (out) => (await hosting()).backupCommand(file, flags, out)),
    );

  command("restore <file>", "puts a backup in the place of the tables; the server must not run")
    .addOption(data())
    .option("--force", "puts the tables that are there aside")
    .action((file, flags) =>
      run(flags.json, async (out) => (await hosting()).restoreCommand(file, flags, out)),
    );

  return root;
}
