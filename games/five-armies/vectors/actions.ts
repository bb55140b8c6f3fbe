/** What a vector lets players do, and what it lets happen. */
import { form, inside, listAt, objectAt, type Place, PositionError } from "@westmarch/positions";
import {
  ASIDE,
  BEORN,
  BOLG,
  bitOf,
  CARD,
  CHARACTER,
  type CharacterId,
  DAMAGE,
  EYRIE,
  FATE_DECK,
  FREE,
  LEADERSHIP_TOKENS,
  MANEUVER,
  other,
  PLACE,
  type PlaceId,
  ROOST,
  SHADOW,
  type Side,
  THING,
  territoryOf,
  thingOfCharacter,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../ids.ts";
import { newGame } from "../newgame.ts";
import { printed } from "../printing.ts";
import { loseWrath } from "../rules/beorn.ts";
import { armiesOf, armyIn, isRegion } from "../rules/board.ts";
import { drawFate } from "../rules/characters.ts";
import { diceOf, maneuversOf, newBattle, targetOf } from "../rules/combat.ts";
import { eliminate } from "../rules/damage.ts";
import { forceIn } from "../rules/forces.ts";
import { entered, reach } from "../rules/movement.ts";
import { drawLimit, pools, tilesAt } from "../rules/turn.ts";
import { DISCARDED, IN_POOL } from "../state.ts";
import { retreatFrom } from "./board-checks.ts";
import { CHECKS, maneuverCalled, nameOfManeuver, superiority, type Told } from "./checks.ts";
import { cardCalled, character, face, place, SIDE_WORDS, unit, units } from "./given.ts";
import { advanceOf, fly, shadowLeadership } from "./phases.ts";
import type { Run } from "./run.ts";

export type Deed = (run: Run, side: Side, action: Told, given: Told, at: Place) => void;

const dieOf = (given: Told, at: Place): string | undefined =>
  given.die === undefined ? undefined : face.toFile(face.fromFile(given.die, inside(at, "die")));
const placesAt = (given: unknown, at: Place): PlaceId[] => form.listOf(place).fromFile(given, at);

/** Lets part of an army go: everything that is not told stays. */
function part(run: Run, side: Side, from: PlaceId, told: Told, at: Place): void {
  const army = forceIn(run.g, side, from);
  if (told.units !== undefined || told.characters !== undefined || told.leadershipTokens !== undefined) {
    const go =
      told.units === undefined ? army.slice(0, UNIT_COUNT) : units.fromFile(told.units, inside(at, "units"));
    for (const one of UNITS_OF[side]) stay(run, side, one, army[one] - go[one]);
    const goes =
      told.characters === undefined
        ? []
        : form.listOf(character).fromFile(told.characters, inside(at, "characters"));
    const leaves = UNITS_OF[side].some((one) => army[one] > go[one]);
    for (const one of WALKERS[side])
      if (told.characters !== undefined && army[thingOfCharacter(one)] > 0 && !goes.includes(one))
        stay(run, side, thingOfCharacter(one), 1);
    if (told.leadershipTokens !== undefined && leaves)
      stay(
        run,
        side,
        LEADERSHIP_TOKENS,
        army[LEADERSHIP_TOKENS] - form.whole().fromFile(told.leadershipTokens, at),
      );
    for (const one of UNITS_OF[side]) if (go[one] > army[one]) run.refused = true;
  }
  if (run.ask(side)?.prompt === "part") run.say(side, ["go"]);
  if (told.markersWith === undefined) return;
  const markers = army[DAMAGE] - form.whole().fromFile(told.markersWith, inside(at, "markersWith"));
  if (run.ask(side)?.prompt === "markers") run.say(side, ["number", markers]);
  else if (run.g.damage[from] !== markers) run.refused = true;
}
const stay = (run: Run, side: Side, thing: number, many: number): void => {
  if (many > 0) run.say(side, ["stay", THING.of(thing), many]);
};

/** `[from, to]` or an object of them. */
function stepOf(
  given: unknown,
  at: Place,
): { readonly from: PlaceId; readonly to: PlaceId; readonly told: Told } {
  if (Array.isArray(given)) {
    const [from, to] = placesAt(given, at);
    return { from, to, told: {} };
  }
  const told = objectAt(given, at);
  return {
    from: place.fromFile(told.from, inside(at, "from")),
    to: place.fromFile(told.to, inside(at, "to")),
    told,
  };
}

/** 5.1, 5.9. */
const strategic =
  (name: "strategic_move" | "goblin_move"): Deed =>
  (run, side, action, given, at) => {
    run.use(side, name, dieOf(given, at));
    for (const [i, move] of listAt(action.moves, inside(at, "moves")).entries()) {
      const here = inside(inside(at, "moves"), i);
      const { from, to, told } = stepOf(move, here);
      run.say(side, ["step", from, to]);
      part(run, side, from, told, here);
    }
    run.finish();
  };

/** One army goes one region, with whatever die allows it. */
const move: Deed = (run, side, action, given, at) => {
  run.use(side, given.die === "lidless_eye" ? "goblin_move" : "strategic_move", dieOf(given, at));
  const { from, to, told } = stepOf(action, at);
  run.say(side, ["step", from, to]);
  part(run, side, from, told, at);
  run.finish();
};

/** 5.4, 8.6. */
const march: Deed = (run, side, action, given, at) => {
  const [from, to, ...further] = placesAt(action.path, inside(at, "path"));
  run.use(side, "forced_march", dieOf(given, at));
  run.say(side, ["step", from, to]);
  part(run, side, from, action, at);
  for (const next of further) {
    if (!run.refused && !run.offers(side, ["to", next]))
      run.facts.stopsAt = PLACE.names[run.g.columns[0]?.to ?? to];
    run.say(side, ["to", next]);
  }
  run.finish();
};

/** 5.6, 7.2: a character walks, step by step. */
const walk: Deed = (run, side, action, given, at) => {
  const path = placesAt(action.path, inside(at, "path"));
  const [start] = path;
  const who =
    action.character === undefined
      ? WALKERS[side].find((one) => run.g.at[one] === start)
      : character.fromFile(action.character, inside(at, "character"));
  if (who === undefined) throw new PositionError(inside(at, "path"), "nobody stands where it begins");
  run.use(side, "move_characters", dieOf(given, at));
  for (const [i, to] of path.entries())
    if (i > 0 && !reach({ ...run.g, at: run.g.at.with(who, path[i - 1]) }, who, 1).includes(to))
      run.refused = true;
  for (const one of WALKERS[side]) {
    const [asked] = run.asks();
    if (run.refused || asked?.prompt !== "walk") break;
    if (asked.about?.[0] === who) run.say(side, ["to", path[path.length - 1]]);
    else if (asked.about?.[0] === one) run.say(side, ["done"]);
  }
  run.finish();
};

/** 5.2, 5.5, 5.9: an attack; `rounds` says how many are fought. */
const attack =
  (name: "attack" | "attack_with_leadership" | "goblin_attack"): Deed =>
  (run, side, action, given, at) => {
    const from = place.fromFile(action.from, inside(at, "from"));
    const target = place.fromFile(action.target, inside(at, "target"));
    const b = newBattle(side, from, target);
    superiority(run, b);
    if (run.g.at[BEORN] === target) run.facts.beornDice = diceOf(run.g, { ...b, beorn: 1 }, FREE);
    const rounds = form.whole().fromFile(action.rounds ?? 1, inside(at, "rounds"));
    run.facts.attackerTarget = Array.from({ length: rounds }, () => {
      b.round++;
      const needs = targetOf(run.g, b, side);
      b.fought = [from];
      return needs;
    });
    run.use(side, name, dieOf(given, at));
    if (action.move !== undefined) {
      const { from: start, to } = stepOf(action.move, inside(at, "move"));
      run.say(side, ["step", start, to]);
    }
    run.say(side, ["attack", from, target]);
  };

/** 5.3, 13. */
const combined: Deed = (run, side, action, given, at) => {
  const target = place.fromFile(action.target, inside(at, "target"));
  run.use(side, "combined_attack", dieOf(given, at));
  run.say(side, ["to", target]);
  for (const from of placesAt(action.armies, inside(at, "armies"))) {
    const isOffered = run.offers(side, ["army", from]) || run.g.battle?.from === from;
    if (!isOffered) run.refused = true;
  }
};

/** 5.7, 10.2. */
const recruit: Deed = (run, side, action, given, at) => {
  const told = action.flip ?? action.region;
  const regions = placesAt(Array.isArray(told) ? told : [told], inside(at, "flip"));
  const before = run.g.units.slice();
  run.use(side, "recruit", dieOf(given, at));
  for (const where of regions) {
    const option = run.ask(side)?.options.find((one) => one[0] === "flip" && one[1] === where);
    if (option === undefined) run.refused = true;
    else run.say(side, option);
    const asked = run.ask(side);
    // 10.3: with one kind left there is nothing to choose.
    if (asked?.prompt === "instead") run.choose(side, asked.options[0]);
  }
  run.finish();
  const placed = UNIT.names.flatMap((name, type): [string, number][] => {
    const many = PLACE.all.reduce(
      (sum, where) => sum + run.g.units[where * UNIT_COUNT + type] - before[where * UNIT_COUNT + type],
      0,
    );
    return many > 0 ? [[name, many]] : [];
  });
  run.facts.placed = Object.fromEntries(placed);
  run.facts.tokenRemovedFromGame = run.told("flipped").length > 0;
};

/** 5.8. */
const rally: Deed = (run, side, action, given, at) => {
  run.use(side, "rally", dieOf(given, at));
  for (const where of placesAt(action.armies, inside(at, "armies"))) run.say(side, ["army", where]);
  run.finish();
};

/** 15.4. */
const eagles: Deed = (run, side, action, given, at) => {
  run.use(side, "eagle_attack", dieOf(given, at));
  const targets = placesAt(action.targets, inside(at, "targets"));
  if (new Set(targets).size < targets.length) run.refused = true;
  for (const target of targets) {
    const roost = ROOST.all.find(
      (one) =>
        one !== EYRIE &&
        isRegion(target) &&
        printed(run.g).territory[target] === territoryOf(one) &&
        run.offers(side, ["swoop", one, target]),
    );
    // A lone attack is taken without a question.
    if (roost !== undefined) run.say(side, ["swoop", roost, target]);
    else if (!run.told("swooped").some((facts) => facts.place === target)) run.refused = true;
  }
  run.finish();
  run.facts.hits = run.told("shot").reduce((sum, facts) => sum + Number(facts.hits), 0);
};

/** 16.2. */
const beorn: Deed = (run, side, action, given, at) => {
  const path = placesAt(action.path, inside(at, "path"));
  run.use(side, "move_beorn", dieOf(given, at));
  for (const to of path.slice(1)) run.say(side, ["to", to]);
  if (action.attack !== undefined) {
    run.say(side, ["done"]);
    run.say(side, ["to", place.fromFile(action.attack, inside(at, "attack"))]);
    return;
  }
  run.finish();
};

/** 17.2. */
const batCloud: Deed = (run, side, action, given, at) => {
  const [from, to] = placesAt(action.move, inside(at, "move"));
  run.use(side, "bat_cloud", dieOf(given, at));
  run.say(side, ["step", from, to]);
  run.finish();
};

/** 12.14: where an army retreats to. */
const retreat: Deed = (run, side, action, given, at) => {
  const { g } = run;
  const combat = given.combat as Told | undefined;
  if (combat?.attacker !== undefined) {
    const where = place.fromFile(combat.attacker, inside(at, "combat"));
    // The attacker stands there, whatever he is made of.
    if (armyIn(g, where) === null)
      g.units[where * UNIT_COUNT + (side === FREE ? UNIT.named("orc") : UNIT.named("elven_archer"))] = 1;
  }
  const to = action.to === undefined ? undefined : place.fromFile(action.to, inside(at, "to"));
  const from =
    combat?.defender === undefined
      ? (armiesOf(g, side).find((one) => one !== to && given.played !== undefined) ?? armiesOf(g, side)[0])
      : place.fromFile(combat.defender, inside(at, "combat"));
  const attacker =
    combat?.attacker === undefined ? from : place.fromFile(combat.attacker, inside(at, "combat"));
  retreatFrom(run, side, from, attacker);
  const driven = run.facts.extraDamage === 1;
  if (to === undefined) return;
  run.from(
    `game.end/actions.turn/retreat.choose{side:${side};from:${from};attacker:${attacker};driven:0;to:-1}`,
  );
  if (run.asks()[0]?.prompt === "retreat" || run.asks()[0]?.prompt === "drive")
    run.say(driven ? other(side) : side, ["to", to]);
  run.finish();
};

/** 12.15: casualties first, until one marker is left. */
const rout: Deed = (run, side, action, given, at) => {
  const to = action.to === undefined ? undefined : place.fromFile(action.to, inside(at, "to"));
  const from = armiesOf(run.g, side).find((one) => one !== to);
  if (from === undefined) throw new PositionError(at, "there is no army to leave");
  run.from(`game.end/actions.turn/casualties.lose{side:${side};where:${from};rout:1}`);
  run.finish();
  run.g.stack = [];
  if (armiesOf(run.g, side).includes(from)) retreat(run, side, action, given, at);
};

/** 12.1. */
const maneuver: Deed = (run, side, action, given, at) => {
  const b = newBattle(side, PLACE.all[0], PLACE.all[1]);
  const played = maneuverCalled(String(action.card ?? "regroup"), at);
  const used = form
    .listOf(form.text as never)
    .fromFile(given.combatHandUsed ?? [], at) as unknown as string[];
  for (const name of used) b.used[side] |= 1 << maneuverCalled(name, at);
  // The army has every type that it has played.
  for (const name of used)
    if (UNIT.find(name) !== null) run.g.units[b.from * UNIT_COUNT + unit.fromFile(name, at)] = 1;
  if (MANEUVER.names[played] === "regroup") b.used[side] = 0;
  else b.used[side] |= 1 << played;
  run.facts.handNextRound = maneuversOf(run.g, b, side).map(nameOfManeuver);
};

/** 13.6: an advance out of several armies at once, which the rules never offer. */
const advanceFromBoth: Deed = (run) => {
  run.refused = true;
};

/** 7.4: a general's ability. */
const ability: Deed = (run, side, action, given, at) => {
  const general = generalOf(run, action, at);
  giveTarget(run, general);
  run.act(side, dieOf(given, at));
  const isFirst = run.told("ability").length === 0;
  const went = run.say(side, ["ability", general]);
  if (run.ask(side)?.prompt === "armies" && action.target === undefined) run.finish();
  if (!isFirst && !went) run.facts.second = "illegal before the first die is used";
  if (action.target !== undefined) {
    const target = place.fromFile(action.target, inside(at, "target"));
    if (run.ask(side)?.prompt === "armies") run.say(side, ["army", target]);
    else if (!run.refused && !run.told("shot").some((facts) => facts.place === target)) run.refused = true;
  }
  const does =
    action.do === undefined
      ? []
      : listAt(Array.isArray(action.do) ? action.do : [action.do], inside(at, "do"));
  for (const one of does) run.say(side, [one === "move" ? "one" : "other"]);
  if (action.to !== undefined) fly(run, side, action.to, inside(at, "to"));
  const [shot] = run.told("shot").slice(-1);
  if (shot !== undefined) {
    run.facts.hits = shot.hits;
    run.facts.dice = Array.isArray(shot.dice) ? shot.dice.length : 0;
  }
  run.facts.ability = went;
};
/** Where a vector tells of no Shadow army, one stands where the general's ability reaches. */
function giveTarget({ g }: Run, general: CharacterId): void {
  const at = g.at[general];
  if (g.stack.length > 0 || at < 0 || armiesOf(g, SHADOW).length > 0) return;
  const [near] = printed(g).range[at];
  g.units[near * UNIT_COUNT + UNIT.named("orc")] = 5;
}

function generalOf(run: Run, action: Told, at: Place): CharacterId {
  const named = CHARACTER.names.find((name) =>
    Object.values(action).some((value) => value === `ability ${name}`),
  );
  const said =
    named ??
    (action.general === undefined ? undefined : form.text.fromFile(action.general, inside(at, "general")));
  if (said !== undefined) return character.fromFile(said, at);
  const [only] = CHARACTER.all.filter((one) => (run.g.activated & (1 << one)) !== 0);
  if (only === undefined) throw new PositionError(at, "no general is activated");
  return only;
}

/** 6: a character comes into play. */
const enter =
  (who: string): Deed =>
  (run, side, action, given, at) => {
    const one = character.fromFile(who, at);
    run.act(side, dieOf(given, at));
    const option = run.ask(side)?.options.find((offered) => offered[0] === "enter" && offered[2] === one);
    if (option === undefined) {
      run.refused = true;
      return;
    }
    run.choose(side, option);
    if (action.region !== undefined)
      run.say(side, ["to", place.fromFile(action.region, inside(at, "region"))]);
    run.finish();
  };

/** 18.2: a card is played. */
const play =
  (name: string): Deed =>
  (run, side, _action, given, at) => {
    const card = cardCalled(run.g, name, at);
    run.act(side, dieOf(given, at));
    const held = CARD.all.filter((one) => printed(run.g).designs[one] === name);
    const option = run
      .ask(side)
      ?.options.find((one) => one[0] === "play" && held.some((other) => other === one[2]));
    if (option === undefined || card < 0) run.refused = true;
    else run.choose(side, option);
  };

const activatedCount = (given: Told): number =>
  typeof given.activated === "number"
    ? given.activated
    : Array.isArray(given.activated)
      ? given.activated.length
      : 0;

/** 4.7, 4.8: tiles are drawn. */
function fatePhase(run: Run, given: Told): void {
  const activated = activatedCount(given);
  run.from(`game.tile{n:0;activated:${activated};tile:-1;drawn:0;placed:[]}`);
}
const draw: Deed = (run, _side, _action, given) => {
  if (run.told("tile").length === 0) fatePhase(run, given);
  else run.say(SHADOW, ["draw"]);
  fateFacts(run);
};
/** 4.8: the tile that has been drawn is applied. */
const apply: Deed = (run) => {
  run.say(SHADOW, ["apply"]);
  fateFacts(run);
};
function fateFacts(run: Run): void {
  const { tileValue } = printed(run.g);
  const drawn = run.told("tile").map((facts) => Number(facts.tile));
  run.facts.tilesDrawn = drawn.length;
  run.facts.mayDrawAgain = run.offers(SHADOW, ["draw"]);
  run.facts.discarded = tilesAt(run.g, DISCARDED).map((tile) => tileValue[tile]);
  run.facts.backInPool = tilesAt(run.g, IN_POOL)
    .filter((tile) => drawn.includes(tile))
    .map((tile) => tileValue[tile]);
  run.facts.fateCardBeside = besides(run);
}
/** Whom the fate card on the table lies beside. */
function besides(run: Run): string | null {
  const [card] = CARD.all.filter(
    (one) => one >= CARD.all.length - 9 && (run.g.table[FATE_DECK] & bitOf(one)) !== 0,
  );
  return card === undefined ? null : CHARACTER.names[printed(run.g).beside[card]];
}

/** 4.5: generals are activated. */
const activate =
  (names: string): Deed =>
  (run, side, _action, _given, at) => {
    const all =
      names === "none" ? [] : names.split(/,\s*|\s+and\s+|\s+/).map((name) => character.fromFile(name, at));
    // What a vector does not tell is as it is set up.
    if (armiesOf(run.g, FREE).length === 0) {
      const start = newGame(run.g.rulings, run.g.pack);
      run.g.units = start.units;
      run.g.at = run.g.at.map((where, one) => (where === ASIDE ? start.at[one] : where));
    }
    run.g.activated = 0;
    run.from("game.generals{n:0;activated:0;tile:-1;drawn:0;placed:[]}");
    for (const one of all) run.say(side, ["character", one]);
    if (run.ask(side)?.prompt === "general") run.say(side, ["done"]);
    run.facts.leadershipTokens =
      run.told("token").length + (run.asks()[0]?.prompt === "lead" ? all.length : 0);
    run.facts.fateDrawLimit = drawLimit(all.length);
  };

const pass: Deed = (run, side, _action, given, at) => {
  run.act(side, dieOf(given, at));
  run.say(side, ["pass"]);
};
const useDie: Deed = (run, side, _action, given, at) => {
  run.act(side, dieOf(given, at));
  const option = run.ask(side)?.options.find(([verb]) => verb === "aside");
  if (option === undefined) run.refused = true;
  else run.choose(side, option);
};

/** 18.4. */
const drawTwo: Deed = (run, side, _action, given, at) => {
  const before = run.g.handCount.slice();
  run.use(side, "draw_cards", dieOf(given, at));
  const drew = (slot: number) => run.g.handCount[side * 2 + slot] - before[side * 2 + slot];
  run.facts.drawn = { event: drew(0), story: drew(1) };
};

/** 18.1: Bolg's token, against what happens. */
const bodyguard: Deed = (run, side, _action, given, at) => {
  const where = run.g.at[BOLG];
  const hits = /(\d+) hits?/.exec(String(given.event))?.[1];
  if (hits === undefined) throw new PositionError(inside(at, "event"), "how many hits?");
  run.from(`game.end/actions.turn/hurt.mark{side:${SHADOW};where:${where};hits:${hits};sure:0}`);
  run.say(side, ["yes"]);
};

const DEEDS: Readonly<Record<string, Deed>> = {
  strategicMove: strategic("strategic_move"),
  goblinStrategicMove: strategic("goblin_move"),
  move,
  forcedMarch: march,
  moveCharacters: walk,
  attack: attack("attack"),
  attackWithLeadership: attack("attack_with_leadership"),
  goblinAttack: attack("goblin_attack"),
  combinedAttack: combined,
  recruit,
  flip: recruit,
  rally,
  "eagle attack": eagles,
  "move beorn": beorn,
  batCloud,
  retreat,
  pass,
  "use a die": useDie,
  draw,
  "set aside, draw": draw,
  apply,
  stop: apply,
  "put aside": useDie,
  rout,
  drawTwoCards: drawTwo,
  "use bodyguard": bodyguard,
  "maneuver regroup": maneuver,
  maneuver,
  "advance from both": advanceFromBoth,
  advance: advanceOf(part),
  shadowLeadership,
  "phase 4": shadowLeadership,
  ability,
  goblinMuster: (run, side, _action, given, at) => {
    run.use(side, "goblin_muster", dieOf(given, at));
    run.finish();
  },
};

const SPOKEN = [
  "ability GENERAL",
  "enter CHARACTER",
  "play CARD",
  "activate GENERALS",
  "flip REGION",
  "rally REGION",
];
/** Deeds whose name goes on with what they are done to. */
function spoken(words: string): Deed | undefined {
  const [verb, ...rest] = words.split(" ");
  const what = rest.join(" ");
  if (verb === "ability") return ability;
  if (verb === "enter") return enter(what);
  if (verb === "play") return play(what);
  if (verb === "activate") return activate(what);
  if (verb === "flip")
    return (run, side, action, given, at) => recruit(run, side, { ...action, flip: [what] }, given, at);
  if (verb === "rally")
    return what === "beorn"
      ? (run) => {
          // 10.7: he is no army, and no die rallies him.
          run.refused = true;
        }
      : (run, side, action, given, at) => rally(run, side, { ...action, armies: [what] }, given, at);
  return undefined;
}

/** Something that happens by whatever cause. */
export function happen(run: Run, words: string, at: Place): void {
  const hit = /^(\d+) hits? on (\w+)$/.exec(words);
  if (hit) {
    const onBeorn = hit[2] === CHARACTER.names[BEORN] || PLACE.find(hit[2]) === run.g.at[BEORN];
    if (onBeorn) {
      loseWrath(run.context(), Number(hit[1]));
      return;
    }
    const where = place.fromFile(hit[2], at);
    const mine = armyIn(run.g, where) ?? FREE;
    run.from(`game.end/actions.turn/hurt.mark{side:${mine};where:${where};hits:${hit[1]};sure:0}`);
    run.finish();
    return;
  }
  const gone = /^(\w+) is eliminated$/.exec(words);
  if (gone) {
    eliminate(run.context(), character.fromFile(gone[1].toLowerCase(), at));
    return;
  }
  const enters = /^(Free Peoples|Shadow) army enters (\w+)$/.exec(words);
  if (enters) {
    entered(run.context(), enters[1] === "Shadow" ? SHADOW : FREE, place.fromFile(enters[2], at));
    return;
  }
  throw new PositionError(
    at,
    `“${words}” is nothing that these rules know to happen; “2 hits on camp”, “Bolg is eliminated” and “Shadow army enters camp” are`,
  );
}

/** A step of the engine. */
function go(run: Run, words: string, action: Told, at: Place): void {
  if (words === "phase 1" || words === "phase 1 draws") {
    const [free, shadow] = pools(run.g);
    run.facts.dice = { fp: free, sh: shadow };
    if (words === "phase 1") {
      run.from("game.recover{n:0;activated:0;tile:-1;drawn:0;placed:[]}");
      return;
    }
    run.from("game.free{n:0;activated:0;tile:-1;drawn:0;placed:[]}");
    const many = /discard (\d+)/.exec(String(action.decision))?.[1];
    const [ask] = run.asks();
    for (let i = 0; i < Number(many ?? 0); i++) if (ask) run.say(FREE, ask.options[i]);
    // Which card it was is told to its owner alone.
    run.facts.discardFaceDown = run.events.some(
      ({ type, facts }) => type === "discarded" && facts.card === undefined,
    );
  } else if (words === "fate card") {
    drawFate(run.context());
    run.facts.discarded = CARD.all
      .filter((one) => one >= CARD.all.length - 9 && (run.g.spent[FATE_DECK] & bitOf(one)) !== 0)
      .map((one) => printed(run.g).designs[one]);
    run.facts.fateCardBeside = besides(run);
  } else if (words === "phase 6") {
    run.from("game.end");
    run.facts.atEnd = run.g.result ? SIDE_WORDS[run.g.result.winners[0] === 1 ? 1 : 0] : null;
  } else throw new PositionError(at, `“${words}” is no step of the game`);
}

/** Words that differ only in blanks, bars and capitals mean the same. */
const plain = (words: string): string => words.replace(/[\s_]/g, "").toLowerCase();
const BY_WORDS: ReadonlyMap<string, Deed> = new Map(
  Object.entries(DEEDS).map(([words, deed]) => [plain(words), deed]),
);

/** Carries out one action of a vector; the die may be told with it. */
export function perform(run: Run, action: Told, told: Told, at: Place): void {
  const given = action.die === undefined ? told : { ...told, die: action.die };
  if (action.check !== undefined) {
    const name = form.text.fromFile(action.check, inside(at, "check"));
    if (!Object.hasOwn(CHECKS, name))
      throw new PositionError(
        inside(at, "check"),
        `there is no check “${name}”; ${Object.keys(CHECKS).join(", ")} are`,
      );
    CHECKS[name]?.(run, action, given, at);
    return;
  }
  if (action.auto !== undefined) {
    go(run, form.text.fromFile(action.auto, inside(at, "auto")), action, inside(at, "auto"));
    return;
  }
  if (action.event !== undefined) {
    happen(run, form.text.fromFile(action.event, inside(at, "event")), inside(at, "event"));
    return;
  }
  const key = action.fp !== undefined ? "fp" : "sh";
  if (action[key] === undefined)
    throw new PositionError(at, "says neither who acts (fp, sh) nor what happens (auto, check, event)");
  const words = form.text.fromFile(action[key], inside(at, key));
  const deed = BY_WORDS.get(plain(words)) ?? spoken(words);
  if (deed === undefined)
    throw new PositionError(
      inside(at, key),
      `“${words}” is nothing that a player does; ${[...Object.keys(DEEDS), ...SPOKEN].join(", ")} are`,
    );
  deed(run, key === "fp" ? FREE : SHADOW, action, given, at);
}
