/** Asks before a call is read whether its caller may do such a thing here. */
import type { AccessAction } from "@westmarch/protocol";
import type { FastifyRequest } from "fastify";
import type { AccessControl } from "../../features/access/access-control.ts";

export type AccessGuards = ReturnType<typeof accessGuards>;

/** For calls that need leave for all of some actions, and for those that need it for one of them. */
export const accessGuards = (access: Pick<AccessControl, "must" | "mustAny">) => ({
  all:
    (...actions: readonly AccessAction[]) =>
    (request: FastifyRequest): Promise<void> =>
      access.must(request.headers.cookie, ...actions),
  any:
    (...actions: readonly AccessAction[]) =>
    (request: FastifyRequest): Promise<void> =>
      access.mustAny(request.headers.cookie, ...actions),
});
