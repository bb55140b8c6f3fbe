import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { directAddress } from "../../platform/client-address.ts";
import type { HostLimits } from "../../tables/services.ts";
import { ConnectionPool } from "../ws/connection-pool.ts";

/**
 * Keeps connections that ask for nothing from locking out those that do: where there is no room, the one that has been
 * idle for the longest is closed. A connection that becomes a socket is counted there from then on.
 */
export function guardConnections(
  server: Server,
  { policy, quotas }: Pick<HostLimits, "policy" | "quotas">,
): void {
  // Behind a proxy, all connections come from the proxy.
  const perAddress = policy.proxies > 0 ? Number.POSITIVE_INFINITY : policy.connectionsPerAddress;
  const bounds = { perAddress, most: policy.connections };
  const pool = new ConnectionPool<Socket>(
    () => bounds,
    (socket) => socket.destroy(),
  );
  server.on("connection", (socket: Socket) => {
    const address = directAddress(socket);
    const room = pool.room(address);
    if (room !== "free") {
      socket.destroy();
      void quotas.tell("connections", address, room);
      return;
    }
    pool.enter(address, socket);
    socket.once("close", () => pool.leave(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    pool.settle(socket, false);
    response.once("close", () => pool.settle(socket, true));
  });
  server.on("upgrade", ({ socket }: IncomingMessage) => pool.leave(socket));
}
