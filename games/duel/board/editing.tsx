/** How a position of the Duel is set up by hand. */
import type { Edited, Editing, EditSay, KnobGroup, Rack } from "@westmarch/boardkit";
import { chosen, counted, numberIn, picked } from "@westmarch/boardkit/edits";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { GOAL, UNITS } from "../data/board.ts";
import { ALL_CARDS, CARD } from "../data/cards.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CHAPTERS,
  chapterOf,
  FELLOWSHIP,
  other,
  REGION,
  REGIONS,
  type RegionId,
  SAURON,
  SIDES,
  type Side,
  TOKEN,
} from "../data/ids.ts";
import { blank } from "../position.ts";
import { cloneDuel, type Duel, ELSEWHERE, onBoard, PILE, unitsIn } from "../state.ts";
import type { Key } from "./keys.ts";
import { settle } from "./laying.ts";
import { cardInWords, regionName, tokenName } from "./names.ts";

type Own = EditSay<Key>;

/** A change after which somebody is about to take a turn. */
function changed(g: Duel, change: (to: Duel) => void): Duel {
  const { stack, sealed, result } = blank();
  const to = { ...cloneDuel(g), stack, sealed, result, extra: 0 };
  change(to);
  settle(to);
  return to;
}

const sideIn = (piece: string): Side => (numberIn(piece) === FELLOWSHIP ? FELLOWSHIP : SAURON);
const isFortress = (piece: string): boolean => piece.startsWith("fortress:");
const regionIn = (id: string | null): RegionId | null => {
  const region = numberIn(id);
  return REGION.is(region) ? region : null;
};

const fortresses = (g: Duel, side: Side): readonly RegionId[] =>
  ALL_REGIONS.filter((region) => (g.fortresses[side] & (1 << region)) !== 0);

/** 9.3, 21.3: a fortress stands where its side has the landmark, and only one in a region. */
function build(g: Duel, side: Side, region: RegionId, stands: boolean): Duel {
  return changed(g, (to) => {
    const bit = 1 << region;
    to.fortresses[side] = stands ? to.fortresses[side] | bit : to.fortresses[side] & ~bit;
    to.landmarks[region] = stands ? side : ELSEWHERE;
  });
}

const addUnit = (g: Duel, side: Side, region: RegionId, by: number): Duel =>
  changed(g, (to) => {
    to.units[side * REGIONS.length + region] += by;
  });

/** Why a piece cannot stand there. */
function refusal(g: Duel, piece: string, to: RegionId, say: Own): string | null {
  const side = sideIn(piece);
  const place = regionName(say, to);
  if (isFortress(piece)) {
    if (fortresses(g, other(side)).includes(to)) return say("edit.enemies", { place });
    return fortresses(g, side).includes(to) ? say("edit.full", { place, most: 1 }) : null;
  }
  if (unitsIn(g, other(side), to) > 0) return say("edit.enemies", { place });
  return onBoard(g, side) >= UNITS ? say("edit.too-many", { piece: say("edit.unit") }) : null;
}

function move(g: Duel, piece: string, from: string | null, to: string | null, say: Own): Edited<Duel> {
  const side = sideIn(piece);
  const [away, there] = [regionIn(from), regionIn(to)];
  const put = (state: Duel, region: RegionId, by: 1 | -1): Duel =>
    isFortress(piece) ? build(state, side, region, by > 0) : addUnit(state, side, region, by);
  const taken = away === null ? g : put(g, away, -1);
  if (there === null) return { g: taken };
  const not = refusal(taken, piece, there, say);
  return not === null ? { g: put(taken, there, 1) } : { not };
}

const rackOf = (g: Duel, side: Side, say: Own): Rack => ({
  id: SIDES[side],
  name: say(`seat.${SIDES[side]}`),
  side: side === FELLOWSHIP ? "free" : "shadow",
  pieces: [
    { id: `unit:${side}`, name: say("edit.unit"), at: null, left: UNITS - onBoard(g, side), many: true },
    {
      id: `fortress:${side}`,
      name: say("edit.fortress"),
      at: null,
      left: REGIONS.length - fortresses(g, side).length,
      many: true,
    },
  ],
});

