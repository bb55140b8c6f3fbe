/** Which of the server's tests run on PostgreSQL, too, and whether they are the right ones. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Tests of a file and its disk, and those for which it makes no difference where tables are kept. */
export const ON_FILES: readonly string[] = [
  "disk",
  "restore",
  "upkeep",
  "kept",
  "facts",
  "roles",
  "history",
  "previews",
  "limits",
  "rounds-pairing",
  "traces",
  "dashboard",
  "keeps",
  "both",
  "report",
  "words",
];

/** Tests of what there is on PostgreSQL alone. */
export const ELSEWHERE: readonly string[] = ["elsewhere", "moving", "cluster", "cluster-faults"];

/**
 * Tests that run on both databases on every day: together with those of `PARTLY` they make the server carry out every
 * statement that any of its tests makes it carry out. A full run has all the others on PostgreSQL, too, and looks whether
 * that is still so.
 */
export const ON_BOTH: readonly string[] = [
  "access",
  "admin",
  "again",
  "brought",
  "club",
  "commons",
  "guest-bots",
  "handed-over",
  "leaves",
  "lobby",
  "people",
  "people-desk",
  "people-mail",
  "seeks",
];

/**
 * Files of which some tests run on both databases on every day, for each of them has a server of its own: those that are
 * named here, one at least of each group, and those written with `each`. Besides what no other test makes the server carry
 * out, they are about many at once and about being killed.
 */
export const PARTLY: Readonly<Record<string, readonly string[]>> = {
  clocks: [
    "takes one choice where the player's own comes in the same moment, whichever it is",
    "neither takes nor gives time: the days in which no server ran do not count",
  ],
  "export-games": ["goes on after a place, and keeps to what is wished"],
  notices: [
    "who is at the table sees for themselves who sits down",
    "a table that is not to be heard of is not, and quiet hours hold back until their end",
    "a message that was not taken is sent again as the same one, and what leads nowhere is given up",
    "letters come once their address is confirmed, and end with one click",
    "a server that is killed between taking a notice up and sending it sends the same one after its return, once",
  ],
  plans: [
    "is dropped, and its player asked, where something else happened or the choice is not to be had",
    "is the first whose question is asked and whose events came in their order, with other facts beside theirs",
  ],
  purge: [
    "become files first where there is an archive, for the host's eyes alone and ready to be imported",
    "are deleted by a running server, and are no longer among anybody's tables",
  ],
  ratings: [
    "change once for a finished game between accounts, and are shown with names, seals and how sure they are",
    "keep accounts that want it out of ladders and from others’ eyes, and lose the name of a deleted account",
    "are worked in once though several servers find the same games at once, in one order, and come out the same again",
    "are parted into seasons, and a season that is not there is not found",
  ],
  "ratings-leaving": [
    "changes no ratings once its opener has put another on a seat that a player had taken",
    "counts if it is lost, though a computer has given a hint; so does the next of the evening",
  ],
  replacing: [
    "is replaced by the computer after that time; the old link opens nothing, and the computer plays",
    "is given once, however many come",
    "is still that of its former player, who may come back and play on; then the invitation opens nothing",
  ],
  rounds: ["follows at once where there was nothing to choose, after players have put something into chance"],
  "server-webhook": [
    "is set by the settings of the server, too, and by the page before them",
    "is tried again, later each time, and given up loudly after eight tries",
  ],
  standing: [
    "rests for a player who takes something back, until that player has chosen",
    "comes without a pause where nobody but a computer sees how long it took",
    "is drawn by chance alone: one answer in hand or four, the first of them or none",
  ],
  "table-time": [
    "counts a choice that has arrived in time, and refuses one that comes after the loss",
    "lasts, when a game is adjourned, until everybody wants to go on, over a restart too",
    "gives every turn its days, without the nights of the player in turn",
    "finds whose time is up after a restart, though nobody comes, and counts no outage",
    "a table that should keep time is refused",
    "neither takes nor gives time, and loses no choice",
  ],
  "tournament-clocks": [
    "wait over a restart, and no outage counts",
    "is told before it begins, and not once it is over",
    "let nobody win who has not come either",
    "there is a break whose end is told, and a restart keeps it",
  ],
  tournaments: [
    "decides games of accounts for their ratings, without a seat having been moved into the account",
    "is left with what is being played lost, for ratings too",
    "is paired anew while nobody has moved, with whoever has come since, and calls who is missing",
    "as a round robin is paused, forfeited and paired on by its organiser, and by nobody else",
    "tells each device of a player that wishes it, and no other",
    "opens no table to those who do not play there, and no door to guests where it is for accounts",
  ],
};

const NAMED = new Set(Object.values(PARTLY).flat());
/** Whether a test of `PARTLY`'s files runs on both databases on every day. */
export const isNamed = (title: string): boolean => NAMED.has(title);

/** What tests of a file make the server carry out. */
export interface Noted {
  readonly file: string;
  /** What its tests of every day do, if the file is one of every day. */
  readonly statements: readonly string[];
  /** What those do that a full run alone has on PostgreSQL. */
  readonly inFull: readonly string[];
}

const EVERYDAY = new Set([...ON_BOTH, ...Object.keys(PARTLY), ...ELSEWHERE]);
const isEveryday = (file: string): boolean => EVERYDAY.has(basename(file, ".test.ts"));

/** The statements noted in a file that no test of every day carries out, each once with a test that does. */
export function onlyInFull(notes: string): readonly string[] {
  const lines = existsSync(notes) ? readFileSync(notes, "utf8").trimEnd().split("\n") : [];
  const noted = lines.map((line): Noted => JSON.parse(line));
  const known = new Set(noted.filter(({ file }) => isEveryday(file)).flatMap(({ statements }) => statements));
  return noted.flatMap(({ file, statements, inFull }) =>
    [...statements, ...inFull].flatMap((statement) => {
      if (known.has(statement)) return [];
      known.add(statement);
      return [`${basename(file)}: ${statement}`];
    }),
  );
}
