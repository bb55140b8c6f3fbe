/** Gestures of the board: what they begin with is what the rules offer, and what they say the rules accept. */
import type { AskOf, Option } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import {
  against,
  farther,
  lackOf,
  markersIn,
  possibleAt,
  rowsAt,
  sending,
  thenAsked,
  walking,
} from "../board/acting/ahead.ts";
import { everybody } from "../board/acting/rows.ts";
import { diceAt, dieOf, endOf, thingsAt } from "../board/acting/things.ts";
import { CHARACTER_FACE, type FaceId, FREE, MUSTER_FACE, PLACE, SHADOW, THING, THORIN } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import type { FiveArmies } from "../state.ts";
import { cardOf, dice, engine, Table } from "./table.ts";

interface Asked {
  readonly view: FiveArmies;
  readonly ask: AskOf<FiveArmies>;
}

/** Every question of some games in which both players choose at random, with the view of the seat that is asked. */
function* questions(games: number): Generator<Asked> {
  for (let seed = 1; seed <= games; seed++) {
    const random = chanceOf(seed);
    const g = engine.start({}, random);
    for (let n = 0; !g.result && n < 700; n++) {
      const asks = engine.asks(g);
      const [ask] = asks;
      if (!ask) break;
      yield { view: engine.view(g, ask.seat), ask };
      const option = ask.options[random(n, ask.options.length)];
      engine.play(g, ask.seat, option, random);
    }
  }
}

/** Where a choice of the map is made; choices of these prompts are not on it. */
const ON_MAP = new Set(["step", "attack", "to", "army", "flip", "token", "muster", "swoop", "territory"]);
const words = (options: readonly Option[]): string => options.map((option) => option.join(":")).join(" ");

describe("whatever is asked", () => {
  const asked = [...questions(3)].filter((_, i) => i % 5 === 0);

  test("every choice that names a place can be made on the map", () => {
    for (const { view, ask } of asked) {
      if (ask.prompt === "act" || ask.prompt === "bonus") continue;
      const { errands, deeds, outings } = possibleAt(view, ask);
      const offered = new Set([...errands, ...deeds, ...outings].map(({ options }) => words(options)));
      for (const option of ask.options)
        if (ON_MAP.has(option[0]))
          expect(offered.has(words([option])), `${ask.prompt} ${option.join(":")}`).toBe(true);
    }
  });

  test("nothing that the map offers is refused, with as many going as usual", () => {
    const found = new Set<string>();
    for (const [i, { view, ask }] of asked.entries()) {
      const { errands, deeds, outings } = possibleAt(view, ask);
      for (const { options } of [...deeds, ...outings])
        expect(against(view, ask.seat, options), `${ask.prompt} ${words(options)}`).toBeNull();
      for (const errand of errands.filter((_, n) => (n + i) % 9 === 0)) {
        const then = thenAsked(view, ask.seat, errand.options);
        let { options } = errand;
        if (then?.ask?.prompt === "part") {
          const rows = rowsAt(then.view);
          options = sending(view, ask.seat, options, rows, everybody(rows));
          found.add("part");
        }
        expect(
          against(view, ask.seat, [...options, ...errand.after]),
          `${ask.prompt} ${words(options)}`,
        ).toBeNull();
        found.add(errand.kind);
        for (const far of farther(view, ask.seat, errand)) found.add(`${far.kind} farther`);
      }
    }
    for (const kind of ["attack", "attack farther", "march", "march farther", "part"])
      expect([...found]).toContain(kind);
  });

  test("whatever is no place of the map is a thing of the table, a die or a button", () => {
    const buttons = new Set([
      "pass",
      "aside",
      "use",
      "number",
      "draw",
      "apply",
      "done",
      "go",
      "stay",
      "cease",
      "continue",
      "stand",
      "retreat",
      "yes",
      "no",
      "one",
      "other",
    ]);
    for (const { ask } of asked) {
      const things = new Set(
        [...thingsAt(ask).values()].flatMap((options) => options.map((option) => option.join())),
      );
      for (const option of ask.options)
        if (!ON_MAP.has(option[0]) && !buttons.has(option[0]))
          expect(things.has(option.join()), option.join()).toBe(true);
      const dice = diceAt(ask);
      for (const option of ask.options) if (dieOf(option) >= 0) expect([...dice]).toContain(dieOf(option));
    }
  });
});

describe("an army is divided", () => {
  const table = new Table(
    FREE,
    "units=ravenhill.elven_spearman:2,ravenhill.elven_archer:1 at=thranduil:ravenhill damage=ravenhill:2 dice=free_peoples.army:1",
  );
  const view = () => table.g;
  test("by numbers, which are said as the rules ask", () => {
    const g = view();
    const ask = engine.askOf(g, FREE);
    expect(ask?.prompt).toBe("act");
    if (!ask) return;
    const [errand] = possibleAt(g, ask).errands;
    const then = errand && thenAsked(g, FREE, errand.options);
    expect(then?.ask?.prompt).toBe("part");
    if (!errand || !then) return;
    const rows = rowsAt(then.view);
    expect(rows.map(({ able }) => able)).toEqual([2, 1, 1]);
    const options = sending(g, FREE, errand.options, rows, [1, 1, 0]);
    expect(against(g, FREE, options)).toBeNull();
    expect(markersIn(thenAsked(g, FREE, options)?.ask ?? null)).toEqual([0, 1]);
  });
});

