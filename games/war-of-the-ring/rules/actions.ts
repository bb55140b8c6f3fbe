/** Chapter 5, 4.6: Phase 5. What a side does with a die is one question (D-ACT-01, 02, 03, 05, D-MUS-02, 03). */
import { type Context, chapter, enter, type Frame, type Option, type Seat } from "@westmarch/kernel";
import { THREATS_AND_PROMISES } from "../cards/on-table.ts";
import { canRemove, mayPlay, pays, removals } from "../cards/playable.ts";
import {
  ARMY_FACE,
  BOROMIR,
  CHARACTER_FACE,
  type CharacterId,
  DWARVES,
  ELVES,
  END_NATION,
  EVENT_FACE,
  type FaceId,
  FIRST_NATION,
  FREE,
  GIMLI,
  GONDOR,
  LEGOLAS,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  type NationId,
  NONE,
  other,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isStronghold, NATION_OF } from "../data/regions.ts";
import { isActive, isOnTable, onMap, unusedDice } from "../facts.ts";
import { partnerOf, sideOf } from "../seats.ts";
import { MESSENGER_USED, ROHAN_ROUSED, type War } from "../state.ts";
import { canAttack } from "./attack.ts";
import { canMoveCompanions, canMoveMinions } from "./characters.ts";
import { ALL, number, PASS } from "./choices.ts";
import { hasDie, hasMessenger, mayPass, ringResults, spendRing, unusedFaces, useDie } from "./dice.ts";
import { entries } from "./entry.ts";
import { canHide, canSeparate, canTravel, hide, hidesByAnyDie, isFreeTown } from "./fellowship.ts";
import { isUnconquered } from "./figures.ts";
import {
  ANY_LEAD,
  enterAttack,
  enterCompanions,
  enterDraw,
  enterEntry,
  enterExcess,
  enterMinions,
  enterMoving,
  enterMuster,
  enterPlay,
  enterRemoval,
  enterSeparate,
  enterTravel,
  enterVoice,
  type Mixing,
  NO_LEAD,
} from "./frames.ts";
import { handOf } from "./hand.ts";
import { canMoveArmies } from "./movement.ts";
import { canRecruitByDie, canUseVoice, VOICE_RECRUITS, VOICE_REPLACES } from "./muster.ts";
import { advance, canAdvance } from "./politics.ts";
import { limitIn, overfull } from "./stacking.ts";
import { concern, isBanned, mayAdvance } from "./teams.ts";

type C = Context<War>;

const EREBOR = region("erebor");

// ---- what each result allows

const isArmy = (face: FaceId): boolean =>
  face === ARMY_FACE || face === MUSTER_ARMY_FACE || face === WILL_FACE;
const isMuster = (face: FaceId): boolean =>
  face === MUSTER_FACE || face === MUSTER_ARMY_FACE || face === WILL_FACE;
const isCharacter = (face: FaceId): boolean => face === CHARACTER_FACE || face === WILL_FACE;
const isEvent = (face: FaceId): boolean => face === EVENT_FACE || face === WILL_FACE;

/** The Nation that a Companion's ability rouses, and whether he stands where it works. */
const ROUSERS: readonly {
  readonly nation: NationId;
  readonly companion: CharacterId;
  readonly there: (where: number) => boolean;
}[] = [
  { nation: DWARVES, companion: GIMLI, there: (where) => where === EREBOR },
  { nation: ELVES, companion: LEGOLAS, there: (where) => NATION_OF[where] === ELVES && isStronghold(where) },
  { nation: GONDOR, companion: BOROMIR, there: (where) => NATION_OF[where] === GONDOR && isFreeTown(where) },
];

const mayConcern = (g: War, seat: Seat, nation: NationId): boolean => !isBanned(g, seat, 1 << nation, NONE);

const mayRouse = (g: War, seat: Seat, { nation, companion, there }: (typeof ROUSERS)[number]): boolean =>
  onMap(g, companion) &&
  there(g.at[companion]) &&
  isUnconquered(g, FREE, g.at[companion]) &&
  canAdvance(g, nation) &&
  mayConcern(g, seat, nation);

/** 5.7.1, 11.4.1; Threats and Promises. */
const mayAdvanceByDie = (g: War, seat: Seat, nation: NationId): boolean =>
  canAdvance(g, nation) &&
  mayAdvance(g, seat, nation) &&
  mayConcern(g, seat, nation) &&
  (isActive(g, nation) || !isOnTable(g, THREATS_AND_PROMISES));

