/** The command line of `westmarch`. Names, options and JSON keys are a contract that scripts rely on. */

import { listed } from "@westmarch/boardkit/writing";
import { BOT_NAMES } from "@westmarch/bots";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { Command, Option } from "commander";
import { DATA } from "./defaults.ts";
import { languageNamed, moment, whole } from "./options.ts";
import type { Parts, Run } from "./parts.ts";
import { invitationCommands, peopleCommands } from "./people-commands.ts";
import type { Terminal } from "./terminal.ts";
import { speaking } from "./usage.ts";
import type { Words } from "./words.ts";

/** Builds the program. */
export function program(version: string, words: Words, terminal: Terminal, run: Run): Command {
  const languages = listed(words, LANGUAGES, "or");
  const language = () =>
    new Option("--language <language>", words("help.language", { languages }))
      .default("en")
      .argParser(languageNamed);
  const root = new Command("westmarch")
    .description(words("help.about"))
    .version(version, "-V, --version", words("help.version"))
    .addOption(language());
  speaking(root, words, terminal).exitOverride();
  const parts: Parts = {
    words,
    run,
    command: (usage, description) =>
      root
        .command(usage)
        .description(description)
        .option("--json", words("help.json"))
        .addOption(language())
        .exitOverride(),
    settings: () =>
      new Option("--settings <pairs...>", words("help.settings")).default([], words("help.settings.default")),
    pack: () => new Option("--pack <file>", words("help.settings.pack")),
    data: () => new Option("--data <folder>", words("help.data")).default(DATA),
    database: () => new Option("--database <url>", words("help.database")).env("WESTMARCH_DATABASE"),
  };
  // In the order in which the help lists them.
  serverCommands(parts);
  playCommands(parts);
  measureCommands(parts);
  checkCommands(parts);
  replayCommands(parts);
  tableCommands(parts);
  invitationCommands(parts);
  hostCommands(parts);
  peopleCommands(parts);
  return root;
}

/** Opens the server, and lists what it has: games, cards, data packs. */
function serverCommands({ words, run, command, data, database }: Parts): void {
  command("serve", words("help.serve"))
    .option("--port <number>", words("help.serve.port"), whole("--port", 0), 8420)
    .option("--host <address>", words("help.serve.host"), "127.0.0.1")
    .addOption(data())
    .addOption(database())
    .option("--log <level>", words("help.serve.log"), "warn")
    .option("--proxies <number>", words("help.serve.proxies"), whole("--proxies", 0))
    .option("--origins <origins...>", words("help.serve.origins"))
    .option("--no-metrics", words("help.serve.no-metrics"))
    .option("--config <file>", words("help.serve.config"))
    .option("--set <settings...>", words("help.serve.set"))
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/serve.ts")).serveCommand(flags, out)),
    );

  command("games [work]", words("help.games"))
    .addOption(data())
    .addOption(database())
    .option("--to <file>", words("help.games.to"))
    .option("--game <game>", words("help.games.game"))
    .addOption(new Option("--since <date>", words("help.games.since")).argParser(moment("--since")))
    .addOption(new Option("--until <date>", words("help.games.until")).argParser(moment("--until")))
    .option("--rated", words("help.games.rated"))
    .option("--views", words("help.games.views"))
    .option("--names", words("help.games.names"))
    .action((work, flags) =>
      run(flags.json, async (out) => (await import("./commands/games.ts")).gamesCommand(work, flags, out)),
    );

  command("cards <game>", words("help.cards"))
    .option("--culture <culture>", words("help.cards.culture"))
    .option("--find <words>", words("help.cards.find"))
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/cards.ts")).cardsCommand(game, flags, out)),
    );

  command("pack <game> <work> [file]", words("help.pack")).action((game, work, file, flags) =>
    run(flags.json, async (out) => (await import("./commands/pack.ts")).packCommand(game, work, file, out)),
  );
}

/** The options that limit bots of one's own. */
const limited = (command: Command, words: Words): Command =>
  command
    .option("--move-time <milliseconds>", words("help.own.move-time"), whole("--move-time", 1), 10_000)
    .option("--game-time <milliseconds>", words("help.own.game-time"), whole("--game-time", 1), 600_000)
    .option("--memory <megabytes>", words("help.own.memory"), whole("--memory", 16), 1024);

