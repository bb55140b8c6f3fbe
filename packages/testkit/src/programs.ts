/** Programs that a test starts beside itself: until they say that they are ready, and to their end. */
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Waits until a program writes a line that fits `ready` on the outputs that are piped, and answers how it fits. A program
 * that does not start, ends before or takes longer than `within` milliseconds is ended, and told of with all it wrote.
 */
export function readyLine(child: ChildProcess, ready: RegExp, within: number): Promise<RegExpMatchArray> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(late);
      child.kill("SIGKILL");
      reject(new Error(`${child.spawnargs.join(" ")} ${what}:\n${said.join("\n")}`));
    };
    const ended = (code: number | null) => fail(`ended with ${code}`);
    const late = setTimeout(() => fail(`was not ready within ${within / 1000} s`), within);
    child.once("error", (error) => fail(`did not start: ${error.message}`));
    // By then all is read that it wrote.
    child.once("close", ended);
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      // It is read on after that: a program that nothing reads from comes to a halt.
      createInterface({ input }).on("line", (line) => {
        said.push(line);
        const match = line.match(ready);
        if (!match) return;
        clearTimeout(late);
        child.off("close", ended);
        resolve(match);
      });
    }
  });
}

/** Ends a program by a signal, and at once when it has not ended `patience` milliseconds later. */
export function end(child: ChildProcess, signal: NodeJS.Signals, patience = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill("SIGKILL"), patience);
    child.once("exit", () => {
      clearTimeout(late);
      resolve();
    });
    child.kill(signal);
  });
}
