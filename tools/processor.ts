/** How many processor seconds a process and all that it starts have used, as far as the system tells: Linux does. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** One process as `/proc/PID/stat` tells of it. */
interface Seen {
  readonly pid: number;
  readonly parent: number;
  /** When it started: a number may be given to another process later. */
  readonly started: string;
  /** Ticks that it has used itself. */
  readonly own: number;
  /** Ticks of its children, and of theirs, that have ended and that it was told of. */
  readonly reaped: number;
}

/** A process of the tree, as it was seen last. */
interface Member extends Seen {
  readonly children: Member[];
  alive: boolean;
  latest: Seen;
}

/** Ticks in a second, for all that `/proc` tells: the same on every Linux that Node runs on. */
const TICKS = 100;
/** How often the tree is looked at, in milliseconds. What a process uses between the last look and its end is lost. */
const LOOK = 500;

/** Reads a line of `/proc/PID/stat`. The name in it may hold blanks and brackets. */
export function readStat(text: string): Seen {
  const [pid] = text.split(" ", 1);
  const [, parent, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const at = (place: number) => Number(rest[place]);
  return {
    pid: Number(pid),
    parent: Number(parent),
    started: rest[17] ?? "",
    own: at(9) + at(10),
    reaped: at(11) + at(12),
  };
}

function everyProcess(): Map<number, Seen> {
  const found = new Map<number, Seen>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const seen = readStat(readFileSync(`/proc/${name}/stat`, "utf8"));
      found.set(seen.pid, seen);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** What a process and all below it have used: a child that ended is counted once, be it that its parent was told or not. */
function ticksOf({ latest, children }: Member): number {
  let ended = 0;
  let running = 0;
  for (const child of children) {
    if (child.alive) running += ticksOf(child);
    else ended += ticksOf(child);
  }
  return latest.own + Math.max(latest.reaped, ended) + running;
}

/** What a process uses, with all that it starts. */
export class Meter {
  readonly #members = new Map<number, Member>();
  readonly #root: number;
  readonly #timer: NodeJS.Timeout | null = null;
  #first: Member | null = null;

  constructor(pid: number) {
    this.#root = pid;
    if (!existsSync("/proc/self/stat")) return;
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  /** Ends the looking. Seconds; null where the system does not tell. */
  stop(): number | null {
    if (this.#timer) clearInterval(this.#timer);
    return this.#first && ticksOf(this.#first) / TICKS;
  }

  #look(): void {
    const processes = everyProcess();
    for (const [pid, member] of this.#members) {
      const seen = processes.get(pid);
      if (seen?.started === member.started) member.latest = seen;
      else {
        member.alive = false;
        this.#members.delete(pid);
      }
    }
    // A child may stand before its parent.
    for (let grew = true; grew; ) {
      grew = false;
      for (const seen of processes.values()) grew = this.#join(seen) || grew;
    }
  }

  /** Takes a process in that belongs to the tree and is not in it yet. */
  #join(seen: Seen): boolean {
    if (this.#members.has(seen.pid)) return false;
    const parent = this.#members.get(seen.parent);
    const isFirst = seen.pid === this.#root && this.#first === null;
    if (!parent && !isFirst) return false;
    const member: Member = { ...seen, children: [], alive: true, latest: seen };
    this.#members.set(seen.pid, member);
    if (isFirst) this.#first = member;
    else parent?.children.push(member);
    return true;
  }
}
