/** Decks of games to which players bring their own. */
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import { keyed } from "@westmarch/fairness";
import { type DeckReport, type Decks, type ToldDeck, withDecks } from "@westmarch/registry";
import { readText } from "../files.ts";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";

export interface DeckFlags {
  readonly seed?: string;
  readonly cultures?: string;
  readonly packs?: number;
  readonly pool?: string;
  readonly as?: string;
  readonly sets?: string;
  readonly restricted?: boolean;
}

/** What is asked for: a game's decks, in words, and what was typed. */
interface Asked {
  readonly game: string;
  readonly decks: Decks;
  readonly say: Say;
  readonly what: string | undefined;
  readonly flags: DeckFlags;
  readonly out: Output;
}

/** Numbers from a seed, each drawn as at a table. */
function drawsOf(seed: string): (sides: number) => number {
  const chance = keyed(createHash("sha256").update(seed).digest("hex"));
  let counter = 0;
  return (sides) => chance(counter++, sides);
}

/** The seed that was given, or a new one that makes the same again. */
const seedGiven = ({ seed }: DeckFlags): string => seed ?? randomBytes(6).toString("hex");

function tellLines(out: Output, lines: readonly string[]): void {
  for (const line of lines) out.say(line);
}

/** Lines that are no part of what is read again. */
const remarks = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === "" ? "#" : `# ${line}`));

function given({ what, game }: Asked): string {
  if (what === undefined) throw new Trouble("trouble.deck.which", { game });
  return what;
}

/** What is wrong with a deck, or that nothing is. */
function tellReport(out: Output, { troubles, faults, verdict }: DeckReport): void {
  for (const { sentence } of [...troubles, ...faults]) out.say(sentence);
  out.say(verdict);
}

/** The facts of a report. */
const facts = ({ legal, deck, troubles, faults }: DeckReport) => ({ legal, deck, troubles, faults });

/** The cards of the sealed pool that this seed makes. */
const poolOf = ({ decks, say, flags }: Asked, seed: string): readonly string[] =>
  decks.sealed(drawsOf(seed), flags.packs, say).pool.cards;

/** The sets that were named, if any were. */
function setsGiven({ decks, game, flags }: Asked): { readonly sets?: readonly number[] } {
  if (flags.sets === undefined) return {};
  const sets = flags.sets.split(",").map((one) => Number(one.trim()));
  const other = sets.find((one) => !decks.sets.includes(one));
  if (other !== undefined || flags.sets.trim() === "")
    throw new Trouble("trouble.deck.sets", { game, written: flags.sets, known: decks.sets.join(", ") });
  return { sets };
}

/** How the deck is to be written; null: in lines, as we do. */
function writingGiven({ decks, flags }: Asked): string | null {
  const { as } = flags;
  if (as === undefined) return null;
  if (!decks.writings.includes(as))
    throw new Trouble("trouble.deck.as", { written: as, known: decks.writings.join(", ") });
  return as;
}

/** `check FILE` */
function check(asked: Asked): boolean {
  const { game, decks, say, flags, out } = asked;
  const report = decks.read(readText(given(asked)), say, {
    ...(flags.pool !== undefined && { pool: poolOf(asked, flags.pool) }),
    ...setsGiven(asked),
    ...(flags.restricted && { restricted: true }),
  });
  tellReport(out, report);
  out.result({ game, ...facts(report) });
  return report.legal;
}

/** `show FILE` or `show NAME`: a file goes before a deck of that name. */
function show(asked: Asked): boolean {
  const { game, decks, say, out } = asked;
  const what = given(asked);
  const as = writingGiven(asked);
  const ready = existsSync(what) ? undefined : decks.ready(say).find(({ id }) => id === what);
  if (ready) {
    const { id, title, about, deck, lines, written } = ready;
    tellLines(
      out,
      as === null ? [...lines.slice(0, 1), ...remarks([about]), ...lines.slice(1)] : [written[as]],
    );
    out.result({ game, id, title, deck, ...(as !== null && { written: written[as] }) });
    return true;
  }
  if (!existsSync(what)) {
    const known = decks.ready(say).map(({ id }) => id);
    throw new Trouble("trouble.deck.name", { written: what, known: known.join(", ") });
  }
  const report = decks.read(readText(what), say);
  tellLines(out, as === null ? report.lines : [report.written[as]]);
  if (as === null && !report.legal) {
    out.say("");
    tellReport(out, report);
  }
  out.result({ game, ...facts(report), ...(as !== null && { written: report.written[as] }) });
  return report.troubles.length === 0;
}

/** `list` */
function list({ game, decks, say, out }: Asked): boolean {
  const ready = decks.ready(say);
  for (const { id, title, about } of ready) {
    out.tell("deck.line", { id, title });
    out.say(`    ${about}`);
  }
  out.result({ game, decks: ready.map(({ id, title, about, deck }) => ({ id, title, about, deck })) });
  return true;
}

/** The cultures that were named, as the game writes them. */
function culturesGiven({ decks, game, flags }: Asked): readonly string[] {
  const written = flags.cultures?.split(",").map((name) => name.trim().toUpperCase()) ?? [];
  for (const name of written) {
    if (!decks.cultures.includes(name)) {
      throw new Trouble("trouble.deck.culture", { game, written: name, known: decks.cultures.join(", ") });
    }
  }
  return written;
}

function tellMade(out: Output, seed: string, { lines }: ToldDeck, above: readonly string[] = []): void {
  tellLines(out, remarks([out.words("deck.seed", { seed }), ...above]));
  out.say("");
  tellLines(out, lines);
}

/** `random` */
function random(asked: Asked): boolean {
  const { game, decks, say, flags, out } = asked;
  const seed = seedGiven(flags);
  const cultures = culturesGiven(asked);
  const made = decks.random(drawsOf(seed), cultures, say);
  tellMade(out, seed, made);
  out.result({ game, seed, deck: made.deck });
  return true;
}

/** `sealed`: the pool stands above the deck as a comment, so that the whole is still a deck. */
function sealed({ game, decks, say, flags, out }: Asked): boolean {
  const seed = seedGiven(flags);
  const made = decks.sealed(drawsOf(seed), flags.packs, say);
  tellMade(out, seed, made, made.pool.lines);
  out.result({ game, seed, pool: made.pool.cards, deck: made.deck });
  return true;
}

const WORKS: Readonly<Record<string, (asked: Asked) => boolean>> = { list, show, check, random, sealed };

/** `westmarch deck GAME list|show|check|random|sealed` */
export async function deckCommand(
  game: string,
  work: string,
  what: string | undefined,
  flags: DeckFlags,
  out: Output,
): Promise<boolean> {
  const entry = Object.hasOwn(withDecks, game) ? withDecks[game] : undefined;
  if (!entry) throw new Trouble("trouble.deck.game", { game, known: Object.keys(withDecks).join(", ") });
  const does = Object.hasOwn(WORKS, work) ? WORKS[work] : undefined;
  if (!does) throw new Trouble("trouble.deck.work", { written: work, known: Object.keys(WORKS).join(", ") });
  const [decks, words] = await Promise.all([entry.decks(), entry.words(out.language)]);
  return does({ game, decks, say: sayFrom(entry.language(out.language), words), what, flags, out });
}
