/** Environments for learning programs: any game by numbers, alone or many at once. */
export { BATCH_PARTS, Batch, type BatchPart, type BatchState, type Ended } from "./batch.ts";
export type { EnvironmentDescription } from "./described.ts";
export { type ChanceSeed, EnvironmentError, Episode, type EpisodeData, type Waiting } from "./episode.ts";
export { identityOf, PROTOCOL, versionsOf } from "./identity.ts";
export type { ActionType } from "./packed.ts";
export { type Rules, returnsOf, rulesOf } from "./rules.ts";
export { Session, type SessionAnswer } from "./session.ts";
export type { Saying, SayingTo } from "./telling.ts";
export { mostSeats, type PlacedBlock, type Tensor } from "./tensor.ts";
export { readEpisode, writeEpisode } from "./written.ts";
