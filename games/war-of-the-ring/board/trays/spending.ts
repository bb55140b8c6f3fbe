/** Which die is spent by what has happened, and on what: where it flies to. Pure. */
import { type Happened, placeOf } from "@westmarch/boardkit";
import { type FaceId, NONE, type Side } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { placesOf } from "../staging/happening.ts";

/** A die that is spent. */
export interface Spent {
  readonly id: string;
  readonly side: Side;
  readonly face: FaceId;
  /** What it is spent on, as `data-explain` names it; null: nothing says so yet. */
  readonly onto: string | null;
}

/** What an event is done to, or null. */
function thingOf(event: Happened<War>, view: War): string | null {
  const { type, facts } = event;
  switch (type) {
    case "advanced":
      return `nation:${facts.nation}`;
    case "drew":
      return `deck:${facts.deck}`;
    case "played":
      return `card:${facts.card}`;
    default: {
      const region = placesOf([event], view).at(-1);
      return region === undefined ? null : `region:${region}`;
    }
  }
}

/** Some actions are always done to the same. A die with which the Fellowship moves goes into the Hunt Box (5.5.3). */
const thingOfVerb = (verb: string): string | null =>
  verb === "travel" ? "hunt" : verb === "hide" || verb === "separate-with" ? "fellowship" : null;

/** The dice that are on their way, after more has happened: the newest is spent on the first thing that is done. */
export function spentAfter(
  old: readonly Spent[],
  news: readonly Happened<War>[],
  view: War,
): readonly Spent[] {
  const all = [...old];
  for (const event of news) {
    if (event.type === "action") {
      const { seat, verb, face } = event.facts;
      if (face !== NONE)
        all.push({ id: `${placeOf(event)}`, side: sideOf(view, seat), face, onto: thingOfVerb(verb) });
      continue;
    }
    const last = all.at(-1);
    const onto = last?.onto === null ? thingOf(event, view) : null;
    if (last && onto !== null) all[all.length - 1] = { ...last, onto };
  }
  return all;
}
