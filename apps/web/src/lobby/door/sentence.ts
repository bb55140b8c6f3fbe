/** The settings of a new table as the words of one sentence. Pure. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Setting } from "@westmarch/kernel";
import { FIRST_DRAFT, paceLine, paceOf, zoneHere } from "../../time/paces.ts";
import type { TimeSay } from "../../time/words.ts";
import { countingSetting } from "../choices.ts";
import type { NewTable } from "../useNewTable.ts";
import type { DoorSay } from "./words.ts";

const PARTS = ["players", "time", "rules", "decks", "name", "rated", "listed", "here"] as const;

/** What a word of the sentence opens. */
export type Part = (typeof PARTS)[number];

/** One word of the sentence. */
export interface Word {
  readonly part: Part;
  readonly text: string;
  /** It is otherwise than printed, or than a table is of itself. */
  readonly changed: boolean;
  /** There is nothing to choose. */
  readonly fixed?: true;
}

/** What is known besides the table. */
export interface Around {
  readonly say: DoorSay;
  readonly time: TimeSay;
  /** Tables of this game can keep people’s time. */
  readonly keepsTime: boolean;
  readonly signedIn: boolean;
  /** What a player without a name is called. */
  readonly nobody: string;
}

/** The rules that are chosen by themselves: neither how many play, nor who brings which deck. */
export function ruleSettings({ game: { module, decks } }: NewTable): readonly Setting[] {
  const counting = countingSetting(module.game);
  return module.game.settings.filter(({ id }) => id !== counting?.id && !decks?.isDeck(id));
}

/** How many rules are otherwise than printed. */
const changedRules = (table: NewTable): number =>
  ruleSettings(table).filter((setting) => {
    const { id } = setting;
    const value = table.choices.settings[id];
    return setting.kind !== "lines" && value !== undefined && value !== setting.initial;
  }).length;

function playersWord(table: NewTable, { say }: Around): Word {
  const { roles, many } = table.seats;
  const counting = countingSetting(table.game.module.game);
  return {
    part: "players",
    text: say("players", { n: roles.length }),
    changed: many,
    ...(!counting && !many && !table.seats.alike && { fixed: true }),
  };
}

function rulesWord(table: NewTable, { say }: Around): Word | null {
  if (ruleSettings(table).length === 0) return null;
  const { pack } = table;
  const own = pack.packs.find(({ id }) => id === pack.picked);
  const changed = changedRules(table);
  const words = [
    changed > 0 ? say("rules.changed", { n: changed }) : null,
    own ? say("pack", { pack: own.title }) : null,
  ].filter((word) => word !== null);
  return {
    part: "rules",
    text: words.length > 0 ? words.join(say("comma")) : say("rules"),
    changed: words.length > 0,
  };
}

function decksWord(table: NewTable, { say }: Around): Word | null {
  const { game, seats, deck } = table;
  const places = seats.others.flatMap(({ guest }, at) => (guest === "computer" ? [at + 1] : []));
  if (!game.decks) return null;
  const shared = seats.others.some(({ guest }) => guest === "screen");
  if (places.length === 0)
    return shared ? { part: "decks", text: say("decks.others"), changed: false } : null;
  const given = places.some((place) => deck.given(place) !== null);
  return { part: "decks", text: say(given ? "decks.given" : "decks.itself"), changed: given };
}

function listedWord({ choices: { listed }, seats }: NewTable, { say }: Around): Word | null {
  const join = listed.join && seats.invited;
  if (!seats.invited && !listed.watch) return null;
  const key = join ? (listed.watch ? "both" : "join") : listed.watch ? "watch" : "no";
  return { part: "listed", text: say(`listed.${key}`), changed: key !== "no" };
}

function hereWord({ online, mayStayHere, here }: NewTable, { say }: Around): Word | null {
  if (!mayStayHere || !here) return null;
  return { part: "here", text: say(online ? "here" : "offline"), changed: true };
}

/** Whether the large leaf itself asks for names. */
export const hasNames = ({ choices: { way }, seats, game }: NewTable): boolean =>
  way === "friend" || (way === "screen" && !seats.many && !game.decks);

/** All that is set at this table, in the order in which it is read. */
export function sentenceOf(table: NewTable, around: Around): readonly Word[] {
  const { say, time, keepsTime, signedIn, nobody } = around;
  const { choices, timed, pack } = table;
  const pace = paceOf(choices.time, zoneHere());
  const counts = timed && signedIn && Object.keys(pack.settings).length === 0;
  const words = [
    playersWord(table, around),
    timed && keepsTime
      ? ({
          part: "time",
          text: pace ? paceLine(pace, time) : time("other"),
          changed: choices.time.kind !== FIRST_DRAFT.kind,
        } as const)
      : null,
    rulesWord(table, around),
    decksWord(table, around),
    counts
      ? ({ part: "rated", text: say(choices.rated ? "rated" : "unrated"), changed: !choices.rated } as const)
      : null,
    listedWord(table, around),
    hereWord(table, around),
    hasNames(table)
      ? null
      : ({
          part: "name",
          text: say("name", { name: choices.name.trim() || nobody }),
          changed: false,
        } as const),
  ].filter((word) => word !== null);
  // A sentence begins with a capital, whichever word comes first.
  return words.map((word, at) => (at === 0 ? { ...word, text: sentenceCase(word.text) } : word));
}

/** Everything that can be set at this table, whether or not the sentence says a word of it now. */
export function partsOf(table: NewTable, { keepsTime, signedIn }: Around): readonly Part[] {
  const { game, timed, mayStayHere, seats } = table;
  const open: Readonly<Record<Part, boolean>> = {
    players: seats.many || seats.alike || countingSetting(game.module.game) !== null,
    time: timed && keepsTime,
    rules: ruleSettings(table).length > 0,
    decks: game.decks !== null,
    name: !hasNames(table),
    rated: timed && signedIn && Object.keys(table.pack.settings).length === 0,
    listed: !table.here,
    here: mayStayHere,
  };
  return PARTS.filter((part) => open[part]);
}
