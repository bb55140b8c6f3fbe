/** The figures of the war as they are set down by hand: Armies by Nation, characters, the Fellowship. */
import type { Edited, EditPiece, EditSay, Rack } from "@westmarch/boardkit";
import { numberIn } from "@westmarch/boardkit/edits";
import {
  ALL_CHARACTERS,
  ALL_FIGURES,
  ALL_NATIONS,
  type CharacterId,
  characterOfFigure,
  FELLOWS,
  FIGURE,
  FIGURES_OF,
  type FigureId,
  FREE,
  GOLLUM,
  isUnit,
  NATIONS,
  NAZGUL,
  nationOfFigure,
  other,
  PERSON,
  person,
  SAURON,
  SHADOW,
  type Side,
  sideOfCharacter,
  sideOfNation,
} from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { isStronghold } from "../../data/regions.ts";
import { bringIn, figuresIn, hasArmy, inPool } from "../../rules/figures.ts";
import { ASIDE, DEAD, IN_FELLOWSHIP, type War } from "../../state.ts";
import type { Key } from "../keys.ts";
import { characterName, figureName, nationName, place } from "../names.ts";
import { changed } from "./change.ts";

export type Own = EditSay<Key>;

/** Those in the Fellowship stand with the Ring-bearers. */
export const FELLOWSHIP = "fellowship";

export const regionId = (region: RegionId): string => `region:${region}`;
export const regionIn = (id: string | null): RegionId | null => {
  const region = numberIn(id);
  return REGION.is(region) ? region : null;
};

/** On the board a character is the thing of its own name. */
const pieceId = (figure: FigureId): string =>
  figure >= PERSON ? `character:${characterOfFigure(figure)}` : `figure:${figure}`;
const figureIn = (piece: string): FigureId => {
  const number = numberIn(piece);
  return piece.startsWith("character:") ? person(ALL_CHARACTERS[number]) : ALL_FIGURES[number];
};

const sideOf = (figure: FigureId): Side => (FIGURES_OF[FREE].includes(figure) ? FREE : SHADOW);

/** Where a character is, as a place; null: in the rack. */
const whereIs = (g: War, character: CharacterId): string | null => {
  const at = g.at[character];
  if (at === IN_FELLOWSHIP) return FELLOWSHIP;
  return at >= 0 ? regionId(at) : null;
};

/** 12.5: the guide is one of those who walk with the Ring-bearers, or else Gollum. */
export function chooseGuide(g: War): void {
  const fellows = ALL_CHARACTERS.filter((one) => one !== GOLLUM && g.at[one] === IN_FELLOWSHIP);
  if (!fellows.includes(g.guide)) g.guide = fellows[0] ?? GOLLUM;
  g.at[GOLLUM] = fellows.length === 0 ? IN_FELLOWSHIP : ASIDE;
}

const stand = (g: War, character: CharacterId, at: RegionId): War =>
  changed(g, (to) => {
    to.at[character] = at;
    chooseGuide(to);
  });

/** 2.4.2, 1.3.1: why a figure cannot stand there. */
function refusal(g: War, figure: FigureId, to: RegionId, say: Own): string | null {
  const side = sideOf(figure);
  if (isUnit(figure) && hasArmy(g, other(side), to) && !isStronghold(to))
    return say("edit.enemies", { place: place(say, to) });
  return figure < PERSON && inPool(g, figure) < 1
    ? say("edit.too-many", { piece: figureName(say, figure) })
    : null;
}

const bring = (g: War, figure: FigureId, at: RegionId, by: number): War =>
  changed(g, (to) => bringIn(to, at, figure, by));

function moveCharacter(g: War, character: CharacterId, to: string | null, say: Own): Edited<War> {
  if (to === FELLOWSHIP)
    return sideOfCharacter(character) === FREE
      ? { g: stand(g, character, IN_FELLOWSHIP) }
      : { not: say("edit.enemies", { place: say("tray.fellowship") }) };
  const region = regionIn(to);
  // Who set out with the Ring-bearers has fallen; others have not come yet.
  return { g: stand(g, character, region ?? (FELLOWS.includes(character) ? DEAD : ASIDE)) };
}

/** Takes a figure from a place, and sets it down in another. */
export function move(g: War, piece: string, from: string | null, to: string | null, say: Own): Edited<War> {
  const figure = figureIn(piece);
  if (!FIGURE.is(figure)) return { g };
  if (figure >= PERSON) return moveCharacter(g, characterOfFigure(figure), to, say);
  const [away, there] = [regionIn(from), regionIn(to)];
  if (to !== null && there === null) return { not: say("edit.enemies", { place: say("tray.fellowship") }) };
  const taken = away === null ? g : bring(g, figure, away, -1);
  if (there === null) return { g: taken };
  const not = refusal(taken, figure, there, say);
  return not === null ? { g: bring(taken, figure, there, 1) } : { not };
}

/** What stands in a place, by piece. */
export function standing(g: War, at: string): ReadonlyMap<string, number> {
  const region = regionIn(at);
  const there = ALL_FIGURES.flatMap((figure): readonly (readonly [string, number])[] => {
    if (region !== null) return [[pieceId(figure), figuresIn(g, region, figure)]];
    const isFellow = figure >= PERSON && g.at[characterOfFigure(figure)] === IN_FELLOWSHIP;
    return [[pieceId(figure), isFellow ? 1 : 0]];
  });
  return new Map(there.filter(([, count]) => count > 0));
}

const many = (g: War, figure: FigureId, say: Own): EditPiece => ({
  id: pieceId(figure),
  name: figureName(say, figure),
  at: null,
  left: inPool(g, figure),
  many: true,
});

/** The figures of each Nation, and the characters of each side. */
export function racks(g: War, say: Own): readonly Rack[] {
  const armies = ALL_NATIONS.map((nation): Rack => {
    const figures = ALL_FIGURES.filter(
      (figure) =>
        (figure < NAZGUL && nationOfFigure(figure) === nation) || (figure === NAZGUL && nation === SAURON),
    );
    return {
      id: NATIONS[nation],
      name: nationName(say, nation),
      side: sideOfNation(nation) === FREE ? "free" : "shadow",
      pieces: figures.map((figure) => many(g, figure, say)),
    };
  });
  const people = ([FREE, SHADOW] as const).map((side): Rack => {
    const own = ALL_CHARACTERS.filter((one) => one !== GOLLUM && sideOfCharacter(one) === side);
    return {
      id: `people.${side}`,
      name: say(side === FREE ? "seat.free-peoples" : "seat.shadow"),
      side: side === FREE ? "free" : "shadow",
      pieces: own.map((character) => {
        const at = whereIs(g, character);
        return {
          id: pieceId(person(character)),
          name: characterName(say, character),
          at,
          left: at === null ? 1 : 0,
        };
      }),
    };
  });
  return [...people, ...armies];
}
