/** What stands between a server and its PostgreSQL in tests: it can hold everything back, and cut connections at will. */
import { connect, createServer, type Socket } from "node:net";

export interface Proxy {
  /** The address of the database by way of this. */
  readonly where: string;
  /** Carries nothing from now on; what is said meanwhile arrives when it goes on. */
  pause(): void;
  goOn(): void;
  cut(): void;
  /** Lets the next word to commit through and cuts before anything comes back. Resolves when that has happened. */
  cutAtCommit(): Promise<void>;
  close(): Promise<void>;
}

/** A proxy before the database at an address. */
export async function proxyTo(where: string): Promise<Proxy> {
  const target = new URL(where);
  const port = Number(target.port);
  const pairs = new Set<readonly [Socket, Socket]>();
  let paused = false;
  let wanted: (() => void) | null = null;
  const server = createServer((near) => {
    const far = connect(port, target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const one of pair) {
      if (paused) one.pause();
      one.setNoDelay(true);
      one.on("error", () => {});
      one.on("close", () => {
        near.destroy();
        // What has been handed over still arrives.
        far.end();
        pairs.delete(pair);
      });
    }
    far.on("data", (data) => near.write(data));
    near.on("data", (data) => {
      const told = wanted && data.includes("commit\0") ? wanted : null;
      far.write(data, () => {
        if (!told) return;
        far.removeAllListeners("data");
        near.destroy();
        told();
      });
      if (told) wanted = null;
    });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port is free");
  target.port = String(address.port);
  const all = (change: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) change(socket);
  };
  return {
    where: target.href,
    pause: () => {
      paused = true;
      all((socket) => socket.pause());
    },
    goOn: () => {
      paused = false;
      all((socket) => socket.resume());
    },
    cut: () => all((socket) => socket.destroy()),
    cutAtCommit: () =>
      new Promise((told) => {
        wanted = told;
      }),
    close: async () => {
      all((socket) => socket.destroy());
      await new Promise((closed) => server.close(closed));
    },
  };
}
