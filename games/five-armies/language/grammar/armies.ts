/** Armies and places. */
import {
  anyOf,
  apply,
  flag,
  given,
  kleft,
  kmid,
  kright,
  list,
  meaning,
  number,
  opt,
  type Reader,
  seq,
  words,
} from "@westmarch/sentences";
import type { Armies, ArmyIs, Near, PlaceMeant } from "../tree.ts";
import { character, many, member, settlement, several, terrains, territory } from "./names.ts";

type Qualities = Omit<ArmyIs, "whose">;

/** What an army is like: said in this order. */
const like: Reader<Qualities> = apply(
  seq(
    opt(words("with leadership")),
    opt(kright(words("with"), several(member, "or"))),
    opt(kmid(words("of"), many, words("only"))),
    opt(kmid(words("of"), number, words("or more units"))),
    opt(kmid(words("in a"), terrains, words("region"))),
    opt(words("in a pass")),
  ),
  ([leadership, holds, only, least, terrain, pass]) => ({
    ...flag("leadership", leadership),
    ...given("holds", holds),
    ...given("only", only),
    ...given("least", least),
    ...given("terrain", terrain),
    ...flag("pass", pass),
  }),
);

/** An army of that kind, in passing. */
const yours: Reader<ArmyIs> = apply(kright(words("your army"), like), (quality) => ({
  whose: "your",
  ...quality,
}));

const near: Reader<Near> = anyOf<Near>([
  apply(kright(words("next to"), yours), (army) => ({ by: "next to", army })),
  meaning("next to that army of yours", { by: "next to that army" }),
  apply(kright(words("across a border from"), yours), (army) => ({ by: "across a border", army })),
  apply(kright(words("in range of"), character), (of) => ({ by: "in range", of })),
  meaning("in range of that region", { by: "in range of that region" }),
  meaning("that it could attack", { by: "within attack" }),
]);

const whose: Reader<{ readonly whose: "your" | "enemy"; readonly count: number; readonly upTo?: true }> =
  anyOf<{
    readonly whose: "your" | "enemy";
    readonly count: number;
    readonly upTo?: true;
  }>([
    meaning("one of your armies", { whose: "your", count: 1 }),
    meaning("an enemy army", { whose: "enemy", count: 1 }),
    apply(kleft(seq(opt(words("up to")), number), words("of your armies")), ([upTo, count]) => ({
      whose: "your",
      count,
      ...flag("upTo", upTo),
    })),
    apply(kleft(seq(opt(words("up to")), number), words("enemy armies")), ([upTo, count]) => ({
      whose: "enemy",
      count,
      ...flag("upTo", upTo),
    })),
  ]);

/** Which armies are meant. */
export const armies: Reader<Armies> = anyOf<Armies>([
  apply(seq(whose, list(like, words("or")), opt(near)), ([{ whose, ...how }, kinds, near]) => ({
    armies: "some",
    ...how,
    kinds: kinds.map((quality) => ({ whose, ...quality })),
    ...given("near", near),
  })),
  meaning("that army of yours", { armies: "that", whose: "your" }),
  meaning("that enemy army", { armies: "that", whose: "enemy" }),
  meaning("those armies", { armies: "those" }),
  meaning("one of those armies", { armies: "one of those" }),
  apply(kright(words("the army of"), character), (character) => ({ armies: "of", character })),
]);

/** The same, after “with” or “from”: of several, each. */
export const eachOf: Reader<Armies> = kright(opt(words("each of")), armies);

const territories = several(territory, "or");
/** Where figures are placed. */
export const place: Reader<PlaceMeant> = anyOf<PlaceMeant>([
  meaning("in a settlement", { at: "settlement" }),
  meaning("in a muster region", { at: "muster region" }),
  meaning("on a mustering point", { at: "mustering point" }),
  meaning("in the Eyrie", { at: "eyrie" }),
  meaning("with that army", { at: "that army" }),
  apply(kright(words("in"), settlement), (settlement) => ({ at: "named", settlement })),
  apply(kright(words("in an empty region of"), territories), (territories) => ({
    at: "empty region",
    territories,
  })),
  apply(
    kright(words("with"), seq(yours, opt(words("in a region")), opt(kright(words("in"), territories)))),
    ([army, region, territories]) => ({
      at: "army",
      army,
      ...flag("region", region),
      ...given("territories", territories),
    }),
  ),
]);
export const places: Reader<readonly PlaceMeant[]> = several(place, "or");
