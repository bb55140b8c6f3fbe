/** A host's tools for invitations to the server, whether or not it runs. */
import type { AccessInvitation, AccessInviting } from "@westmarch/protocol";
import { mustExist, withData } from "../../database/host-data.ts";
import { stateOf } from "../../features/access/admissions.ts";
import { COME_IN, makeInvitation } from "../../features/access/host-access.ts";
import { entropy } from "../../platform/random.ts";
import { AccessStore } from "../../stores/access-store.ts";

/** Makes an invitation for so many people and days, and returns its id and the path of its link, which is kept nowhere. */
export function inviteToServer(where: string, wish: AccessInviting): Promise<{ id: string; path: string }> {
  mustExist(where);
  return withData(where, async ({ db }) => {
    const services = { clock: Date.now, entropy, store: { access: new AccessStore(db) } };
    const { id, token } = await makeInvitation(services, wish);
    return { id, path: `${COME_IN}#${token}` };
  });
}

/** The invitations that were made, the latest first. */
export function listInvitations(where: string): Promise<AccessInvitation[]> {
  mustExist(where);
  return withData(where, async ({ db }) =>
    (await new AccessStore(db).invitations()).map(({ id, note, uses, used, made_at, until, ...row }) => ({
      id,
      note,
      uses,
      used,
      madeAt: made_at,
      until,
      state: stateOf({ uses, used, until, ...row }, Date.now()),
    })),
  );
}

/** Takes an invitation back. A server that runs lets go of whoever watches by it within a minute. Throws if there is none of this id. */
export function revokeInvitation(where: string, id: string): Promise<void> {
  mustExist(where);
  return withData(where, async ({ db }) => {
    if (!(await new AccessStore(db).revoke(id))) throw new Error(`there is no invitation ${id}`);
  });
}
