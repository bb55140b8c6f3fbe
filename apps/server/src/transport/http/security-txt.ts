import { Refused } from "@westmarch/table";
import type { FastifyInstance } from "fastify";
import type { TableServices } from "../../tables/services.ts";

/** How long what stands there holds, in milliseconds; RFC 9116 wants less than a year. */
const HOLDS = 180 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): whom to write to about a hole, where the host has said so. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { policy, clock }: Pick<TableServices, "policy" | "clock">,
): void {
  const { securityContact, address } = policy;
  const path = "/.well-known/security.txt";
  // Whom to write to about a hole, where the host has said so (RFC 9116).
  app.get(path, async (_request, reply) => {
    if (securityContact === "") throw new Refused("not-found");
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock() + HOLDS).toISOString()}`,
      ...(address === "" ? [] : [`Canonical: ${address.replace(/\/$/, "")}${path}`]),
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
