/** Every way to divide an Army: what the list offers, what a gesture says, and what the rules then do are the same. */
import { type AskOf, Engine, type Option } from "@westmarch/kernel";
import { chanceOf } from "@westmarch/testkit";
import { everySplit, firstOfEach, playedOn, sum } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { errandsAt, rowsAt, sending, thenAsked } from "../board/acting/ahead.ts";
import { saidAt } from "../board/acting/division.ts";
import type { Errand } from "../board/acting/errands.ts";
import type { Sent } from "../board/acting/sent.ts";
import { FIGURE, NATIONS, type Side } from "../data/ids.ts";
import { REGION, region } from "../data/regionnames.ts";
import { hasSettlement, NEIGHBOURS } from "../data/regions.ts";
import { ARMIES_AT_START } from "../data/setup.ts";
import { warOfTheRing } from "../index.ts";
import type { Position } from "../position.ts";
import { forceIn } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { at } from "./table.ts";

const engine = new Engine(warOfTheRing);

const AT_WAR = Object.fromEntries(NATIONS.map((nation) => [nation, 0]));
/** A player who holds a Combat card is asked for it before dice are rolled. */
const HANDS: Position["hands"] = {
  "free-peoples": ["faramirs-rangers"],
  shadow: ["foul-thing-from-the-deep"],
};

/** What sends an Army, as far as it is about who goes. */
type Sending = Pick<Errand, "kind" | "from" | "options">;
const asksWho = (ask: AskOf<War> | null): boolean => ask?.prompt === "stay" || ask?.prompt === "advance";

/** What has left a region, or strikes out of it, in names. */
function gone(before: War, after: War, side: Side, { kind, from }: Sending): string {
  const stay = kind === "attack" ? after.battle?.rear : forceIn(after, side, from);
  if (!stay) throw new Error("no battle has begun");
  return named(forceIn(before, side, from).map((howMany, figure) => howMany - (stay[figure] ?? 0)));
}
const named = (force: readonly number[]): string =>
  force.flatMap((howMany, figure) => (howMany > 0 ? [`${howMany} ${FIGURE.names[figure]}`] : [])).join(", ");

const played = (g: War, seat: number, options: readonly Option[]): War =>
  playedOn(engine, g, seat, options, chanceOf(1));

/** Everything that the list of choices can send. */
function listed(g: War, seat: number, errand: Sending): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (after: War, first: boolean): void => {
    const ask = engine.askOf(after, seat);
    if (!ask || !asksWho(ask) || (!first && saidAt(after) === 0)) {
      found.add(gone(g, after, sideOf(g, seat), errand));
      return;
    }
    const where = JSON.stringify(after.stack);
    if (seen.has(where)) return;
    seen.add(where);
    for (const option of ask.options) if (option[0] !== "done") walk(played(after, seat, [option]), false);
  };
  walk(played(g, seat, errand.options), true);
  return [...found].sort();
}

/** Everything that gestures can send; each that the rules take comes to what the slip showed. */
function gestured(g: War, seat: number, errand: Sending): string[] {
  const view = engine.view(g, seat);
  const then = thenAsked(view, seat, errand.options);
  const rows = then && asksWho(then.ask) ? rowsAt(then.view) : null;
  // Without a question, everybody goes who may.
  if (!rows) return [gone(g, played(g, seat, errand.options), sideOf(g, seat), errand)];
  const found: string[] = [];
  for (const going of everySplit(rows)) {
    const force = named(
      FIGURE.all.map((figure) => going[rows.findIndex((row) => row.figure === figure)] ?? 0),
    );
    const sent = sending(view, seat, errand.options, rows, going);
    if (sent?.not) expectRule(sent, force);
    if (!sent || sent.not) continue;
    expect(gone(g, played(g, seat, sent.options), sideOf(g, seat), errand), words(sent.options)).toBe(force);
    found.push(force);
  }
  return found.sort();
}
const words = (options: readonly Option[]): string => options.map((option) => option.join(":")).join(" ");

/** Who may not go is told by the rule that says so. */
const expectRule = ({ not }: Sent, force: string): void =>
  expect(not?.rule, force).toMatch(/^(8\.2\.1|8\.5\.[234]|9\.1\.3|9\.2\.[13]|16\.7\.5|16\.10\.2)$/);

