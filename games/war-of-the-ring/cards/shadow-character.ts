/** The Shadow's Character deck, cards 1 to 18: the Hunt, and what it makes of the Fellowship. */
import { countBits, nthBit } from "@westmarch/armies/cards";
import type { Context } from "@westmarch/kernel";
import { CARDS_IN } from "../data/cards.ts";
import { LEVEL } from "../data/characters.ts";
import { BY_CARD, FOR_NUMBER, MUST_FALL, NO_EYES, NO_RELIEF, NO_SPECIALS } from "../data/hunt-terms.ts";
import {
  ALL_CHARACTERS,
  CHARACTER_DECK,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FELLOWS,
  FREE,
  GOLLUM,
  NONE,
  person,
  SHADOW,
} from "../data/ids.ts";
import { HOME } from "../data/regions.ts";
import { inFellowship, isOnTable, onMordorTrack, unusedDice } from "../facts.ts";
import { leaveTable } from "../rules/cards/hand.ts";
import { ALL, DONE, HUNT } from "../rules/choices.ts";
import { corrupt } from "../rules/ending.ts";
import { isTakenAlive, leaveFellowship } from "../rules/fellowship/fellowship.ts";
import { withinReach } from "../rules/fellowship/road.ts";
import { nazgulIn } from "../rules/figures.ts";
import { companionsArrive } from "../rules/politics.ts";
import { spendDie, unusedFaces } from "../rules/turn/dice.ts";
import { leader } from "../seats.ts";
import type { War } from "../state.ts";
import { type Chosen, enter } from "../vocabulary.ts";
import { type EventCard, type EventCards, event } from "./event.ts";
import { found } from "./regions.ts";
import { nazgulFly, SHADOW_NAZGUL } from "./shadow-nazgul.ts";
import { aims, lies, picks, putsTileInPlay, rolls } from "./words.ts";

type C = Context<War>;

// ---- cards against a Fellowship in the wild

/** The figure is in no region with a Settlement that was the Free Peoples' at the start; on the Mordor Track in none. */
const isInTheWild = (g: War): boolean => g.bearers === NONE || HOME[g.bearers] !== FREE;

/** A Hunt tile is drawn; Eyes and the Fellowship's special tiles are thrown away. */
const huntsWithTile = (terms = 0): EventCard =>
  event({
    demands: isInTheWild,
    text: { tile: () => enter("tile", { by: BY_CARD, terms: NO_EYES | NO_SPECIALS | terms }) },
  });

// ---- cards against a Fellowship on its way, or revealed

/** The Progress counter is on a step of the Fellowship Track; on the Mordor Track there is none. */
const isOnItsWay = (g: War): boolean => g.progress > 0;
const isRevealed = (g: War): boolean => g.revealed === 1;

const nazgulFoundThem = (g: War): boolean => g.bearers !== NONE && nazgulIn(g, g.bearers) > 0;

/** Where the weather may drive the Fellowship: over no black border. */
const drifts = found((g) => withinReach(g, 1).filter((to) => to !== g.bearers));

/** Companions in the Fellowship, a mask. */
function fellows(g: War): number {
  let mask = 0;
  for (const companion of FELLOWS) if (inFellowship(g, companion)) mask |= 1 << companion;
  return mask;
}

/** With Gollum as Guide this is all that the card does. */
const orGollumSuffers = (c: C) => {
  if (c.g.guide !== GOLLUM) return;
  corrupt(c, 1);
  return { end: null };
};

// ---- The Lidless Eye

const MOST_EYES = 3;

function turnToEye(c: C, from: FaceId): void {
  const { g } = c;
  spendDie(g, SHADOW, from);
  g.box[SHADOW]++;
  c.tell("die-turned", { side: SHADOW, from, to: EYE_FACE });
}

