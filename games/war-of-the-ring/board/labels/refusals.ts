/** Why an attempt is refused, with the names of what it speaks of. */
import type { Slots } from "@westmarch/boardkit";
import { refusalBy } from "@westmarch/campaign/labelling";
import type { Facts, ReasonOf } from "@westmarch/kernel";
import { CARD } from "../../data/cards.ts";
import {
  CHARACTER,
  DWARVES,
  ELVES,
  FACE,
  FIGURE,
  NATION,
  NAZGUL,
  type NationId,
  NONE,
  nationOfFigure,
  SAURON,
  SOUTHRONS,
} from "../../data/ids.ts";
import { REGION } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import {
  cardName,
  combatName,
  faceName,
  figureName,
  place,
  withinCharacter,
  withinNation,
} from "../names.ts";

/** Nations whose names are in the plural, where a language has any. */
const MANY: readonly NationId[] = [DWARVES, ELVES, SOUTHRONS];

/** The Nation that is meant, or that the figure meant belongs to. */
function nationMeant({ nation, figure }: Facts): NationId | typeof NONE {
  if (NATION.is(nation)) return nation;
  if (!FIGURE.is(figure) || figure > NAZGUL) return NONE;
  return figure === NAZGUL ? SAURON : nationOfFigure(figure);
}

/** The names that a refusal may speak of, from its facts; “that region” where they name none. */
function slotsOf(facts: Facts, say: GameSay): Slots {
  const { region, figure, character, card, face } = facts;
  const nation = nationMeant(facts);
  return {
    place: REGION.is(region) ? place(say, region) : say("some.region"),
    nation: nation === NONE ? say("some.nation") : withinNation(say, nation),
    many: nation !== NONE && MANY.includes(nation) ? "yes" : "no",
    figure: FIGURE.is(figure) ? figureName(say, figure) : say("some.figure"),
    character: CHARACTER.is(character) ? withinCharacter(say, character) : say("some.character"),
    card: CARD.is(card) ? cardName(say, card) : say("some.card"),
    combat: CARD.is(card) ? combatName(say, card) : say("some.card"),
    face: FACE.is(face) ? faceName(say, face) : say("some.face"),
  };
}

export const refusal = refusalBy<ReasonOf<War>, GameSay>(slotsOf);
