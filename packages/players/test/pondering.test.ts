import type { MessagePort } from "node:worker_threads";
import type { Resolve } from "@westmarch/bots/thought";
import { Engine, hashed } from "@westmarch/kernel";
import { anyDoors } from "@westmarch/testkit/doors";
import { describe, expect, it } from "vitest";
import { FairSemaphore } from "../src/fair-semaphore.ts";
import { PonderingPool, type PonderStart } from "../src/pondering.ts";

const engine = new Engine(anyDoors);
const view = engine.view(engine.start({}, hashed(1)), 1);
const PAPER: Resolve = { options: [["paper"]] };
const asked = { view, milliseconds: 1, seed: 1, open: false };

/** Ponders until it is told something; `told` gathers what. */
const listening =
  (told: unknown[]): PonderStart =>
  async (port: MessagePort) => {
    port.postMessage(null);
    const heard = await new Promise((hear) => port.once("message", hear));
    told.push(heard);
    return heard ? PAPER : null;
  };

const begun = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

describe("what is pondered", () => {
  it("decides when its seat is asked, and takes no place from then on", async () => {
    const semaphore = new FairSemaphore(1);
    const ponderings = new PonderingPool(semaphore, 1000);
    const told: unknown[] = [];
    ponderings.begin("ada", listening(told));
    await begun();
    const claimed = ponderings.claim("ada");
    expect(await semaphore.run(async () => claimed?.decide(asked))).toEqual(PAPER);
    expect(told).toEqual([asked]);
    expect(ponderings.claim("ada")).toBeNull();
  });

  it("stops when anybody comes, when it is of no use, and when the next of the same seat begins", async () => {
    const semaphore = new FairSemaphore(1);
    const ponderings = new PonderingPool(semaphore, 1000);
    const told: unknown[] = [];
    ponderings.begin("ada", listening(told));
    await semaphore.run(begun);
    expect(told).toEqual([null]);
    expect(ponderings.claim("ada")).toBeNull();
    const stop = ponderings.begin("ada", listening(told));
    await begun();
    stop?.();
    await begun();
    expect(told).toEqual([null, null]);
    ponderings.begin("ada", listening(told));
    ponderings.begin("ada", listening(told));
    await begun();
    stop?.();
    await begun();
    expect(told).toEqual([null, null, null]);
    expect(await ponderings.claim("ada")?.decide(asked)).toEqual(PAPER);
  });

  it("has nothing to say before it has begun", async () => {
    const ponderings = new PonderingPool(new FairSemaphore(1), 1000);
    ponderings.begin("ada", (port) => new Promise((over) => port.once("message", () => over(null))));
    expect(await ponderings.claim("ada")?.decide(asked)).toBeNull();
  });

  it("is stopped for good if it does not answer", async () => {
    const ponderings = new PonderingPool(new FairSemaphore(1), 30);
    ponderings.begin("ada", (port, _bell, stopped) => {
      port.postMessage(null);
      return new Promise((_, fail) => stopped.addEventListener("abort", () => fail(new Error("gone"))));
    });
    await begun();
    await expect(ponderings.claim("ada")?.decide(asked)).rejects.toThrow("no answer within 31 ms");
  });
});
