/** Units and characters, with what is printed on them. */
import { bitsIn } from "@westmarch/armies/cards";
import { listed } from "@westmarch/boardkit/writing";
import { said } from "@westmarch/campaign/telling";
import {
  ALOFT,
  ASIDE,
  BEORN,
  BILBO,
  BOLG,
  CHARACTER,
  type CharacterId,
  cardIn,
  cardOfUnit,
  DEAD,
  EYRIE,
  FACE,
  FATE_DECK,
  GENERALS,
  LORD,
  MANEUVER,
  type ManeuverId,
  PLACE,
  REGROUP,
  sideOfUnit,
  TERRAIN,
  TERRITORY,
  THORIN,
  territoryOf,
  UNIT,
  type UnitId,
  unitOfCard,
  VAMPIRE_LIKE,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { figuresIn, supply } from "../../rules/board.ts";
import { isReady } from "../../rules/characters.ts";
import { leadershipOfCharacter } from "../../rules/standing.ts";
import {
  cardName,
  characterName,
  faceName,
  placeAt,
  sideName,
  terrainName,
  unitName,
  withinRoost,
  withinTerritory,
} from "../names.ts";
import { packOf } from "../printedWords.ts";
import type { Asked, Explanation } from "./told.ts";

/** How many of a type stand on the board. */
export const onBoard = ({ view }: Asked, unit: UnitId): number =>
  PLACE.all.reduce((sum, at) => sum + figuresIn(view, at, unit), 0);

export function unit(asked: Asked, id: UnitId): Explanation {
  const { say, view, words } = asked;
  const { strength, favourable } = printed(view);
  const terrains = TERRAIN.all.filter((one) => (favourable[id] & (1 << one)) !== 0);
  const maneuver = words?.maneuver(cardOfUnit(id));
  return {
    title: unitName(say, id),
    words: said(
      say("about.unit.of", { side: sideName(say, sideOfUnit(id)), strength: strength[id] }),
      say("about.unit.terrain", {
        terrains: listed(
          say,
          terrains.map((one) => terrainName(say, one)),
        ),
      }),
      say("about.unit.counts", { board: onBoard(asked, id), supply: supply(view, id) }),
    ),
    printed: maneuver ? [maneuver] : [],
    from: packOf(view).units.find((one) => one.id === UNIT.names[id])?.from ?? null,
    rules: ["1.1", "10.6", "11.2", "12.2", "12.3"],
  };
}

export function maneuver({ say, view, words }: Asked, id: ManeuverId): Explanation {
  const own = words?.maneuver(id);
  const type = unitOfCard(id);
  const key = type !== null ? "unit" : id === REGROUP ? "regroup" : id === VAMPIRE_LIKE ? "bats" : "thorin";
  return {
    title: type === null ? (own?.title ?? say("card.deck.maneuver")) : unitName(say, type),
    words: said(say(`about.maneuver.${key}`)),
    printed: own ? [own] : [],
    from:
      type === null
        ? (packOf(view).maneuvers.find((one) => one.id === MANEUVER.names[id])?.from ?? null)
        : (packOf(view).units.find((one) => one.id === UNIT.names[type])?.from ?? null),
    rules: ["11.3", "12.1", type === null ? (id === REGROUP ? "12.17" : "17.3") : "12.3"],
  };
}

/** Where a character is now, as a sentence. */
export function whereabouts({ say, view }: Pick<Asked, "say" | "view">, id: CharacterId): string {
  const at = view.at[id];
  if (at === DEAD) return say("about.where.dead");
  if (at === ASIDE) return say("about.where.aside");
  if (at === ALOFT)
    return view.lord === EYRIE
      ? say("about.where.eyrie", { eyrie: withinRoost(say, EYRIE) })
      : say("about.where.aloft", { territory: withinTerritory(say, territoryOf(view.lord)) });
  return at < 0 ? "" : say("about.where.place", { place: placeAt(say, at) });
}

/** When and how he comes into play, while he has not. */
function coming(asked: Asked, id: CharacterId): string[] {
  const { say, view, words } = asked;
  if (view.at[id] !== ASIDE) return [];
  const { readyAt, entryDice } = printed(view);
  const step = readyAt[id];
  const faces = FACE.all.filter((face) => (entryDice[id] & (1 << face)) !== 0);
  const own = words?.character(id);
  const ready = isReady(view, id);
  return said(
    id === BOLG
      ? say(ready ? "about.bolg.ready" : "about.bolg.waits", {
          territory: withinTerritory(say, TERRITORY.named("valley")),
        })
      : say(ready ? "about.character.ready" : "about.character.waits", { step, fate: view.fate }),
    say("about.character.enters", {
      faces: listed(
        say,
        faces.map((face) => faceName(say, face)),
        "or",
      ),
      where: own?.enters ?? "…",
    }),
    own?.brings ? say("about.character.brings", { brings: own.brings }) : null,
  );
}

/** What he has on his card. */
function holding({ say, view }: Asked, id: CharacterId): string[] {
  const beside = bitsIn(view.table[FATE_DECK])
    .map((bit) => cardIn(FATE_DECK, bit))
    .filter((card) => printed(view).beside[card] === id);
  return said(
    (view.activated & (1 << id)) !== 0 ? say("about.character.activated") : null,
    beside.length === 0
      ? null
      : say("about.character.beside", {
          cards: listed(
            say,
            beside.map((card) => cardName(say, card)),
          ),
        }),
    id === BEORN && view.at[id] >= 0 ? say("about.beorn.wrath", { count: view.wrath }) : null,
    id === BEORN && view.at[id] === ASIDE && view.promised > 0
      ? say("about.beorn.promised", { count: view.promised })
      : null,
    id === BOLG && view.at[id] !== ASIDE && view.at[id] !== DEAD
      ? say("about.bolg.bodyguard", { count: view.bodyguard })
      : null,
    id === BILBO && view.ring !== 0 ? say("about.bilbo.ring") : null,
  );
}

const OWN_RULES: ReadonlyMap<CharacterId, readonly string[]> = new Map([
  [BOLG, ["6.2", "7.1", "7.2", "14.6", "18.1", "19.3"]],
  [BEORN, ["14.2", "16.1", "16.2", "16.5"]],
  [LORD, ["15.2", "15.3", "15.4", "15.5"]],
  [BILBO, ["6.2", "7.1", "7.2", "7.3"]],
  [THORIN, ["4.1", "6.2", "7.1", "11.3"]],
]);

export function character(asked: Asked, id: CharacterId): Explanation {
  const { say, view, words } = asked;
  const own = words?.character(id);
  const movement = printed(view).movement[id];
  const isWalker = id !== LORD && id !== BEORN;
  return {
    title: own?.name ?? characterName(say, id),
    words: [
      ...said(
        whereabouts(asked, id),
        isWalker
          ? say("about.character.values", { leadership: leadershipOfCharacter(view, id), movement })
          : null,
        GENERALS.some((one) => one === id) ? say("about.character.general") : null,
        id === BEORN ? say("about.beorn", { movement }) : null,
        id === LORD ? say("about.lord") : null,
        id === BOLG ? say("about.bolg") : null,
        id === THORIN ? say("about.thorin") : null,
      ),
      ...coming(asked, id),
      ...holding(asked, id),
    ],
    printed: own ? [...own.abilities, ...(own.general ? [own.general] : [])] : [],
    from: packOf(view).characters.find((one) => one.id === CHARACTER.names[id])?.from ?? null,
    rules: OWN_RULES.get(id) ?? ["4.5", "7.1", "7.2", "7.4"],
  };
}
