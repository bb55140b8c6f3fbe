/** How a position of The Confrontation is set up by hand. */
import type { Edited, EditFault, Editing, EditSay, Knob, KnobGroup, Rack } from "@westmarch/boardkit";
import { numberIn } from "@westmarch/boardkit/edits";
import { CAPACITY } from "../data/board.ts";
import { VALUE } from "../data/cards.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CARDS,
  CARDS_OF_SIDE,
  CHARACTER,
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  FRODO,
  GOOD,
  other,
  REGION,
  type RegionId,
  SHIRE,
  SIDES,
  type Side,
  sideOf,
} from "../data/ids.ts";
import { confrontation } from "../index.ts";
import { blank, settleStandees } from "../position.ts";
import { type Confrontation, FALLEN } from "../state.ts";
import type { Key } from "./keys.ts";
import { cardName, kindOf, nameOf, place, regionName } from "./names.ts";
import { bits } from "./pieces/standing.ts";
import { Standee } from "./Standee.tsx";
import { suggest } from "./setup.ts";

type Own = EditSay<Key>;

const placeId = (region: RegionId): string => `region:${region}`;
const pieceId = (character: CharacterId): string => `character:${character}`;

const regionIn = (id: string | null): RegionId | null => {
  const region = numberIn(id);
  return REGION.is(region) ? region : null;
};

/** A turn that begins with every change: whoever is on turn chooses one. */
function changed(g: Confrontation, change: (to: Confrontation) => void): Confrontation {
  const to = { ...confrontation.clone(g), ...atTurn() };
  change(to);
  to.fallen = CHARACTER.all.reduce((mask, one) => (to.secret.at[one] < 0 ? mask | (1 << one) : mask), 0);
  to.secret.mover = blank().secret.mover;
  settleStandees(to);
  return to;
}

/** The moment at which a side chooses its turn, with nothing begun. */
function atTurn() {
  const { stack, sealed, result, over, totals, shown, palantir } = blank();
  return { stack, sealed, result, over, totals, shown, palantir };
}

const standers = (g: Confrontation, side: Side, region: RegionId): CharacterId[] =>
  CHARACTERS_OF[side].filter((character) => g.secret.at[character] === region);

const set = (g: Confrontation, character: CharacterId, at: RegionId): Confrontation =>
  changed(g, (to) => {
    to.secret.at[character] = at;
  });

/** 2.2, 2.5: why a character cannot stand there. */
function refusal(g: Confrontation, character: CharacterId, to: RegionId, say: Own): string | null {
  const side = sideOf(character);
  if (standers(g, other(side), to).length > 0) return say("edit.enemies", { place: place(say, to) });
  const there = standers(g, side, to).filter((one) => one !== character);
  return there.length >= CAPACITY[to]
    ? say("edit.full", { place: place(say, to), most: CAPACITY[to] })
    : null;
}

function move(
  g: Confrontation,
  piece: string,
  _from: string | null,
  to: string | null,
  say: Own,
): Edited<Confrontation> {
  const character = numberIn(piece);
  if (!CHARACTER.is(character)) return { g };
  const region = regionIn(to);
  if (region === null) return { g: set(g, character, FALLEN) };
  const not = refusal(g, character, region, say);
  return not === null ? { g: set(g, character, region) } : { not };
}

const rackOf = (g: Confrontation, side: Side, say: Own): Rack => ({
  id: SIDES[side],
  name: say(`seat.${SIDES[side]}`),
  side: side === GOOD ? "free" : "shadow",
  pieces: CHARACTERS_OF[side].map((character) => {
    const at = g.secret.at[character];
    return {
      id: pieceId(character),
      name: nameOf(say, character),
      figure: <Standee character={character} side={side} size="100%" strength={STRENGTH[character]} />,
      at: at >= 0 ? placeId(at) : null,
      left: at >= 0 ? 0 : 1,
    };
  }),
});

/** 3.3: a round is a turn of each side, the Shadow first. */
const turnsAt = (round: number, turn: Side): number => round * 2 - (turn === DARK ? 1 : 0);
const roundOf = (g: Confrontation): number => Math.max(1, Math.ceil(g.turns / 2));

const toMove = (g: Confrontation, say: Own): KnobGroup<Confrontation> => ({
  id: "turn",
  name: say("edit.turn"),
  side: null,
  knobs: [
    {
      id: "turn",
      name: say("edit.turn"),
      kind: "one",
      value: SIDES[g.turn],
      values: BOTH_SIDES.map((side) => ({ id: SIDES[side], name: say(`seat.${SIDES[side]}`) })),
      put: (name) =>
        changed(g, (to) => {
          to.turn = name === SIDES[GOOD] ? GOOD : DARK;
          to.turns = turnsAt(roundOf(g), to.turn);
        }),
    },
    {
      id: "round",
      name: say("edit.round"),
      kind: "count",
      value: roundOf(g),
      least: 1,
      most: 99,
      put: (round) =>
        changed(g, (to) => {
          to.turns = turnsAt(round, g.turn);
        }),
    },
  ],
});

