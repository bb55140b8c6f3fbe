/** Which cards a target means: words are looked up in what is printed, states in what is on the table. */
import { frameOf, NONE, type Seat } from "@westmarch/kernel";
import { CARD, type CardId, hasPrinted, isCharacter, isWeapon, printed } from "../data/ids.ts";
import type {
  Adjective,
  Definite,
  Kind,
  Narrow,
  Nominal,
  Selection,
  Simple,
  Target,
} from "../language/targets.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { attachedTo, find, stackedOn } from "../table/copies.ts";
import { isRoaming } from "../table/roaming.ts";
import { isSkirmishing, opposes } from "../table/sides.ts";
import { isExhausted } from "../table/vitality.ts";
import { isArcher } from "./archers.ts";
import type { TextContext } from "./text-context.ts";
import { phasesOf } from "./texts.ts";

type Printed = (card: CardId) => boolean;

const ofType =
  (type: string): Printed =>
  (card) =>
    printed(card).type === type;
const ofRace =
  (race: string): Printed =>
  (card) =>
    printed(card).race === race;
const ofSide =
  (side: string): Printed =>
  (card) =>
    printed(card).side === side;
const ofClass =
  (slot: string): Printed =>
  (card) =>
    printed(card).class === slot;

const anything: Printed = () => true;

/** What is printed on a card that is called so; an archer may have become one since (24). */
const KINDS: { readonly [K in Kind]: Printed } = {
  card: anything,
  copy: anything,
  character: isCharacter,
  companion: ofType("Companion"),
  ally: ofType("Ally"),
  minion: ofType("Minion"),
  possession: ofType("Possession"),
  artifact: ofType("Artifact"),
  condition: ofType("Condition"),
  event: ofType("Event"),
  site: ofType("Site"),
  weapon: isWeapon,
  "hand weapon": ofClass("Hand weapon"),
  pipe: ofClass("Pipe"),
  tale: (card) => hasPrinted(card, "tale"),
  tracker: (card) => hasPrinted(card, "tracker"),
  ranger: (card) => hasPrinted(card, "ranger"),
  archer: isCharacter,
  Dwarf: ofRace("Dwarf"),
  Elf: ofRace("Elf"),
  Hobbit: ofRace("Hobbit"),
  Man: ofRace("Man"),
  Orc: ofRace("Orc"),
  "Uruk-hai": ofRace("Uruk-hai"),
  Nazgûl: ofRace("Nazgûl"),
  Troll: ofRace("Troll"),
};

const ADJECTIVES: { readonly [A in Adjective]: Printed } = {
  "Free Peoples": ofSide("Free Peoples"),
  Shadow: ofSide("Shadow"),
  Dwarf: ofRace("Dwarf"),
  Elf: ofRace("Elf"),
  Hobbit: ofRace("Hobbit"),
  Orc: ofRace("Orc"),
  archer: isCharacter,
  ranger: (card) => hasPrinted(card, "ranger"),
  weather: (card) => hasPrinted(card, "weather"),
  stealth: (card) => hasPrinted(card, "stealth"),
  pipeweed: (card) => hasPrinted(card, "pipeweed"),
  skirmish: (card) => phasesOf(card).includes("Skirmish"),
  regroup: (card) => phasesOf(card).includes("Regroup"),
};

/** A kind of card as it is asked for, worked out once: which cards are printed so, and what else must be so. */
interface Fit {
  readonly nominal: Nominal;
  /** By card. */
  readonly printed: readonly boolean[];
  readonly opponents: boolean;
  readonly state: Nominal["state"];
  readonly archer: boolean;
}

const fits = new WeakMap<Nominal, Fit>();

/** What was asked about last: one copy after the other is held against the same kind. */
let last: Fit | undefined;

function fitOf(nominal: Nominal): Fit {
  if (last?.nominal === nominal) return last;
  let fit = fits.get(nominal);
  if (!fit) {
    fit = newFit(nominal);
    fits.set(nominal, fit);
  }
  last = fit;
  return fit;
}