const TO_THE_FELLOWSHIP: EventCards = {
  "shelobs-lair": putsTileInPlay,
  "the-ring-is-mine": putsTileInPlay,
  "on-on-they-went": putsTileInPlay,
  "give-it-to-uss": putsTileInPlay,
  "orc-patrol": huntsWithTile(),
  "isildurs-bane": huntsWithTile(NO_RELIEF),
  "foul-thing-from-the-deep": huntsWithTile(MUST_FALL),
  "candles-of-corpses": event({
    demands: isInTheWild,
    text: { roll: (c, f) => corrupt(c, rolls(c, f, 3, c.g.guide === GOLLUM ? 6 : 4)) },
  }),
  "nazgul-search": event({
    demands: isOnItsWay,
    text: {
      fly: nazgulFly,
      search: {
        can: nazgulFoundThem,
        does: ({ g }) => (nazgulFoundThem(g) ? enter("reveal") : undefined),
      },
    },
  }),
  "cruel-weather": event({
    demands: isOnItsWay,
    text: {
      aim: aims(drifts, "drive"),
      where: picks("cruel-weather", drifts),
      drive: (c, f) => {
        const { g } = c;
        c.tell("driven", { from: g.bearers, to: f.region });
        g.bearers = f.region;
      },
    },
  }),
  "the-nazgul-strike": event({
    demands: isOnItsWay,
    text: {
      fly: nazgulFly,
      found: { can: nazgulFoundThem, does: ({ g }) => (nazgulFoundThem(g) ? undefined : { end: null }) },
      choose: {
        prompt: "the-nazgul-strike",
        ask: (g, f) => {
          const options: Chosen<"hunt" | "done" | "card">[] = [HUNT, DONE];
          for (const id of CARDS_IN[CHARACTER_DECK]) if (isOnTable(g, id)) options.push(ALL.card[id]);
          return { seat: f.seat, options };
        },
        answered: (c, _f, option) => {
          if (option[0] === HUNT[0]) return enter("hunt");
          if (option[0] !== DONE[0]) leaveTable(c, option[1]);
        },
      },
      over: () => {},
    },
  }),
  "morgul-wound": event({
    demands: isRevealed,
    text: { wound: (c) => corrupt(c, c.g.corruption <= 3 ? 2 : 1) },
  }),
  "lure-of-the-ring": event({
    demands: isRevealed,
    text: {
      gollum: orGollumSuffers,
      lure: (c, f) => {
        const mask = fellows(c.g);
        const companions = countBits(mask);
        f.other = nthBit(mask, companions > 1 ? c.draw(companions) : 0);
        c.tell("companion-drawn", { character: ALL_CHARACTERS[f.other] });
      },
      choose: {
        prompt: "lure-of-the-ring",
        ask: (g, f) => ({
          seat: leader(g, FREE),
          options: [ALL.lose[person(ALL_CHARACTERS[f.other])], ALL.number[LEVEL[f.other]]],
          about: [ALL_CHARACTERS[f.other]],
        }),
        answered: (c, f, option) => {
          if (option[0] === "number") {
            corrupt(c, option[1]);
            return;
          }
          const { g } = c;
          if (isTakenAlive(g, ALL_CHARACTERS[f.other]))
            return enter("separate", { seat: leader(g, FREE), group: 1 << f.other, given: 1 });
          leaveFellowship(c, 1 << f.other, "killed");
          return enter("guide");
        },
      },
      over: () => {},
    },
  }),
  "the-breaking-of-the-fellowship": event({
    demands: isRevealed,
    text: {
      gollum: orGollumSuffers,
      draw: () => enter("tile", { by: BY_CARD, terms: NO_EYES | NO_SPECIALS | FOR_NUMBER }),
      /** `f.other` is the mask of those who leave, and `f.many` counts those still to be named. */
      count: (c, f) => {
        const { g } = c;
        f.many = Number(f.back);
        f.other = 0;
        if (f.many === 0) return { end: null };
        const mask = fellows(g);
        if (countBits(mask) > f.many) return;
        f.other = mask;
        return { go: "leave" };
      },
      choose: {
        prompt: "the-breaking-of-the-fellowship",
        ask: (g, f) => {
          const options = [];
          for (let bits = fellows(g) & ~f.other; bits !== 0; bits &= bits - 1)
            options.push(ALL.character[nthBit(bits, 0)]);
          return {
            seat: leader(g, FREE),
            options,
            about: [f.many],
          };
        },
        answered: (_c, f, option) => {
          f.other |= 1 << option[1];
          f.many--;
          if (f.many > 0) return { go: "choose" };
        },
      },
      leave: (c, f) => {
        const { g } = c;
        leaveFellowship(c, f.other, "separated");
        if (!onMordorTrack(g)) companionsArrive(c, f.other, g.bearers, false);
        return enter("guide");
      },
      over: () => {},
    },
  }),
  "worn-with-sorrow-and-toil": lies,
  "flocks-of-crebain": lies,
  "balrog-of-moria": lies,
  "the-lidless-eye": event({
    text: {
      more: {
        can: (g, _seat, face) => unusedDice(g, SHADOW) > (face >= 0 && face < FACE_COUNT ? 1 : 0),
        does: ({ g }, f) => (f.many === MOST_EYES || unusedDice(g, SHADOW) === 0 ? { end: null } : undefined),
      },
      choose: {
        prompt: "the-lidless-eye",
        ask: (g, f) => ({
          seat: f.seat,
          options: [DONE, ...unusedFaces(g, SHADOW).map((face) => ALL.face[face])],
          about: [MOST_EYES - f.many],
        }),
        answered: (c, f, option) => {
          if (option[0] === DONE[0]) return { end: null };
          turnToEye(c, option[1]);
          f.many++;
          return { go: "more" };
        },
      },
    },
  }),
};

export const SHADOW_CHARACTER: EventCards = { ...TO_THE_FELLOWSHIP, ...SHADOW_NAZGUL };
