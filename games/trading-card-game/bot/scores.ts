/** What every option of a question looks like at first sight, for those who choose by lot. */
import { highestOf, type Score } from "@westmarch/bots/sight";
import { type Ask, type Option, sameOption } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import { considered, isSensible, MOST_X, mayGoOn, PATIENCE } from "./choosing.ts";
import { firstSight } from "./first-sight.ts";
import { bearsBest, pickCard, pickCopy, throwAway } from "./picking.ts";
import { askedOf, type Senses } from "./sense.ts";

/** By how much an option must score more to be chosen e times as often by lot. */
export const GRAIN = 0.1;
/** The score of an option that no bot takes. */
const NEVER = -9;
/** How much more a rule's answer scores than every other; to move again is more of a question. */
const RULE = 0.5;
const MOVE_AGAIN = 0.25;
/** What can be used for ever scores so much more than anything else at most: in one of so many cases it is not used. */
const MOST_AHEAD = GRAIN * Math.log(PATIENCE - 1);

/** The one answer that the rules of thumb have, or null. */
function answerOf(g: CardGame, ask: Ask): Option | null {
  switch (ask.prompt) {
    case "pick":
      return pickCopy(g, ask);
    case "pick-card":
      return pickCard(g, ask);
    case "bearer":
      return bearsBest(g, ask);
    default:
      return throwAway(g, ask) ?? considered(g, ask);
  }
}

const ACTIONS: ReadonlySet<string> = new Set(["phase", "action", "about-to", "after"]);

function scoreActions(g: CardGame, ask: Ask, options: readonly Option[], scores: number[]): void {
  for (const [i, option] of options.entries())
    scores[i] = isSensible(g, ask.seat, option) ? firstSight(g, ask.seat, option) : NEVER;
  const ends = options.map((option, i) => (mayGoOn(option) ? NEVER : scores[i]));
  const most = highestOf(ends, ends.length) + MOST_AHEAD;
  for (const [i, option] of options.entries()) if (mayGoOn(option)) scores[i] = Math.min(scores[i], most);
}

function score(g: CardGame, ask: Ask, options: readonly Option[], scores: number[]): void {
  if (ACTIONS.has(ask.prompt)) {
    scoreActions(g, ask, options, scores);
    return;
  }
  const answer = answerOf(g, ask);
  const behind = ask.prompt === "move-again" ? MOVE_AGAIN : RULE;
  for (const [i, option] of options.entries()) {
    if (answer) scores[i] = sameOption(option, answer) ? 0 : -behind;
    else scores[i] = ask.prompt === "amount" && (i === 0 || i > MOST_X) ? NEVER : 0;
  }
}

/** By rules of thumb with these senses. */
export const scoresBy = (senses: Senses): Score<CardGame> => askedOf(senses)(score);
