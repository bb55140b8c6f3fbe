/** The deed that decided a game, to be shown when it is over. */
import type { Happened } from "@westmarch/boardkit";
import { type CardId, isShadow } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { storyOf } from "./log/story.ts";

type Event = Happened<CardGame>;
type Type = Event["type"];

export interface Deciding {
  readonly event: Event;
  /**
   * The card with which it came about: the last site, the minion that struck the Ring-bearer down, or what was put on
   * him.
   */
  readonly card: CardId | null;
}

/** What brings a loss about (19.5): he falls, he bears too much, or his player has had enough. */
const FATAL = { killed: "killed", corrupted: "burdens", conceded: "out" } as const satisfies Record<
  string,
  Type
>;

/** Cards of the Shadow that had a hand in it, the last first. */
function shadowCard(log: readonly Event[], until: number): CardId | null {
  const { cards } = storyOf(log);
  for (const { type, facts } of log.slice(0, until).toReversed()) {
    if (type === "turn") return null;
    if (type === "skirmish-began")
      return facts.minions.map((id) => cards.get(id)).find((card) => card !== undefined) ?? null;
    if ((type === "played" || type === "used" || type === "triggered") && isShadow(facts.card))
      return facts.card;
  }
  return null;
}

/** The step onto the last site, or what took the last opponent out of the game; null if nothing of the kind was done. */
export function deciding(log: readonly Event[]): Deciding | null {
  const end = log.findLast(({ type }) => type === "game-ended");
  if (end?.type !== "game-ended") return null;
  if (end.facts.reason === "mountain") {
    const event = log.findLast(({ type }) => type === "fellowship-moved");
    return event ? { event, card: storyOf(log).sites.get(event) ?? null } : null;
  }
  const at = log.findLastIndex(({ type }) => type === "out");
  const out = log[at];
  if (out?.type !== "out") return null;
  const place = log.slice(0, at + 1).findLastIndex(({ type }) => type === FATAL[out.facts.how]);
  const event = log[place] ?? out;
  return { event, card: out.facts.how === "conceded" ? null : shadowCard(log, place) };
}
