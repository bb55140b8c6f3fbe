/** Section 4: movement. */
import { type Go, NONE } from "@westmarch/kernel";
import { BACKWARD, CAPACITY, FORWARD, RIVER, SIDEWAYS } from "../data/board.ts";
import {
  ALL_REGIONS,
  ARAGORN,
  BALROG,
  BLACK_RIDER,
  BOTH_SIDES,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  EREGION,
  FANGORN,
  FLYING_NAZGUL,
  FRODO,
  GOOD,
  MORDOR,
  MORIA,
  other,
  type RegionId,
  type Side,
  sideOf,
  WITCH_KING,
} from "../data/ids.ts";
import { type Confrontation, FALLEN, seatOf } from "../state.ts";
import { type C, type Chosen, chapter, enter, type Movement } from "../vocabulary.ts";
import type { Way } from "../words.ts";
import { ALL, BALROG_SHOWN, PASS } from "./choices.ts";
import { fall, gameOver } from "./ending.ts";
import { ANYBODY, arrive, bit, exclude, leaveUnseen, type Mask, show, standees } from "./standees.ts";

/** 2.2: each side counts only its own. */
export const hasRoom = (g: Confrontation, side: Side, region: RegionId): boolean =>
  standees(g, side, region) < CAPACITY[region];

/** 2.2: every region with room for one more of a side, as a mask. */
function rooms(g: Confrontation, side: Side): number {
  let room = 0;
  for (let i = 0; i < CAPACITY.length; i++) if (g.count[side * 16 + i] < CAPACITY[i]) room |= 1 << i;
  return room;
}

/** 4.7: the tunnel of Moria, one way and for Good alone. */
export const isTunnel = (side: Side, from: RegionId, to: RegionId): boolean =>
  side === GOOD && from === EREGION && to === FANGORN;

/** 4.1, 4.6, 4.7: where any character of this side may go from here, room or not. */
const ordinary = BOTH_SIDES.map((side) =>
  ALL_REGIONS.map((from) => {
    const to = [...FORWARD[side][from]];
    if (side === GOOD && RIVER[from] >= 0) to.push(RIVER[from]);
    if (side === GOOD && from === EREGION) to.push(FANGORN);
    return to;
  }),
);

export const isOrdinary = (side: Side, from: RegionId, to: RegionId): boolean =>
  ordinary[side][from].includes(to);

/** 4.8, Aragorn: sideways or backward, to attack. */
const marches = ALL_REGIONS.map((from) => [...SIDEWAYS[from], ...BACKWARD[GOOD][from]]);

/** 4.8, Black Rider: regions any number of steps forward, through regions with room, where Good stands. */
function ride(g: Confrontation, from: RegionId): number {
  let reached = 0;
  const open = [from];
  for (let region = open.pop(); region !== undefined; region = open.pop()) {
    for (const next of FORWARD[DARK][region]) {
      if ((reached & (1 << next)) !== 0 || !hasRoom(g, DARK, next)) continue;
      reached |= 1 << next;
      open.push(next);
    }
  }
  return reached;
}

/** Who moves by 4.8 too. */
const SPECIAL = [ARAGORN, WITCH_KING, FLYING_NAZGUL, BLACK_RIDER].reduce((mask, one) => mask | (1 << one), 0);

/** The special moves of 4.8 beyond the ordinary ones, as a mask of regions. Each needs room (4.3). */
function special(g: Confrontation, character: CharacterId, from: RegionId): number {
  let reach = 0;
  if ((SPECIAL & (1 << character)) === 0) return reach;
  if (character === ARAGORN) {
    for (const to of marches[from]) if (standees(g, DARK, to) > 0 && hasRoom(g, GOOD, to)) reach |= 1 << to;
  } else if (character === WITCH_KING) {
    for (const to of SIDEWAYS[from]) if (standees(g, GOOD, to) > 0 && hasRoom(g, DARK, to)) reach |= 1 << to;
  } else if (character === FLYING_NAZGUL) {
    for (const to of ALL_REGIONS) {
      if (to !== from && standees(g, GOOD, to) === 1 && hasRoom(g, DARK, to)) reach |= 1 << to;
    }
  } else if (character === BLACK_RIDER) {
    const ridden = ride(g, from);
    for (const to of ALL_REGIONS) {
      if ((ridden & (1 << to)) !== 0 && standees(g, GOOD, to) > 0) reach |= 1 << to;
    }
  }
  return reach;
}

/** Adds every legal destination of a character that stands in `from` (4.1 to 4.8). */
export function addDestinations(
  g: Confrontation,
  character: CharacterId,
  from: RegionId,
  to: RegionId[],
): void {
  const side = sideOf(character);
  let seen = 0;
  for (const next of ordinary[side][from]) {
    if (!hasRoom(g, side, next)) continue;
    to.push(next);
    seen |= 1 << next;
  }
  const more = special(g, character, from) & ~seen;
  if (more !== 0) for (const next of ALL_REGIONS) if ((more & (1 << next)) !== 0) to.push(next);
}

