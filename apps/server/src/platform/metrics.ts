import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Counts and times for a host's dashboard. Labels are kinds of things, never tables or players. */
export class Metrics {
  readonly registry = new Registry();

  readonly acts = this.#counter("westmarch_acts_total", "Acts written, by game and type", ["game", "type"]);
  readonly refused = this.#counter("westmarch_refused_total", "Messages refused, by code", ["code"]);
  readonly limited = this.#counter(
    "westmarch_limited_total",
    "Turned away for doing too much, by what, and by whether one address or all together did it",
    ["what", "scope"],
  );
  readonly botTurns = this.#counter("westmarch_bot_turns_total", "Choices of computer players", [
    "by",
    "fell_back",
  ]);
  readonly thoughts = this.#gauge("westmarch_thoughts", "Thoughts of computer players going on or waiting");
  readonly thoughtsShortened = this.#counter(
    "westmarch_thoughts_shortened_total",
    "Thoughts that had less time because others waited, by whether a person or a show was thought for",
    ["for"],
  );
  readonly thoughtWait = this.#histogram(
    "westmarch_thought_wait_seconds",
    "Time before a thought began, by whether a person or a show was thought for",
    ["for"],
    [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  );
  readonly writeFailures = this.#counter(
    "westmarch_write_failures_total",
    "Batches that could not be written",
    [],
  );
  readonly notices = this.#counter(
    "westmarch_notices_total",
    "Messages to people who are away, by way and outcome",
    ["kind", "outcome"],
  );
  readonly closed = this.#counter(
    "westmarch_sockets_closed_total",
    "Sockets closed by the server, by reason",
    ["reason"],
  );

  readonly batch = this.#histogram(
    "westmarch_batch_items",
    "Items written per transaction",
    [],
    [1, 2, 5, 10, 25, 50, 100, 250, 500],
  );
  readonly write = this.#histogram(
    "westmarch_write_seconds",
    "Time per transaction",
    [],
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
  );
  readonly http = this.#histogram(
    "westmarch_http_seconds",
    "Time per HTTP call",
    ["route", "status"],
    [0.001, 0.005, 0.025, 0.1, 0.5, 2],
  );

  readonly sockets = this.#gauge("westmarch_sockets", "Open sockets");
  readonly tables = this.#gauge("westmarch_tables_hot", "Tables in memory");
  readonly writing = this.#gauge("westmarch_writing", "1 while the database can be written");
  readonly disk = this.#gauge(
    "westmarch_disk_free_bytes",
    "Room left on the disk of the tables, where they are in a folder",
  );
  readonly processes = this.#gauge(
    "westmarch_processes",
    "Servers that keep the same tables, this one included",
  );
  readonly jobs = new Gauge({
    name: "westmarch_jobs",
    help: "Jobs of all servers that keep the same tables, by task and state",
    labelNames: ["task", "state"] as const,
    registers: [this.registry],
  });
  readonly memory = this.#gauge("westmarch_memory_bytes", "Resident memory");

  constructor() {
    // Where the disk is not looked at, it is not there: a 0 would be a full one.
    this.disk.remove();
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: L[], buckets: number[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
