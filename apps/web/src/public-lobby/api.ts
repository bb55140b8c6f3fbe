/** The calls of the public lobby. */
import type {
  AnswerSeek,
  EndSeek,
  ExhibitionTold,
  Glimpse,
  GlimpseTables,
  Highlight,
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

/** The game that computers play for whoever looks on. */
export const exhibitionNow = (): Promise<Answer<ExhibitionTold>> => post("/api/commons/exhibition", {});

/** How tables stand that every visitor may look at. */
export const glimpseTables = (wish: GlimpseTables): Promise<Answer<readonly Glimpse[]>> =>
  post("/api/commons/glimpses", wish);

/** Finished games in which much happened. */
export const highlightsNow = (): Promise<Answer<readonly Highlight[]>> => call("/api/commons/highlights", {});

/** Looks for a game, or says that this page still does. */
export const seekGame = (wish: SeekGame): Promise<Answer<Sought>> => post("/api/commons/seek", wish);

/** Looks no more. */
export const endSeek = (wish: EndSeek): Promise<Answer<unknown>> => post("/api/commons/unseek", wish);

/** Plays with a player who looks for a game. */
export const answerSeek = (wish: AnswerSeek): Promise<Answer<Sought>> => post("/api/commons/answer", wish);