/** The first errand of every kind from every region by every die, each divided in every way. Tells how often. */
function divided(position: Position, seat: number, from?: number): number {
  const g = at(position).state;
  const ask: AskOf<War> | null = engine.askOf(g, seat);
  if (!ask) throw new Error("nobody is asked");
  const own = errandsAt(engine.view(g, seat), ask).filter((one) => from === undefined || one.from === from);
  const errands = firstOfEach(own, (errand) => `${errand.kind} ${errand.from} ${errand.face}`);
  return sum(errands, (errand) => {
    const found = gestured(g, seat, errand);
    expect(found, `${errand.kind} from ${REGION.names[errand.from]}`).toEqual(listed(g, seat, errand));
    return found.length;
  });
}

describe.each([
  ["Free Peoples", 0],
  ["Shadow", 1],
] as const)("8.5.2 every Army of the %s at the start", (_name, seat) => {
  const dice = { [sides[seat]]: [seat === 0 ? "muster-army" : "army", "character"] };
  const own = ARMIES_AT_START.filter(([, nation]) => NATIONS.indexOf(nation) < 5 === (seat === 0));

  test("marches in every part that the list offers, and in no other", () => {
    const splits = divided({ start: true, nations: AT_WAR, dice, acting: sides[seat] }, seat);
    expect(splits).toBeGreaterThan(60);
  });

  test("attacks and leaves every rearguard that the list offers, and no other", () => {
    let splits = 0;
    for (const [where] of own) {
      const from = region(where);
      const [first, ...others] = NEIGHBOURS[from];
      const to = others.find((next) => !hasSettlement(next)) ?? first;
      const enemy = seat === 0 ? { sauron: [1] } : { gondor: [1] };
      const map = {
        [REGION.names[to]]: { ...enemy, ...(hasSettlement(to) && { control: sides[1 - seat] }) },
      };
      splits += divided(
        { start: true, map, nations: AT_WAR, dice, acting: sides[seat], hands: HANDS },
        seat,
        from,
      );
    }
    expect(splits).toBeGreaterThan(60);
  });
});
const sides = ["free-peoples", "shadow"] as const;

describe("8.5.2 an Army of several kinds", () => {
  const hands = HANDS;
  test.each<[string, Position, number]>([
    [
      "with Leaders and Companions and a Nation that is not At War",
      {
        map: {
          edoras: { rohan: [2, 0, 1], gondor: [1, 1, 1], characters: ["gimli"] },
          folde: { sauron: [1] },
        },
        nations: { ...AT_WAR, rohan: 1 },
        dice: { "free-peoples": ["muster-army", "character"] },
      },
      0,
    ],
    [
      "with Nazgûl and Minions",
      {
        map: {
          orthanc: { isengard: [2, 1], sauron: [1], nazgul: 1, characters: ["saruman", "witch-king"] },
          "fords-of-isen": { rohan: [1] },
        },
        nations: AT_WAR,
        dice: { shadow: ["army", "character"] },
      },
      1,
    ],
    [
      "where no more than so many have room",
      {
        options: { strictStacking: true },
        map: {
          edoras: { rohan: [2, 0, 1], gondor: [2, 1, 0] },
          folde: { rohan: [4], gondor: [4] },
          westemnet: { rohan: [4], gondor: [5] },
        },
        nations: AT_WAR,
        dice: { "free-peoples": ["muster-army", "character"] },
      },
      0,
    ],
    [
      "of two players",
      {
        players: 4,
        map: {
          edoras: { rohan: [2, 1, 1], gondor: [2, 0, 0], mixed: "free-peoples" },
          folde: { sauron: [1] },
        },
        nations: AT_WAR,
        dice: { "free-peoples": ["muster-army", "character"] },
      },
      1,
    ],
  ])("%s goes in every part that the list offers, and in no other", (_what, position, seat) => {
    const more: Position = { acting: sides[position.dice?.shadow ? 1 : 0], ...position };
    expect(divided({ ...more, ...(position.players === undefined && { hands }) }, seat)).toBeGreaterThan(10);
  });
});

test("9.9.2 the winner of the field advances with every part that the list offers, and with no other", () => {
  const g = at({
    hands: { "free-peoples": ["the-red-arrow"], shadow: ["balrog-of-moria"] },
    map: { moria: { sauron: [2, 1], nazgul: 1 }, "dimrill-dale": { elves: [3] }, lorien: {} },
    nations: AT_WAR,
    dice: { shadow: ["army"] },
    acting: "shadow",
  })
    .plays("shadow", "attack-with:army", "go", "card:balrog-of-moria")
    .plays("free-peoples", "card:the-red-arrow", "to:lorien")
    .awaits("shadow", "advance").state;
  const advance = { kind: "march", from: region("moria"), options: [] } as const;
  const found = gestured(g, 1, advance);
  expect(found).toEqual(listed(g, 1, advance));
  expect(found).toHaveLength(10);
});
