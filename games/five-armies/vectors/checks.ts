/** Questions that a vector puts to the rules. */

import { form, inside, type Location, listAt, objectAt, PositionError } from "@westmarch/positions";
import {
  BEORN,
  CARD,
  CHARACTER,
  FREE,
  MANEUVER,
  type ManeuverId,
  MOD,
  other,
  PLACE,
  type PlaceId,
  REGIONS,
  SHADOW,
  type Side,
  sideOf,
  sideOfUnit,
  TERRITORY,
  UNIT,
  UNIT_COUNT,
  VALLEY,
  VAMPIRE_LIKE,
} from "../ids.ts";
import { printed } from "../printing.ts";
import {
  armiesOf,
  armyIn,
  figuresIn,
  hasArmy,
  isInPlay,
  leadershipIn,
  roomIn,
  shadowPoints,
  unitsIn,
} from "../rules/board.ts";
import { isReady } from "../rules/characters.ts";
import { attacksOf } from "../rules/combat/attack.ts";
import { newBattle, placeOf } from "../rules/combat/battle.ts";
import { carryOut, maySpendBat, spendBat } from "../rules/combat/carrying-out.ts";
import { combatRoll, diceOf, leaderReroll, scoredBy, targetOf } from "../rules/combat/dice.ts";
import { favourable, isTriggered, superior } from "../rules/combat/maneuvers.ts";
import { maneuverOf } from "../rules/said.ts";
import { ANY_ARMY } from "../rules/sky.ts";
import { pools } from "../rules/turn.ts";
import { checkDusk, checkVictory } from "../rules/victory.ts";
import { type Battle, cloneGame, type FiveArmies } from "../state.ts";
import { BOARD_CHECKS } from "./board-checks.ts";
import { type Check, check, type Putting } from "./check.ts";
import {
  character,
  combatIn,
  fightingIn,
  GIVEN,
  type GivenFacts,
  handUsedIn,
  maneuver as maneuverForm,
  place,
  ROUND_ENDS,
  SIDE_WORDS,
  side,
  unit,
  whole,
} from "./forms.ts";
import type { Run } from "./run.ts";

const wordOf = (one: Side | null): string | null => (one === null ? null : SIDE_WORDS[one]);
const regionAt = (told: GivenFacts, key: string, at: Location): PlaceId =>
  place.fromFile(told[key], inside(at, key));

/** The combat between the two armies of a position: the Shadow attacks, unless the vector says otherwise. */
export function battleIn(g: FiveArmies, given: GivenFacts, at: Location): Battle {
  const combat = combatIn(given);
  const attacker = other(combat.defenderSide ?? FREE);
  const target = combat.defender ?? armiesOf(g, other(attacker))[0];
  const from =
    combat.attacker ??
    armiesOf(g, attacker).find((one) =>
      attacksOf(g, attacker, ANY_ARMY, one).some(([, , to]) => to === target),
    ) ??
    armiesOf(g, attacker)[0];
  if (from === undefined || target === undefined) throw new PositionError(at, "two armies were expected");
  return newBattle(attacker, from, target);
}

const PLAIN = 5;
/** Regions across whose border an attack needs this number, for dice of which nothing else matters. */
export function fieldOf(
  g: FiveArmies,
  from: PlaceId | undefined,
  needs = PLAIN,
): readonly [PlaceId, PlaceId] {
  const { neighbours, breach } = printed(g);
  for (const one of from === undefined ? REGIONS : [from])
    for (const to of neighbours[one]) {
      const isOpen = breach[to] === 0 && armyIn(g, to) === null;
      if (isOpen && targetOf(g, newBattle(SHADOW, one, to), SHADOW) === needs) return [one, to];
    }
  throw new PositionError(inside(GIVEN, "targetNumber"), `no attack from there needs ${needs}`);
}

