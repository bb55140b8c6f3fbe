/** What a vector lets players do, and what it lets happen. */
import { form, inside, type Place, PositionError } from "@westmarch/positions";
import {
  BEORN,
  bitOf,
  CARD,
  CHARACTER,
  FATE_DECK,
  FREE,
  MANEUVER,
  PLACE,
  SHADOW,
  UNIT,
  UNIT_COUNT,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { loseWrath } from "../rules/beorn.ts";
import { armyIn } from "../rules/board.ts";
import { drawFate } from "../rules/characters.ts";
import { maneuversOf, newBattle } from "../rules/combat.ts";
import { eliminate } from "../rules/damage.ts";
import { entered } from "../rules/movement.ts";
import { pools } from "../rules/turn.ts";
import { CHECKS, maneuverCalled, nameOfManeuver, type Told } from "./checks.ts";
import { type Deed, dieOf, part, placesAt } from "./deed.ts";
import { activate, apply, besides, draw } from "./fate.ts";
import { cardCalled, character, place, SIDE_WORDS, unit } from "./given.ts";
import { attack, combined, march, move, retreat, rout, strategic, walk } from "./marching.ts";
import { ability, batCloud, beorn, bodyguard, eagles, enter } from "./persons.ts";
import { advanceOf, shadowLeadership } from "./phases.ts";
import type { Run } from "./run.ts";

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