function newFit(nominal: Nominal): Fit {
  const { cultures, adjectives = [], noun, site, opponents = false, state } = nominal;
  const tests = [KINDS[noun.kind], ...adjectives.map((word) => ADJECTIVES[word])];
  const fit = CARD.all.map((card) => {
    const { culture, siteNumber } = printed(card);
    if (cultures && !(culture && cultures.includes(culture))) return false;
    if (site !== undefined && siteNumber !== site) return false;
    return tests.every((test) => test(card));
  });
  const archer = noun.kind === "archer" || adjectives.includes("archer");
  return { nominal, printed: fit, opponents, state, archer };
}

/** Whether what is printed on a card is what this kind of card asks for. */
export const fitsPrinted = (nominal: Nominal, card: CardId): boolean => fitOf(nominal).printed[card];

/** Whether this one stands on the losing side of the skirmish whose result is being told. */
function hasLost(g: CardGame, { id }: Copy): boolean {
  const told = frameOf(g, "happening");
  return told?.what === "wins" && told.others.includes(id);
}

/** Whether a copy on the table is of this kind, as things stand. */
export function fitsNominal(g: CardGame, you: Seat, nominal: Nominal, copy: Copy): boolean {
  const { printed: fit, opponents, state, archer } = fitOf(nominal);
  if (!fit[copy.card]) return false;
  if (opponents && copy.owner === you) return false;
  if (state === "exhausted" && !isExhausted(g, copy)) return false;
  if (state === "roaming" && !isRoaming(g, copy)) return false;
  if (state === "losing" && !hasLost(g, copy)) return false;
  return !archer || isArcher(g, copy);
}

/** Whether one of these targets means this copy. Whether the copy is active is not checked. */
export function matches(g: CardGame, s: TextContext, target: Target, copy: Copy): boolean {
  for (const simple of target) if (matchesSimple(g, s, simple, copy)) return true;
  return false;
}

/** Whether one alternative of a target means this copy, as `matches` asks of all of them. */
export const matchesSimple = (g: CardGame, s: TextContext, simple: Simple, copy: Copy): boolean =>
  simple.is === "some" ? matchesSelection(g, s, simple, copy) : isDefinite(g, s, simple, copy);

function isDefinite(g: CardGame, s: TextContext, definite: Definite, copy: Copy): boolean {
  switch (definite.is) {
    case "bearer":
    case "the former bearer":
      return copy.id === s.bearer;
    case "the Ring-bearer":
      return copy.id === g.bearer[g.turn];
    case "this":
      return copy.id === (definite.kind === "site" ? siteOf(g, s) : s.self);
    case "title":
      return printed(copy.card).title === definite.title;
    case "that":
      return s.it.includes(copy.id) && KINDS[definite.noun.kind](copy.card);
    case "it":
    case "he":
    case "she":
      return s.it.length > 0 ? s.it.includes(copy.id) : copy.id === (s.bearer === NONE ? s.self : s.bearer);
    default:
      return false;
  }
}

/** The site of a text: the site itself, or the one that a card is attached to. */
function siteOf(g: CardGame, s: TextContext): number {
  const self = find(g, s.self);
  return self?.zone === "attached" ? self.on : s.self;
}

function fitsAny(g: CardGame, you: Seat, kinds: readonly Nominal[], copy: Copy): boolean {
  for (const nominal of kinds) if (fitsNominal(g, you, nominal, copy)) return true;
  return false;
}

function matchesSelection(g: CardGame, s: TextContext, selection: Selection, copy: Copy): boolean {
  const { which, kinds, narrow, relation } = selection;
  if ((which.how === "another" || which.how === "each other") && copy.id === s.self) return false;
  if ((which.how === "your" || which.how === "each of your") && copy.owner !== s.you) return false;
  if (!fitsAny(g, s.you, kinds, copy)) return false;
  if (narrow) for (const one of narrow) if (!passes(g, s, one, copy)) return false;
  if (!relation) return true;
  if (relation.to === "bearing") {
    return attachedTo(g, copy.id).some((item) => fitsNominal(g, s.you, relation.nominal, item));
  }
  if (relation.to === "borne by") {
    const bearer = copy.zone === "attached" ? find(g, copy.on) : undefined;
    return bearer !== undefined && matchesSimple(g, s, relation.simple, bearer);
  }
  return (
    isSkirmishing(g, copy) &&
    activeCopies(g).some((other) => opposes(g, copy, other) && matchesSimple(g, s, relation.simple, other))
  );
}

