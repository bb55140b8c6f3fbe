/** What the opponents have an eye for when they learn what pays (`@westmarch/bots/experience`): only what a seat may know. */
import { kindOf, NO_WORD, type Note, type Noticing } from "@westmarch/bots/experience";
import type { Option, Seat } from "@westmarch/kernel";
import { fellowship } from "../cards/facts.ts";
import { CARD, type CardId, printed } from "../data/ids.ts";
import { siteNumber } from "../rules/active.ts";
import { strength } from "../rules/strength.ts";
import { vitalityLeft } from "../rules/vitality.ts";
import type { CardGame, Copy } from "../state.ts";
import { against, woundsOn } from "../table.ts";
import { copyNumbered } from "./assigning.ts";
import { shadowMisses } from "./first-sight.ts";
import { minions } from "./threat.ts";

/** How far ahead whoever leads the fellowship is of the one behind him who is furthest. */
const ahead = (g: CardGame): number =>
  siteNumber(g) - Math.max(0, ...g.at.filter((_, seat) => seat !== g.turn && !g.out[seat]));
const wounds = (g: CardGame): number => fellowship(g).reduce((sum, { id }) => sum + woundsOn(g, id), 0);
const might = (g: CardGame, copies: readonly Copy[]): number =>
  copies.reduce((sum, copy) => sum + strength(g, copy), 0);

/** What is seen of the table, in the order in which it is told. */
const READINGS: Readonly<Record<string, (g: CardGame) => number>> = {
  site: (g) => siteNumber(g) / 9,
  ahead: (g) => ahead(g) / 4,
  pool: (g) => g.pool / 8,
  burdens: (g) => g.burdens[g.turn] / Math.max(1, g.resistance[g.turn]),
  minions: (g) => minions(g).length / 4,
  companions: (g) => fellowship(g).length / 8,
  wounds: (g) => wounds(g) / 10,
  moves: (g) => g.moves,
  might: (g) => (might(g, fellowship(g)) - might(g, minions(g))) / 30,
};
const NAMES = Object.keys(READINGS);
const read = NAMES.map((name) => READINGS[name]);
/** With a single card, of all that is seen this is what matters most. */
const TELLING = ["site", "ahead", "pool", "minions"] as const;
const TELL = TELLING.map((reading) => NAMES.indexOf(reading));
const OF_CARD = TELLING.map((reading) => kindOf(`card-${reading}`));

const PHASE = kindOf("phase");
const HAND = kindOf("hand");
const CARD_PLAYED = kindOf("card");
const CARD_PHASE = kindOf("card-phase");
const TYPE = kindOf("type");
const MISSING = kindOf("missing");
const MISSING_CARD = kindOf("missing-card");
const TO_OVERWHELM = kindOf("to-overwhelm");
const WHOSE = kindOf("whose");
const WHOM = kindOf("whom");
const VITALITY = kindOf("vitality");
const STRENGTH = kindOf("strength");
const BEARER = kindOf("bearer");
const ODDS = kindOf("odds");
const CROWD = kindOf("crowd");
const FOR_TEXT = kindOf("for-text");

/** No difference is told apart beyond this. */
const FAR = 6;
const near = (difference: number): number => Math.max(-FAR, Math.min(FAR, difference));

/** The card of an action. */
function cardOf([verb, first, second]: Option): CardId | null {
  switch (verb) {
    case "play":
    case "respond":
    case "card":
    case "discard-to-heal":
      return CARD.of(Number(first));
    case "use":
    case "trigger":
      return CARD.of(Number(second));
    default:
      return null;
  }
}

function noticeCard(g: CardGame, card: CardId, seen: readonly number[], note: Note): void {
  const name = CARD.names[card];
  note(CARD_PLAYED, name, NO_WORD, 1);
  note(CARD_PHASE, name, g.phase, 1);
  note(TYPE, printed(card).type.replaceAll(" ", "-"), g.phase, 1);
  for (let i = 0; i < TELL.length; i++) note(OF_CARD[i], name, NO_WORD, seen[TELL[i]]);
}

/** How the skirmish going on stands, for what is done about it. */
function noticeSkirmish(g: CardGame, card: CardId | null, note: Note): void {
  const misses = g.phase === "skirmish" ? shadowMisses(g) : null;
  if (!misses) return;
  const missing = near(misses.toWin);
  note(MISSING, missing, NO_WORD, 1);
  note(TO_OVERWHELM, near(misses.toOverwhelm), NO_WORD, 1);
  if (card !== null) note(MISSING_CARD, CARD.names[card], missing, 1);
}

function noticeCopy(g: CardGame, seat: Seat, copy: Copy, text: CardId | null, note: Note): void {
  const whose = copy.owner === seat ? "own" : "other";
  note(WHOSE, whose, copy.zone, 1);
  note(WHOM, CARD.names[copy.card], NO_WORD, 1);
  note(VITALITY, vitalityLeft(g, copy), copy.zone, 1);
  note(STRENGTH, Math.min(12, strength(g, copy)), copy.zone, 1);
  note(BEARER, copy.id === g.bearer[g.turn] ? 1 : 0, whose, 1);
  if (text !== null) note(FOR_TEXT, CARD.names[text], whose, 1);
}

/** Who is set against whom. */
function noticePair(g: CardGame, character: Copy, minion: Copy, note: Note): void {
  const crowd = minions(g).filter(({ id }) => against(g, id) === character.id).length;
  note(ODDS, near(strength(g, character) - strength(g, minion)), crowd, 1);
  note(CROWD, crowd, NO_WORD, 1);
  note(VITALITY, vitalityLeft(g, character), NO_WORD, 1);
  note(BEARER, character.id === g.bearer[g.turn] ? 1 : 0, NO_WORD, 1);
  note(WHOM, CARD.names[character.card], NO_WORD, 1);
  note(CARD_PLAYED, CARD.names[minion.card], NO_WORD, 1);
}

export const noticing: Noticing<CardGame> = {
  sides: ["fellowship", "shadow"],
  sideOf: (g, seat) => (seat === g.turn ? 0 : 1),
  readings: NAMES,
  look(g, _side, into) {
    // Before the first turn there is nothing to see.
    const begun = g.phase !== "setup";
    for (let i = 0; i < read.length; i++) into[i] = begun ? read[i](g) : 0;
  },
  // Numbers of copies and cards are another game's next time.
  isBlind: () => true,
  notice(g, _side, seen, { prompt, seat, about }, option, note) {
    const [verb, first, second] = option;
    note(PHASE, g.phase, NO_WORD, 1);
    note(HAND, g.secret.hands[seat].length, NO_WORD, 1);
    const card = cardOf(option);
    if (card !== null) noticeCard(g, card, seen, note);
    noticeSkirmish(g, card, note);
    if (verb === "copy") {
      const text = prompt === "pick" ? CARD.of(Number(about?.[0])) : null;
      noticeCopy(g, seat, copyNumbered(g, first), text, note);
    } else if (verb === "assign") noticePair(g, copyNumbered(g, first), copyNumbered(g, second), note);
  },
};
