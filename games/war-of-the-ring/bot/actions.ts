/** What to do with a die, by rule of thumb: scores in dice, so that 1 is an ordinary use of one. */
import type { Option, Seat } from "@westmarch/kernel";
import { ALL_CARDS } from "../data/cards.ts";
import {
  ALL_FACES,
  ALL_NATIONS,
  ARAGORN,
  CHARACTER_FACE,
  EVENT_FACE,
  type FaceId,
  FELLOWS,
  FREE,
  GANDALF_THE_WHITE,
  ISENGARD,
  MUSTER_ARMY_FACE,
  type NationId,
  regularOf,
  SARUMAN,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { SETTLEMENTS_OF } from "../data/regions.ts";
import { inFellowship, isActive, isMarked, onMordorTrack, unusedDice } from "../facts.ts";
import { isAction } from "../flow/catalogue.ts";
import { ANY_LEAD, NO_LEAD } from "../rules/armies/lead.ts";
import { handSize } from "../rules/cards/hand.ts";
import { number } from "../rules/choices.ts";
import { figuresIn, unitsIn } from "../rules/figures.ts";
import { hasDie } from "../rules/turn/dice.ts";
import { STIRRED, type War } from "../state.ts";
import type { ActionVerb } from "../words/turn.ts";
import { eventWorth } from "./card-worths.ts";
import { bestFlight, bestWander } from "./figures.ts";
import type { Land } from "./land.ts";
import { bestAttack, bestMarch } from "./marches.ts";
import { hideScore, partingScore, travelScore } from "./quest.ts";
import { sense } from "./sense.ts";
import { leaning } from "./stance.ts";
import { look, tendencyTo } from "./standing.ts";

const ORTHANC = region("orthanc");

/** What else a die of this face would be good for. */
function costOf(face: FaceId, verb: ActionVerb): number {
  if (face === WILL_FACE) return verb === "enter" ? 0 : sense.willDie;
  if (face === MUSTER_ARMY_FACE) return sense.musterArmyDie;
  if (face === CHARACTER_FACE && verb !== "travel" && verb !== "hide") return sense.characterDie;
  if (face === EVENT_FACE && verb === "play") return -sense.eventDie;
  return 0;
}

/** Things that are worth looking up once for all options. */
const UNKNOWN = -99;
class Outlook {
  readonly g: War;
  readonly seat: Seat;
  readonly side: Side;
  readonly land: Land;
  /** How much more than usual this side makes of the war. */
  readonly war: number;
  #march = UNKNOWN;
  #attack = UNKNOWN;
  #led = UNKNOWN;
  #flight = UNKNOWN;
  #parting = UNKNOWN;

  constructor(g: War, seat: Seat, side: Side, land: Land) {
    this.g = g;
    this.seat = seat;
    this.side = side;
    this.land = land;
    this.war = side === FREE ? 1 + sense.lean * leaning(g) : 1;
  }
  march(face: FaceId): number {
    if (this.#march === UNKNOWN) this.#march = this.war * bestMarch(this.g, this.side, this.land);
    return face === CHARACTER_FACE ? sense.ledMarch * this.#march - sense.ledMarchLess : this.#march;
  }
  attack(face: FaceId): number {
    if (face === CHARACTER_FACE) {
      if (this.#led === UNKNOWN) this.#led = this.war * bestAttack(this.g, this.seat, this.side, ANY_LEAD);
      return this.#led;
    }
    if (this.#attack === UNKNOWN) this.#attack = this.war * bestAttack(this.g, this.seat, this.side, NO_LEAD);
    return this.#attack;
  }
  flight(): number {
    if (this.#flight === UNKNOWN) this.#flight = bestFlight(this.g, this.land);
    return this.#flight;
  }
  parting(): number {
    if (this.#parting === UNKNOWN) {
      this.#parting = -1;
      for (const one of FELLOWS)
        if (inFellowship(this.g, one)) this.#parting = Math.max(this.#parting, partingScore(this.g, one));
    }
    return this.#parting;
  }
}

/** How much help a Nation's Settlements need. */
function needOf(land: Land, nation: NationId): number {
  let need = 0;
  for (const where of SETTLEMENTS_OF[nation]) if (land.need[where] > need) need = land.need[where];
  return need;
}

function greatestNeed(land: Land): number {
  let need = 0;
  for (let where = 0; where < land.need.length; where++) if (land.need[where] > need) need = land.need[where];
  return need;
}

function advanceScore(g: War, side: Side, land: Land, nation: NationId): number {
  if (side === SHADOW) return sense.advance + sense.nations[nation];
  const need = needOf(land, nation);
  const wanted = sense.nations[nation] + sense.advanceNeed * need;
  if (!isActive(g, nation)) return sense.advancePassive + 0.4 * wanted;
  return sense.advance + (g.steps[nation] === 1 ? sense.advanceLast : 0) + wanted;
}

function recruitScore(g: War, land: Land): number {
  return sense.recruit + sense.recruitNeed * greatestNeed(land) + (g.turn < 5 ? sense.recruitEarly : 0);
}

function enterScore(character: number): number {
  return character === SARUMAN || character === ARAGORN || character === GANDALF_THE_WHITE
    ? sense.enterFirst
    : sense.enter;
}

/** The Voice of Saruman: the more there are in Orthanc, the less it is worth to have yet more. */
function voiceScore(g: War, way: number): number {
  const crowd = sense.voiceCrowd * unitsIn(g, SHADOW, ORTHANC);
  if (way === 0) return sense.voice + 0.05 - crowd;
  return figuresIn(g, ORTHANC, regularOf(ISENGARD)) >= 2 ? sense.voice - crowd : 0.4 * sense.voice;
}

/** A Ring is kept for what cannot be done otherwise. */
function ringScore(g: War, side: Side, from: FaceId, to: FaceId): number {
  if (side === FREE) {
    const stuck = onMordorTrack(g) ? !isMarked(g, STIRRED) : false;
    const moves = hasDie(g, side, CHARACTER_FACE) || hasDie(g, side, WILL_FACE);
    if (to === CHARACTER_FACE && stuck && !moves) return sense.ringForStuck - (from === EVENT_FACE ? 0.1 : 0);
  }
  return -sense.ringElse;
}

function drawScore(g: War, seat: Seat, deck: number): number {
  const hand = handSize(g, seat);
  return sense.draw - sense.cardInHand * hand + ((deck & 1) === 0 ? sense.drawCharacter : 0);
}

/** How good an action looks, before the price of its die. */
type Judge = (outlook: Outlook, thing: number, face: FaceId) => number;
/** Must name every action: a new one does not compile before its worth is written here. */
const JUDGES: Readonly<Record<ActionVerb, Judge>> = {
  armies: (outlook, _thing, face) => outlook.march(face),
  "attack-with": (outlook, _thing, face) => outlook.attack(face),
  "recruit-with": ({ g, land, war }) => war * recruitScore(g, land),
  travel: ({ g, land }) => travelScore(g, land),
  hide: ({ g }) => hideScore(g),
  "separate-with": (outlook) => outlook.parting(),
  companions: ({ g, land }) => bestWander(g, land),
  minions: (outlook) => sense.flight * outlook.flight(),
  play: ({ g }, card) => eventWorth(g, ALL_CARDS[card]),
  draw: ({ g, seat }, deck) => drawScore(g, seat, deck),
  advance: ({ g, side, land }, nation) => advanceScore(g, side, land, ALL_NATIONS[nation]),
  rouse: ({ g, side, land }, nation) => advanceScore(g, side, land, ALL_NATIONS[nation]) + sense.rouse,
  enter: (_outlook, character) => enterScore(character),
  voice: ({ g }, way) => voiceScore(g, way),
  remove: () => sense.removeCard,
  skip: () => -sense.skip,
};

function scoreOf(outlook: Outlook, option: Option): number {
  const { g, side } = outlook;
  const [verb] = option;
  if (verb === "pass") return sense.pass;
  const thing = number(option[1]);
  const face = ALL_FACES[number(option[option.length - 1])];
  if (verb === "ring") return ringScore(g, side, ALL_FACES[thing], face);
  return isAction(verb) ? JUDGES[verb](outlook, thing, face) - costOf(face, verb) : 0;
}

/** Fills in how good each option of Phase 5 looks. */
export function scoreActions(
  g: War,
  seat: Seat,
  side: Side,
  land: Land,
  options: readonly Option[],
  scores: number[],
): void {
  const outlook = new Outlook(g, seat, side, land);
  const many = unusedDice(g, side);
  look(g, side, land);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    let score = scoreOf(outlook, option);
    // With many dice left there is no hurry to pass.
    if (option[0] === "pass" && many > 3) score -= sense.passEarly;
    scores[i] = score + tendencyTo(option[0]);
  }
}