/** 12.2 to 12.6: a roll and its maneuver, with the dice that the vector gives. */
const maneuver: Putting = (run, _action, given) => {
  const { g } = run;
  const played = unit.fromFile(given.played, inside(GIVEN, "played"));
  const mine = sideOfUnit(played);
  const rng = objectAt(given.rng ?? {}, inside(GIVEN, "rng"));
  const count = (key: string): number => listAt(rng[key] ?? [], inside(inside(GIVEN, "rng"), key)).length;
  const needs =
    given.targetNumber === undefined
      ? PLAIN
      : whole().fromFile(given.targetNumber, inside(GIVEN, "targetNumber"));
  const [from, to] = fieldOf(g, armiesOf(g, mine)[0], needs);
  if (!hasArmy(g, mine, from)) {
    const plain = mine === FREE ? UNIT.named("elven_archer") : UNIT.named("orc");
    const others = played === plain ? UNIT.named(mine === FREE ? "elven_spearman" : "goblin") : plain;
    g.units[from * UNIT_COUNT + played] += Math.max(1, count("black"));
    g.units[from * UNIT_COUNT + others] += count("white");
  }
  if (given.leadership !== undefined)
    g.tokens[from] = whole().fromFile(given.leadership, inside(GIVEN, "leadership"));
  const b = { ...newBattle(mine, from, to), round: 1 };
  b.maneuver[mine] = MANEUVER.of(played);
  g.battle = b;
  const c = run.context();
  combatRoll(c, b, mine);
  const failed = b.struck[mine].slice(0, b.black[mine]).filter((hit) => hit === 0).length;
  const wanted = count("rerollBlack") + count("reroll");
  leaderReroll(c, b, mine, Math.min(failed, wanted));
  Object.assign(run.facts, { hits: scoredBy(b, mine), triggered: isTriggered(g, b, mine) });
};

/** 12.4, 12.5, 13.5: what the attacker needs, round by round, with the army that fights in each. */
const attackerTarget: Putting = (run, _action, given, at) => {
  const b = battleIn(run.g, given, at);
  const hits = form
    .listInFile(whole())
    .fromFile(given.attackerHitsByRound ?? [], inside(GIVEN, "attackerHitsByRound"));
  const fighting = fightingIn(given);
  const rounds = Math.max(1, hits.length, fighting.length);
  const byRound = Array.from({ length: rounds }, (_, i) => {
    b.round++;
    b.from = fighting[i] ?? b.from;
    const needs = targetOf(run.g, b, b.attacker);
    b.breach += hits[i] ?? 0;
    if (!b.fought.includes(b.from)) b.fought.push(b.from);
    return needs;
  });
  Object.assign(run.facts, { byRound, attackerTarget: byRound });
};

/** 17.3. */
const effect: Putting = (run, _action, given) => {
  const { g } = run;
  const played = maneuverForm.fromFile(given.played ?? MANEUVER.names[VAMPIRE_LIKE], inside(GIVEN, "played"));
  if (played !== VAMPIRE_LIKE)
    throw new PositionError(inside(GIVEN, "played"), "what it does is played out: choose it as a maneuver");
  const territory = TERRITORY.all.find((one) => g.bats[one] > 0) ?? VALLEY;
  const target = REGIONS.find((one) => printed(g).territory[one] === territory) ?? REGIONS[0];
  const b = newBattle(SHADOW, target, target);
  b.maneuver[SHADOW] = VAMPIRE_LIKE;
  b.hits[SHADOW] = whole().fromFile(given.shadowHits ?? 0, inside(GIVEN, "shadowHits"));
  const before = b.hits[SHADOW];
  carryOut(run.context(), b, SHADOW, maneuverOf(g, VAMPIRE_LIKE));
  if (maySpendBat(g, b)) spendBat(run.context(), b);
  Object.assign(run.facts, {
    extraHits: b.hits[SHADOW] - before,
    cardBackInHand: (b.used[SHADOW] & (1 << VAMPIRE_LIKE)) === 0,
  });
};