function passes(g: CardGame, s: TextContext, narrow: Narrow, copy: Copy): boolean {
  if (narrow.by === "stacked on this card") return stackedOn(g, s.self).includes(copy);
  if (narrow.by === "at this site") return isAt(g, siteOf(g, s), copy);
  if (narrow.by === "other than" && narrow.other.is === "the Ring-bearer")
    return copy.id !== g.bearer[g.turn];
  return passesPrinted(g, s, narrow, copy.card, copy.owner);
}

/** Companions and minions are where the fellowship is, allies at home (glossary, "at this site"). */
function isAt(g: CardGame, site: number, copy: Copy): boolean {
  const place = g.table.find(({ id }) => id === site);
  if (!place) return false;
  const number = printed(place.card).siteNumber ?? 0;
  const { type, homeSites = [] } = printed(copy.card);
  return type === "Ally" ? homeSites.includes(number) : number === g.at[g.turn];
}

/** What narrows a target down by what is printed, and whose card it is. */
function passesPrinted(g: CardGame, s: TextContext, narrow: Narrow, card: CardId, owner: Seat): boolean {
  switch (narrow.by) {
    case "home":
      return printed(card).homeSites?.includes(narrow.site) === true;
    case "copies of that card":
      return card === s.named;
    case "signet":
      return printed(card).signet === narrow.signet;
    case "you play":
      return owner === s.you;
    case "whose race you cannot spot":
      return !canSpotRace(g, printed(card).race);
    case "other than":
      if (narrow.other.is === "title") return printed(card).title !== narrow.other.title;
      return narrow.other.is === "the Ring-bearer" || !KINDS[narrow.other.noun.kind](card);
    default:
      return true;
  }
}

const canSpotRace = (g: CardGame, race: string | undefined): boolean =>
  activeCopies(g).some(({ card }) => printed(card).race === race);

/** Whether one of these targets means a card of this seat that is in a pile, or about to be played. */
export function matchesCard(g: CardGame, s: TextContext, target: Target, card: CardId, owner: Seat): boolean {
  for (const simple of target) if (matchesSimpleCard(g, s, simple, card, owner)) return true;
  return false;
}

function matchesSimpleCard(g: CardGame, s: TextContext, simple: Simple, card: CardId, owner: Seat): boolean {
  if (simple.is === "title") return printed(card).title === simple.title;
  if (simple.is === "this") return card === s.named;
  if (simple.is === "that") return card === s.named;
  if (simple.is !== "some") return false;
  const { which, kinds, narrow = [] } = simple;
  if ((which.how === "your" || which.how === "each of your") && owner !== s.you) return false;
  return (
    kinds.some((nominal) => fitsPrinted(nominal, card)) &&
    narrow.every((one) => passesPrinted(g, s, one, card, owner))
  );
}

/** Where a target is to be looked for: among active copies, if nothing else is said. */
function poolOf(target: Target): "active" | "stacked" | "path" {
  let pool: "active" | "path" = "active";
  for (const simple of target) {
    if (simple.is !== "some") continue;
    if (simple.narrow?.some(({ by }) => by === "stacked on this card")) return "stacked";
    for (const { noun } of simple.kinds) if (noun.kind === "site") pool = "path";
  }
  return pool;
}

/** Every copy that a target means: active ones, sites anywhere on the path, or what is stacked where it says so. */
export function meant(g: CardGame, s: TextContext, target: Target): readonly Copy[] {
  const from = poolOf(target);
  const pool = from === "stacked" ? stackedOn(g, s.self) : from === "path" ? g.table : activeCopies(g);
  const all: Copy[] = [];
  for (const copy of pool)
    if ((from !== "path" || copy.zone === "path") && matches(g, s, target, copy)) all.push(copy);
  return all;
}
