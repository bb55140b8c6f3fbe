import { describe, expect, it } from "vitest";
import { type Ticket, Turnstile } from "../src/turnstile.ts";

/** Everybody comes while one place is taken; then it is let go. Who went in, in that order, and how crowded it was. */
async function crowded(comers: readonly Ticket[]): Promise<{ order: string[]; crowds: number[] }> {
  const turnstile = new Turnstile(1);
  const taken = Promise.withResolvers<void>();
  const order: string[] = [];
  const crowds: number[] = [];
  const first = turnstile.pass(() => taken.promise);
  const all = comers.map((ticket) =>
    turnstile.pass(async (crowd) => {
      order.push(ticket.table);
      crowds.push(crowd);
    }, ticket),
  );
  taken.resolve();
  await Promise.all([first, ...all]);
  expect(turnstile.busy).toBe(0);
  return { order, crowds };
}

const person = (table: string): Ticket => ({ table, show: false });
const show = (table: string): Ticket => ({ table, show: true });

describe("a turnstile", () => {
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
    const turnstile = new Turnstile(1);
    const taken = Promise.withResolvers<void>();
    const first = turnstile.pass(() => taken.promise);
    const stop = new AbortController();
    let entered = false;
    const gone = turnstile.pass(
      async () => {
        entered = true;
      },
      person("a"),
      stop.signal,
    );
    stop.abort(new Error("taken back"));
    await expect(gone).rejects.toThrow("taken back");
    expect(turnstile.waiting).toBe(0);
    taken.resolve();
    await first;
    expect([entered, turnstile.busy]).toEqual([false, 0]);
  });

  it("lets the next one in after work that fails", async () => {
    const turnstile = new Turnstile(1);
    const fails = turnstile.pass(() => Promise.reject(new Error("no")));
    const next = turnstile.pass(async () => "in");
    await expect(fails).rejects.toThrow("no");
    expect(await next).toBe("in");
  });
});