test("characters set out together, in whatever order they were sent", () => {
  const { g } = new Table(
    FREE,
    "units=ravenhill.elven_spearman:2,lower_slopes.man_of_the_lake:1 at=thranduil:ravenhill,bard:lower_slopes dice=free_peoples.character:1",
  );
  const ask = engine.askOf(g, FREE);
  if (!ask) throw new Error("nobody is asked");
  const { outings } = possibleAt(g, ask);
  const names = new Set(outings.map(({ character }) => character));
  expect(names.size).toBe(2);
  const walks = [...names]
    .toReversed()
    .flatMap((one) => outings.find(({ character }) => character === one) ?? []);
  const way = walking(g, FREE, walks);
  expect(way && against(g, FREE, way.options)).toBeNull();
  expect(way?.options.filter(([verb]) => verb === "to")).toHaveLength(2);
});

test("armies of a combined attack each may be the first", () => {
  const { g } = new Table(
    SHADOW,
    "units=broken_bridge.man_of_the_lake:2,dale_road.orc:2,south_bank.goblin:2,western_vale.orc:1 dice=shadow.army:1",
  );
  const ask = engine.askOf(g, SHADOW);
  if (!ask) throw new Error("nobody is asked");
  const first = possibleAt(g, ask).errands.filter(({ kind }) => kind === "combined");
  expect(first.length).toBeGreaterThan(1);
  for (const { to, options, after } of first) {
    expect(PLACE.names[to]).toBe("broken_bridge");
    expect(against(g, SHADOW, [...options, ...after])).toBeNull();
  }
});

test("wolves that march together are carried off their army one part after the other, the rest staying", () => {
  const line = `units=stony_rise.warg_rider:3,stony_rise.orc:2,muster_ne.orc:2 ${dice(SHADOW, "army")}`;
  const table = new Table(SHADOW, line).deal(SHADOW, "sh_howl").play(`play:army:${cardOf("sh_howl")}`);
  /** Carries so many wolves from the Stony Rise to the Withered Plain, and no further. */
  const carry = (wolves: number): void => {
    const view = engine.view(table.g, SHADOW);
    const ask = engine.askOf(view, SHADOW);
    if (!ask) throw new Error("nobody is asked");
    const { errands } = possibleAt(view, ask);
    // No army without wolves can be taken up.
    expect(new Set(errands.map(({ from }) => PLACE.names[from]))).toEqual(new Set(["stony_rise"]));
    const errand = errands.find(({ to }) => PLACE.names[to] === "withered_plain");
    const then = errand && thenAsked(view, SHADOW, errand.options);
    if (!errand || !then) throw new Error("nobody can go there");
    // The last of them goes by itself.
    const rows = then.ask?.prompt === "part" ? rowsAt(then.view) : [];
    const going = rows.map(({ thing }) => (THING.names[thing] === "warg_rider" ? wolves : 0));
    const options = rows.length > 0 ? sending(view, SHADOW, errand.options, rows, going) : errand.options;
    expect(against(view, SHADOW, options)).toBeNull();
    table.play(...options.map((option) => fiveArmies.notation.choice(option)));
    while (table.prompt() === "onward") table.play("done");
  };
  carry(2);
  expect(table.prompt()).toBe("move");
  carry(1);
  // No army is left that could march.
  expect(table.prompt()).toBe("act");
  expect(table.units("withered_plain")).toEqual({ warg_rider: 3 });
  expect(table.units("stony_rise")).toEqual({ orc: 2 });
});

test("a hint's mark is where a choice ends: a place on the map, or the thing that it names", () => {
  const [camp, meadows] = [PLACE.named("camp"), PLACE.named("east_meadows")];
  expect(endOf(["step", camp, meadows])).toBe(`region:${meadows}`);
  expect(endOf(["army", camp])).toBe(`region:${camp}`);
  expect(endOf(["character", THORIN])).toBe(`character:${THORIN}`);
  expect(endOf(["pass"])).toBeNull();
});

test("a place that does not glow says why: by the die in hand, or by what is asked", () => {
  const lack = (line: string, name: (typeof PLACE.names)[number], die: FaceId | null, ...words: string[]) => {
    const table = new Table(FREE, line).play(...words);
    const view = engine.view(table.g, FREE);
    const ask = engine.askOf(view, FREE);
    const found = ask && lackOf({ thenAsked, against }, view, ask, PLACE.named(name), die);
    return found && against(view, FREE, [...found.after, found.option])?.reason;
  };
  const units = "units=camp.man_of_the_lake:2,ravenhill.elven_archer:2";
  const led = `${units} tokens=ravenhill:1 ${dice(FREE, "character")}`;
  expect(lack(led, "camp", CHARACTER_FACE)).toBe("no-leadership");
  expect(lack(led, "camp", null)).toBeNull();
  // No army of one's own is there.
  expect(lack(led, "dale_road", CHARACTER_FACE)).toBeNull();
  expect(lack(`${units} ${dice(FREE, "muster")}`, "camp", MUSTER_FACE)).toBe("die-does-not-allow");
  const tokens = `${units} recruits=ravenhill.elves:1 ${dice(FREE, "muster")}`;
  expect(lack(tokens, "camp", null, "use:muster:recruit")).toBe("no-tokens-there");
});
