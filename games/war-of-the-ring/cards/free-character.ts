/** The Free Peoples' Character deck, cards 1 to 17: the Fellowship, its tiles, and Companions on their ways. */
import type { Seat } from "@westmarch/kernel";
import { BY_CARD } from "../data/hunt-terms.ts";
import {
  CHARACTER_FACE,
  DWARVES,
  ELVES,
  FACE_COUNT,
  FREE,
  GIMLI,
  GOLLUM,
  GONDOR,
  LEGOLAS,
  type NationId,
  NONE,
  NORTH,
  ROHAN,
  SHADOW,
  STRIDER,
  WILL_FACE,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { EYE_TILE, TILE_VALUE, type TileId } from "../data/tiles.ts";
import { atWar, companionsInFellowship, isActive } from "../facts.ts";
import { settle } from "../rules/armies/settle.ts";
import { NO, YES } from "../rules/choices.ts";
import { heal } from "../rules/ending.ts";
import { canHide, canTravel, hide } from "../rules/fellowship/fellowship.ts";
import { killCharacter } from "../rules/figures.ts";
import { drawTile, refillPool, removeTile, returnTile, tileBit } from "../rules/hunt/pool.ts";
import { activate, canAdvance } from "../rules/politics.ts";
import { isBanned, mayAdvance } from "../rules/teams/teams.ts";
import type { War } from "../state.ts";
import { enter } from "../vocabulary.ts";
import { type EventCards, event } from "./event.ts";
import { heirIn, isWithArmy } from "./heir.ts";
import {
  advanceByCard,
  heals,
  lies,
  putsTileInPlay,
  rolls,
  separatesFarther,
  whyNotHealed,
} from "./words.ts";

const LORIEN = region("lorien");
const NORTHERN_HOMES = [region("dale"), region("erebor"), region("woodland-realm")];

// ---- There and Back Again

const isHome = (g: War, companion: number): boolean =>
  NORTHERN_HOMES.includes(g.at[companion]) && g.control[g.at[companion]] !== SHADOW;
const someoneIsHome = (g: War): boolean => isHome(g, GIMLI) || isHome(g, LEGOLAS);
/** Nations that become active, and those that advance; of these each player has his own (16.6.1). */
const ROUSED: readonly NationId[] = [DWARVES, NORTH];
const STIRRED: readonly NationId[] = [DWARVES, ELVES, NORTH];
const advancing = (g: War, seat: Seat): number => {
  let mask = 0;
  for (const nation of STIRRED) {
    const advances = ROUSED.includes(nation) ? !atWar(g, nation) : canAdvance(g, nation);
    if (advances && mayAdvance(g, seat, nation)) mask |= 1 << nation;
  }
  return mask;
};
const couldStir = (g: War, seat: Seat): boolean =>
  someoneIsHome(g) && (advancing(g, seat) !== 0 || ROUSED.some((nation) => !isActive(g, nation)));

/** With Gollum as Guide the Fellowship may hide, or go on. */
const gollumLeads = (g: War): boolean => g.guide === GOLLUM && (canHide(g) || canTravel(g));

const CHARACTER_DICE = FREE * FACE_COUNT + CHARACTER_FACE;
const inLorien = (g: War): boolean => g.bearers === LORIEN && g.control[LORIEN] !== SHADOW;

export const FREE_CHARACTER: EventCards = {
  "elven-cloaks": putsTileInPlay,
  "elven-rope": putsTileInPlay,
  "phial-of-galadriel": putsTileInPlay,
  "smeagol-helps-nice-master": putsTileInPlay,
  "mithril-coat-and-sting": lies,
  "axe-and-bow": lies,
  "horn-of-gondor": lies,
  "wizards-staff": lies,
  athelas: event({
    text: {
      roll: {
        whyNot: whyNotHealed,
        heals: (g) => (g.guide === STRIDER ? 2 : 1),
        does: (c, f) => heal(c, rolls(c, f, 3, c.g.guide === STRIDER ? 3 : 5)),
      },
    },
  }),
  "there-is-another-way": event({
    text: {
      heal: heals(() => 1),
      gollum: { can: gollumLeads, does: ({ g }) => (gollumLeads(g) ? undefined : { end: null }) },
      choose: {
        prompt: "there-is-another-way",
        ask: (_g, f) => ({ seat: f.seat, options: [NO, YES] }),
        answered: (c, _f, option) => {
          if (option[0] === NO[0]) return;
          if (!canHide(c.g)) return enter("travel", { face: NONE });
          hide(c);
        },
      },
    },
  }),
  "i-will-go-alone": event({
    demands: (g) => companionsInFellowship(g) > 0,
    text: { separate: separatesFarther, heal: heals(() => 1) },
  }),
  "bilbos-song": event({ text: { heal: heals((g) => (g.guide === GOLLUM ? 2 : 1)) } }),
  "mirror-of-galadriel": event({
    text: {
      turn: {
        can: (g, _seat, face) => g.dice[CHARACTER_DICE] > (face === CHARACTER_FACE ? 1 : 0),
        does: (c) => {
          const { g } = c;
          if (g.dice[CHARACTER_DICE] === 0) return;
          g.dice[CHARACTER_DICE]--;
          g.dice[FREE * FACE_COUNT + WILL_FACE]++;
          c.tell("die-turned", { side: FREE, from: CHARACTER_FACE, to: WILL_FACE });
        },
      },
      heal: heals((g) => (inLorien(g) ? 1 : 0)),
    },
  }),
  "challenge-of-the-king": event({
    demands: (g) => isWithArmy(g, heirIn(g, [GONDOR, ROHAN])),
    text: {
      draw: (c) => {
        const { g } = c;
        const tiles: TileId[] = [];
        for (let inUse = 0; tiles.length < 3; inUse |= tileBit(tiles[tiles.length - 1]))
          tiles.push(drawTile(c, BY_CARD, inUse));
        const eyes = tiles.filter((tile) => TILE_VALUE[tile] === EYE_TILE);
        const lost = eyes.length === tiles.length;
        const back = lost ? tiles : tiles.filter((tile) => !eyes.includes(tile));
        if (!lost) for (const tile of eyes) removeTile(c, tile);
        for (const tile of back) returnTile(g, tile);
        c.tell("tiles-returned", { tiles: back });
        refillPool(c);
        if (!lost) return;
        const he = heirIn(g, [GONDOR, ROHAN]);
        const where = g.at[he];
        killCharacter(g, he);
        c.tell("character-died", { character: he, where });
        settle(c, where);
      },
    },
  }),
  "there-and-back-again": event({
    text: {
      separate: separatesFarther,
      stir: {
        can: couldStir,
        concerns: advancing,
        does: (c, f) => {
          const { g } = c;
          if (!someoneIsHome(g)) return;
          for (const nation of ROUSED) activate(c, nation, "card");
          for (const nation of STIRRED)
            if (mayAdvance(g, f.seat, nation) && !isBanned(g, f.seat, 1 << nation, NONE))
              advanceByCard(c, nation);
        },
      },
    },
  }),
};
