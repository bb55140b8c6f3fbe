/** The calls about who may come in that every visitor may make. */
import type { AccessAsking, AccessTold, InvitationLook } from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

/** How this browser stands with the server, and what it may do there. */
export const accessTold = (): Promise<Answer<AccessTold>> => call("/api/access", {});
/** What an invitation to the server opens. Uses nothing up. */
export const lookAtInvitation = (token: string): Promise<Answer<InvitationLook>> =>
  post("/api/access/look", { token });
export const comeIn = (token: string): Promise<Answer<AccessTold>> => post("/api/access/enter", { token });
export const askToComeIn = (wish: AccessAsking): Promise<Answer<AccessTold>> => post("/api/access/ask", wish);