/** 12.12: who is asked what at the end of a round. */
const decisions: Putting = (run, _action, given) => {
  const { g } = run;
  const [from, to] = fieldOf(g, undefined);
  g.units[from * UNIT_COUNT + UNIT.named("orc")] = 2;
  g.units[to * UNIT_COUNT + UNIT.named("elven_archer")] = 2;
  const b = { ...newBattle(SHADOW, from, to), round: 1 };
  const words = ROUND_ENDS.exec(String(given.state));
  if (words === null) throw new PositionError(inside(GIVEN, "state"), "the end of a round was expected");
  const isFree = words[1] === undefined;
  if (isFree) b.mods[FREE] = b.mods[FREE].map((value, mod) => (mod === MAY_RETREAT ? 1 : value));
  g.battle = b;
  run.from(fightAt("cease", b));
  const order: string[] = [];
  for (let ask = run.asks()[0]; ask && order.length < 2; ask = run.asks()[0]) {
    const who = sideOf(ask.seat) === b.attacker ? "attacker" : "defender";
    const isRout = ask.prompt === "leave" && ask.about?.[0] === 0;
    order.push(
      `${who}: ${ask.prompt === "cease" ? "cease or go on" : isRout ? "stay or rout" : "stay or retreat"}`,
    );
    run.choose(sideOf(ask.seat), ask.options[0]);
  }
  run.facts.order = order;
};
const MAY_RETREAT = MOD.named("may_retreat");

/** The cards of the combat hand that a side is offered (11.3). */
export function handOffered(run: Run, side: Side): string[] {
  const { designs } = printed(run.g);
  return (run.ask(side)?.options ?? []).flatMap(([verb, card]) =>
    verb === "maneuver" && MANEUVER.is(card)
      ? [nameOfManeuver(card)]
      : verb === "card" && CARD.is(card)
        ? [designs[card]]
        : [],
  );
}

/** The round in which the army fights that is told last, after those before it, as the rules come to it. */
function nextRound(run: Run, b: Battle, fighting: readonly PlaceId[]): void {
  const [last, ...before] = fighting.toReversed();
  const from = before[0] ?? last ?? b.from;
  const isCombined = fighting.length > 1;
  run.g.battle = {
    ...b,
    from,
    combined: isCombined ? 1 : 0,
    fought: [...new Set(before)],
    round: before.length,
  };
  run.from(fightAt(isCombined ? "army" : "round", run.g.battle));
  if (isCombined && run.ask(b.attacker)?.prompt === "fighting" && last !== undefined)
    run.say(b.attacker, ["army", last]);
}

/** 11.3, 13.4: a round whose maneuvers are to be chosen, some cards having been played. */
function handRound(run: Run, mine: Side, given: GivenFacts, at: Location): void {
  const b = battleIn(run.g, given, at);
  for (const card of handUsedIn(given)) b.used[mine] |= 1 << card;
  if (!hasArmy(run.g, mine, placeOf(b, mine))) throw new PositionError(at, "there is no army");
  nextRound(run, b, fightingIn(given));
}