/** Pushes an action for each of the faces that pays for it. */
function offer(
  options: Option[],
  faces: readonly FaceId[],
  pays: (face: FaceId) => boolean,
  words: readonly Option[],
): void {
  for (const face of faces) if (pays(face)) options.push(words[face]);
}

function armyActions(g: War, seat: Seat, side: Side, faces: readonly FaceId[], options: Option[]): void {
  const messenger = hasMessenger(g, seat);
  const asArmy = (face: FaceId): boolean => isArmy(face) || (messenger && face === MUSTER_FACE);
  const byArmy = faces.some(asArmy);
  const byLead = hasDie(g, side, CHARACTER_FACE);
  if (byArmy && canMoveArmies(g, seat, NO_LEAD)) offer(options, faces, asArmy, ALL.armies);
  if (byLead && canMoveArmies(g, seat, ANY_LEAD)) options.push(ALL.armies[CHARACTER_FACE]);
  if (byArmy && canAttack(g, seat, NO_LEAD)) offer(options, faces, asArmy, ALL.attackWith);
  if (byLead && canAttack(g, seat, ANY_LEAD)) options.push(ALL.attackWith[CHARACTER_FACE]);
}

function characterActions(g: War, seat: Seat, side: Side, faces: readonly FaceId[], options: Option[]): void {
  if (side === FREE && canHide(g))
    offer(options, faces, hidesByAnyDie(g) ? () => true : isCharacter, ALL.hide);
  if (!faces.some(isCharacter)) return;
  if (side === SHADOW) {
    if (canMoveMinions(g, seat, 1)) offer(options, faces, isCharacter, ALL.minions);
    return;
  }
  if (canTravel(g)) offer(options, faces, isCharacter, ALL.travel);
  if (canSeparate(g)) offer(options, faces, isCharacter, ALL.separateWith);
  if (canMoveCompanions(g)) offer(options, faces, isCharacter, ALL.companions);
}

function musterActions(g: War, seat: Seat, side: Side, faces: readonly FaceId[], options: Option[]): void {
  if (side === FREE)
    for (const rouser of ROUSERS)
      if (mayRouse(g, seat, rouser)) offer(options, faces, () => true, ALL.rouse[rouser.nation]);
  if (!faces.some(isMuster)) return;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (mayAdvanceByDie(g, seat, nation)) offer(options, faces, isMuster, ALL.advance[nation]);
  if (canRecruitByDie(g, seat)) offer(options, faces, isMuster, ALL.recruitWith);
  if (side === SHADOW)
    for (const way of [VOICE_RECRUITS, VOICE_REPLACES])
      if (canUseVoice(g, seat, way)) offer(options, faces, isMuster, ALL.voice[way]);
  for (const face of faces) for (const one of entries(g, seat, face)) options.push(ALL.enter[one][face]);
}

function cardActions(g: War, seat: Seat, side: Side, faces: readonly FaceId[], options: Option[]): void {
  const messenger = hasMessenger(g, seat) && hasDie(g, side, MUSTER_FACE);
  for (const card of handOf(g, seat)) {
    for (const face of faces)
      if (
        mayPlay(g, seat, card, face) ||
        (messenger && face === MUSTER_FACE && mayPlay(g, seat, card, ARMY_FACE))
      )
        options.push(ALL.play[card][face]);
  }
  for (const face of faces)
    if (isEvent(face))
      for (const deck of [side * 2, side * 2 + 1])
        if (g.deckCount[deck] > 0) options.push(ALL.drawFrom[deck][face]);
  for (const card of removals(g, seat))
    for (const face of faces) if (canRemove(g, seat, card, face)) options.push(ALL.remove[card][face]);
}

const actingSide = (g: War): Side => (g.acting === FREE ? FREE : SHADOW);

/** Everything that the acting seat may do now (5.3, 5.4). */
function actionsOf(g: War): Option[] {
  const side = actingSide(g);
  const seat = g.next[side];
  const faces = unusedFaces(g, side);
  const options: Option[] = [];
  if (mayPass(g, side)) options.push(PASS);
  armyActions(g, seat, side, faces, options);
  characterActions(g, seat, side, faces, options);
  musterActions(g, seat, side, faces, options);
  cardActions(g, seat, side, faces, options);
  for (const face of faces) options.push(ALL.skip[face]);
  const results = ringResults(g, side);
  for (const from of faces) for (const to of results) if (to !== from) options.push(ALL.ring[from][to]);
  return options;
}