/** 9.7: what a side has not used it holds. */
function handOf(g: Confrontation, side: Side, say: Own): KnobGroup<Confrontation> {
  const cards = CARDS_OF_SIDE[side];
  const bit = (card: string): number => 1 << cards.findIndex((one) => CARDS[one] === card);
  const knob: Knob<Confrontation> = {
    id: `hand.${SIDES[side]}`,
    name: say("edit.holds", { who: say(`seat.${SIDES[side]}`) }),
    kind: "some",
    all: cards.map((card) => ({
      id: CARDS[card],
      name: cardName(say, card),
      ...(kindOf(card) === "strength" && { short: String(VALUE[card]) }),
    })),
    chosen: cards.map((card) => CARDS[card]).filter((card) => (g.used[side] & bit(card)) === 0),
    turn: (card) =>
      changed(g, (to) => {
        to.used = g.used.map((used, of) => (of === side ? used ^ bit(card) : used));
      }),
  };
  return { id: SIDES[side], name: knob.name, side: side === GOOD ? "free" : "shadow", knobs: [knob] };
}

/** The place that a fault speaks of: a region by its name. */
const regionNamed = (name: string | number | undefined): RegionId | null =>
  typeof name === "string" ? REGION.find(name) : null;

/** Takes those off the board who are too many in a region. */
const thin = (g: Confrontation, side: Side, region: RegionId, most: number): Confrontation =>
  changed(g, (to) => {
    for (const character of standers(g, side, region).slice(most)) to.secret.at[character] = FALLEN;
  });

const fault: Editing<Confrontation>["fault"] = ({ place: [word, name], rule }, g, say: Own) => {
  const region = regionNamed(name);
  if (region === null) return null;
  const told = { place: place(say, region), most: CAPACITY[region] };
  const side = word === SIDES[GOOD] ? GOOD : DARK;
  if (rule === "2.2") return { text: say("edit.full", told), mend: () => thin(g, side, region, told.most) };
  if (rule === "2.5") return { text: say("edit.both", told), mend: () => thin(g, DARK, region, 0) };
  return null;
};

/** Where Frodo can be set down without displacing anybody. */
const freeFor = (g: Confrontation, say: Own): RegionId | undefined =>
  [SHIRE, ...ALL_REGIONS].find((region) => refusal(g, FRODO, region, say) === null);

function doubts(g: Confrontation, say: Own): EditFault<Confrontation>[] {
  const found: EditFault<Confrontation>[] = [];
  const free = freeFor(g, say);
  if (g.secret.at[FRODO] < 0)
    found.push({
      text: say("edit.nowhere", { piece: nameOf(say, FRODO) }),
      stops: true,
      ...(free !== undefined && { mend: () => set(g, FRODO, free) }),
    });
  const [good, dark] = g.used.map(bits);
  if (good !== dark)
    found.push({
      text: say("edit.hands-differ", { one: good, other: dark }),
      mend: () =>
        changed(g, (to) => {
          to.used = [0, 0];
        }),
    });
  return found;
}

/** The same set-up every time. */
const inOrder = (sides: number): number => sides - 1;

export const editing: Editing<Confrontation> = {
  start: () =>
    changed(blank(), (to) => {
      to.turn = DARK;
      to.turns = turnsAt(2, DARK);
      for (const side of BOTH_SIDES)
        for (const character of CHARACTERS_OF[side])
          to.secret.at[character] = suggest(side, inOrder)[character];
    }),
  clear: (g) =>
    changed(g, (to) => {
      to.secret.at = CHARACTERS.map(() => FALLEN);
    }),
  racks: (g, say) => BOTH_SIDES.map((side) => rackOf(g, side, say)),
  places: (_, say: Own) =>
    ALL_REGIONS.map((region) => ({ id: placeId(region), name: regionName(say, region) })),
  standing: (g, at) =>
    new Map(
      CHARACTER.all
        .filter((character) => g.secret.at[character] === regionIn(at))
        .map((character) => [pieceId(character), 1]),
    ),
  move,
  groups: (g, say) => [toMove(g, say), ...BOTH_SIDES.map((side) => handOf(g, side, say))],
  fault,
  doubts,
};
