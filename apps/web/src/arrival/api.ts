/** Calls about tables that wait for their guests. */
import type { ArrangeTable, InvitationNow, StandIn } from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

/** What an invitation opens, or why it opens nothing. It is not spent by that. */
export const invitationNow = (token: string): Promise<Answer<InvitationNow>> =>
  call("/api/invitation", {}, token);

/** Changes settings or side of a table that waits; for its opener. */
export const arrangeTable = (wish: ArrangeTable): Promise<Answer<unknown>> => post("/api/arrange", wish);

/** Lets computers play on the free seats until guests come; for the opener. */
export const standIn = (wish: StandIn): Promise<Answer<unknown>> => post("/api/stand-in", wish);
