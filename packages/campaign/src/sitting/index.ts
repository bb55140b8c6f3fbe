/** A round of a fight at one sitting: what is answered ahead of its question. */
export { type Ahead, cardOffer, type Fighting, loseAndGoOn, met, sayAhead, useSaidAhead } from "./said.ts";
