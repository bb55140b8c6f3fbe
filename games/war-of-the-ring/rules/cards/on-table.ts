/** What the cards on the table change: the questions that the rules ask of them. */
import type { CardId } from "../../data/cards.ts";
import { sideOfCard } from "../../data/cards.ts";
import { FREE, type NationId, NONE, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import { isOnTable } from "../../facts.ts";
import type { War } from "../../state.ts";
import type { Activation } from "../../words/turn.ts";
import { cardsThat, TABLE_CARDS, type Use } from "./table-cards.ts";

const USED = cardsThat("usedFor");
const BARRING = cardsThat("bars");
const HOLDING = cardsThat("holdsBack");
const SILENCING = cardsThat("silences");
const SPARING = cardsThat("sparesDice");
const LURKING = cardsThat("lurksIn");
const FIGHTING = cardsThat("fights");

/** By region: the card that would close it, or `NONE`. */
const GUARDIAN: readonly CardId[] = ALL_REGIONS.map(
  (at) => cardsThat("closes").find(([, regions]) => regions.includes(at))?.[0] ?? NONE,
);

/** Whether Armies of this side may neither be moved into this region nor attack there (they may leave it). */
export const isClosed = (g: War, side: Side, at: RegionId): boolean => {
  const guardian = GUARDIAN[at];
  return guardian !== NONE && sideOfCard(guardian) !== side && isOnTable(g, guardian);
};

/** Cards that their owner may use now. */
export const cardsFor = (g: War, use: Use): CardId[] =>
  USED.flatMap(([id, one]) => (one === use && isOnTable(g, id) ? [id] : []));
export const isCardFor = (g: War, use: Use): boolean =>
  USED.some(([id, one]) => one === use && isOnTable(g, id));

/** Wormtongue: this Nation does not become active in this way. */
export const barsActivation = (g: War, nation: NationId, why: Activation, where: RegionId): boolean =>
  BARRING.some(([id, bars]) => isOnTable(g, id) && bars(g, nation, why, where));

/** Threats and Promises: the card that keeps a Nation from being advanced by a Muster result, or `NONE`. */
export function heldBackBy(g: War, nation: NationId): CardId | typeof NONE {
  for (let i = 0; i < HOLDING.length; i++) {
    const [id, holdsBack] = HOLDING[i];
    if (isOnTable(g, id) && holdsBack(g, nation)) return id;
  }
  return NONE;
}

/** Denethor's Folly: this side uses no Combat cards in a battle there. */
export const isSilenced = (g: War, side: Side, where: RegionId): boolean =>
  side === FREE && SILENCING.some(([id, region]) => region === where && isOnTable(g, id));

/** The Last Battle: dice that move the Fellowship do not go to the Hunt Box. */
export const sparesDice = (g: War): boolean => SPARING.some(([id]) => isOnTable(g, id));

/** Balrog of Moria: the card that lies in wait on this way, or `NONE`. */
export const lurkerOn = (g: War, way: readonly RegionId[]): CardId | typeof NONE =>
  LURKING.find(([id, region]) => way.includes(region) && isOnTable(g, id))?.[0] ?? NONE;

/** 9.4.10: cards on the table that a side may use as Combat cards. */
export const fightersOf = (g: War, side: Side): CardId[] =>
  FIGHTING.flatMap(([id]) => (sideOfCard(id) === side && isOnTable(g, id) ? [id] : []));

/** 6.4.4, 6.4.5: a table card's own condition holds, and what would end it has not happened already. */
export function mayLie(g: War, card: CardId): boolean {
  const lying = TABLE_CARDS[card];
  return lying?.stays?.(g) !== false && lying?.isOver?.(g) !== true;
}
