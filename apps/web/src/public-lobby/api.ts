/** The calls of the public lobby. */
import type {
  AnswerSeek,
  EndSeek,
  Joined,
  JoinListed,
  Listing,
  ListTable,
  PublicLobbyNow,
  SeekGame,
  Sought,
  WatchLink,
  WatchListed,
} from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

/** Where the public lobby tells what changes in it. */
export const LIVE = "/api/commons/live";

/** Everything that is listed. */
export const publicLobbyNow = (): Promise<Answer<PublicLobbyNow>> => call("/api/commons", {});

/** How the bearer's table is listed. */
export const listingOf = (token: string): Promise<Answer<Listing>> => call("/api/commons/listing", {}, token);

/** Lists the bearer's table, or takes it from the list. */
export const listTable = (wish: ListTable): Promise<Answer<Listing>> => post("/api/commons/list", wish);

/** Takes a free seat of a listed table. */
export const joinListed = (wish: JoinListed): Promise<Answer<Joined>> => post("/api/commons/join", wish);

/** The link to look on at a listed table. */
export const watchListed = (wish: WatchListed): Promise<Answer<WatchLink>> =>
  post("/api/commons/watch", wish);

/** Looks for a game, or says that this page still does. */
export const seekGame = (wish: SeekGame): Promise<Answer<Sought>> => post("/api/commons/seek", wish);

/** Looks no more. */
export const endSeek = (wish: EndSeek): Promise<Answer<unknown>> => post("/api/commons/unseek", wish);

/** Plays with a player who looks for a game. */
export const answerSeek = (wish: AnswerSeek): Promise<Answer<Sought>> => post("/api/commons/answer", wish);