/** Plays games: by people, at random, and between bots. */
function playCommands({ words, run, command, settings, pack }: Parts): void {
  command("play <game>", words("help.play"))
    .option("--seat <seats>", words("help.play.seat"), "0")
    .option("--bot <bots>", words("help.play.bot", { bots: BOT_NAMES }), "strong")
    .option("--seed <seed>", words("help.play.seed"))
    .option("--save <file>", words("help.play.save"))
    .addOption(settings())
    .addOption(pack())
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/play.ts")).playCommand(game, flags, out)),
    );

  command("simulate <game>", words("help.simulate"))
    .requiredOption("--games <number>", words("help.simulate.games"), whole("--games", 1))
    .option("--seed <seed>", words("help.seed"), "1")
    .option("--bots <bots>", words("help.simulate.bots", { bots: BOT_NAMES }))
    .addOption(new Option("--only <seed>", words("help.simulate.only")).argParser(whole("--only", 0)))
    .option("--check", words("help.simulate.check"))
    .addOption(settings())
    .addOption(pack())
    .action((game, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/simulate.ts")).simulateCommand(game, flags, out),
      ),
    );

  command("env <game>", words("help.env"))
    .addOption(settings())
    .addOption(pack())
    .action((game, flags) =>
      // What it says is for programs, whether or not they ask for that.
      run(true, async (out) => (await import("./commands/env.ts")).envCommand(game, flags, out)),
    );

  limited(command("arena <game>", words("help.arena")), words)
    .requiredOption("--bots <a,b>", words("help.arena.bots", { bots: BOT_NAMES }))
    .requiredOption("--games <number>", words("help.arena.games"), whole("--games", 2))
    .option("--budget <milliseconds>", words("help.arena.budget"), whole("--budget", 1))
    .option("--seed <number>", words("help.seed"), whole("--seed", 0), 0)
    .addOption(settings())
    .addOption(pack())
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/arena.ts")).arenaCommand(game, flags, out)),
    );
}

/** Measures and trains bots. */
function measureCommands({ words, run, command }: Parts): void {
  limited(command("ladder <game>", words("help.ladder")), words)
    .option("--bots <bots>", words("help.ladder.bots", { bots: BOT_NAMES }))
    .option("--games <number>", words("help.ladder.games"), whole("--games", 2), 200)
    .option("--reach <number>", words("help.ladder.reach"), whole("--reach", 1), 2)
    .option("--margin <points>", words("help.ladder.margin"), whole("--margin", 1), 35)
    .option("--cores <number>", words("help.ladder.cores"), whole("--cores", 1), 1)
    .option("--to <file>", words("help.ladder.to"))
    .option("--results <file>", words("help.ladder.results"))
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/ladder.ts")).ladderCommand(game, flags, out)),
    );

  command("baselines [games...]", words("help.baselines"))
    .option("--levels <levels>", words("help.baselines.levels"), "first,gentle,fair,skilled,strong")
    .option("--games <number>", words("help.baselines.games"), whole("--games", 2), 100)
    .option("--seconds <number>", words("help.baselines.seconds"), whole("--seconds", 1), 60)
    .option("--seed <number>", words("help.seed"), whole("--seed", 0), 0)
    .option("--to <file>", words("help.baselines.to"), "docs/baselines.md")
    .action((games, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/baselines.ts")).baselinesCommand(games, flags, out),
      ),
    );

  command("puzzles <game>", words("help.puzzles"))
    .option("--count <number>", words("help.puzzles.count"), whole("--count", 1), 200)
    .option("--seed <number>", words("help.seed"), whole("--seed", 0), 1)
    .option("--gap <hundredths>", words("help.puzzles.gap"), whole("--gap", 1))
    .option("--from <number>", words("help.puzzles.from"), whole("--from", 0), 0)
    .option("--to <file>", words("help.puzzles.to"))
    .action((game, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/puzzles.ts")).puzzlesCommand(game, flags, out),
      ),
    );

  command("train <game>", words("help.train"))
    .option("--games <number>", words("help.train.games"), whole("--games", 1), 2000)
    .option("--iterations <number>", words("help.train.iterations"), whole("--iterations", 1), 200)
    .option("--teacher <name>", words("help.train.teacher"))
    .option("--seed <number>", words("help.seed"), whole("--seed", 0), 1)
    .option("--cores <number>", words("help.train.cores"), whole("--cores", 1), 1)
    .option("--hidden <number>", words("help.train.hidden"), whole("--hidden", 1), 31)
    .option("--epochs <number>", words("help.train.epochs"), whole("--epochs", 1), 8)
    .option("--trust <percent>", words("help.train.trust"), whole("--trust", 0), 90)
    .option("--lessons <file>", words("help.train.lessons"))
    .option("--to <file>", words("help.train.to"))
    .action((game, flags) =>
      run(flags.json, async (out) => (await import("./commands/train.ts")).trainCommand(game, flags, out)),
    );
}

/** Checks and tells of what is written: vectors, positions, decks, saved games. */
function checkCommands({ words, run, command, pack }: Parts): void {
  command("vectors <game> <files...>", words("help.vectors"))
    .addOption(pack())
    .option("--self-test", words("help.vectors.self-test"))
    .action((game, files, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/vectors.ts")).vectorsCommand(game, files, flags, out),
      ),
    );

  command("words <work> [given...]", words("help.words"))
    .option("--root <folder>", words("help.words.root"))
    .addOption(new Option("--for <language>", words("help.words.for")).argParser(languageNamed))
    .option("--form <form>", words("help.words.form"), "formatjs")
    .option("--to <file>", words("help.export.to"))
    .option("--all", words("help.words.all"))
    .option("--same", words("help.words.same"))
    .action((work, given, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/words.ts")).wordsCommand(work, given, flags, out),
      ),
    );

  command("position <game> <notation...>", words("help.position"))
    .option("--seat <seat>", words("help.position.seat"))
    .action((game, notation, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/position.ts")).positionCommand(game, notation.join(" "), flags.seat, out),
      ),
    );

  command("deck <game> <work> [deck]", words("help.deck"))
    .option("--seed <seed>", words("help.deck.seed"))
    .option("--cultures <names>", words("help.deck.cultures"))
    .option("--pool <seed>", words("help.deck.pool"))
    .option("--as <writing>", words("help.deck.as"))
    .option("--sets <numbers>", words("help.deck.sets"))
    .option("--restricted", words("help.deck.restricted"))
    .addOption(new Option("--packs <number>", words("help.deck.packs")).argParser(whole("--packs", 0)))
    .action((game, work, deck, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/deck.ts")).deckCommand(game, work, deck, flags, out),
      ),
    );
}