// ---- what is done

/** Messenger of the Dark Tower: a Muster result has been used as an Army result. */
function asArmy({ g }: C, face: FaceId): void {
  if (face === MUSTER_FACE) g.marks |= MESSENGER_USED;
}

/** The die of an action is its last word. */
const faceOf = (option: Option): FaceId => number(option[option.length - 1]);

/** Carries an action out: its chapter, or `null` if it is done. */
function carryOut(c: C, seat: Seat, option: Option) {
  const { g } = c;
  const face = faceOf(option);
  const thing = number(option[1]);
  switch (option[0]) {
    case "armies":
      asArmy(c, face);
      return face === CHARACTER_FACE ? enterMoving(seat, 1, { lead: ANY_LEAD }) : enterMoving(seat, 2);
    case "attack-with":
      asArmy(c, face);
      return enterAttack(seat, { lead: face === CHARACTER_FACE ? ANY_LEAD : NO_LEAD });
    case "travel":
      return enterTravel(face);
    case "hide":
      hide(c);
      return null;
    case "separate-with":
      return enterSeparate(seat);
    case "companions":
      return enterCompanions(seat);
    case "minions":
      return enterMinions(seat, 1);
    case "recruit-with":
      return enterMuster(seat);
    case "voice":
      return enterVoice(seat, thing);
    case "enter":
      return enterEntry(seat, thing);
    case "advance":
    case "rouse":
      concern(g, thing);
      advance(c, thing, option[0] === "rouse" ? "ability" : "muster");
      return null;
    case "play":
      if (!pays(face, thing)) asArmy(c, face);
      return enterPlay(seat, thing, face);
    case "draw":
      return enterDraw(seat, [thing]);
    case "remove":
      return enterRemoval(seat, thing, face);
    default:
      throw new Error(`nothing is done by ${option.join(" ")}`);
  }
}

/** 16.5.3, 16.5.1: the other side's turn; in a team the partner has the next slot, unless it was a pass. */
function handOver(g: War, passed: boolean): void {
  const side = actingSide(g);
  if (!passed) g.next[side] = partnerOf(g, g.next[side]);
  g.acting = other(side);
}

/** 16.10: the Free Peoples' previous action is now this one; what the Shadow did in between does not matter. */
function remember(g: War): void {
  if (g.players !== 3) return;
  if (g.acting === FREE) {
    g.lastNations = g.nowNations;
    g.lastArmies = g.nowArmies;
  }
  g.nowNations = 0;
  g.nowArmies = [];
}

export const actions = chapter<War, Frame>()({
  /** 4.6.1 to 4.6.3: whoever has dice acts; Phase 5 is over when nobody has any. */
  slot: ({ g }) => {
    const side = actingSide(g);
    if (unusedDice(g, side) > 0) return;
    if (unusedDice(g, other(side)) === 0) return { end: null };
    g.acting = other(side);
  },
  choose: {
    ask: (g) => ({ seat: g.next[g.acting], prompt: "act", options: actionsOf(g) }),
    then: (c, _f, option, seat) => {
      const { g } = c;
      const side = sideOf(g, seat);
      const [verb] = option;
      if (verb === "pass") {
        c.tell("passed", { seat });
        handOver(g, true);
        return { go: "slot" };
      }
      if (verb === "ring") {
        spendRing(c, side, number(option[1]), number(option[2]));
        return { go: "slot" };
      }
      const face = faceOf(option);
      useDie(g, side, face);
      if (verb === "skip") {
        c.tell("skipped", { seat, face });
        return { go: "after" };
      }
      c.tell("action", { seat, verb, face });
      const call = carryOut(c, seat, option);
      return call ? { ...call, then: "after" } : { go: "after" };
    },
  },
  /** D-MUL-01: before the stacking, which looks at who commands. */
  after: ({ g }) => {
    g.marks &= ~ROHAN_ROUSED;
    if (g.players > 2)
      return { ...enter<Mixing>("mix", { region: NONE, left: g.nowArmies.slice() }), then: "stacking" };
  },
  /** 0.4.6, 8.2.2: stacking is looked at when an action is over. */
  stacking: ({ g }) => {
    const over = overfull(g);
    if (over === null) return;
    const [side, where] = over;
    return { ...enterExcess(side, where, limitIn(g, side, where)), then: "stacking" };
  },
  turn: ({ g }) => {
    remember(g);
    handOver(g, false);
    return { go: "slot" };
  },
});
