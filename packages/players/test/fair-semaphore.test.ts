import { describe, expect, it } from "vitest";
import { FairSemaphore, type Ticket } from "../src/fair-semaphore.ts";

/**
 * All callers come while one permit is taken; then it is let go. Who went in, in that order, and how crowded it was.
 */
async function crowded(comers: readonly Ticket[]): Promise<{ order: string[]; crowds: number[] }> {
  const semaphore = new FairSemaphore(1);
  const taken = Promise.withResolvers<void>();
  const order: string[] = [];
  const crowds: number[] = [];
  const first = semaphore.run(() => taken.promise);
  const all = comers.map((ticket) =>
    semaphore.run(async (crowd) => {
      order.push(ticket.table);
      crowds.push(crowd);
    }, ticket),
  );
  taken.resolve();
  await Promise.all([first, ...all]);
  expect(semaphore.busy).toBe(0);
  return { order, crowds };
}

const person = (table: string): Ticket => ({ table, show: false });
const show = (table: string): Ticket => ({ table, show: true });

describe("a semaphore", () => {
  it("lets tables take turns, however many of one table came first", async () => {
    const comers = [person("a"), person("a"), person("a"), person("b"), person("c"), person("b")];
    expect((await crowded(comers)).order).toEqual(["a", "b", "c", "a", "b", "a"]);
  });

  it("lets people go before shows", async () => {
    const comers = [show("x"), show("y"), show("x"), person("a"), person("b")];
    expect((await crowded(comers)).order).toEqual(["a", "b", "x", "y", "x"]);
  });

  it("tells people how many people wait, and shows how many wait at all", async () => {
    const comers = [show("x"), show("y"), person("a"), person("b")];
    expect((await crowded(comers)).crowds).toEqual([1, 0, 1, 0]);
  });

  it("forgets who gives up waiting", async () => {
    const semaphore = new FairSemaphore(1);
    const taken = Promise.withResolvers<void>();
    const first = semaphore.run(() => taken.promise);
    const stop = new AbortController();
    let entered = false;
    const gone = semaphore.run(
      async () => {
        entered = true;
      },
      person("a"),
      stop.signal,
    );
    stop.abort(new Error("taken back"));
    await expect(gone).rejects.toThrow("taken back");
    expect(semaphore.waiting).toBe(0);
    taken.resolve();
    await first;
    expect([entered, semaphore.busy]).toEqual([false, 0]);
  });

  it("lets the next one in after work that fails", async () => {
    const semaphore = new FairSemaphore(1);
    const fails = semaphore.run(() => Promise.reject(new Error("no")));
    const next = semaphore.run(async () => "in");
    await expect(fails).rejects.toThrow("no");
    expect(await next).toBe("in");
  });

  it("lends free places, to everybody inside as many, and asks back what others come for", async () => {
    const semaphore = new FairSemaphore(4);
    const recalled: string[] = [];
    const taken: (() => void)[] = [];
    const come = (name: string): Promise<number> =>
      new Promise((lent) => {
        void semaphore.run(async (_crowd, place) => {
          let loans = 0;
          while (place.borrow(() => recalled.push(name))) loans++;
          lent(loans);
          await new Promise<void>((leave) => taken.push(leave));
        });
      });
    expect(await come("a")).toBe(3);
    expect(recalled).toEqual([]);
    expect(await come("b")).toBe(1);
    expect(recalled).toEqual(["a", "a"]);
    expect(await come("c")).toBe(0);
    expect(recalled).toEqual(["a", "a", "a", "b"]);
    for (const leave of taken) leave();
  });

  it("lends to work that nobody waits for what nobody wants, and the oldest makes room", async () => {
    const semaphore = new FairSemaphore(2);
    const recalled: string[] = [];
    const idle = (name: string) => semaphore.borrowIdle(() => recalled.push(name));
    for (const name of ["a", "b", "c"]) expect(idle(name)).not.toBeNull();
    expect(recalled).toEqual(["a"]);
    await semaphore.run(async (_crowd, place) => {
      expect(recalled).toEqual(["a", "b"]);
      expect(place.borrow(() => {})).not.toBeNull();
      expect(recalled).toEqual(["a", "b", "c"]);
      expect(idle("d")).toBeNull();
    });
    const giveBack = idle("e");
    giveBack?.();
    await semaphore.run(() => semaphore.run(async () => {}));
    expect(recalled).toEqual(["a", "b", "c"]);
  });

  it("lends a place again that was given back, and none to who has left", async () => {
    const semaphore = new FairSemaphore(2);
    const lent: boolean[] = [];
    const place = await semaphore.run(async (_crowd, here) => {
      const giveBack = here.borrow(() => {});
      lent.push(giveBack !== null, here.borrow(() => {}) !== null);
      giveBack?.();
      lent.push(here.borrow(() => {}) !== null);
      return here;
    });
    expect(lent).toEqual([true, false, true]);
    expect(place.borrow(() => {})).toBeNull();
  });
});
