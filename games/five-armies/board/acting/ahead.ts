/**
 * What the rules know of what is to come: where choices lead, which errands they allow, who may go along. The board is
 * there before them, and has them soon after.
 */
import { lookingAhead, runOf } from "@westmarch/campaign/looking";
import { type AskOf, Engine, type Option, type Seat } from "@westmarch/kernel";
import { BEORN, type CharacterId, NONE, type PlaceId, REGIONS, sideOf, type TerritoryId } from "../../ids.ts";
import { fiveArmies } from "../../index.ts";
import { printed } from "../../printing.ts";
import { joined } from "../../rules/combat/attack.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { rowsAt } from "./division.ts";
import type { Deed, Errand, Outing, Paid } from "./errands.ts";
import { everybody, type Row, staying } from "./rows.ts";

export { setOut } from "@westmarch/campaign/looking";
export { joined } from "../../rules/combat/attack.ts";
export { refusal } from "../labels.ts";
export { markersIn, rowsAt } from "./division.ts";
export { lackOf } from "./lacking.ts";
export { proposalOf } from "./proposal.ts";
export { rangesAt } from "./ranges.ts";

const engine = new Engine(fiveArmies);

export const { whoActs, thenAsked, isFree, against } = lookingAhead(engine);

/** The next unit that an army loses usually: the weakest, as long as it must lose one. */
function usualLoss(view: FiveArmies, ask: AskOf<FiveArmies>): Chosen | null {
  if (ask.prompt !== "casualties") return null;
  const { strength } = printed(view);
  const units = ask.options.filter((option) => option[0] === "lose");
  const weakest = units.toSorted(([, a], [, b]) => strength[a] - strength[b])[0];
  return ask.options.find(([verb]) => verb === "done") ?? weakest ?? null;
}

/** The losses that this question usually brings: none where none must go. In a guided game there is one answer. */
export const usualLosses = (view: FiveArmies, ask: AskOf<FiveArmies>): readonly Option[] =>
  ask.options.length < 2 ? [] : runOf(thenAsked, view, ask, usualLoss);

/** Everything that can be done on the map now. */
export interface Possible {
  readonly errands: readonly Errand[];
  readonly deeds: readonly Deed[];
  readonly outings: readonly Outing[];
}
const NOTHING: Possible = { errands: [], deeds: [], outings: [] };

const territoryRegions = (view: FiveArmies, territory: TerritoryId): readonly PlaceId[] =>
  REGIONS.filter((region) => printed(view).territory[region] === territory);

/** The places that a choice names where it is done in one place. */
function placesOf(view: FiveArmies, option: Chosen): readonly PlaceId[] {
  switch (option[0]) {
    case "to":
    case "army":
    case "flip":
    case "token":
    case "muster":
      return [option[1]];
    case "swoop":
      return [option[2]];
    case "territory":
      return territoryRegions(view, option[1]);
    default:
      return [];
  }
}

/** Everything that a question lets be done in one place. */
const deedsIn = (view: FiveArmies, ask: AskOf<FiveArmies>, paid: Paid): readonly Deed[] =>
  ask.options.flatMap((option) =>
    placesOf(view, option).map((at) => ({
      ...paid,
      at,
      last: option,
      ask,
      options: [...paid.options, option],
    })),
  );

/** Who walks alone, each with the choices that pass by those who are asked before. */
function walks(view: FiveArmies, seat: Seat, first: AskOf<FiveArmies>, before: Paid): readonly Outing[] {
  const found: Outing[] = [];
  let ask: AskOf<FiveArmies> | null = first;
  let { options } = before;
  while (ask?.prompt === "walk") {
    const [character] = ask.about;
    for (const option of ask.options)
      if (option[0] === "to") found.push(outing(view, { ...before, options }, character, option, false));
    options = [...options, ["done"]];
    ask = thenAsked(view, seat, options)?.ask ?? null;
  }
  return found;
}

function outing(
  view: FiveArmies,
  before: Paid,
  character: CharacterId,
  option: readonly ["to", PlaceId],
  attacks: boolean,
): Outing {
  return {
    ...before,
    character,
    from: view.at[character],
    to: option[1],
    attacks,
    options: [...before.options, option],
  };
}

/** Where Beorn strides, and whom he attacks from where he stands. */
function strides(
  view: FiveArmies,
  seat: Seat,
  ask: AskOf<FiveArmies, "beorn" | "beorn-attack">,
  before: Paid,
): readonly Outing[] {
  const here = ask.options.flatMap((option) =>
    option[0] === "to" ? [outing(view, before, BEORN, option, ask.prompt === "beorn-attack")] : [],
  );
  if (ask.prompt === "beorn-attack") return here;
  const stands: Option[] = [...before.options, ["done"]];
  const then = thenAsked(view, seat, stands)?.ask;
  return then?.prompt === "beorn-attack"
    ? [...here, ...strides(view, seat, then, { ...before, options: stands })]
    : here;
}

const errand = (before: Paid, kind: Errand["kind"], from: PlaceId, to: PlaceId, option: Option): Errand => ({
  ...before,
  kind,
  from,
  to,
  over: NONE,
  after: [],
  options: [...before.options, option],
});

