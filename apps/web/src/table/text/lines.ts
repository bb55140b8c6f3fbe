import {
  type Besides,
  type BoardModule,
  type BoardProps,
  type Happened,
  type Sound,
  scenesOf,
} from "@westmarch/boardkit";
import { marking, unmarked } from "@westmarch/boardkit/naming";
import type { Seat } from "@westmarch/kernel";
import type { ChatLine } from "@westmarch/protocol";
import type { TableSay } from "../../i18n/index.ts";

/** One line of the Red Book. */
export interface LogLine {
  /** `version:index`, or `talk:id`. */
  readonly key: string;
  readonly version: number;
  readonly text: string;
  /** The same, with things marked where they are named. */
  readonly named?: string;
  readonly kind: "turn" | "move" | "battle" | "end" | "talk";
  /** The round it belongs to; 0 before the first. */
  readonly round: number;
  /** The phase of its round, by name, where the game tells phases. */
  readonly phase?: string;
  /** It says only that its phase begins: it is heard, and read in the heading of what happened there. */
  readonly begins?: true;
  /** What it sounds like, where the game says so. */
  readonly sound?: Sound;
  /** Whose deed it tells, where the game says so. */
  readonly by: Seat | null;
  /** Said between partners. */
  readonly between?: boolean;
  /** It is the first line of a scene that can be watched again: the versions before it, and at its end. */
  readonly scene?: { readonly from: number; readonly until: number };
  /** The rule that it tells of. */
  readonly rule?: string;
  /** Who said it, for talk. */
  readonly speaker?: string;
  readonly at: number;
}

export const FILTERS = ["all", "battles", "yours", "talk"] as const;
export type Filter = (typeof FILTERS)[number];

/** An event with the time it was written down, where that is known. */
export type Dated = Happened & { readonly at?: number };

/** What writes a game's log. */
type Scribe = Pick<Besides, "line" | "ruleOfEvent" | "sounds">;
type Ear = Pick<BoardProps, "say" | "seat" | "view">;

/**
 * The written lines of a log. An event that does not name its round stands below the round before it, and a scene can be
 * watched again from its first line where the game tells its steps.
 */
export function linesOf(
  log: readonly Dated[],
  { line, ruleOfEvent, sounds }: Scribe,
  ear: Ear,
  step?: BoardModule["step"],
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  let phase: string | undefined;
  const scenes = step ? [...scenesOf({ ...ear, log }, step)] : [];
  for (const [place, event] of log.entries()) {
    while (scenes[0] && scenes[0].last < place) scenes.shift();
    const told = line(event, { ...ear, say: marking(ear.say), log });
    if (!told) continue;
    const sound = sounds?.[event.type];
    round = told.round || round;
    phase = told.phase ?? phase;
    const scene = scenes[0] && scenes[0].first <= place ? scenes.shift() : undefined;
    lines.push({
      key: `${event.version}:${event.index}`,
      version: event.version,
      text: unmarked(told.text),
      named: told.text,
      kind: told.kind,
      round,
      by: told.by ?? null,
      ...(phase !== undefined && { phase }),
      ...(told.begins && { begins: true }),
      at: event.at ?? 0,
      rule: ruleOfEvent(event),
      ...(sound && { sound }),
      ...(scene && {
        scene: { from: (log[scene.first]?.version ?? 1) - 1, until: log[scene.last]?.version ?? 0 },
      }),
    });
  }
  return lines;
}

/** What a table itself tells: things of which no rule of a game speaks. */
const TOLD = [
  "undo",
  "take-back",
  "take-back.declined",
  "draw",
  "draw.declined",
  "resign",
  "claim",
  "replace",
  "replace.declined",
  "vacate",
  "seated",
  "reopened",
  "time",
  "time.lost",
  "time.absent",
  "time.warning",
  "here",
  "brought",
  "pause",
  "pause.declined",
  "adjourn",
  "adjourn.declined",
  "resume",
  "resume.declined",
  "resume.itself",
] as const;

/** What the table itself says, in words. */
export function tableNoticeText({ text, name }: ChatLine, say: TableSay): string {
  const told = TOLD.find((known) => known === text);
  return told ? say(`table.told.${told}`, { name: name || "none" }) : text;
}

/** An answer that the table gave for a player, in one of the game's phases. */
interface Pass {
  readonly version: number;
  readonly seat: Seat;
  readonly where?: string;
}

/** The lines with one more wherever the table has answered for the player: one for all that it did between two others. */
export function withPasses(
  lines: readonly LogLine[],
  passes: readonly Pass[],
  tell: (where: readonly string[]) => string,
): readonly LogLine[] {
  if (passes.length === 0) return lines;
  const places = passes.map(({ version }) => lines.findLastIndex((line) => line.version <= version));
  const told = (place: number): LogLine[] => {
    const here = passes.filter((_, i) => places[i] === place);
    const last = here.at(-1);
    if (!last) return [];
    const before = lines[place];
    return [
      {
        key: `passed:${last.version}`,
        version: last.version,
        text: tell([...new Set(here.flatMap(({ where }) => where ?? []))]),
        kind: "move",
        round: before?.round ?? 0,
        ...(before?.phase !== undefined && { phase: before.phase }),
        by: last.seat,
        at: before?.at ?? 0,
      },
    ];
  };
  return [...told(-1), ...lines.flatMap((line, place) => [line, ...told(place)])];
}

/** What was said at the table, as lines. */
export const talkOf = (chat: readonly ChatLine[], seat: Seat | null, say: TableSay): readonly LogLine[] =>
  chat
    .filter(({ to }) => !to || (seat !== null && to.includes(seat)))
    .map((line) => ({
      key: `talk:${line.id}`,
      version: -1,
      text: line.seat === null ? tableNoticeText(line, say) : line.text,
      kind: "talk",
      round: 0,
      by: line.seat,
      ...(line.seat !== null && { speaker: line.name }),
      ...(line.to && { between: true }),
      at: line.at,
    }));

/** What a filter leaves. Talk stands between the deeds it was said among. */
export function filtered(
  deeds: readonly LogLine[],
  talk: readonly LogLine[],
  filter: Filter,
  seat: Seat | null,
): readonly LogLine[] {
  if (filter === "talk") return talk;
  if (filter === "battles") return deeds.filter((line) => line.kind === "battle");
  if (filter === "yours") return deeds.filter((line) => line.by !== null && line.by === seat);
  if (talk.length === 0) return deeds;
  return [...deeds, ...talk].sort((a, b) => a.at - b.at);
}

/** What happened after this version: for the recap and for who listens. */
export const since = (lines: readonly LogLine[], version: number): readonly LogLine[] =>
  lines.filter((line) => line.version > version);

/** The lines that have come since these were heard, also where they tell of one version one after the other. */
export function newIn(lines: readonly LogLine[], heard: readonly LogLine[]): readonly LogLine[] {
  const last = heard.at(-1);
  if (lines[heard.length - 1]?.key === last?.key) return lines.slice(heard.length);
  // Something has been taken back.
  return since(lines, last?.version ?? -1);
}
