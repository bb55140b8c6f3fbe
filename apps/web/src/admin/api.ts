/** The calls of the admin page, which the browser's pass opens, and what every visitor may ask of the host. */
import type { AdminNow, Announced, AnnounceWish, LiftBar, LimitsWish, ReportWish } from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

/** Comes in with a fresh link. */
export const enterRoom = (ticket: string): Promise<Answer<unknown>> => post("/api/keeper/enter", { ticket });
export const leaveRoom = (): Promise<Answer<unknown>> => post("/api/keeper/leave", {});
export const adminNow = (): Promise<Answer<AdminNow>> => call("/api/keeper", {});

/** What the admin page can do, by name; each is answered with what it shows then. */
export interface Deeds {
  readonly commons: { readonly open: boolean };
  readonly limits: LimitsWish;
  readonly backup: Record<never, never>;
  readonly announce: AnnounceWish;
  readonly withdraw: Record<never, never>;
  readonly lift: LiftBar;
}

export const keep = <D extends keyof Deeds>(deed: D, wish: Deeds[D]): Promise<Answer<AdminNow>> =>
  post(`/api/keeper/${deed}`, wish);

/** What hangs in every room. */
export const announced = (): Promise<Answer<Announced>> => call("/api/announcement", {});

/** Reports a player at one's table to the host. */
export const report = (wish: ReportWish): Promise<Answer<unknown>> => post("/api/report", wish);