/** The errands on which a question sends an army. */
function errandsIn(view: FiveArmies, ask: AskOf<FiveArmies>, before: Paid): readonly Errand[] {
  switch (ask.prompt) {
    case "move":
    case "attack":
      return ask.options.flatMap((option): Errand[] =>
        option[0] === "step"
          ? [errand(before, "march", option[1], option[2], option)]
          : option[0] === "attack"
            ? [errand(before, "attack", option[1], option[2], option)]
            : [],
      );
    case "combined":
      return ask.options.flatMap((option): Errand[] =>
        option[0] !== "to"
          ? []
          : joined(view, sideOf(ask.seat), option[1]).map((from, _, { length }) => ({
              ...errand(before, "combined", from, option[1], option),
              // The only army there is fights by itself.
              after: length > 1 ? [["army", from]] : [],
            })),
      );
    case "advance": {
      const [target] = ask.about;
      return ask.options.flatMap((option): Errand[] =>
        option[0] === "army" && view.battle?.beorn === 0
          ? [errand(before, "march", option[1], target, option)]
          : [],
      );
    }
    case "onward":
    case "retreat":
    case "drive": {
      const [from] = ask.about;
      return ask.options.flatMap((option): Errand[] =>
        option[0] === "to" ? [errand(before, "march", from, option[1], option)] : [],
      );
    }
    default:
      return [];
  }
}

/** What a question offers on the map: in `view`, after what has been chosen before it `now`. */
function offered(view: FiveArmies, ask: AskOf<FiveArmies>, before: Paid, now = view): Possible {
  switch (ask.prompt) {
    case "move":
    case "attack":
    case "combined":
    case "onward":
    case "retreat":
    case "drive":
      return { ...NOTHING, errands: errandsIn(view, ask, before) };
    case "advance":
      return { ...NOTHING, errands: errandsIn(view, ask, before), deeds: deedsIn(view, ask, before) };
    case "walk":
      return { ...NOTHING, outings: walks(now, ask.seat, ask, before) };
    case "beorn":
    case "beorn-attack":
      return { ...NOTHING, outings: strides(now, ask.seat, ask, before) };
    default:
      return { ...NOTHING, deeds: deedsIn(view, ask, before) };
  }
}

/** Everything that answers a question on the map, at once or by a die. */
export function possibleAt(view: FiveArmies, ask: AskOf<FiveArmies>): Possible {
  if (ask.prompt !== "act" && ask.prompt !== "bonus")
    return offered(view, ask, { face: NONE, action: NONE, options: [] });
  const all = ask.options.flatMap((option) => {
    if (option[0] !== "use") return [];
    const then = thenAsked(view, ask.seat, [option]);
    const [, face, action] = option;
    return then?.ask ? [offered(then.view, then.ask, { face, action, options: [option] }, view)] : [];
  });
  return {
    errands: all.flatMap(({ errands }) => errands),
    deeds: all.flatMap(({ deeds }) => deeds),
    outings: all.flatMap(({ outings }) => outings),
  };
}

/**
 * The choices that send so many of each kind on their way. Once no other figure could stay, the rules let the rest go
 * by themselves, also where chance comes next.
 */
export function sending(
  view: FiveArmies,
  seat: Seat,
  before: readonly Option[],
  rows: readonly Row[],
  going: readonly number[],
): readonly Option[] {
  const options = [...before, ...staying(rows, going)];
  return thenAsked(view, seat, options)?.ask?.prompt === "part" ? [...options, ["go"]] : options;
}

/** Where an army that has gone one step may go on to at once: a second step, or an attack. */
export function farther(view: FiveArmies, seat: Seat, errand: Errand): readonly Errand[] {
  const { from, to, options } = errand;
  if (errand.kind !== "march" || errand.after.length > 0) return [];
  let gone = options;
  let then = thenAsked(view, seat, gone);
  if (then?.ask?.prompt === "part") {
    const rows = rowsAt(then.view);
    gone = sending(view, seat, gone, rows, everybody(rows));
    then = thenAsked(view, seat, gone);
  }
  const ask = then?.ask;
  if (ask?.prompt !== "onward" && ask?.prompt !== "attack") return [];
  return ask.options.flatMap((option): Errand[] => {
    const goes = option[0] === "to" ? option[1] : option[0] === "attack" ? option[2] : NONE;
    if (goes < 0 || goes === from || (option[0] === "attack" && option[1] !== to)) return [];
    const kind = option[0] === "attack" ? "attack" : "march";
    return option[0] === "to" || option[0] === "attack"
      ? [{ ...errand, kind, to: option[0] === "to" ? option[1] : option[2], over: to, after: [option] }]
      : [];
  });
}

/**
 * The choices by which characters go where they are to go, those not among them staying where they are; null where the
 * rules would not have it.
 */
export function walking(
  view: FiveArmies,
  seat: Seat,
  walks: readonly Outing[],
): { readonly options: readonly Option[]; readonly paid: Paid } | null {
  const [first] = walks;
  if (!first) return null;
  if (first.character === BEORN) return { options: first.options, paid: first };
  const before = first.options.filter(([verb]) => verb === "use");
  let options: readonly Option[] = before;
  let ask = before.length > 0 ? thenAsked(view, seat, before)?.ask : engine.askOf(view, seat);
  while (ask?.prompt === "walk") {
    const [character] = ask.about;
    const planned = walks.find((walk) => walk.character === character);
    options = [...options, planned ? ["to", planned.to] : ["done"]];
    if (against(view, seat, options)) return null;
    ask = thenAsked(view, seat, options)?.ask;
  }
  return { options, paid: first };
}
