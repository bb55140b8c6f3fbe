/** 7.3, 7.4: Companions, Nazgûl and Minions move. D-CHR-01, D-CHR-02. */
import { type Context, chapter, type Option } from "@westmarch/kernel";
import {
  type CharacterId,
  COMPANION_COUNT,
  MOUTH_OF_SAURON,
  NAZGUL,
  NONE,
  PERSON,
  person,
  WITCH_KING,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import type { War } from "../state.ts";
import {
  canMove,
  canMoveMouth,
  companionReach,
  groupLevel,
  landings,
  mouthReach,
  movesWitchKing,
} from "./characters.ts";
import { ALL, DONE, number } from "./choices.ts";
import { place, take } from "./figures.ts";
import type { CompanionsMoving, GroupMoving, MinionsMoving } from "./frames.ts";
import { companionsArrive } from "./politics.ts";
import { keepTable } from "./table.ts";

type C = Context<War>;

/** Where the Companions of a group stand. */
function whereIs(g: War, group: number): RegionId {
  for (let companion = 0; companion < COMPANION_COUNT; companion++)
    if ((group & (1 << companion)) !== 0) return g.at[companion];
  return NONE;
}

/** Companions who may still join a group: the others of its region (7.3.3); to the first, `may` is asked. */
function joiners(
  g: War,
  group: number,
  moved: number,
  may: (companion: CharacterId) => boolean,
): CharacterId[] {
  const where = whereIs(g, group);
  const found: CharacterId[] = [];
  for (let companion = 0; companion < COMPANION_COUNT; companion++) {
    const bit = 1 << companion;
    if (g.at[companion] < 0 || ((moved | group) & bit) !== 0) continue;
    if (group === 0 ? may(companion) : g.at[companion] === where) found.push(companion);
  }
  return found;
}

/** The group goes together; where its movement ends it may activate a Nation (11.3.4). */
function send(c: C, group: number, to: RegionId): void {
  const { g } = c;
  for (let companion = 0; companion < COMPANION_COUNT; companion++)
    if ((group & (1 << companion)) !== 0) {
      c.tell("flew", { figure: person(companion), from: g.at[companion], to });
      g.at[companion] = to;
    }
  companionsArrive(c, group, to);
  keepTable(c);
}

/** What can be said next: who goes along, where the group goes, or that nobody else moves. */
function companionOptions(g: War, f: CompanionsMoving): Option[] {
  const options: Option[] = joiners(g, f.group, f.moved, (companion) => canMove(g, companion)).map(
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
function heed(c: C, f: CompanionsMoving, option: Option): boolean {
  if (option[0] === DONE[0]) return true;
  const word = number(option[1]);
  if (option[0] === "character") {
    f.group |= 1 << word;
    return false;
  }
  send(c, f.group, word);
  f.moved |= f.group;
  f.group = 0;
  return false;
}

export const companions = chapter<War, CompanionsMoving>()({
  more: (c, f) => {
    for (;;) {
      const options = companionOptions(c.g, f);
      if (options.length > 1) return;
      if (options.length === 0 || heed(c, f, options[0])) return { end: null };
    }
  },
  choose: {
    ask: (g, f) => ({ seat: f.seat, prompt: "companions", options: companionOptions(g, f) }),
    then: (c, f, option) => (heed(c, f, option) ? { end: null } : { go: "more" }),
  },
});

/** Where a group goes by a card: further than usual, or with another Level. */
function reachOf(g: War, f: GroupMoving, group: number): RegionId[] {
  const from = whereIs(g, group);
  const level = (f.level === NONE ? groupLevel(group) : f.level) + f.extra;
  return companionReach(g, from, level, f.siege).filter((to) => to !== from);
}

const joinersByCard = (g: War, f: GroupMoving): CharacterId[] =>
  joiners(g, f.group, 0, (companion) => reachOf(g, f, 1 << companion).length > 0);

/** What can be said next: who goes along, or where the group goes. */
const groupOptions = (g: War, f: GroupMoving): Option[] => [
  ...joinersByCard(g, f).map((companion) => ALL.character[companion]),
  ...(f.group === 0 ? [] : reachOf(g, f, f.group).map((to) => ALL.to[to])),
];

/** Carries out what was said; true when the group has gone. */
function heedGroup(c: C, f: GroupMoving, option: Option): boolean {
  const word = number(option[1]);
  if (option[0] === "character") {
    f.group |= 1 << word;
    return false;
  }
  send(c, f.group, word);
  return true;
}

export const group = chapter<War, GroupMoving>()({
  open: (c, f) => {
    for (;;) {
      const options = groupOptions(c.g, f);
      if (options.length > 1) return;
      if (options.length === 0 || heedGroup(c, f, options[0])) return { end: null };
    }
  },
  choose: {
    ask: (g, f) => ({ seat: f.seat, prompt: "group", options: groupOptions(g, f) }),
    then: (c, f, option) => (heedGroup(c, f, option) ? { end: null } : { go: "open" }),
  },
});

/** Nazgûl in a region that have not flown yet in this action. */
function fresh(g: War, f: MinionsMoving, where: RegionId): number {
  let nazgul = g.nazgul[where];
  for (let i = 0; i < f.flown.length; i += 2) if (f.flown[i] === where) nazgul -= f.flown[i + 1];
  return nazgul;
}

const mayFly = (f: MinionsMoving, minion: CharacterId): boolean => (f.moved & (1 << minion)) === 0;

function flyers(g: War, f: MinionsMoving): Option[] {
  const options: Option[] = [];
  for (let where = 0; where < REGION_COUNT; where++)
    if (g.nazgul[where] > 0 && fresh(g, f, where) > 0) options.push(ALL.from[where]);
  if (mayFly(f, WITCH_KING) && movesWitchKing(g, f.seat)) options.push(ALL.character[WITCH_KING]);
  if (f.mouth === 1 && mayFly(f, MOUTH_OF_SAURON) && canMoveMouth(g, f.seat))
    options.push(ALL.character[MOUTH_OF_SAURON]);
  return options;
}

/** By a die somebody has to move (5.3.2); a card lets as many move as one likes. */
const mayStop = (f: MinionsMoving): boolean => f.mouth === 0 || f.moved !== 0 || f.flown.length > 0;

/** A Nazgûl from a region, or a Minion, is the next to move. */
function aim(g: War, f: MinionsMoving, option: Option): void {
  const word = number(option[1]);
  f.figure = option[0] === "from" ? NAZGUL : person(word);
  f.from = option[0] === "from" ? word : g.at[word];
}

/** What the chapter hands back: the Minions that have moved, a mask, and where Nazgûl have landed. */
const whoFlew = (f: MinionsMoving): number[] => [f.moved, ...f.flown];

export const minions = chapter<War, MinionsMoving>()({
  more: ({ g }, f) => {
    const [only, more] = flyers(g, f);
    if (only === undefined) return { end: whoFlew(f) };
    if (more !== undefined || mayStop(f)) return;
    aim(g, f, only);
    return { go: "where" };
  },
  choose: {
    ask: (g, f) => {
      const options = flyers(g, f);
      if (mayStop(f)) options.push(DONE);
      return { seat: f.seat, prompt: "minion", options };
    },
    then: ({ g }, f, option) => {
      if (option[0] === DONE[0]) return { end: whoFlew(f) };
      aim(g, f, option);
    },
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "minion-to",
      options: (f.figure === person(MOUTH_OF_SAURON)
        ? mouthReach(g).filter((to) => to !== f.from)
        : landings(g, f.from)
      ).map((to) => ALL.to[to]),
      about: [f.figure, f.from],
    }),
    then: (c, f, option) => {
      const { g } = c;
      const to = number(option[1]);
      if (f.figure === NAZGUL) {
        take(g, f.from, NAZGUL);
        f.flown = [...f.flown, to, 1];
      } else f.moved |= 1 << (f.figure - PERSON);
      place(g, to, f.figure);
      c.tell("flew", { figure: f.figure, from: f.from, to });
      f.figure = NONE;
      f.from = NONE;
      return { go: "more" };
    },
  },
});
