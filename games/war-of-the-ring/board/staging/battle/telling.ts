/** A battle as a scene: what is on the stage at one moment. Pure, and made of what everybody may know. */
import type { Telling } from "@westmarch/boardkit";
import type { CampOf, FightOf, Pips } from "@westmarch/campaign/telling";
import {
  type BattleKindId,
  FIELD_BATTLE,
  GOES_ON,
  type OutcomeId,
  SIEGE_BATTLE,
} from "../../../data/battles.ts";
import { type CardId, deckOf } from "../../../data/cards.ts";
import {
  BOTH_SIDES,
  type DeckId,
  eliteOf,
  FIGURES_OF,
  FREE,
  NONE,
  other,
  PERSON,
  SHADOW,
  type Side,
} from "../../../data/ids.ts";
import type { RegionId } from "../../../data/regionnames.ts";
import { combatDice, leadershipInBattle, participants, standsIn } from "../../../rules/battle/force.ts";
import { hitsOn } from "../../../rules/battle/roll.ts";
import { type Battle, noFigures, type War } from "../../../state.ts";
import type { Force } from "../../../words/armies.ts";
import { after } from "../after.ts";
import { battleAround, type LogEvent } from "../within.ts";

/** The steps of a round, in order. */
export const STEPS = ["field", "laid", "turned", "roll", "leaders", "losses", "on"] as const;
export type StepName = (typeof STEPS)[number];

/** The Combat card of one side: `deck` is `NONE` for none, `card` while it lies face down. */
export interface LaidCard {
  readonly deck: DeckId;
  readonly card: CardId;
  readonly cancelled: boolean;
}

/** One side of the battle; behind walls it is besieged, or in a City or Fortification under attack. */
export interface Camp extends CampOf<Side, RegionId> {
  /** By figure: who fights now, and who has fallen in this round. */
  readonly force: Force;
  readonly fallen: Force;
  /** Who stays out of it behind those who attack, as far as the table tells. */
  readonly rear: Force;
  /** What is added to the dice of each roll as far as one knows. */
  readonly rollBonus: number;
  readonly againBonus: number;
  readonly laid: LaidCard;
  /** Dice of a card, besides the two rolls. */
  readonly special: readonly Pips[];
}

export interface BattleScene extends FightOf<Side, RegionId, StepName, Camp, LogEvent> {
  readonly kind: BattleKindId;
  readonly to: RegionId;
  readonly over: OutcomeId;
}

/** Dice in the order they fell: the highest have hit, as many as were said to have. */
export function marked(dice: readonly number[], hits: number): Pips[] {
  const best = dice.map((_, i) => i).sort((a, b) => dice[b] - dice[a] || a - b);
  const hitting = new Set(best.slice(0, hits));
  return dice.map((pips, i) => ({ pips, hit: hitting.has(i) }));
}

/** Where the round that was told last begins in the log, and which it is. */
function lastRound(
  log: readonly LogEvent[],
  from: number,
): { readonly begins: number; readonly round: number } {
  let begins = from;
  let round = 0;
  let rolls = 2;
  for (let i = from; i < log.length; i++) {
    const { type } = log[i];
    if (type !== "card-chosen" && type !== "combat-roll") continue;
    if (rolls === 2) {
      begins = i;
      round++;
      rolls = 0;
    }
    if (type === "combat-roll") rolls++;
  }
  return { begins, round };
}

const FALLEN_OF = (side: Side, events: readonly LogEvent[]): Force => {
  const fallen = noFigures();
  for (const event of events) {
    if (event.type === "lost") fallen[event.facts.figure] += event.facts.count;
    else if (event.type === "reduced") fallen[eliteOf(event.facts.nation)]++;
    else if (event.type === "character-died") fallen[PERSON + event.facts.character]++;
  }
  return fallen.map((count, figure) => (FIGURES_OF[side].some((one) => one === figure) ? count : 0));
};

/** Who took to their heels is seen going. */
function fled(events: readonly LogEvent[], side: Side): Force | null {
  for (const event of events)
    if (event.type === "marched" && event.facts.gait === "retreats" && event.facts.side === side)
      return event.facts.force;
  return null;
}

