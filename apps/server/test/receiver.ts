/** A service that is told of tables: what arrives there, and what it answers. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Milliseconds after which nothing more is expected to come. */
const PATIENCE = 25_000;

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly address: string;
  readonly got: Received[];
  /** What the next messages are answered with; null: nothing at all. */
  status: number | null;
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** `answers`: what each message is answered with, in the place of `status`. */
export async function receiver(answers?: (message: Received) => number): Promise<Receiver> {
  const got: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const message = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    got.push(message);
    const status = answers ? answers(message) : self.status;
    if (status !== null) response.writeHead(status).end();
    for (const wake of waiting) wake();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const self: Receiver = {
    address: `http://127.0.0.1:${port}`,
    got,
    status: 201,
    until: async (count) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        const came = got.map(({ body }) => body.slice(0, 300)).join("\n");
        late.reject(new Error(`waited in vain for ${count}; there came ${got.length}: ${came}`));
      }, PATIENCE);
      try {
        while (got.length < count)
          await Promise.race([late.promise, new Promise<void>((done) => waiting.add(done))]);
      } finally {
        clearTimeout(timer);
        late.promise.catch(() => {}); // no test waits for it any more
      }
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return self;
}
