/** Every reason to refuse something, each with the number of its rule. */
import { stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { CARD, CHARACTER, PLACE, type Side, THING } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { printed } from "../printing.ts";
import type { Reasons } from "../reasons.ts";
import en from "../text/refusals.en.json" with { type: "json" };
import { cardOf, dice, engine, FREE, SHADOW, Table, TURN } from "./table.ts";

/** The refusal of a choice: reason and rule; `allowed` where there is none. */
function tried(table: Table, seat: number, word: string): string {
  const refusal = engine.refusal(table.g, seat, fiveArmies.notation.option(word));
  return refusal ? `${refusal.reason} ${refusal.rule}` : "allowed";
}
type Case = readonly [said: `${Reasons} ${string}`, table: () => Table, word: string, seat?: number];

const army = (line: string, face = "army") => new Table(FREE, `${line} ${dice(FREE, face)}`);
const dark = (line: string, face = "army") => new Table(SHADOW, `${line} ${dice(SHADOW, face)}`);
const men = "units=camp.man_of_the_lake:2";
/** In the midst of an action: at this paragraph. */
const amid = (side: Side, line: string, paragraph: string) =>
  new Table(side, line, [], `${TURN}/actions.turn/${paragraph}`);
const at = (...names: readonly (typeof PLACE.names)[number][]) => `[${names.map(PLACE.named).join()}]`;
/** While generals are activated, or get their tokens (4.5, 4.6). */
const beginning = (line: string, paragraph: string, activated: number, placed = "[]") =>
  new Table(FREE, line, [], `game.${paragraph}{n:0;activated:${activated};tile:-1;drawn:0;placed:${placed}}`);

const CASES: readonly Case[] = [
  // dice
  ["no-such-die 4.18", () => army(men), "use:muster:rally"],
  ["die-does-not-allow 4.18", () => army(men), "use:army:rally"],
  ["other-sides-action 4.18", () => army(men), "use:army:goblin_move"],
  ["nothing-to-do 5.12", () => army(men, "muster"), "use:muster:rally"],
  ["no-fewer-dice 4.20", () => army(men), "pass"],
  ["other-sides-turn 4.18", () => army(men), "use:event:draw_cards", SHADOW],
  ["answer-first 4.18", () => army(men), "step:camp:east_meadows"],
  ["action-goes-on 4.18", () => army(men).play("use:army:attack"), "pass", SHADOW],
  // cards
  ["card-not-held 18.2", () => army(men), `play:army:${cardOf("ev_assault")}`],
  [
    "die-does-not-play 5.11",
    () => army(men).deal(FREE, "fp_lucky_number"),
    `play:army:${cardOf("fp_lucky_number")}`,
  ],
  [
    "card-condition 18.2",
    () => army(men, "event").deal(FREE, "fp_lucky_number"),
    `play:event:${cardOf("fp_lucky_number")}`,
  ],
  [
    "card-without-effect 18.2",
    () => army(men, "event").deal(FREE, "ev_tend"),
    `play:event:${cardOf("ev_tend")}`,
  ],
  // characters and generals
  ["other-sides-character 6.1", () => army(men), "enter:army:bolg"],
  ["in-play-already 6.1", () => army(`${men} at=bard:camp`), "enter:army:bard"],
  ["eliminated 6.4", () => army(`${men} at=thorin:dead`, "muster"), "enter:muster:thorin"],
  ["die-does-not-bring 6.1", () => army(`${men} fate=15`), "enter:army:beorn"],
  ["not-ready 6.2", () => army(men, "will_of_the_west"), "enter:will_of_the_west:beorn"],
  ["bolg-not-ready 6.2", () => dark("units=spur_horn.orc:2", "character"), "enter:character:bolg"],
  ["no-general 7.4", () => army(`${men} at=bilbo:camp`), "ability:bilbo"],
  ["not-activated 7.4", () => army(`${men} at=bard:camp`), "ability:bard"],
  ["other-sides-character 7.4", () => dark("units=spur_horn.orc:2"), "ability:bard"],
  ["ability-without-effect 7.4", () => army(`${men} at=gandalf:camp activated=gandalf`), "ability:gandalf"],
  ["ability-used 4.19", () => army(`${men} at=bard:camp activated=bard hasUsedAbility=1`), "ability:bard"],
  ["act-after-ability 4.19", () => army(`${men} hasUsedAbility=1 damage=camp:1`, "muster"), "aside:muster"],
  // armies
  ["no-army-there 8.2", () => army(men).play("use:army:attack"), "step:dale_road:south_bank"],
  [
    "enemys-army 8.2",
    () => army("units=camp.man_of_the_lake:2,spur_horn.orc:1").play("use:army:attack"),
    "step:spur_horn:spur_foot",
  ],
  ["not-next-to 2.1", () => army(men).play("use:army:attack"), "step:camp:ravenhill"],
  [
    "enemy-there 8.2",
    () => army("units=camp.man_of_the_lake:2,east_meadows.orc:1").play("use:army:attack"),
    "step:camp:east_meadows",
  ],
  [
    "beorn-there 16.3",
    () => dark("units=east_meadows.orc:2 at=beorn:camp wrath=8").play("use:army:attack"),
    "step:east_meadows:camp",
  ],
  ["no-enemy-there 11.1", () => army(men).play("use:army:attack"), "attack:camp:east_meadows"],
  ["mountain-is-the-shadows 9.5", () => army(men).play("use:army:attack"), "step:camp:pass_east"],
  [
    "pass-closed 9.1",
    () => dark("units=goblin_muster_east.goblin:2,spur_horn.orc:1").play("use:army:strategic_move"),
    "step:goblin_muster_east:pass_east",
  ],
  [
    "no-leadership 8.10",
    () =>
      army("units=camp.man_of_the_lake:2,ravenhill.elven_archer:1 at=bard:camp", "character").play(
        "use:character:forced_march",
      ),
    "step:ravenhill:western_foothills",
  ],
  [
    "lacks-goblins 5.9",
    () => dark("units=spur_horn.goblin:2,muster_ne.orc:2", "lidless_eye").play("use:lidless_eye:goblin_move"),
    "step:muster_ne:withered_plain",
  ],
  [
    "another-army-marches 5.2",
    () =>
      army("units=camp.man_of_the_lake:1,ravenhill.elven_archer:1,spur_foot.orc:1").play(
        "use:army:attack",
        "step:camp:east_meadows",
      ),
    "step:ravenhill:western_foothills",
  ],
  [
    "has-moved 5.2",
    () =>
      army("units=camp.man_of_the_lake:1,spur_foot.orc:1").play("use:army:attack", "step:camp:east_meadows"),
    "step:east_meadows:camp",
  ],
  [
    "leadership-must-go 8.3",
    () =>
      army(`units=camp.man_of_the_lake:2 at=bard:camp`, "character").play(
        "use:character:forced_march",
        "step:camp:east_meadows",
      ),
    "stay:bard:1",
  ],
  [
    "not-so-many 8.3",
    () => army(men).play("use:army:strategic_move", "step:camp:east_meadows"),
    "stay:man_of_the_lake:4",
  ],
  [
    "somebody-must-go 8.3",
    () => army(men).play("use:army:strategic_move", "step:camp:east_meadows"),
    "stay:man_of_the_lake:2",
  ],
  [
    "tokens-stay-with-units 7.7",
    () => army(`${men} tokens=camp:1`).play("use:army:strategic_move", "step:camp:east_meadows"),
    "stay:leadership:1",
  ],
  ["not-enough-armies 13.1", combinedAgainst, "to:spur_horn"],
  [
    "too-far 7.2",
    () =>
      army("at=bard:camp units=camp.man_of_the_lake:1", "character").play("use:character:move_characters"),
    "to:southern_waste",
  ],
  // combat
  ["unit-not-fighting 11.3", fighting, "maneuver:elven_archer"],
  ["maneuver-not-yours 11.3", fighting, "maneuver:orc"],
  ["card-not-held 11.3", fighting, `card:${cardOf("ev_assault")}`],
  ["no-bat-for-it 17.3", fighting, "maneuver:vampire_like", SHADOW],
  ["answer-first 4.18", bat, "lose:orc", SHADOW],
  ["action-goes-on 4.18", bat, "yes", FREE],
  ["nothing-to-take-back 19.14", () => fighting("rulings=lateRegroup "), "maneuver:regroup"],
  // of how many tokens, and which armies
  ["answer-first 4.18", tokens, "army:front_gate"],
  ["action-goes-on 4.18", tokens, "number:1", SHADOW],
  ["lacks-units 18.2", wolves, "step:muster_ne:muster_se"],
  ["no-army-there 8.2", wolves, "step:ash_plain:muster_se"],
  // mustering and rallying
  [
    "no-tokens-there 10.2",
    () => army(`${men} recruits=camp.dwarves_and_men:1`, "muster").play("use:muster:recruit"),
    "flip:ravenhill:elves",
  ],
  [
    "no-damage 10.7",
    () =>
      army("units=camp.man_of_the_lake:2,ravenhill.elven_archer:1 damage=camp:1", "muster").play(
        "use:muster:rally",
      ),
    "army:ravenhill",
  ],
  // what a card means
  [
    "not-what-is-meant 18.2",
    () =>
      army("units=camp.man_of_the_lake:2,ravenhill.elven_archer:2 damage=camp:1,ravenhill:1", "event")
        .deal(FREE, "ev_tend")
        .play(`play:event:${cardOf("ev_tend")}`),
    "army:spur_horn",
  ],
  [
    "chosen-already 18.2",
    () =>
      army(
        "units=camp.man_of_the_lake:2,ravenhill.elven_archer:2,dale_road.elven_archer:2 damage=camp:1,ravenhill:1,dale_road:1",
        "event",
      )
        .deal(FREE, "ev_tend")
        .play(`play:event:${cardOf("ev_tend")}`, "army:camp"),
    "army:camp",
  ],
  // generals and their tokens
  ["not-in-play 4.5", () => beginning(`${men} at=bard:camp`, "generals", 0), "character:thorin"],
  [
    "activated-already 4.5",
    () => beginning(`${men} at=bard:camp,dain:camp activated=bard`, "generals", 1),
    "character:bard",
  ],
  ["no-general 4.5", () => beginning(`${men} at=bard:camp,bilbo:camp`, "generals", 0), "character:bilbo"],
  [
    "token-given 4.6",
    () =>
      beginning(
        `units=camp.man_of_the_lake:2,ravenhill.elven_archer:1 at=bard:camp`,
        "leaders",
        2,
        at("camp"),
      ),
    "army:camp",
  ],
  // characters and what they do
  [
    "nowhere-to-enter 6.3",
    () =>
      army(
        "fate=15 control=front_gate:1,ravenhill:1,eastern_spur:1,broken_bridge:1,ruins_of_dale:1,lower_slopes:1,camp:1 units=camp.orc:1",
        "character",
      ),
    "enter:character:thorin",
  ],
  [
    "not-to-enter-there 6.3",
    () =>
      amid(
        FREE,
        "units=ravenhill.elven_archer:1,front_gate.dwarven_regular:1",
        `entry.where{character:${CHARACTER.named("thorin")}}`,
      ),
    "to:spur_horn",
  ],
  [
    "wrath-too-small 16.2",
    () => army(`${men} at=beorn:east_meadows wrath=0`, "character"),
    "use:character:move_beorn",
  ],
  [
    "army-in-beorns-way 16.3",
    () => amid(FREE, `${men} at=beorn:east_meadows wrath=8`, "beorn.move{steps:2;face:1}"),
    "to:camp",
  ],
  ["no-eagles-there 15.4", () => eagles("broken_lands"), "swoop:east_bank:east_meadows"],
  ["not-under-eagles 15.4", () => eagles("broken_lands"), "swoop:broken_lands:east_meadows"],
  ["attacked-already 15.4", () => eagles("east_bank", at("east_meadows")), "swoop:east_bank:east_meadows"],
  [
    "no-bat-there 17.2",
    () =>
      amid(SHADOW, "units=muster_ne.orc:2,spur_foot.orc:1 bats=east_bank:1", "bat-cloud.choose{moved:[]}"),
    "step:muster_ne:muster_se",
  ],
  // marches
  ["river-between 2.1", () => army(men).play("use:army:attack"), "step:camp:gate_meadow"],
  [
    "too-many-go 18.2",
    () =>
      amid(
        FREE,
        "units=camp.man_of_the_lake:3",
        `split.part{side:0;from:${PLACE.named("camp")};to:${PLACE.named("east_meadows")};thing:0;stay:[${THING.all.map(() => 0).join()}];led:0;types:0;whole:0;only:0;most:2;may:1}`,
      ),
    "go",
  ],
  [
    "told-already 8.3",
    () => army("units=camp.man_of_the_lake:2").play("use:army:strategic_move", "step:camp:east_meadows"),
    "stay:damage:1",
  ],
  [
    "markers-must-fit 8.3",
    () =>
      army("units=camp.man_of_the_lake:4 damage=camp:2").play(
        "use:army:strategic_move",
        "step:camp:east_meadows",
        "stay:man_of_the_lake:2",
      ),
    "number:5",
  ],
  ["too-many-stand-there 8.1", crowd, "done"],
  ["unit-not-there 12.9", crowd, "lose:elven_archer"],
  // fights
  ["no-fortification 18.2", () => ordered("walls:1;victim:-1"), "attack:camp:east_meadows"],
  [
    "other-target 18.2",
    () => ordered(`walls:0;victim:${PLACE.named("eastern_spur")}`),
    "attack:camp:east_meadows",
  ],
  ["maneuver-used 12.1", secondRound, "maneuver:orc"],
  [
    "casualties-first 12.10",
    () => amid(FREE, `${men} damage=camp:6`, `casualties.lose{side:0;where:${PLACE.named("camp")};rout:0}`),
    "done",
  ],
  [
    "no-retreat-there 12.14",
    () =>
      amid(
        FREE,
        "units=camp.man_of_the_lake:2,east_meadows.orc:2,upper_spur.orc:1",
        `retreat.choose{side:0;from:${PLACE.named("camp")};attacker:${PLACE.named("east_meadows")};driven:0;to:-1}`,
      ),
    "to:spur_heights",
  ],
  ["no-advance 12.16", won, "army:camp"],
  // mustering and rallying
  [
    "flipped-there-already 5.7",
    () =>
      amid(
        FREE,
        `${men} recruits=camp.elves:1,ravenhill.elves:1`,
        `recruit.choose{side:0;left:1;done:${at("camp")};groups:-1}`,
      ),
    "flip:camp:elves",
  ],
  [
    "beorn-bars-tokens 16.3",
    () =>
      amid(
        SHADOW,
        "units=spur_horn.orc:1 recruits=muster_ne.shadow:1,muster_se.shadow:1 at=beorn:muster_ne wrath=8",
        "recruit.choose{side:1;left:1;done:[];groups:-1}",
      ),
    "flip:muster_ne:shadow",
  ],
  [
    "not-yours-to-muster 10.1",
    () => amid(FREE, men, "tokens.choose{side:0;left:1;group:0;done:[]}"),
    "token:muster_ne:dwarves_and_men",
  ],
  [
    "no-figure-left 10.6",
    () =>
      amid(
        FREE,
        "units=camp.man_of_the_lake:5,ravenhill.man_of_the_lake:3",
        `flip.instead{side:0;where:${PLACE.named("camp")};group:0;units:[0,0,1,0,0,0,0,0,0];unit:2}`,
      ),
    "unit:man_of_the_lake",
  ],
  [
    "rallied-already 5.8",
    () =>
      amid(
        FREE,
        `${men},ravenhill.elven_archer:1 damage=camp:1,ravenhill:1`,
        `rally.choose{side:0;left:1;needs:5;done:${at("camp")}}`,
      ),
    "army:camp",
  ],
  [
    "not-your-deck 4.2",
    () =>
      army(men, "event")
        .deal(FREE, "ev_messengers")
        .play(`play:event:${cardOf("ev_messengers")}`),
    "deck:story_shadow",
  ],
];

/** The Lord of the Eagles and an Eagle are over a territory; whom they have attacked. */
function eagles(territory: string, attacked = "[]"): Table {
  const line = `units=east_meadows.orc:2,spur_foot.orc:2,withered_plain.orc:1 at=lord_of_the_eagles:aloft lord=${territory} eagles=${territory}:2`;
  return amid(FREE, line, `eagle-attack.choose{targets:${attacked};n:0}`);
}
/** More stand together than may. */
function crowd(): Table {
  return amid(
    FREE,
    "units=camp.man_of_the_lake:6",
    `excess.lose{side:0;where:${PLACE.named("camp")};trades:0;over:0}`,
  );
}
/** A card has the army in the Camp attack. */
function ordered(terms: string): Table {
  const line = "units=camp.man_of_the_lake:2,east_meadows.orc:1,eastern_spur.orc:1";
  const order = "side:0;from:-1;steps:1;led:0;types:0;whole:0;only:0;terms:0;either:0";
  return amid(FREE, line, `attack.choose{${order};${terms}}`);
}
/** A round has been fought, and goes on or comes to its end. */
function round(line: string, rolled: readonly number[]): Table {
  const table = new Table(SHADOW, `${line} ${dice(SHADOW, "army")}`, rolled);
  return table.play(
    "use:army:attack",
    "attack:east_meadows:camp",
    "maneuver:orc",
    "maneuver:man_of_the_lake",
  );
}
function secondRound(): Table {
  const table = round("units=camp.man_of_the_lake:3,east_meadows.orc:3", []);
  table.play("continue", "stand");
  expect(table.prompt()).toBe("maneuver");
  return table;
}
function won(): Table {
  const table = round(
    "units=camp.man_of_the_lake:1,east_meadows.orc:5",
    Array.from({ length: 10 }, () => 6),
  );
  while (table.prompt() !== "advance") table.play(table.offers()[0] ?? "");
  return table;
}

/** Two armies stand around one enemy, and one next to another. */
function combinedAgainst(): Table {
  return army(
    "units=camp.man_of_the_lake:1,eastern_spur.man_of_the_lake:1,spur_horn.orc:1,east_meadows.orc:1",
  ).play("use:army:combined_attack");
}
function fighting(rulings = ""): Table {
  return army(`${rulings}units=camp.man_of_the_lake:2,east_meadows.orc:2`).play(
    "use:army:attack",
    "attack:camp:east_meadows",
  );
}

/** The Shadow is asked whether a Great Bat goes for another hit. */
function bat(): Table {
  const line = `units=camp.man_of_the_lake:3,east_meadows.orc:4 bats=east_bank:1 ${dice(SHADOW, "army")}`;
  const at = new Table(SHADOW, line, [6, 1, 1, 1, 1, 1, 1]);
  at.play("use:army:attack", "attack:east_meadows:camp", "maneuver:vampire_like", "maneuver:regroup");
  expect(at.prompt()).toBe("spend-bat");
  return at;
}
/** The Free Peoples are asked how many tokens Thorin's army gets. */
function tokens(): Table {
  const at = army("units=front_gate.dwarven_regular:2 at=thorin:front_gate", "event").deal(FREE, "fp_king");
  at.play(`play:event:${cardOf("fp_king")}`);
  expect(at.prompt()).toBe("leadership");
  return at;
}
/** Wolves march together. */
function wolves(): Table {
  const at = dark("units=stony_rise.warg_rider:3,muster_ne.orc:2").deal(SHADOW, "sh_howl");
  return at.play(`play:army:${cardOf("sh_howl")}`);
}

test("more tokens than a card gives are not offered", () => {
  expect(tried(tokens(), FREE, "number:3")).toBe("not-offered undefined");
});

describe("what is tried and cannot be is refused with the rule against it", () => {
  test.each(CASES.map(([said, table, word, seat]) => ({ said, table, word, seat })))(
    "$said: $word",
    ({ said, table, word, seat }) => {
      const at = table();
      expect(tried(at, seat ?? at.g.acting, word)).toBe(said);
    },
  );
});

/** Those that the kernel gives in every game. */
const KERNELS = ["not-your-turn", "game-over", "already-sealed", "not-offered"];

test("there is a case for every reason that has words", () => {
  const tested = new Set(CASES.map(([said]) => said.split(" ")[0]));
  const worded = Object.keys(en).flatMap((key) => /^refusal\.(.+)/.exec(key)?.[1] ?? []);
  expect(worded.filter((reason) => !tested.has(reason))).toEqual(KERNELS);
});

test("a refusal speaks of what was tried", () => {
  const table = army(men).play("use:army:attack");
  const refusal = engine.refusal(table.g, FREE, fiveArmies.notation.option("step:camp:ravenhill"));
  expect(Object.keys(refusal?.facts ?? {})).toEqual(["from", "to"]);
});

test("whatever is tried in whole games, a view alone says why not, and nothing breaks", () => {
  const random = stream(3);
  const words = (g: Table["g"]) =>
    engine.asks(g).flatMap(({ options }) => options.map((option) => fiveArmies.notation.choice(option)));
  const seen = new Set<string>();
  const g = engine.start({}, (_counter, sides) => random(sides));
  let steps = 0;
  while (!g.result && steps++ < 400) {
    for (const word of words(g)) seen.add(word);
    for (const word of [...seen].filter(() => random(20) === 0))
      for (const seat of [0, 1])
        expect(() => engine.refusal(g, seat, fiveArmies.notation.option(word))).not.toThrow();
    const [ask] = engine.asks(g);
    engine.play(g, ask.seat, ask.options[random(ask.options.length)], (_counter, sides) => random(sides));
  }
  expect(CARD.all.length).toBe(printed(null).designs.length);
});
