/** What is told of a campaign, in words and by tables of its events. Pure. */
export { type AboutSome, aboutEvent, cardBringing, fightAround, latest } from "./events.ts";
export { type Explanation, said } from "./explanation.ts";
export type { CampOf, FightOf, Pips } from "./fight.ts";
