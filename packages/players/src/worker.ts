/** What runs in a worker thread of the pool: one thought of one bot. A worker gets a view, and nothing else of a game. */
import { performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { type Hint, hint } from "@westmarch/bots/hint";
import { judge } from "@westmarch/bots/judge";
import { isOpen, puzzleAt, rigourOf } from "@westmarch/bots/puzzles";
import { gamesAt } from "@westmarch/bots/registered-games";
import { type Resolve, resolve, sitting } from "@westmarch/bots/thought";
import type { Policy, Thinking } from "@westmarch/bots/types";
import { type Core, Engine, type Heard, type Seat, type Settings, seedOf, stream } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import type { PonderOrder } from "./pondering.ts";

/** A choice to be thought over. */
export interface Task {
  /** Address of the module that exports the games. */
  readonly registry: string;
  readonly game: string;
  readonly settings?: Settings;
  readonly view: Core;
  readonly seat: Seat;
  /** Everything that the seat has heard since the game began. */
  readonly heard?: readonly Heard[];
  /** A name that `botNamed` knows. */
  readonly bot: string;
  readonly milliseconds: number;
  readonly seed: number;
  /** Gets one message when everything is loaded and the thought begins: only from then on may it be taken for hung. */
  readonly begun: MessagePort;
  /** See `Thinking`. */
  readonly open?: boolean;
  /** Whether to make do with what has been found: as soon as its first word is not 0. */
  readonly stop?: SharedArrayBuffer;
}

/** A thought that is to go on while others choose. */
export interface PonderTask extends Omit<Task, "stop"> {
  /** Its first word turns from 0, and the thread that waits for that is woken, when an order has come by `begun`. */
  readonly bell: SharedArrayBuffer;
}

/** A moment of a finished game, whole, to be looked at for a puzzle. */
export interface PuzzleTask extends Pick<Task, "registry" | "game" | "seat" | "seed" | "begun" | "stop"> {
  readonly settings: Settings;
  /** In the game's notation. */
  readonly position: string;
  /** How the puzzle is called, if it is one. */
  readonly puzzle: string;
}

/** What a bot chooses, and what that is founded on. */
export default async function answer(task: Task): Promise<Resolve> {
  const { engine, policy } = await minded(task);
  return resolve(engine, policy, task, thinkingOf(task));
}

/** Thinks on while others choose, until it is told to decide or to stop. */
export async function ponder(task: PonderTask): Promise<Resolve | null> {
  const { engine, policy } = await minded(task);
  const { view, seat, bot, seed, heard } = task;
  const pondering = sitting(engine, policy, bot).ponder?.(view, seat, stream(seed), heard);
  if (!pondering) return null;
  const told = toldWhile(() => pondering.goOn(), task);
  if (!told) return null;
  return resolve(engine, policy, { ...told, seat, bot }, thinkingOf({ ...task, ...told }), pondering);
}

/** Goes on, for so many milliseconds and while there is memory, and then sleeps, until it is told something. */
function toldWhile(goOn: () => void, { begun, bell, milliseconds }: PonderTask): PonderOrder {
  const rung = new Int32Array(bell);
  const end = performance.now() + milliseconds;
  for (let n = 0; Atomics.load(rung, 0) === 0; n++) {
    if (performance.now() < end && (n % GLANCES !== 0 || hasRoom())) goOn();
    else Atomics.wait(rung, 0, 0);
  }
  const told: PonderOrder | undefined = receiveMessageOnPort(begun)?.message;
  return told ?? null;
}

/** Iterations between two looks at how much memory is left. */
const GLANCES = 64;

/** Whether at least half of the thread's memory is left: what is found must not keep it from deciding. */
function hasRoom(): boolean {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size < heap_size_limit / 2;
}

/** What the position is worth to the seat, 0 … 1. */
export async function judgement(task: Task): Promise<number> {
  const { engine, policy } = await minded(task);
  return judge(engine, policy, task.view, task.seat, thinkingOf(task));
}

/** What the computer would choose in the seat's place, and why. */
export async function advice(task: Task): Promise<Hint> {
  const { engine, policy } = await minded(task);
  const { view, seat } = task;
  const ask = engine.askOf(view, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  return hint(engine, policy, { view, seat, ask }, thinkingOf(task));
}

/** The puzzle of a moment; null: it is none, or there is no time for it. */
export async function puzzle(task: PuzzleTask): Promise<KeptPuzzle | null> {
  const { engine, policy } = await minded(task);
  const { settings, position, seat, seed, stop } = task;
  const g = engine.game.notation.read(position);
  const ask = engine.askOf(g, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  const quarry = {
    ...{ engine, policy, settings, rigour: rigourOf(policy) },
    seed: (...purpose: (number | string)[]) => seedOf("puzzle", seed, ...purpose),
    ...stoppedBy(stop),
  };
  const place = { view: engine.view(g, seat), seat, ask };
  const found = isOpen(quarry, place) ? puzzleAt(quarry, { g, place, number: 0 }) : null;
  return found && { ...found, id: task.puzzle };
}

async function minded(
  task: Pick<Task, "registry" | "game" | "settings" | "begun">,
): Promise<{ engine: Engine<Core, unknown>; policy: Policy<Core> }> {
  const entry = (await gamesAt(task.registry))[task.game];
  if (!entry) throw new Error(`there is no game ${task.game}`);
  entry.game.takeIn?.(task.settings ?? {});
  const mind = { engine: new Engine(entry.game), policy: await entry.policy() };
  task.begun.postMessage(null);
  return mind;
}

function thinkingOf({ seed, milliseconds, heard, open, stop }: Task): Thinking {
  return {
    random: stream(seed),
    ...(heard && { heard }),
    now: () => performance.now(),
    began: performance.now(),
    milliseconds,
    ...(open && { open }),
    ...stoppedBy(stop),
  };
}

/** Whether a thought was told to make an end; nothing where it cannot be told. */
function stoppedBy(stop: SharedArrayBuffer | undefined): { readonly stopped?: () => boolean } {
  if (!stop) return {};
  const told = new Int32Array(stop);
  return { stopped: () => Atomics.load(told, 0) !== 0 };
}
