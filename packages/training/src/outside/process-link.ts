/** A bot that is a program of its own: a line of JSON each way on its standard streams. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { Forfeit } from "./forfeit.ts";
import { Answers, type Link, parsed, shortened } from "./link.ts";
import { canMeasure, killAll, megabytesOf } from "./memory.ts";
import type { Limits, ToBot } from "./messages.ts";

/** Milliseconds between two looks at how much memory it takes. */
const LOOK = 100;
/** Milliseconds that a program has to end by itself once nothing more will be said to it. */
const GRACE = 500;
/** No answer is longer than so many characters. */
const LONGEST = 1_000_000;

/** Starts a program. What it writes to standard error goes where ours goes. */
export function openProcess(words: readonly string[], { memory }: Pick<Limits, "memory">): Link {
  const [file = "", ...more] = words;
  const child = spawn(file, more, { stdio: ["pipe", "pipe", "inherit"] });
  return new ProcessLink(child, file, memory);
}

class ProcessLink implements Link {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #answers = new Answers();
  readonly #ended: Promise<void>;
  readonly #memory: number;
  #rest = "";
  #look: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(child: ChildProcessByStdio<Writable, Readable, null>, file: string, memory: number) {
    this.#child = child;
    this.#memory = memory;
    this.#ended = new Promise((resolve) => {
      child.once("error", (error) => {
        this.#answers.fail(
          new Forfeit("crashed", `${file} cannot be started (${error.message})`, { cause: error }),
        );
        resolve();
      });
      child.once("close", (code, signal) => {
        this.#answers.fail(new Forfeit("crashed", `it has ended (${signal ?? `exit code ${code}`})`));
        resolve();
      });
    });
    // What cannot be written any more shows by its end.
    child.stdin.on("error", () => {});
    child.stdout.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    if (canMeasure) this.#watch();
  }

  ask(message: ToBot): Promise<unknown> {
    const answer = this.#answers.next();
    this.tell(message);
    return answer;
  }

  tell(message: ToBot): void {
    if (!this.#answers.failed) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#look);
    const { pid, stdin } = this.#child;
    stdin.end();
    const grace = this.#answers.failed ? 0 : GRACE;
    const timer = setTimeout(() => void (pid !== undefined && this.#kill(pid)), grace);
    await this.#ended;
    clearTimeout(timer);
  }

  async #kill(pid: number): Promise<void> {
    await killAll(pid);
    // Whatever it has started and left behind may hold its streams open.
    this.#child.stdout.destroy();
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > LONGEST)
      this.#answers.fail(
        new Forfeit("unreadable", `it wrote a line without an end: ${shortened(this.#rest)}`),
      );
    for (const line of lines) if (line.trim() !== "") this.#take(line);
  }

  #take(line: string): void {
    try {
      this.#answers.came(parsed(line));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      this.#answers.fail(error);
    }
  }

  #watch(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    this.#look = setTimeout(() => {
      void megabytesOf(pid).then(async (taken) => {
        if (this.#closed || this.#child.exitCode !== null) return;
        if (taken <= this.#memory) return this.#watch();
        const sentence = `it takes ${Math.round(taken)} MB of memory, of ${this.#memory}`;
        this.#answers.fail(new Forfeit("memory", sentence));
        await this.#kill(pid);
      });
    }, LOOK);
    this.#look.unref();
  }
}
