/** What a vector lets players do, and what it lets happen. */

import { form, inside, type Location, onlyKeys, PositionError } from "@westmarch/positions";
import {
  BEORN,
  bitOf,
  CARD,
  CHARACTER,
  deckOf,
  FATE_DECK,
  FREE,
  PLACE,
  SHADOW,
  UNIT,
  UNIT_COUNT,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { loseWrath } from "../rules/beorn.ts";
import { armyIn } from "../rules/board.ts";
import { drawFate } from "../rules/characters.ts";
import { eliminate } from "../rules/combat/damage.ts";
import { entered } from "../rules/movement/entering.ts";

import { pools } from "../rules/turn.ts";
import { CHECKS } from "./checks.ts";
import { answer, chooseManeuver, combined, fightWith, maneuverOfHand, remove, reroll } from "./combat.ts";
import { type Deed, dieOf, PART, part, placesAt, type Way, way } from "./deed.ts";
import { activate, apply, besides, draw } from "./fate.ts";
import { character, type GivenFacts, place, SIDE_WORDS } from "./forms.ts";
import { cardCalled } from "./given.ts";
import { attack, march, move, retreat, rout, strategic, walk } from "./marching.ts";
import { ability, batCloud, beorn, bodyguard, eagles, enter } from "./persons.ts";
import { advanceFromBoth, advanceOf, shadowLeadership } from "./phases.ts";
import type { Run } from "./run.ts";

/** What a die shows may be given. */
const DIE = ["die"];

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

const strategicMove = way(strategic("strategic_move"), ["moves"], DIE);
const goblinMove = way(strategic("goblin_move"), ["moves"], DIE);
const recruiting = way(recruit, ["flip", "region"], DIE);
const rallying = way(rally, ["armies"], DIE);
const anAbility = way(ability, ["general", "target", "do", "to"], DIE);
const settingAside = way(useDie, [], DIE);
const drawing = way(draw);
const applying = way(apply);
const leading = way(shadowLeadership, ["bats", "greatBats", "leadershipTokens"]);
const ATTACK = ["from", "target", "rounds", "move"];
const LEAVING = ["from", "to"];

const WAYS: Readonly<Record<string, Way>> = {
  strategicMove,
  goblinStrategicMove: goblinMove,
  move: way(move, ["from", "to", ...PART], DIE),
  forcedMarch: way(march, ["path", ...PART], DIE),
  moveCharacters: way(walk, ["path", "character"], DIE),
  attack: way(attack("attack"), ATTACK, DIE),
  attackWithLeadership: way(attack("attack_with_leadership"), ATTACK, DIE),
  goblinAttack: way(attack("goblin_attack"), ATTACK, DIE),
  combinedAttack: way(combined, ["target", "armies"], DIE),
  "fight with": way(fightWith, ["army"]),
  "choose maneuver": way(chooseManeuver, ["card"]),
  reroll: way(reroll, ["black"]),
  "use maneuver": way(answer("yes")),
  "keep maneuver back": way(answer("no")),
  "remove units": way(remove, ["units"]),
  cease: way(answer("cease")),
  "go on": way(answer("continue")),
  stand: way(answer("stand")),
  recruit: recruiting,
  flip: recruiting,
  rally: rallying,
  "eagle attack": way(eagles, ["targets", "return"], DIE),
  "move beorn": way(beorn, ["path", "attack"], DIE),
  batCloud: way(batCloud, ["move"], DIE),
  retreat: way(retreat, LEAVING, ["combat", "played"]),
  pass: way(pass, [], DIE),
  "use a die": settingAside,
  draw: drawing,
  "set aside, draw": drawing,
  apply: applying,
  stop: applying,
  "put aside": settingAside,
  rout: way(rout, LEAVING, ["combat"]),
  drawTwoCards: way(drawTwo, [], DIE),
  "use bodyguard": way(bodyguard, [], ["event"]),
  "maneuver regroup": way(maneuverOfHand, [], ["combatHandUsed", "side"]),
  maneuver: way(maneuverOfHand, ["card"], ["combatHandUsed", "side"]),
  "advance from both": way(advanceFromBoth, [], ["combatWon"]),
  advance: way(advanceOf(part), ["from", "to", ...PART], ["combatWon"]),
  shadowLeadership: leading,
  "phase 4": leading,
  ability: anAbility,
  goblinMuster: way(
    (run, side, _action, given, at) => {
      run.use(side, "goblin_muster", dieOf(given, at));
      run.finish();
    },
    [],
    DIE,
  ),
};

const SPOKEN = [
  "ability GENERAL",
  "enter CHARACTER",
  "play CARD",
  "activate GENERALS",
  "flip REGION",
  "rally REGION",
];

/** 10.7: Beorn is no army, and no die rallies him. */
const rallyBeorn: Deed = (run, side, _action, given, at) => {
  run.use(side, "rally", dieOf(given, at));
  run.say(side, ["army", run.g.at[BEORN]]);
};

/** Deeds whose name goes on with what they are done to. */
function spoken(words: string): Way | undefined {
  const [verb, ...rest] = words.split(" ");
  const what = rest.join(" ");
  switch (verb) {
    case "ability":
      return {
        ...anAbility,
        run: (run, side, action, ...more) => ability(run, side, { ...action, general: what }, ...more),
      };
    case "enter":
      return way(enter(what), ["region"], DIE);
    case "play":
      return way(play(what), [], DIE);
    case "activate":
      return way(activate(what), ["leadershipTokens"]);
    case "flip":
      return way(
        (run, side, action, ...more) => recruit(run, side, { ...action, flip: [what] }, ...more),
        [],
        DIE,
      );
    case "rally":
      return what === CHARACTER.names[BEORN]
        ? way(rallyBeorn, [], DIE)
        : way(
            (run, side, action, ...more) => rally(run, side, { ...action, armies: [what] }, ...more),
            [],
            DIE,
          );
    default:
      return undefined;
  }
}

/** That a character falls, which may be given as well. */
export const GONE = /^(\w+) is eliminated$/;

/** Something that happens by whatever cause. */
export function happen(run: Run, words: string, at: Location): void {
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
  const gone = GONE.exec(words);
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

/** A step of the engine, with the keys that say more of it. */
const STEPS: Readonly<
  Record<
    string,
    { readonly keys: readonly string[]; readonly run: (run: Run, action: GivenFacts, at: Location) => void }
  >
> = {
  "phase 1": { keys: [], run: (run) => phaseOne(run, "recover") },
  "phase 1 draws": {
    keys: ["decision"],
    run: (run, action, at) => {
      phaseOne(run, "free");
      const there = inside(at, "decision");
      const words = /^discard (\d+)$/.exec(form.text.fromFile(action.decision ?? "discard 0", there));
      if (words === null) throw new PositionError(there, "“discard 1” was expected");
      const [ask] = run.asks();
      for (let i = 0; i < Number(words[1]); i++) if (ask) run.say(FREE, ask.options[i]);
      // Which card it was is told to its owner alone.
      run.facts.discardFaceDown = run.events.some(
        ({ type, facts }) => type === "discarded" && facts.card === undefined,
      );
    },
  },
  "fate card": {
    keys: [],
    run: (run) => {
      drawFate(run.context());
      run.facts.discarded = CARD.all
        .filter((one) => deckOf(one) === FATE_DECK && (run.g.spent[FATE_DECK] & bitOf(one)) !== 0)
        .map((one) => printed(run.g).designs[one]);
      run.facts.fateCardBeside = besides(run);
    },
  },
  "phase 6": {
    keys: [],
    run: (run) => {
      run.from("game.end");
      run.facts.atEnd = run.g.result ? SIDE_WORDS[run.g.result.winners[0] === 1 ? 1 : 0] : null;
    },
  },
};

function phaseOne(run: Run, from: "recover" | "free"): void {
  const [free, shadow] = pools(run.g);
  run.facts.dice = { fp: free, sh: shadow };
  run.from(`game.${from}{n:0;activated:0;tile:-1;drawn:0;placed:[]}`);
}

/** Words that differ only in blanks, bars and capitals mean the same. */
const plain = (words: string): string => words.replace(/[\s_]/g, "").toLowerCase();

const BY_WORDS: ReadonlyMap<string, Way> = new Map(
  Object.entries(WAYS).map(([words, one]) => [plain(words), one]),
);

/** What an action of a vector is: what it reads of the position, and how it is done. */
interface Read {
  readonly reads: readonly string[];
  readonly run: (run: Run, told: GivenFacts) => void;
}

const TURNS = ["fp", "sh", "auto", "check", "event"];

/** One of some things by its name. */
function oneOf<T>(all: Readonly<Record<string, T>>, name: string, what: string, at: Location): T {
  if (!Object.hasOwn(all, name))
    throw new PositionError(at, `there is no ${what} “${name}”; ${Object.keys(all).join(", ")} are`);
  return all[name];
}

/** Reads one action of a vector; what it does not know is refused. The die may be told with it. */
export function actionAt(action: GivenFacts, at: Location): Read {
  const [key, ...others] = TURNS.filter((one) => action[one] !== undefined);
  if (key === undefined)
    throw new PositionError(at, "says neither who acts (fp, sh) nor what happens (auto, check, event)");
  if (others.length > 0)
    throw new PositionError(inside(at, others[0]), `stands beside “${key}”: one of them is meant`);
  const there = inside(at, key);
  const words = form.text.fromFile(action[key], there);
  const only = (keys: readonly string[]): void => onlyKeys(action, [key, "note", ...keys], at);
  switch (key) {
    case "check": {
      const asked = oneOf(CHECKS, words, "check", there);
      only(asked.keys);
      return { reads: asked.reads, run: (run, told) => asked.run(run, action, told, at) };
    }
    case "auto": {
      const step = oneOf(STEPS, words, "step of the game", there);
      only(step.keys);
      return { reads: [], run: (run) => step.run(run, action, at) };
    }
    case "event":
      only([]);
      return { reads: [], run: (run) => happen(run, words, there) };
    default: {
      const deed = BY_WORDS.get(plain(words)) ?? spoken(words);
      if (deed === undefined)
        throw new PositionError(
          there,
          `“${words}” is nothing that a player does; ${[...Object.keys(WAYS), ...SPOKEN].join(", ")} are`,
        );
      only(["die", ...deed.keys]);
      return {
        reads: deed.reads,
        run: (run, told) =>
          deed.run(
            run,
            key === "fp" ? FREE : SHADOW,
            action,
            action.die === undefined ? told : { ...told, die: action.die },
            at,
          ),
      };
    }
  }
}
