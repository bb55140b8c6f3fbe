/** A tournament that is about to be opened as the words of one sentence. Pure. */
import { paceLine, paceOf, zoneHere } from "../../time/paces.ts";
import type { TimeSay } from "../../time/words.ts";
import { momentOf } from "../moments.ts";
import type { TournamentsSay } from "../words.ts";
import { type Draft, isLive, startOf } from "./draft.ts";

const PARTS = [
  "name",
  "kind",
  "game",
  "places",
  "time",
  "start",
  "checkIn",
  "rest",
  "grace",
  "games",
  "hours",
  "guests",
] as const;

/** What a word of the sentence opens. */
export type Part = (typeof PARTS)[number];

/** One word of the sentence. */
export interface HeldWord {
  readonly part: Part;
  readonly text: string;
}

/** What is known besides the draft. */
export interface Around {
  readonly say: TournamentsSay;
  readonly time: TimeSay;
  readonly language: string;
  /** What it is called while its organiser has given it no name. */
  readonly called: string;
  readonly title: string;
  readonly keepsTime: boolean;
  readonly accounts: boolean;
  readonly now: number;
}

function textOf(part: Part, draft: Draft, around: Around): string {
  const { say, time, language, called, title } = around;
  const { name, kind, rounds, lasts, places, checkIn, rest, grace, games, hours, guests } = draft;
  switch (part) {
    case "name":
      return name.trim() || called;
    case "kind":
      if (kind === "swiss") return say("kind.rounds", { n: Number(rounds) || 0 });
      return kind === "arena" ? say("kind.arena.of", { n: Number(lasts) }) : say(`kind.${kind}`);
    case "game":
      return title;
    case "places":
      return places === "none" ? say("hold.places.none") : say("hold.places", { n: Number(places) });
    case "time": {
      const pace = paceOf(draft.time, zoneHere());
      return pace ? paceLine(pace, time) : time("other");
    }
    case "start": {
      const at = startOf(draft, around.now);
      if (at === null) return say("hold.start.none");
      return draft.start === "at"
        ? say("hold.start.at", { when: momentOf(at, language, around.now) })
        : say("hold.start.in", { n: Number(draft.start) });
    }
    case "checkIn":
      return checkIn === "0" ? say("hold.checkIn.none") : say("hold.checkIn", { n: Number(checkIn) });
    case "rest":
      return rest === "0" ? say("hold.rest.none") : say("hold.rest", { n: Number(rest) });
    case "grace":
      return grace === "0" ? say("hold.grace.none") : say("hold.grace", { n: Number(grace) });
    case "games":
      return say("hold.games", { n: Number(games) });
    case "hours":
      return hours === "none" ? say("hold.hours.none") : say("hold.hours", { n: Number(hours) / 24 });
    case "guests":
      return say(guests ? "hold.guests" : "hold.guests.no");
  }
}

/** Whether a part of the draft counts for anything as the rest stands. */
function counts(part: Part, draft: Draft, { keepsTime, accounts }: Around): boolean {
  const isArena = draft.kind === "arena";
  switch (part) {
    case "time":
      return keepsTime;
    case "checkIn":
      return draft.start !== "none";
    case "rest":
      return isLive(draft) && !isArena;
    case "grace":
      return isLive(draft);
    case "games":
      return !isArena;
    case "hours":
      return !isArena && !isLive(draft);
    case "guests":
      return accounts;
    default:
      return true;
  }
}

/** All that is chosen, in the order in which it is read. */
export const sentenceOf = (draft: Draft, around: Around): readonly HeldWord[] =>
  PARTS.filter((part) => counts(part, draft, around)).map((part) => ({
    part,
    text: textOf(part, draft, around),
  }));
