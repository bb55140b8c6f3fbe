/** Whose deed an event was, as far as it says so. */
import type { HeardOf, Seat } from "@westmarch/kernel";
import { type CardId, sideOfCard } from "../../data/cards.ts";
import {
  ALL_NATIONS,
  type CharacterId,
  characterOfFigure,
  ELITE,
  FIRST_MINION,
  type FigureId,
  FREE,
  LEADER,
  NAZGUL,
  type NationId,
  nationOfFigure,
  SAURON,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { seatOfMinion, seatOfNation, seatsOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Words } from "../../words.ts";

type EventName = keyof Words["events"];

/** What the Fellowship does, and what is done to find it. */
const DEEDS: { readonly [T in EventName]?: Side } = {
  allocated: SHADOW,
  declared: FREE,
  travelled: FREE,
  mordor: FREE,
  hidden: FREE,
  guide: FREE,
  separated: FREE,
  "companions-moved": FREE,
  "white-rider": FREE,
  "hunt-rolled": SHADOW,
};
/** Events that befall a side or a figure, and are no player's deed. */
const BEFALLS: ReadonlySet<EventName> = new Set<EventName>([
  "lost",
  "reduced",
  "hits-cancelled",
  "silenced",
  "dice-lost",
]);

/** The only player of a side. In a team it may have been either. */
function alone(g: War, side: Side): Seat | undefined {
  const [seat, partner] = seatsOf(g, side);
  return partner === undefined ? seat : undefined;
}

/** Who commands a force: whose units are more (16.7.3). */
function commander(g: War, side: Side, force: readonly number[]): Seat | undefined {
  const one = alone(g, side);
  if (one !== undefined) return one;
  const units = seatsOf(g, side).map((seat) =>
    ALL_NATIONS.reduce(
      (sum, nation) =>
        seatOfNation(g, nation) === seat ? sum + (force[nation] ?? 0) + (force[ELITE + nation] ?? 0) : sum,
      0,
    ),
  );
  const most = Math.max(...units);
  const [first, tied] = seatsOf(g, side).filter((_, place) => units[place] === most);
  return tied === undefined ? first : undefined;
}

const ofCharacter = (g: War, character: CharacterId): Seat | undefined =>
  character < FIRST_MINION ? alone(g, FREE) : seatOfMinion(g, character);
const ofNation = (g: War, nation: NationId): Seat => seatOfNation(g, nation);
function ofFigure(g: War, figure: FigureId): Seat | undefined {
  if (figure < LEADER || figure < NAZGUL) return ofNation(g, nationOfFigure(figure));
  return figure === NAZGUL ? ofNation(g, SAURON) : ofCharacter(g, characterOfFigure(figure));
}
const ofCard = (g: War, card: CardId): Seat | undefined => alone(g, sideOfCard(card));

/** The seat whose deed it was. */
export function doer({ type, facts: f }: HeardOf<War>, g: War): Seat | undefined {
  if (BEFALLS.has(type)) return undefined;
  const side = DEEDS[type];
  if (side !== undefined) return alone(g, side);
  if ("seat" in f) return f.seat;
  if ("force" in f) return commander(g, f.side, f.force);
  if ("side" in f) return alone(g, f.side);
  if ("attacker" in f) return alone(g, f.attacker);
  if (type === "entered") return ofCharacter(g, f.character);
  if (type === "recruited" || type === "withdrawn" || type === "flew") return ofFigure(g, f.figure);
  if (type === "advanced" && (f.why === "muster" || f.why === "ability")) return ofNation(g, f.nation);
  return type === "on-table" || type === "card-rolled" ? ofCard(g, f.card) : undefined;
}
