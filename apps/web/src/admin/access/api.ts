/** The calls of the admin page about who may come in. */
import type {
  AccessAnswer,
  AccessChange,
  AccessInviting,
  AccessKept,
  AccessUninviting,
} from "@westmarch/protocol";
import { type Answer, call, post } from "../../net/api.ts";

export const accessKept = (): Promise<Answer<AccessKept>> => call("/api/keeper/access", {});

/** What the host does about it, by name. */
export interface AccessDeeds {
  readonly access: AccessChange;
  readonly invite: AccessInviting;
  readonly uninvite: AccessUninviting;
  readonly answer: AccessAnswer;
}

export const keepAccess = <D extends keyof AccessDeeds>(
  deed: D,
  wish: AccessDeeds[D],
): Promise<Answer<AccessKept>> => post(`/api/keeper/${deed}`, wish);