function camp(g: War, b: Battle, side: Side, round: readonly LogEvent[]): Camp {
  const special = round.flatMap((event) =>
    event.type === "special-attack" && event.facts.side === side
      ? marked(event.facts.dice, event.facts.hits)
      : [],
  );
  const attacks = side === b.attacker;
  const needed = hitsOn(b, side);
  return {
    side,
    at: standsIn(b, side),
    attacks,
    walled: !attacks && (b.kind === SIEGE_BATTLE || hitsOn(b, other(side)) > 5),
    force: fled(round, side) ?? participants(g, b, side).map((count) => Math.max(0, count)),
    fallen: FALLEN_OF(side, round),
    rear: attacks ? b.rear : noFigures(),
    strength: combatDice(g, b, side),
    leadership: leadershipInBattle(g, b, side),
    needed,
    rollBonus: b.rollBonus[side],
    againBonus: b.rerollBonus[side],
    laid: {
      deck: b.cards[side] === NONE ? b.backs[side] : deckOf(b.cards[side]),
      card: b.cards[side],
      cancelled: b.cancelled[side] !== 0,
    },
    roll: marked(b.rolled[side], b.rollHits[side]),
    again: marked(b.rerolled[side], b.rerollHits[side]),
    special,
    hits: Math.max(0, b.rollHits[side] + b.rerollHits[side] + b.bonusHits[side]),
  };
}

/** What is being decided, where a player is asked. */
function asked({ stack }: War): StepName | null {
  const frame = stack.at(-1);
  if (frame?.chapter === "hits") return "losses";
  if (frame?.chapter !== "battle") return null;
  if (frame.at === "stand" || frame.at === "white-rider") return "field";
  if (frame.at === "combat-card") return "laid";
  return frame.at === "effects" ? null : "on";
}

const LOSSES: ReadonlySet<string> = new Set(["lost", "reduced", "character-died"]);

function stepOf(b: Battle, round: readonly LogEvent[], waiting: StepName | null): StepName {
  const said = round.at(-1)?.type;
  if (b.over !== GOES_ON || said === "marched") return "on";
  if (waiting) return waiting;
  const rolled = b.rolled[FREE].length + b.rolled[SHADOW].length > 0;
  if (said !== undefined && LOSSES.has(said) && rolled) return "losses";
  if (said === "hits-cancelled" || b.rerolled[FREE].length + b.rerolled[SHADOW].length > 0) return "leaders";
  if (rolled) return "roll";
  if (b.cards[FREE] !== NONE || b.cards[SHADOW] !== NONE) return "turned";
  return b.backs[FREE] !== NONE || b.backs[SHADOW] !== NONE || said === "card-chosen" ? "laid" : "field";
}

/** The battle as far as it has been told, or null where none is being fought or shown. */
export function battleScene(telling: Telling<War>): BattleScene | null {
  const { view, told, since, log } = telling;
  const g = after(told, since, view);
  const b = g.battle;
  const last = log.at(-1);
  const from = battleAround(log, log.length - 1);
  // The last word of a battle stands as long as it is the newest of all, and has not been told.
  const ended = last?.type === "battle-ended";
  const lasts = from < 0 ? b?.over === GOES_ON : !ended || since.includes(last);
  if (!b || !lasts || (view.result && since.length === 0)) return null;
  const { begins, round } = lastRound(log, Math.max(0, from));
  // The table knows of a round of which nothing has happened yet.
  const events = b.round > round && !ended ? [] : log.slice(begins);
  const waiting = since.length === 0 ? asked(view) : null;
  const camps = BOTH_SIDES.map((side) => camp(g, b, side, events));
  return {
    kind: b.kind,
    from: b.from,
    to: b.to,
    attacker: b.attacker,
    round: b.round,
    step: stepOf(b, events, waiting),
    camps: [camps[FREE], camps[SHADOW]],
    over: b.over,
    said: events.at(-1) ?? null,
  };
}

/** Where it is fought: around a Stronghold, at the walls of a City or Fortification, or in the open. */
export const settingOf = ({ kind, camps }: BattleScene): "siege" | "walls" | "field" =>
  kind !== FIELD_BATTLE ? "siege" : camps.some(({ walled }) => walled) ? "walls" : "field";
