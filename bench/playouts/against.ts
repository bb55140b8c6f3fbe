/**
 * This tree against an older one: both do the same work in turn, each in a process of its own, by processor time. What
 * else the machine does meets both alike, so the ratios hold on a busy one.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Done, Work } from "./round.ts";

const HERE = import.meta.dirname;
const ROOT = dirname(dirname(HERE));
const OWN = "@westmarch";
/** A piece of work takes at least so long, in microseconds of processor time. */
const PIECE = 250_000;
/** Pieces that are done and not counted, until both processes have compiled what they run. */
const WARMING = 4;

/** A figure of both trees, in units a second, and what it is now for each one before, over all pairs. */
export interface Pair {
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly ratio: number;
  /** A quarter of the pairs lies below the first, a quarter above the second. */
  readonly spread: readonly [number, number];
}

/** The tree of a commit beside this one, with what is installed here; the packages of this project are its own. */
function checkOut(commit: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), "westmarch-against-")), "tree");
  execFileSync("git", ["worktree", "add", "--detach", tree, commit], { cwd: ROOT, stdio: "ignore" });
  const installed = join(ROOT, "node_modules");
  mkdirSync(join(tree, "node_modules", OWN), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN && !name.startsWith("."))
      symlinkSync(join(installed, name), join(tree, "node_modules", name), "junction");
  for (const place of ["packages", "games"])
    for (const name of readdirSync(join(tree, place)))
      symlinkSync(join(tree, place, name), join(tree, "node_modules", OWN, name), "junction");
  cpSync(HERE, join(tree, "bench", "playouts"), { recursive: true });
  return tree;
}

function takeAway(tree: string): void {
  execFileSync("git", ["worktree", "remove", "--force", tree], { cwd: ROOT, stdio: "ignore" });
  rmSync(dirname(tree), { recursive: true, force: true });
}

/** A tree at work. */
class Worker {
  readonly #child: ChildProcess;

  constructor(tree: string) {
    this.#child = fork(join(tree, "bench", "playouts", "round.ts"), { cwd: tree });
  }

  async do(work: Work): Promise<Done> {
    const gone = new AbortController();
    const ended = (): void => gone.abort(new Error("the other process has ended"));
    this.#child.once("exit", ended);
    this.#child.send(work);
    const [done] = (await once(this.#child, "message", { signal: gone.signal })) as [Done];
    this.#child.off("exit", ended);
    return done;
  }

  end(): void {
    this.#child.kill();
  }
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.round((sorted.length - 1) * part)] ?? 0;
const middle = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Does pieces of work of one kind on both trees, turn and turn about, until so many seconds of processor time are spent. */
async function pair(
  name: string,
  [before, now]: readonly [Worker, Worker],
  seconds: number,
  piece: (index: number, times: number) => Work,
): Promise<Pair> {
  let times = 1;
  while ((await before.do(piece(0, times))).microseconds < PIECE) times *= 2;
  for (let i = 0; i < WARMING; i++) for (const worker of [before, now]) await worker.do(piece(i, times));
  const each: [number[], number[]] = [[], []];
  const ratios: number[] = [];
  for (let spent = 0, i = WARMING; spent < seconds * 1e6; i++) {
    // The first of a pair now and then finds another machine than the second: each is the first as often.
    const firstNow = i % 2 === 1;
    const first = await (firstNow ? now : before).do(piece(i, times));
    const second = await (firstNow ? before : now).do(piece(i, times));
    const [old, own] = firstNow ? [second, first] : [first, second];
    spent += old.microseconds + own.microseconds;
    each[0].push(old.units / old.microseconds);
    each[1].push(own.units / own.microseconds);
    ratios.push(own.units / own.microseconds / (old.units / old.microseconds));
  }
  ratios.sort((a, b) => a - b);
  return {
    name,
    before: Math.round(middle(each[0]) * 1e6),
    now: Math.round(middle(each[1]) * 1e6),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

const seedsOf = (index: number, many: number): number[] =>
  Array.from({ length: many }, (_, i) => index * many + i + 1);

/** How many games are played to see whether both trees play alike, in one message. */
const ALIKE_AT_ONCE = 20;

/** The first seed whose game comes to something else here than there, or null if there is none. */
async function firstUnlike(
  game: string,
  workers: readonly [Worker, Worker],
  games: number,
): Promise<number | null> {
  for (let i = 0; i * ALIKE_AT_ONCE < games; i++) {
    const seeds = seedsOf(i, Math.min(ALIKE_AT_ONCE, games - i * ALIKE_AT_ONCE));
    const [there, here] = await Promise.all(
      workers.map((worker) => worker.do({ game, do: "digest", seeds })),
    );
    const own = here.digest.split(" ");
    const unlike = there.digest.split(" ").findIndex((digest, at) => digest !== own[at]);
    if (unlike >= 0) return seeds[unlike];
  }
  return null;
}

/** What is told of each game: its pairs, and the first seed that is played differently (null: none, of so many games). */
export interface Against {
  readonly game: string;
  readonly pairs: readonly Pair[];
  readonly unlike: number | null;
}

/** Measures these games here and at a commit: for so many seconds of processor time a figure, after so many games alike. */
export async function* against(
  commit: string,
  names: readonly string[],
  seconds: number,
  games: number,
): AsyncGenerator<Against> {
  const tree = checkOut(commit);
  try {
    const there = readdirSync(join(tree, "games"));
    for (const game of names) {
      // A name may say for how many players, too.
      if (!there.some((name) => game.startsWith(name))) {
        console.error(`${game}: ${commit} does not have it yet`);
        continue;
      }
      const workers = [new Worker(tree), new Worker(ROOT)] as const;
      try {
        const unlike = await firstUnlike(game, workers, games);
        const pairs: Pair[] = [];
        if (seconds > 0) {
          const randomly = (index: number, times: number): Work => ({
            game,
            do: "random",
            seeds: seedsOf(index, times),
          });
          pairs.push(await pair("random play: decision", workers, seconds, randomly));
          const looking = (_: number, rounds: number): Work => ({ game, do: "views", rounds });
          pairs.push(await pair("view with options", workers, seconds, looking));
        }
        yield { game, pairs, unlike };
      } finally {
        for (const worker of workers) worker.end();
      }
    }
  } finally {
    takeAway(tree);
  }
}
