/** 7.3, 7.4: Companions, Nazgûl and Minions move. D-CHR-01, D-CHR-02. */
import type { Context } from "@westmarch/kernel";
import { LEVEL } from "../../data/characters.ts";
import {
  type CharacterId,
  COMPANION_COUNT,
  COMPANIONS,
  FREE,
  MOUTH_OF_SAURON,
  NAZGUL,
  NONE,
  PERSON,
  person,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import { onMap } from "../../facts.ts";
import type { War } from "../../state.ts";
import { type Chosen, chapter, type In } from "../../vocabulary.ts";
import { keepTable } from "../cards/leaving-table.ts";
import { ALL, DONE } from "../choices.ts";
import { isBesieged, place, take } from "../figures.ts";
import { companionsArrive } from "../politics.ts";
import { no, type Refusal } from "../refusal.ts";
import {
  canMove,
  companionReach,
  groupLevel,
  landings,
  MOVERS,
  mouthReach,
  whyNotFlying,
  whyNotForMouthTo,
  whyNotMoving,
  whyNotReached,
} from "./characters.ts";

const NOBODY_NAMED = no("nobody-named", "7.3.3");
const THERE_ALREADY = no("there-already", "7.3.1");
const NOT_YOURS = no("not-your-character", "7.3.1");
const NOT_ON_MAP = no("not-on-the-map", "7.3.1");
const NEVER = no("never-moves", "7.1.2");
const SHUT_IN = no("stronghold-besieged", "7.3.6");
const MOVED = no("moved-already", "7.3.1");
const NO_WAY = no("companions-shut-in", "7.3.6");
const NO_NAZGUL = no("no-nazgul-there", "7.4.1");
const FLOWN = no("moved-already", "7.4.1");
const NOT_IN_GROUP = no("not-in-this-group", "7.3.3");

type C = Context<War>;

/** Where the Companions of a group stand. */
function whereIs(g: War, group: number): RegionId {
  for (const companion of COMPANIONS) if ((group & (1 << companion)) !== 0) return g.at[companion];
  return NONE;
}

/** By a card: further than usual, or with another Level. */
const levelOf = (f: In<"group">, group: number): number =>
  (f.level === NONE ? groupLevel(group) : f.level) + f.extra;

/** Companions who may still join a group: the others of its region (7.3.3); to the first, `may` is asked. */
function joiners(
  g: War,
  group: number,
  moved: number,
  may: (companion: CharacterId) => boolean,
): CharacterId[] {
  const where = whereIs(g, group);
  const found: CharacterId[] = [];
  for (const companion of COMPANIONS) {
    const bit = 1 << companion;
    if (g.at[companion] < 0 || ((moved | group) & bit) !== 0) continue;
    if (group === 0 ? may(companion) : g.at[companion] === where) found.push(companion);
  }
  return found;
}

/** 7.3: why the group being sent does not go there. */
export function whyNotSent(g: War, f: In<"companions"> | In<"group">, to: RegionId): Refusal | null {
  if (f.group === 0) return NOBODY_NAMED;
  const from = whereIs(g, f.group);
  if (from === to) return THERE_ALREADY;
  return "siege" in f
    ? whyNotReached(g, from, levelOf(f, f.group), f.siege, to)
    : whyNotReached(g, from, groupLevel(f.group), 0, to);
}

/** 7.3.1, 7.3.3, 7.3.6: why a Companion does not go along with the group being sent. */
export function whyNotAlong(
  g: War,
  f: In<"companions"> | In<"group">,
  companion: CharacterId,
): Refusal | null {
  if (companion >= COMPANION_COUNT) return NOT_YOURS;
  if (!onMap(g, companion)) return NOT_ON_MAP;
  if (LEVEL[companion] === 0) return NEVER;
  if (isBesieged(g, FREE, g.at[companion])) return SHUT_IN;
  if ("moved" in f && (f.moved & (1 << companion)) !== 0) return MOVED;
  if (f.group === 0) return canMove(g, companion) ? null : NO_WAY;
  return (f.group & (1 << companion)) === 0 && g.at[companion] === whereIs(g, f.group) ? null : NOT_IN_GROUP;
}

/** The group goes together; where its movement ends it may activate a Nation (11.3.4). */
function send(c: C, group: number, to: RegionId): void {
  const { g } = c;
  for (const companion of COMPANIONS)
    if ((group & (1 << companion)) !== 0) {
      c.tell("flew", { figure: person(companion), from: g.at[companion], to });
      g.at[companion] = to;
    }
  companionsArrive(c, group, to);
  keepTable(c);
}

/** What can be said of Companions who move. */
type Steps = Chosen<"character" | "to" | "done">;

/** What the player may choose next: a Companion who goes along, where the group goes, or that no other moves. */
function companionOptions(g: War, f: In<"companions">): Steps[] {
  const options: Steps[] = joiners(g, f.group, f.moved, (companion) => canMove(g, companion)).map(
    (companion) => ALL.character[companion],
  );
  if (f.group !== 0) {
    const from = whereIs(g, f.group);
    for (const to of companionReach(g, from, groupLevel(f.group), 0))
      if (to !== from) options.push(ALL.to[to]);
  } else if (options.length > 0 && (f.moved !== 0 || f.optional === 1)) options.push(DONE);
  return options;
}

/** Carries out what was said; true when the movement of Companions is over. */
function heed(c: C, f: In<"companions">, option: Steps): boolean {
  if (option[0] === "done") return true;
  if (option[0] === "character") {
    f.group |= 1 << option[1];
    return false;
  }
  send(c, f.group, option[1]);
  f.moved |= f.group;
  f.group = 0;
  return false;
}

export const companions = chapter("companions", { moved: 0, group: 0, optional: 0 })({
  choose: {
    prompt: "companions",
    pick: (g, f) => ({ seat: f.seat, options: companionOptions(g, f) }),
    answered: (c, f, option) => (heed(c, f, option) ? { end: null } : { go: "choose" }),
    none: () => ({ end: null }),
  },
});

/** Where a group goes by a card. */
function reachOf(g: War, f: In<"group">, group: number): RegionId[] {
  const from = whereIs(g, group);
  return companionReach(g, from, levelOf(f, group), f.siege).filter((to) => to !== from);
}

const joinersByCard = (g: War, f: In<"group">): CharacterId[] =>
  joiners(g, f.group, 0, (companion) => reachOf(g, f, 1 << companion).length > 0);

/** What can be said next: who goes along, or where the group goes. */
const groupOptions = (g: War, f: In<"group">): Chosen<"character" | "to">[] => [
  ...joinersByCard(g, f).map((companion) => ALL.character[companion]),
  ...(f.group === 0 ? [] : reachOf(g, f, f.group).map((to) => ALL.to[to])),
];

/** Carries out what was said; true when the group has gone. */
function heedGroup(c: C, f: In<"group">, option: Chosen<"character" | "to">): boolean {
  if (option[0] === "character") {
    f.group |= 1 << option[1];
    return false;
  }
  send(c, f.group, option[1]);
  return true;
}

export const group = chapter("group", { group: 0 })({
  choose: {
    prompt: "group",
    pick: (g, f) => ({ seat: f.seat, options: groupOptions(g, f) }),
    answered: (c, f, option) => (heedGroup(c, f, option) ? { end: null } : { go: "choose" }),
    none: () => ({ end: null }),
  },
});

/** Nazgûl in a region that have not flown yet in this action. */
function fresh(g: War, f: In<"minions">, where: RegionId): number {
  let nazgul = g.nazgul[where];
  for (let i = 0; i < f.flown.length; i += 2) if (f.flown[i] === where) nazgul -= f.flown[i + 1];
  return nazgul;
}

/** 7.4.1: why no Nazgûl flies from there now. */
export function whyNotTakingOff(g: War, f: In<"minions">, where: RegionId): Refusal | null {
  if (g.nazgul[where] === 0) return NO_NAZGUL;
  return fresh(g, f, where) > 0 ? null : FLOWN;
}
/** 7.4.1, 7.4.6, 7.4.7, 16.6.3: why a Minion does not move now. */
export const whyNotSetOff = (g: War, f: In<"minions">, minion: CharacterId): Refusal | null =>
  (f.moved & (1 << minion)) === 0 ? whyNotMoving(g, f.seat, minion, f.mouth) : FLOWN;
/** 7.4.1 to 7.4.6: why the one who moves does not come there. */
export const whyNotArriving = (g: War, f: In<"minions">, to: RegionId): Refusal | null =>
  f.figure === person(MOUTH_OF_SAURON) ? whyNotForMouthTo(g, to) : whyNotFlying(g, f.from, to);

/** With a die at least one figure has to move (5.3.2); with a card the player may move none. */
const mayStop = (f: In<"minions">): boolean => f.mouth === 0 || f.moved !== 0 || f.flown.length > 0;

function flyers(g: War, f: In<"minions">): Chosen<"from" | "character" | "done">[] {
  const options: Chosen<"from" | "character" | "done">[] = [];
  for (const where of ALL_REGIONS) if (!whyNotTakingOff(g, f, where)) options.push(ALL.from[where]);
  for (const minion of MOVERS) if (!whyNotSetOff(g, f, minion)) options.push(ALL.character[minion]);
  if (options.length > 0 && mayStop(f)) options.push(DONE);
  return options;
}

/** A Nazgûl from a region, or a Minion, is the next to move. */
function aim(g: War, f: In<"minions">, option: Chosen<"from" | "character">): void {
  f.figure = option[0] === "from" ? NAZGUL : person(option[1]);
  f.from = option[0] === "from" ? option[1] : g.at[option[1]];
}

/** What the chapter returns: the Minions that have moved, as a mask, and where Nazgûl have landed. */
const whoFlew = (f: In<"minions">): number[] => [f.moved, ...f.flown];

export const minions = chapter("minions", { flown: [], moved: 0, figure: NONE, from: NONE })({
  choose: {
    prompt: "minion",
    pick: (g, f) => ({ seat: f.seat, options: flyers(g, f) }),
    answered: ({ g }, f, option) => {
      if (option[0] === "done") return { end: whoFlew(f) };
      aim(g, f, option);
    },
    none: (_c, f) => ({ end: whoFlew(f) }),
  },
  where: {
    prompt: "minion-to",
    ask: (g, f) => ({
      seat: f.seat,
      options:
        f.figure === person(MOUTH_OF_SAURON)
          ? mouthReach(g).flatMap((to) => (to === f.from ? [] : [ALL.to[to]]))
          : landings(g, f.from, ALL.to),
      about: [f.figure, f.from],
    }),
    answered: (c, f, [, to]) => {
      const { g } = c;
      if (f.figure === NAZGUL) {
        take(g, f.from, NAZGUL);
        f.flown = [...f.flown, to, 1];
      } else f.moved |= 1 << (f.figure - PERSON);
      place(g, to, f.figure);
      c.tell("flew", { figure: f.figure, from: f.from, to });
      f.figure = NONE;
      f.from = NONE;
      return { go: "choose" };
    },
  },
});
