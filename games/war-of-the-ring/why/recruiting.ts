/** 8.3, 8.4: why not this, or not there, can be recruited. */

import { FIGURE, NONE } from "../data/ids.ts";
import { whyNotRecruited, whyNotRecruitedIn } from "../rules/armies/muster.ts";
import { whyNotNext, whyNotRecruitedThere } from "../rules/armies/recruit.ts";
import { whyNotShared } from "../rules/armies/share.ts";
import { NO_SUCH_THING, no, type Refusal } from "../rules/refusal.ts";
import { type Attempt, isA, isRegion, word } from "./refusal.ts";

const SOMETHING_FIRST = no("something-first", "5.3.2");
const PLACES_ALL = no("card-places-all", "8.4.7");

const isMuster = isA("muster");
const isRecruiting = isA("recruit");
const isSharing = isA("share");

/** With a Muster result. */
export function whyNotRecruit(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return SOMETHING_FIRST;
  if (!isMuster(frame) || (verb !== "figure" && verb !== "to")) return null;
  if (verb === "figure") return FIGURE.is(thing) ? whyNotRecruited(g, frame, thing) : NO_SUCH_THING;
  if (!isRegion(thing)) return NO_SUCH_THING;
  return frame.figure === NONE ? null : whyNotRecruitedIn(g, frame, thing);
}

/** 8.4: by a card. */
export function whyNotByCard(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const [verb] = attempt.option;
  const thing = word(attempt, 1);
  if (verb === "done") return PLACES_ALL;
  if (verb === "figure" && isRecruiting(frame))
    return FIGURE.is(thing) ? whyNotNext(g, frame, thing) : NO_SUCH_THING;
  if (verb !== "to") return null;
  if (!isRegion(thing)) return NO_SUCH_THING;
  if (isRecruiting(frame)) return whyNotRecruitedThere(g, frame, thing);
  return isSharing(frame) ? whyNotShared(g, frame, thing) : null;
}