const toMove = (g: Duel, say: Own): KnobGroup<Duel> => ({
  id: "turn",
  name: say("edit.turn"),
  side: null,
  knobs: [
    picked(
      { id: "turn", name: say("edit.turn") },
      SIDES[g.turn],
      BOTH_SIDES.map((side) => ({ id: SIDES[side], name: say(`seat.${SIDES[side]}`) })),
      (name) =>
        changed(g, (to) => {
          to.turn = name === SIDES[FELLOWSHIP] ? FELLOWSHIP : SAURON;
        }),
    ),
    counted({ id: "chapter", name: say("edit.chapter") }, g.chapter, [1, CHAPTERS], (chapter) =>
      changed(g, (to) => {
        to.chapter = chapter;
      }),
    ),
  ],
});

const cardsUpTo = (g: Duel, first: number, say: Own) =>
  ALL_CARDS.filter((card) => chapterOf(card) >= first && chapterOf(card) <= g.chapter).map((card) => ({
    thing: card,
    id: CARD.names[card],
    name: `${chapterOf(card)} · ${sentenceCase(cardInWords(say, card))}`,
  }));

/** Cards that lie somewhere: in a side's play area, or in the discard pile. */
const lying = (g: Duel, where: number, first: number, name: string, say: Own) =>
  chosen(
    { id: `cards.${where}`, name },
    cardsUpTo(g, first, say),
    (card) => g.where[card] === where,
    (card) =>
      changed(g, (to) => {
        to.where[card] = g.where[card] === where ? ELSEWHERE : where;
      }),
  );

function ofSide(g: Duel, side: Side, say: Own): KnobGroup<Duel> {
  const who = say(`seat.${SIDES[side]}`);
  const put = (key: "coins" | "quest") => (value: number) =>
    changed(g, (to) => {
      to[key][side] = value;
    });
  return {
    id: SIDES[side],
    name: who,
    side: side === FELLOWSHIP ? "free" : "shadow",
    knobs: [
      counted(
        { id: `coins.${side}`, name: say("edit.coins", { who }) },
        g.coins[side],
        [0, g.rulings.coinLimit - g.coins[other(side)]],
        put("coins"),
      ),
      counted(
        { id: `quest.${side}`, name: say("edit.quest", { who }) },
        g.quest[side],
        [0, GOAL - 1],
        put("quest"),
      ),
      lying(g, side, 1, say("edit.cards", { who }), say),
      chosen(
        { id: `tokens.${side}`, name: say("board.tokens") },
        TOKEN.all
          .filter((token) => !g.tokens[other(side)].includes(token))
          .map((token) => ({ thing: token, id: TOKEN.names[token], name: tokenName(say, token) })),
        (token) => g.tokens[side].includes(token),
        (token) =>
          changed(g, (to) => {
            const has = g.tokens[side].includes(token);
            to.tokens[side] = has
              ? g.tokens[side].filter((one) => one !== token)
              : [...g.tokens[side], token];
          }),
      ),
    ],
  };
}

const fault: Editing<Duel>["fault"] = ({ place: [, , name], rule }, g, say: Own) => {
  const region = typeof name === "string" ? REGION.find(name) : null;
  if (rule !== "21.3" || region === null) return null;
  return {
    text: say("edit.both", { place: regionName(say, region) }),
    mend: () =>
      changed(g, (to) => {
        to.units[SAURON * REGIONS.length + region] = 0;
        to.fortresses[SAURON] &= ~(1 << region);
      }),
  };
};

export const editing: Editing<Duel> = {
  start: () =>
    changed(blank(), (to) => {
      to.chapter = 1;
    }),
  clear: (g) =>
    changed(g, (to) => {
      to.units.fill(0);
      to.fortresses = [0, 0];
      to.landmarks = to.landmarks.map((where) => (where < PILE ? ELSEWHERE : where));
    }),
  racks: (g, say) => BOTH_SIDES.map((side) => rackOf(g, side, say)),
  places: (_, say: Own) =>
    ALL_REGIONS.map((region) => ({ id: `region:${region}`, name: regionName(say, region) })),
  standing: (g, at) => {
    const region = regionIn(at);
    if (region === null) return new Map();
    return new Map(
      BOTH_SIDES.flatMap((side): readonly (readonly [string, number])[] => [
        [`unit:${side}`, unitsIn(g, side, region)],
        [`fortress:${side}`, fortresses(g, side).includes(region) ? 1 : 0],
      ]).filter(([, count]) => count > 0),
    );
  },
  move,
  groups: (g, say: Own) => [
    toMove(g, say),
    ...BOTH_SIDES.map((side) => ofSide(g, side, say)),
    {
      id: "discard",
      name: say("edit.discard"),
      side: null,
      knobs: [lying(g, PILE, g.chapter, say("edit.discard"), say)],
    },
  ],
  fault,
  doubts: () => [],
};
