/** The Free Peoples' Character deck, cards 1 to 17: the Fellowship, its tiles, and Companions on their ways. */
import type { Seat } from "@westmarch/kernel";
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
import { EYE_TILE, TILE_VALUE } from "../data/tiles.ts";
import { atWar, companionsInFellowship, isActive } from "../facts.ts";
import { NO, YES } from "../rules/choices.ts";
import { heal } from "../rules/ending.ts";
import {
  canHide,
  canTravel,
  drawTile,
  hide,
  refillPool,
  removeTile,
  returnTile,
  tileBit,
} from "../rules/fellowship.ts";
import { killCharacter } from "../rules/figures.ts";
import { BY_CARD, enterSeparate, enterTravel } from "../rules/frames.ts";
import { activate, canAdvance } from "../rules/politics.ts";
import { settle } from "../rules/settle.ts";
import { isBanned, mayAdvance } from "../rules/teams.ts";
import type { War } from "../state.ts";
import type { EventCards } from "./event.ts";
import { heirIn, isWithArmy } from "./heir.ts";
import { advanceByCard, heals, isCorrupted, lies, putsTileInPlay, rolls, text } from "./words.ts";

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
  advancing(g, seat) !== 0 || ROUSED.some((nation) => !isActive(g, nation));

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
  athelas: {
    avails: isCorrupted,
    text: text({ roll: (c, f) => heal(c, rolls(c, f, 3, c.g.guide === STRIDER ? 3 : 5)) }),
  },
  "there-is-another-way": {
    avails: (g) => isCorrupted(g) || (g.guide === GOLLUM && (canHide(g) || canTravel(g))),
    text: text({
      heal: heals(1),
      gollum: ({ g }) => (g.guide === GOLLUM && (canHide(g) || canTravel(g)) ? undefined : { end: null }),
      choose: {
        ask: (_g, f) => ({ seat: f.seat, prompt: "there-is-another-way", options: [NO, YES] }),
        then: (c, _f, option) => {
          if (option[0] === NO[0]) return;
          if (!canHide(c.g)) return enterTravel(NONE);
          hide(c);
        },
      },
    }),
  },
  "i-will-go-alone": {
    demands: (g) => companionsInFellowship(g) > 0,
    text: text({ separate: (_c, f) => enterSeparate(f.seat, { extra: 1 }), heal: heals(1) }),
  },
  "bilbos-song": {
    avails: isCorrupted,
    text: text({ heal: (c) => heal(c, c.g.guide === GOLLUM ? 2 : 1) }),
  },
  "mirror-of-galadriel": {
    avails: (g, _seat, face) =>
      g.dice[CHARACTER_DICE] > (face === CHARACTER_FACE ? 1 : 0) || (isCorrupted(g) && inLorien(g)),
    text: text({
      turn: (c) => {
        const { g } = c;
        if (g.dice[CHARACTER_DICE] === 0) return;
        g.dice[CHARACTER_DICE]--;
        g.dice[FREE * FACE_COUNT + WILL_FACE]++;
        c.tell("die-turned", { side: FREE, from: CHARACTER_FACE, to: WILL_FACE });
      },
      heal: (c) => {
        if (inLorien(c.g)) heal(c, 1);
      },
    }),
  },
  "challenge-of-the-king": {
    demands: (g) => isWithArmy(g, heirIn(g, [GONDOR, ROHAN])),
    text: text({
      draw: (c) => {
        const { g } = c;
        const tiles: number[] = [];
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
    }),
  },
  "there-and-back-again": {
    concerns: (g, seat) => (someoneIsHome(g) ? advancing(g, seat) : 0),
    avails: (g, seat) => companionsInFellowship(g) > 0 || (someoneIsHome(g) && couldStir(g, seat)),
    text: text({
      separate: ({ g }, f) =>
        companionsInFellowship(g) > 0 ? enterSeparate(f.seat, { extra: 1 }) : undefined,
      stir: (c, f) => {
        const { g } = c;
        if (!someoneIsHome(g)) return;
        for (const nation of ROUSED) activate(c, nation, "card");
        for (const nation of STIRRED)
          if (mayAdvance(g, f.seat, nation) && !isBanned(g, f.seat, 1 << nation, NONE))
            advanceByCard(c, nation);
      },
    }),
  },
};
