/** 9.1–9.4: how a battle and each of its rounds begin. */
import type { Context, Seat } from "@westmarch/kernel";
import { type BattleKindId, FIELD_BATTLE, GOES_ON, SIEGE_BATTLE, SORTIE } from "../../data/battles.ts";
import type { CardId } from "../../data/cards.ts";
import { type DeckId, NATIONS_OF, NONE, nationOfFigure, other, type Side, UNITS } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { isStronghold, REGION_COUNT } from "../../data/regions.ts";
import { isTeam, seatOfNation, sideOf } from "../../seats.ts";
import { type Battle, DICE_LIMIT, noFigures, type War } from "../../state.ts";
import type { Force } from "../../words/armies.ts";
import { isBesieged, nationUnits } from "../figures.ts";
import { attacked } from "../politics.ts";
import { armySeat, concern, concernArmy, seatOfForce } from "../teams/teams.ts";
import { participants } from "./force.ts";

type C = Context<War>;

/** 9.1.1: which kind of battle an attack is. */
export const kindOf = (g: War, side: Side, from: RegionId, to: RegionId): BattleKindId =>
  from !== to ? FIELD_BATTLE : isBesieged(g, side, from) ? SORTIE : SIEGE_BATTLE;

const both = <T = number>(value: T): T[] => [value, value];

/** 16.7.1: the Armies of both players of a team mix when they are attacked. */
function mix(g: War, side: Side, region: RegionId): void {
  const place = side * REGION_COUNT + region;
  if (!isTeam(g, side) || g.mixed.includes(place)) return;
  let seats = 0;
  for (const nation of NATIONS_OF[side])
    if (nationUnits(g, region, nation) > 0) seats |= 1 << seatOfNation(g, nation);
  if ((seats & (seats - 1)) !== 0) g.mixed.push(place);
}

/** What an attack brings with it. */
export interface Attack {
  readonly seat: Seat;
  readonly from: RegionId;
  readonly to: RegionId;
  /** By figure: the rearguard (9.2). */
  readonly rear: Force;
  readonly terms: number;
  readonly shutIn: number;
}

/** 9.1.7: the battle begins, with what politics makes of it. */
export function openBattle(c: C, { seat, from, to, rear, terms, shutIn }: Attack): Battle {
  const { g } = c;
  const attacker = sideOf(g, seat);
  const defender = other(attacker);
  const kind = kindOf(g, attacker, from, to);
  mix(g, defender, to);
  const seats = both(seat);
  seats[defender] = armySeat(g, defender, to);
  const battle: Battle = {
    attacker,
    from,
    to,
    kind,
    seats,
    rear: rear.length > 0 ? rear.slice() : noFigures(),
    terms,
    shutIn,
    round: 0,
    over: GOES_ON,
    sorcery: NONE,
    ...freshRound(),
  };
  g.battle = battle;
  const force = participants(g, battle, attacker);
  for (const figure of UNITS) if (force[figure] > 0) concern(g, nationOfFigure(figure));
  concernArmy(g, from);
  c.tell("battle-began", { from, to, attacker, kind, rear });
  attacked(c, defender, to);
  return battle;
}

/** What is renewed every round (9.4.5). */
export const freshRound = () => ({
  backs: both<DeckId>(NONE),
  cards: both<CardId>(NONE),
  cancelled: both(0),
  rollBonus: both(0),
  rerollBonus: both(0),
  diceLost: both(0),
  ceiling: both(DICE_LIMIT),
  noReroll: both(0),
  muted: 0,
  silenced: 0,
  forfeited: both(0),
  rolled: [[], []] as number[][],
  rerolled: [[], []] as number[][],
  rollHits: both(0),
  spoiled: both(0),
  rerollHits: both(0),
  bonusHits: both(0),
  earlyHits: both(0),
  toTake: both(0),
});

/** 16.7.3: who commands a mixed Army is seen anew whenever units have gone. */
export function seeWhoCommands(g: War, b: Battle): void {
  if (g.players === 2) return;
  for (const side of [b.attacker, other(b.attacker)])
    b.seats[side] = seatOfForce(g, side, participants(g, b, side));
}

/** 9.4.1: the next round. */
export function nextRound(g: War, b: Battle): void {
  Object.assign(b, freshRound());
  b.round++;
  seeWhoCommands(g, b);
}

/** 10.3.1: whether the defender may withdraw into a Stronghold before this round. */
export const mayWithdraw = (g: War, b: Battle): boolean =>
  b.kind === FIELD_BATTLE && isStronghold(b.to) && g.control[b.to] !== b.attacker;