export const CHECKS: Readonly<Record<string, Check>> = {
  leadership: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      const mine = armyIn(run.g, where) ?? FREE;
      const leadership = leadershipIn(run.g, mine, where);
      Object.assign(run.facts, { leadership, withLeadership: leadership > 0 });
    },
    ["region"],
  ),
  attackTargets: check(
    (run, action, _given, at) => {
      const from = regionAt(action, "army", at);
      const targets = attacksOf(run.g, armyIn(run.g, from) ?? SHADOW, ANY_ARMY, from).map(([, , to]) => to);
      for (const one of PLACE.all) run.facts[PLACE.names[one]] = targets.includes(one);
    },
    ["army"],
  ),
  charactersInPlay: check((run) => {
    run.facts.inPlay = CHARACTER.all.filter((one) => isInPlay(run.g, one)).map((one) => CHARACTER.names[one]);
  }),
  unitTotals: check(
    (run, action, _given, at) => {
      const mine = side.fromFile(action.side, inside(at, "side"));
      for (const one of UNIT.all)
        if (sideOfUnit(one) === mine)
          run.facts[UNIT.names[one]] = PLACE.all.reduce(
            (sum, where) => sum + run.g.units[where * UNIT_COUNT + one],
            0,
          );
      const groups = mine === FREE ? ["dwarves_and_men", "elves"] : ["shadow"];
      const offset = mine === FREE ? 0 : 2;
      run.facts.tokens = Object.fromEntries(
        groups.map((name, i) => [
          name,
          PLACE.all.reduce((sum, where) => sum + run.g.recruits[where * 3 + offset + i], 0),
        ]),
      );
    },
    ["side"],
  ),
  ready: check(
    (run, action, given, at) => {
      const who = character.fromFile(action.character, inside(at, "character"));
      run.facts.ready = isReady(run.g, who);
      run.facts.before = run.facts.ready;
      if (given.event === undefined) return;
      // The army that the event speaks of is gone from the Valley.
      for (const where of armiesOf(run.g, SHADOW))
        if (printed(run.g).territory[where] === VALLEY)
          for (const one of UNIT.all) run.g.units[where * UNIT_COUNT + one] = 0;
      run.facts.after = isReady(run.g, who);
    },
    ["character"],
    ["event"],
  ),
  stacking: check(
    (run, action, _given, at) => {
      const where = regionAt(action, "region", at);
      const mine = armyIn(run.g, where) ?? FREE;
      run.facts.excess = Math.max(0, unitsIn(run.g, mine, where) - roomIn(run.g, mine, where));
    },
    ["region"],
  ),
  combatHand: check(
    (run, action, given, at) => {
      const mine = side.fromFile(action.side, inside(at, "side"));
      if (run.g.battle === null || run.g.stack.length === 0) handRound(run, mine, given, at);
      run.facts.cards = handOffered(run, mine);
    },
    ["side"],
    ["combat", "fighting", "combatHandUsed"],
  ),
  maneuver: check(maneuver, [], ["played", "leadership", "targetNumber"]),
  attackerTarget: check(attackerTarget, [], ["combat", "attackerHitsByRound", "fighting"]),
  effect: check(effect, [], ["played", "shadowHits"]),
  decisions: check(decisions),
  terrainSuperiority: check(
    (run, _action, given, at) => {
      const [first] = fightingIn(given);
      const usual = battleIn(run.g, given, at);
      const b = first === undefined ? usual : { ...usual, from: first };
      superiority(run, b);
      const before = cloneGame(run.g);
      const told = run.told("superior").length;
      // 13.3: when the next army comes to fight, is it checked once more?
      nextRound(run, usual, fightingIn(given));
      run.facts.checkedAgain = run.told("superior").length > told;
      run.g = before;
    },
    [],
    ["combat", "fighting"],
  ),
  ...BOARD_CHECKS,
  dice: check((run) => {
    const [fp, sh] = pools(run.g);
    run.facts.dice = { fp, sh };
  }),
  winner: check((run) => {
    checkVictory(run.context());
    checkDusk(run.context());
    run.facts.during = run.g.result ? SIDE_WORDS[sideOf(run.g.result.winners[0] ?? 0)] : null;
  }),
  combatDice: check(
    (run, action, given, at) => {
      const b = battleIn(run.g, given, at);
      const mine = action.side === undefined ? b.attacker : side.fromFile(action.side, inside(at, "side"));
      const dice = diceOf(run.g, b, mine);
      const played = given.played === undefined ? null : unit.fromFile(given.played, inside(GIVEN, "played"));
      const black = played === null ? 0 : Math.min(dice, figuresIn(run.g, placeOf(b, mine), played));
      Object.assign(run.facts, { combatDice: dice, dice, black, white: dice - black });
    },
    ["side"],
    ["combat", "played"],
  ),
  range: check(
    (run, action, _given, at) => {
      const from = regionAt(action, "from", at);
      for (const one of REGIONS) run.facts[PLACE.names[one]] = printed(run.g).range[from].includes(one);
    },
    ["from"],
  ),
  shadowPoints: check((run) => {
    run.facts.shadowPoints = shadowPoints(run.g);
  }),
};

/** 11.2. */
export function superiority(run: Run, b: Battle): void {
  const isBeorn = run.g.at[BEORN] === b.target || b.beorn !== 0;
  const count = (one: Side) => (isBeorn ? 0 : favourable(run.g, one, placeOf(b, one), b.target));
  run.facts.favourable = { sh: count(SHADOW), fp: count(FREE) };
  run.facts.draws = wordOf(superior(run.g, isBeorn ? { ...b, beorn: 1 } : b));
}

export const nameOfManeuver = (card: ManeuverId): string => MANEUVER.names[card];

/** A place in a combat, for the rules to go on from. */
export const fightAt = (where: string, { attacker, from, target }: Battle): string =>
  `game.end/actions.turn/fight.${where}{attacker:${attacker};from:${from};target:${target};terms:0;combined:0;beorn:0;mods:[];hits:[0,0];leaves:0}`;
