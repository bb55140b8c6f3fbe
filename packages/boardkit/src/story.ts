/** A game told as a story: the lines of its log, turn by turn. Needs no page. */
import type { AnySave, Core, Event, Facts, Heard, Result, Seat, Settings } from "@westmarch/kernel";
import type { Besides } from "./board.ts";
import type { Say } from "./saying.ts";
import type { Happened } from "./staging.ts";
import { paragraph } from "./writing.ts";

/** A sentence of the story, and the event that it tells. */
export interface StoryLine {
  readonly text: string;
  /** How many choices stood when it was told. */
  readonly choice: number;
  readonly type: string;
  readonly facts: Facts;
}

/** What happened under one heading. */
export interface StoryPart {
  /** Null: before anything that the game gives a heading. */
  readonly title: string | null;
  readonly lines: readonly StoryLine[];
}

/** All of an event: no seat is left out and nothing is hidden. */
export const openly = (event: Event): Heard => ({
  type: event.type,
  facts: { ...event.facts, ...event.secret?.facts },
});

/** Messages mark who acts with `<b>`; a story is plain text. */
const bare = (text: string): string => text.replaceAll(/<\/?b>/g, "");

/** How a log is told. */
export interface Telling {
  readonly line: Besides["line"];
  readonly say: Say;
  /** Null: by nobody in particular. */
  readonly seat: Seat | null;
  /** How the game stood at the end of the log. */
  readonly view: Core;
}

/**
 * The story of a log. A part begins with each phase where the game tells phases, else with each turn, whose own line is then its
 * heading.
 */
export function storyOf(log: readonly Happened[], { line, say, seat, view }: Telling): readonly StoryPart[] {
  const parts: { title: string | null; lines: StoryLine[] }[] = [];
  let heading: string | null = null;
  let [round, phase]: [number, string | undefined] = [0, undefined];
  for (const event of log) {
    const told = line(event, { say, seat, view, log });
    if (!told) continue;
    const text = bare(told.text);
    round = told.round || round;
    phase = told.phase ?? phase;
    const isTurn = phase === undefined && told.kind === "turn";
    const title: string | null =
      phase === undefined ? (isTurn ? text : heading) : say("log.heading", { round, phase });
    if (isTurn || title !== heading || parts.length === 0) parts.push({ title, lines: [] });
    heading = title;
    if (isTurn || told.begins) continue;
    const { version: choice, type, facts } = event;
    parts.at(-1)?.lines.push({ text, choice, type, facts });
  }
  return parts.filter(({ title, lines }) => lines.length > 0 || title !== null);
}

/** The story of a game, as a file for programs. Its schema is published (`docs/reference/story.schema.json`). */
export interface StoryDocument {
  readonly format: "westmarch-story";
  readonly edition: 1;
  readonly game: string;
  readonly rules: number;
  readonly language: string;
  readonly title: string;
  readonly seats: readonly { readonly role: string; readonly name: string }[];
  readonly settings: Settings;
  readonly parts: readonly StoryPart[];
  readonly ending: string | null;
  readonly result: Result | null;
}

/** What a story says besides what happened. */
export interface StoryFrame {
  readonly save: Pick<AnySave, "game" | "version" | "settings">;
  /** What each seat is called, or who had it. */
  readonly seats: StoryDocument["seats"];
  /** How it ended, in words; null: it has not. */
  readonly ending: { readonly title: string; readonly text: string } | null;
}

/** A log told as a story. */
export function storyFile(
  log: readonly Happened[],
  telling: Telling,
  { save, seats, ending }: StoryFrame,
): StoryDocument {
  const { say, view } = telling;
  return {
    format: "westmarch-story",
    edition: 1,
    game: save.game,
    rules: save.version,
    language: say.language,
    title: say("game.title"),
    seats,
    settings: save.settings,
    parts: storyOf(log, telling),
    ending: ending && paragraph(say, bare(ending.title), bare(ending.text)),
    result: view.result,
  };
}

/** A story as a text for people. */
export function storyText({ title, seats, parts, ending }: StoryDocument): string {
  const told = parts.flatMap((part) => [
    ...(part.title === null ? [] : [part.title, ""]),
    ...part.lines.map(({ text }) => `  ${text}`),
    "",
  ]);
  const lines = [
    title,
    "",
    ...seats.map(({ name }) => name),
    "",
    ...told,
    ...(ending === null ? [] : [ending]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}
