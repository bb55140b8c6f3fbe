/** Every way to divide an army: what the list offers, what a gesture says, and what the rules then do are the same. */
import type { AskOf, Option } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { everySplit, firstOfEach, playedOn, sum } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { against, markersIn, possibleAt, rowsAt, sending, thenAsked } from "../board/acting/ahead.ts";
import type { Errand } from "../board/acting/errands.ts";
import { DAMAGE, FREE, PLACE, SHADOW, type Side, THING } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { forceIn } from "../rules/movement/forces.ts";
import type { FiveArmies } from "../state.ts";
import { cardOf, dice, engine, Table } from "./table.ts";

const words = (options: readonly Option[]): string => options.map((option) => option.join(":")).join(" ");
const named = (force: readonly number[]): string =>
  force
    .flatMap((many, thing) => (many > 0 && thing !== DAMAGE ? [`${many} ${THING.names[thing]}`] : []))
    .join(", ");

/** What sends an army, as far as it is about who goes. */
type Sending = Pick<Errand, "from" | "options">;

/** What has left a place, in names. */
const gone = (before: FiveArmies, after: FiveArmies, side: Side, from: Errand["from"]): string => {
  const stay = forceIn(after, side, from);
  return named(forceIn(before, side, from).map((many, thing) => many - stay[thing]));
};

const played = (g: FiveArmies, seat: Side, options: readonly Option[]): FiveArmies =>
  playedOn(engine, g, seat, options, chanceOf(1));

/** Everything that the list of choices can send. */
function listed(g: FiveArmies, seat: Side, { from, options }: Sending): string[] {
  const found = new Set<string>();
  const walk = (after: FiveArmies): void => {
    const ask = engine.askOf(after, seat);
    if (ask?.prompt === "markers") walk(played(after, seat, [ask.options[0]]));
    else if (ask?.prompt !== "part") found.add(gone(g, after, seat, from));
    else for (const option of ask.options) if (option[0] !== "done") walk(played(after, seat, [option]));
  };
  walk(played(g, seat, options));
  return [...found].sort();
}

/** Everything that gestures can send; each that the rules take comes to what the slip showed. */
function gestured(g: FiveArmies, seat: Side, { from, options: before }: Sending): string[] {
  const view = engine.view(g, seat);
  const then = thenAsked(view, seat, before);
  const rows = then?.ask?.prompt === "part" ? rowsAt(then.view) : [];
  // Without a question, everybody goes who may.
  if (rows.length === 0) return [gone(g, played(g, seat, before), seat, from)];
  const found: string[] = [];
  for (const going of everySplit(rows)) {
    const force = named(THING.all.map((thing) => going[rows.findIndex((row) => row.thing === thing)] ?? 0));
    const said = sending(view, seat, before, rows, going);
    if (against(view, seat, said)) continue;
    const markers = markersIn(thenAsked(view, seat, said)?.ask ?? null);
    const options: readonly Option[] = markers.length > 0 ? [...said, ["number", markers[0]]] : said;
    expect(gone(g, played(g, seat, options), seat, from), words(options)).toBe(force);
    found.push(force);
  }
  return found.sort();
}

/** The first errand from every place by every action and die, each divided in every way. Tells how often. */
function divided({ g }: Table, seat: Side): number {
  const ask: AskOf<FiveArmies> | null = engine.askOf(g, seat);
  if (!ask) throw new Error("nobody is asked");
  const marches = possibleAt(engine.view(g, seat), ask).errands.filter(({ kind }) => kind === "march");
  const errands = firstOfEach(marches, ({ from, face, action }) => `${from} ${face} ${action}`);
  return sum(errands, (errand) => {
    const found = gestured(g, seat, errand);
    expect(found, `from ${PLACE.names[errand.from]}`).toEqual(listed(g, seat, errand));
    return found.length;
  });
}

/** What stands where at the start. */
const START = fiveArmies.notation
  .write(engine.start({}, chanceOf(1)))
  .split(" ")
  .filter((word) => /^(units|at|recruits)=/.test(word))
  .join(" ");

describe("8.3 every army at the start is divided in every part that the list offers, and in no other,", () => {
  test.each([
    ["free peoples", FREE],
    ["shadow", SHADOW],
  ] as const)("of the %s", (_name, side) => {
    const faces = ["army", "character", "muster"].map(
      (face) => `${side === FREE ? "free_peoples" : "shadow"}.${face}:1`,
    );
    expect(divided(new Table(side, `${START} dice=${faces.join(",")}`), side)).toBeGreaterThan(10);
  });
});

describe("8.3 an army of several kinds is divided in every part that the list offers, and in no other,", () => {
  test.each<[string, Side, string, string]>([
    [
      "with characters, leadership and damage",
      FREE,
      "units=ravenhill.elven_spearman:2,ravenhill.elven_archer:2,ravenhill.man_of_the_lake:1 at=thranduil:ravenhill,bard:ravenhill tokens=ravenhill:1 damage=ravenhill:3",
      "army",
    ],
    [
      "where the part must be led",
      FREE,
      "units=ravenhill.elven_spearman:2,ravenhill.elven_archer:1 at=thranduil:ravenhill tokens=ravenhill:2 damage=ravenhill:1",
      "character",
    ],
  ])("%s", (_what, side, line, face) => {
    expect(divided(new Table(side, `${line} ${dice(side, face)}`), side)).toBeGreaterThan(10);
  });

  test("where wolves alone may go", () => {
    const line = `units=stony_rise.warg_rider:3,stony_rise.orc:2,stony_rise.great_orc:1,muster_ne.orc:2 ${dice(SHADOW, "army")}`;
    const table = new Table(SHADOW, line).deal(SHADOW, "sh_howl").play(`play:army:${cardOf("sh_howl")}`);
    expect(divided(table, SHADOW)).toBe(3);
  });

  test("where chance comes next, for it was the last die", () => {
    const table = new Table(
      SHADOW,
      "units=stony_rise.orc:3 bats=valley:1,broken_lands:1 dice=shadow.army_muster:1",
    );
    expect(divided(table, SHADOW)).toBe(9);
  });

  test.each([
    ["goblins", "goblin_muster_west.goblin:5"],
    ["several kinds", "goblin_muster_west.goblin:2,goblin_muster_west.orc:2,goblin_muster_west.warg_rider:2"],
  ])("where a pass takes no more than three: %s", (_what, units) => {
    const table = new Table(SHADOW, `units=${units} ${dice(SHADOW, "army")}`).deal(SHADOW, "sh_secret_ways");
    table.play(`play:army:${cardOf("sh_secret_ways")}`);
    while (table.prompt() !== "part") table.play(table.offers()[0]);
    const there: Sending = { from: PLACE.named("goblin_muster_west"), options: [] };
    const found = gestured(table.g, SHADOW, there);
    expect(found).toEqual(listed(table.g, SHADOW, there));
    expect(found.length).toBeGreaterThan(2);
  });
});
