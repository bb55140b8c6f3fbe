import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { directAddress } from "../../platform/client-address.ts";
import type { Services } from "../../tables/services.ts";
import { Crowd } from "../ws/connection-pool.ts";

/**
 * Keeps connections that ask for nothing from locking out those that do: where there is no room, the one that has been
 * idle for the longest is closed. A connection that becomes a socket is counted there from then on.
 */
export function guardConnections(server: Server, { policy, quotas }: Services): void {
  // Behind a proxy, all connections come from the proxy.
  const perAddress = policy.proxies > 0 ? Number.POSITIVE_INFINITY : policy.connectionsPerAddress;
  const crowd = new Crowd<Socket>(perAddress, policy.connections, (socket) => socket.destroy());
  server.on("connection", (socket: Socket) => {
    const address = directAddress(socket);
    const room = crowd.room(address);
    if (room !== "free") {
      socket.destroy();
      void quotas.tell("connections", address, room);
      return;
    }
    crowd.enter(address, socket);
    socket.once("close", () => crowd.leave(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    crowd.settle(socket, false);
    response.once("close", () => crowd.settle(socket, true));
  });
  server.on("upgrade", ({ socket }: IncomingMessage) => crowd.leave(socket));
}
