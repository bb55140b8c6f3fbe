import { type DestinationStream, type Logger, pino } from "pino";

/** What must never be written down, wherever it turns up. */
const SECRETS = [
  "token",
  "tokens",
  "key",
  "value",
  "authorization",
  "invitation",
  "spectator",
  "replay",
  "text",
  "name",
  "option",
  "options",
  "state",
  "view",
  "secret",
];

const PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** A structured log with secrets taken out. `level` may be `silent`. */
export const openLog = (level: string, destination?: DestinationStream): Log =>
  new Log(
    pino(
      { level, redact: { paths: PATHS, censor: "[hidden]" }, base: null },
      destination ?? pino.destination(2),
    ),
  );

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Where an error was thrown, without its message: the rules may have put what a seat may not know into that. */
const whereOf = (error: unknown) =>
  error instanceof Error
    ? {
        error: error.name,
        at: (error.stack ?? "")
          .split("\n")
          .filter((line) => line.startsWith("    at "))
          .slice(0, 8),
      }
    : { error: typeof error };

/** What the database or the system says of its own trouble; such messages hold no data. */
const troubleOf = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, message: error.message, ...("errcode" in error && { errcode: error.errcode }) }
    : { error: String(error) };

/** The server's log. It speaks of tables and counts, never of what is on them. */
export class Log {
  readonly #pino: Logger;

  constructor(logger: Logger) {
    this.#pino = logger;
  }

  info(message: string, facts: Facts = {}): void {
    this.#pino.info(facts, message);
  }

  /** Something a host may want to act on, though nothing has failed. */
  warn(message: string, facts: Facts = {}): void {
    this.#pino.warn(facts, message);
  }

  debug(message: string, facts: Facts = {}): void {
    this.#pino.debug(facts, message);
  }

  /** Something outside failed: the disk, the network, the database. */
  trouble(message: string, error: unknown, facts: Facts = {}): void {
    this.#pino.error({ ...facts, ...troubleOf(error) }, message);
  }

  /** A defect in the server or in a game's rules. Told by place, not by message. */
  defect(message: string, error: unknown, facts: Facts = {}): void {
    this.#pino.error({ ...facts, ...whereOf(error) }, message);
  }
}