/** Every legal destination of a character, in play or not. */
export function destinations(g: Confrontation, character: CharacterId): RegionId[] {
  const to: RegionId[] = [];
  const from = g.secret.at[character];
  if (from >= 0) addDestinations(g, character, from, to);
  return to;
}

/** Whether a side has any ordinary move at all: the quick answer to 5.1. A special move may still be left. */
export function canMove(g: Confrontation, side: Side): boolean {
  for (const character of CHARACTERS_OF[side]) {
    const from = g.secret.at[character];
    if (from < 0) continue;
    for (const to of ordinary[side][from]) if (hasRoom(g, side, to)) return true;
  }
  return false;
}

/** Every move of a side as choices, of one character only if one is given. */
export function moves(g: Confrontation, side: Side, only: CharacterId = NONE): Chosen<"move">[] {
  const options: Chosen<"move">[] = [];
  const room = rooms(g, side);
  const { at } = g.secret;
  for (const character of CHARACTERS_OF[side]) {
    const from = at[character];
    if (from < 0 || (only !== NONE && character !== only)) continue;
    const to = ALL.move[character];
    let seen = 0;
    for (const next of ordinary[side][from]) {
      if ((room & (1 << next)) === 0) continue;
      options.push(to[next]);
      seen |= 1 << next;
    }
    const more = special(g, character, from) & ~seen;
    if (more !== 0) for (const next of ALL_REGIONS) if ((more & (1 << next)) !== 0) options.push(to[next]);
  }
  return options;
}

/** Who, of all that the opponent cannot tell apart, could have gone from here to there (4.9). */
export function whoCould(g: Confrontation, side: Side, from: RegionId, to: RegionId): Mask {
  if (isOrdinary(side, from, to)) return ANYBODY;
  const candidates = side === GOOD ? [ARAGORN] : [WITCH_KING, FLYING_NAZGUL, BLACK_RIDER];
  let who = 0;
  for (const character of candidates)
    if ((special(g, character, from) & (1 << to)) !== 0) who |= bit(character);
  return who;
}

const how = (m: Movement): Way => {
  if (isTunnel(m.side, m.from, m.to)) return "tunnel";
  if (m.side === GOOD && RIVER[m.from] === m.to) return "river";
  return FORWARD[m.side][m.from].includes(m.to) ? "step" : "special";
};

/** Sets a character on its way; it stays hidden (4.9). */
export function setOut(c: C, character: CharacterId, to: RegionId) {
  const { g } = c;
  g.secret.mover = character;
  return enter("movement", { side: sideOf(character), from: g.secret.at[character], to });
}

/** 4.7: the Balrog shows himself, the traveller falls without a battle. */
function bar(c: C): Go<never, "match"> {
  const { g } = c;
  const traveller = g.secret.mover;
  show(g, BALROG, MORIA);
  show(g, traveller, EREGION);
  c.reveal();
  c.tell("tunnel-barred", { character: traveller });
  fall(c, [traveller], EREGION);
  g.secret.mover = NONE;
  return g.secret.at[FRODO] === FALLEN ? gameOver(c, DARK, "frodo") : { end: "barred" };
}

/** The piece is placed (5.3); the opponent sees only that a standee moved. */
function place(c: C, m: Movement): void {
  const { g } = c;
  const character = g.secret.mover;
  const who = leaveUnseen(g, m.side, m.from, whoCould(g, m.side, m.from, m.to));
  g.secret.at[character] = m.to;
  c.tellMore("moved", { side: m.side, from: m.from, to: m.to, how: how(m) }, [seatOf(g, m.side)], {
    character,
  });
  // Frodo would have won (10.1), so a piece that plays on in Mordor is not he.
  const ends = m.side === GOOD && m.to === MORDOR && character !== FRODO;
  arrive(g, m.side, m.to, ends ? exclude(who, FRODO) : who);
}

export const movement = chapter("movement")({
  /** 4.7 (a), 12.5 (a): whenever a Dark piece stands in Moria, Dark is given a pause. */
  setOut: (c, m) => {
    const { g } = c;
    if (!isTunnel(m.side, m.from, m.to) || standees(g, DARK, MORIA) === 0) return { go: "arrive" };
    const facts = { from: m.from, to: m.to };
    c.tellMore("tunnel-entered", facts, [seatOf(g, GOOD)], { character: g.secret.mover });
  },
  /** 4.7 (b). */
  guard: {
    prompt: "balrog",
    ask: (g) => ({
      seat: seatOf(g, DARK),
      options: g.secret.at[BALROG] === MORIA ? [BALROG_SHOWN, PASS] : [PASS],
      about: [FANGORN],
    }),
    answered: (c, _m, option) => {
      if (option[0] === "balrog") return bar(c);
      c.tell("tunnel-passed", {});
    },
  },
  /** 4.7 (c), 4.2: a region with enemies means battle. */
  arrive: (c, m) => {
    const { g } = c;
    place(c, m);
    if (m.to === MORDOR && g.secret.mover === FRODO) return gameOver(c, GOOD, "mordor");
    if (standees(g, other(m.side), m.to) === 0) return { end: "moved" };
    return enter("battle", { region: m.to, side: m.side });
  },
});