/** Plays saved games again. */
function replayCommands({ words, run, command }: Parts): void {
  command("replay <file>", words("help.replay"))
    .option("--to <choice>", words("help.replay.to"), whole("--to", 0))
    .option("--seat <seat>", words("help.replay.seat"))
    .option("--story", words("help.replay.story"))
    .action((file, flags) =>
      run(flags.json, async (out) => (await import("./commands/replay.ts")).replayCommand(file, flags, out)),
    );

  command("verify <file>", words("help.verify"))
    .option("--head <heads...>", words("help.verify.head"))
    .option("--seal <digits>", words("help.verify.seal"))
    .option("--contribution <digits...>", words("help.verify.contribution"))
    .action((file, flags) =>
      run(flags.json, async (out) => (await import("./commands/replay.ts")).verifyCommand(file, flags, out)),
    );
}

/** Takes tables out and puts them in, for a host. */
function tableCommands({ words, run, command, data, database }: Parts): void {
  command("export [table]", words("help.export"))
    .addOption(data())
    .addOption(database())
    .option("--to <file>", words("help.export.to"))
    .action((table, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/hosting.ts")).exportCommand(table, flags, out),
      ),
    );

  command("import <file>", words("help.import"))
    .addOption(data())
    .addOption(database())
    .action((file, flags) =>
      run(flags.json, async (out) => (await import("./commands/hosting.ts")).importCommand(file, flags, out)),
    );

  command("kept <table> <seat>", words("help.kept"))
    .addOption(data())
    .addOption(database())
    .option("--to <file>", words("help.export.to"))
    .action((table, seat, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/hosting.ts")).keptCommand(table, seat, flags, out),
      ),
    );

  command("forget <table> <seat>", words("help.forget"))
    .addOption(data())
    .addOption(database())
    .action((table, seat, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/hosting.ts")).forgetCommand(table, seat, flags, out),
      ),
    );

  command("delete <table>", words("help.delete"))
    .addOption(data())
    .addOption(database())
    .action((table, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/hosting.ts")).deleteCommand(table, flags, out),
      ),
    );

  command("backup [file]", words("help.backup"))
    .addOption(data())
    .addOption(database())
    .option("--force", words("help.backup.force"))
    .action((file, flags) =>
      run(flags.json, async (out) => (await import("./commands/hosting.ts")).backupCommand(file, flags, out)),
    );
}

/** Keeps a server, and brings a bot to one. */
function hostCommands({ words, run, command, data, database }: Parts): void {
  command("host-link", words("help.host-link"))
    .addOption(data())
    .option("--address <url>", words("help.host-link.address"))
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/hosting.ts")).hostLinkCommand(flags, out)),
    );

  command("restore <file>", words("help.restore"))
    .addOption(data())
    .addOption(database())
    .option("--force", words("help.restore.force"))
    .option("--damaged", words("help.restore.damaged"))
    .action((file, flags) =>
      run(flags.json, async (out) =>
        (await import("./commands/hosting.ts")).restoreCommand(file, flags, out),
      ),
    );

  command("ratings", words("help.ratings"))
    .addOption(data())
    .addOption(database())
    .option("--recompute", words("help.ratings.recompute"))
    .action((flags) =>
      run(flags.json, async (out) => (await import("./commands/hosting.ts")).ratingsCommand(flags, out)),
    );

  command("bot <server>", words("help.bot"))
    .addOption(new Option("--key <key>", words("help.bot.key")).env("WESTMARCH_BOT_KEY"))
    .option("--bot <bot>", words("help.bot.bot", { bots: BOT_NAMES }), "strong")
    .option("--plays <games>", words("help.bot.plays"), "confrontation")
    .option("--at-once <number>", words("help.bot.at-once"), whole("--at-once", 1), 4)
    .option("--against <name>", words("help.bot.against"))
    .option("--games <number>", words("help.bot.games"), whole("--games", 1), 2)
    .action((server, flags) =>
      run(flags.json, async (out) => (await import("./commands/bot.ts")).botCommand(server, flags, out)),
    );

  command("move-data <source> <target>", words("help.move-data")).action((source, target, flags) =>
    run(flags.json, async (out) =>
      (await import("./commands/hosting.ts")).moveDataCommand(source, target, out),
    ),
  );
}
