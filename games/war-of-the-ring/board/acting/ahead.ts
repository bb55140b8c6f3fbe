/**
 * What the rules know of what is to come: where choices lead, which errands they allow, who may go along. The board is
 * there before them, and has them soon after.
 */
import type { Spot } from "@westmarch/campaign/errands";
import { runOf, type Then } from "@westmarch/campaign/looking";
import type { AskOf, Option, Seat } from "@westmarch/kernel";
import { COMPANIONS, type FaceId, NAZGUL, NONE, person } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Props } from "../keys.ts";
import { asking } from "../labels/who.ts";
import { rowsAt, saidAt, whyNotThese } from "./division.ts";
import type { Errand, Muster, Outing } from "./errands.ts";
import { journey } from "./journey.ts";
import { lackOf } from "./lacking.ts";
import type { Row } from "./rows.ts";
import { against, isFree, thenAsked } from "./rules.ts";
import type { Sent } from "./sent.ts";
import { lostBy, usualLoss } from "./usual.ts";

export { setOut } from "@westmarch/campaign/looking";
export { fanOf } from "../forecast/fan.ts";
export { refusal } from "../labels/refusals.ts";
export { rowsAt } from "./division.ts";
export { waysOf } from "./journey.ts";
export { refuse } from "./lacking.ts";
export { proposalOf } from "./proposal.ts";
export { against, isFree, thenAsked, whoActs } from "./rules.ts";

/** An Army with a destination, and who of it goes. */
interface OnItsWay {
  readonly goals: readonly Errand[];
  readonly division: { readonly rows: readonly Row[]; readonly going: readonly number[] } | null;
}

/** The losses that this question usually brings. In a guided game there is one answer, and nothing is usual. */
export const usualLosses = (view: War, ask: AskOf<War>): readonly Option[] =>
  ask.options.length < 2
    ? []
    : runOf(thenAsked, view, ask, (now, next) => usualLoss(now, next, asking({ view }, "hits")?.region));

/** Whom these losses strike off in the end: also those whom the rules take after them, where nobody else is left. */
export const falling = (view: War, ask: AskOf<War>, usual: readonly Option[]): readonly Option[] =>
  lostBy(view, usual, thenAsked(view, ask.seat, usual)?.view ?? null).flatMap(([option, times]) =>
    Array.from({ length: times }, () => option),
  );

/**
 * The choices that send so many of each row on their way, after those `before` them. What the rules settle by
 * themselves is not said: the last kind that has to stay, or that all others go once no other figure could stay. Null
 * where these choices leave no such Army to divide.
 */
export function sending(
  view: War,
  seat: Seat,
  before: readonly Option[],
  rows: readonly Row[],
  going: readonly number[],
): Sent | null {
  const start = thenAsked(view, seat, before);
  if (!isDivision(start)) return null;
  const not = whyNotThese(start.view, rows, going);
  const options = [...before];
  let asked = rowsAt(start.view);
  for (const [i, { figure }] of rows.entries()) {
    const left = (asked?.find((row) => row.figure === figure)?.able ?? 0) - (going[i] ?? 0);
    if (left <= 0) continue;
    options.push(["stay", figure, left]);
    const then = thenAsked(view, seat, options);
    // Where nothing has been said, another Army is asked about.
    asked = isDivision(then) && saidAt(then.view) > 0 ? rowsAt(then.view) : null;
  }
  if (asked) options.push(["go"]);
  return { options, not: not ?? against(view, seat, options) };
}

/** Says what the army of a region needs to set out by the die in hand. True where there is something to say. */
export function saysLack(
  { view, ask, tried }: Pick<Props, "view" | "ask" | "tried">,
  die: FaceId | null,
  region: RegionId,
  at: Spot,
): boolean {
  const lack = ask && lackOf(against, view, ask, region, die);
  if (lack) tried(lack.option, at, lack.after);
  return lack !== null;
}

/** Sends figures that have no Army about them. True if they go. */
export function escort(
  { view, ask, act, tried }: Pick<Props, "view" | "ask" | "act" | "tried">,
  outings: readonly Outing[],
  who: Parameters<typeof journey>[4],
  to: RegionId,
  at: Spot,
): boolean {
  const options = ask && journey({ thenAsked }, view, ask, outings, who);
  if (!ask || !options) return false;
  const there: Option = ["to", to];
  const not = against(view, ask.seat, [...options, there]);
  if (not) tried(there, at, options);
  else act([...options, there]);
  return not === null;
}

/**
 * Sends the Army in hand where it is to go, which was pressed once more. It stays in hand where the rules refuse who goes, and
 * for what is always looked at twice: an attack, and what cannot be taken back.
 */
export function sendOn(
  { view, ask, act }: Pick<Props, "view" | "ask" | "act">,
  { goals: [goal], division }: OnItsWay,
): void {
  if (!ask || goal?.kind !== "march") return;
  const sent = division
    ? sending(view, ask.seat, goal.options, division.rows, division.going)
    : { options: goal.options, not: null };
  if (sent && !sent.not && isFree(view, ask.seat, sent.options)) act(sent.options);
}

const isDivision = (then: Then<War> | null): then is Then<War> =>
  then?.ask?.prompt === "stay" || then?.ask?.prompt === "advance";

/** The errands that a question offers. */
function offered(ask: AskOf<War>, before: readonly Option[], face: FaceId | typeof NONE): Errand[] {
  const found: Errand[] = [];
  if (ask.prompt !== "move" && ask.prompt !== "attack") return found;
  for (const option of ask.options) {
    if (option[0] !== "move" && option[0] !== "attack") continue;
    const [verb, from, to] = option;
    found.push({ kind: verb === "move" ? "march" : "attack", from, to, face, options: [...before, option] });
  }
  return found;
}

/** What a die does with Armies. Where there is only one thing to do, it is done by the die itself. */
function byDie(view: War, seat: Seat, option: Option, kind: Errand["kind"], face: FaceId): Errand[] {
  const then = thenAsked(view, seat, [option]);
  if (!then) return [];
  const { ask } = then;
  if (ask?.prompt === "stay") {
    const [from, to] = ask.about;
    return [{ kind, from, to, face, options: [option] }];
  }
  if (ask) return offered(ask, [option], face);
  const { battle } = then.view;
  return battle && !view.battle
    ? [{ kind: "attack", from: battle.from, to: battle.to, face, options: [option] }]
    : [];
}

/** Every march and attack that answers this question, at once or after a die. */
export function errandsAt(view: War, ask: AskOf<War>): readonly Errand[] {
  if (ask.prompt !== "act") return offered(ask, [], NONE);
  return ask.options.flatMap((option) => {
    if (option[0] === "armies") return byDie(view, ask.seat, option, "march", option[1]);
    if (option[0] === "attack-with") return byDie(view, ask.seat, option, "attack", option[1]);
    return [];
  });
}

function recruits(
  view: War,
  ask: AskOf<War>,
  before: readonly Option[],
  face: FaceId | typeof NONE,
): Muster[] {
  if (ask.prompt !== "recruit") return [];
  const placed = ask.about?.[0];
  return ask.options.flatMap((option): Muster[] => {
    if (option[0] === "to" && placed !== undefined)
      return [{ figure: placed, to: option[1], face, options: [...before, option] }];
    if (option[0] !== "figure") return [];
    const [, figure] = option;
    const next = [...before, option];
    const then = thenAsked(view, ask.seat, next);
    return then?.ask?.prompt === "recruit" && then.ask.about?.[0] === figure
      ? recruits(view, then.ask, next, face)
      : [];
  });
}

/** Every figure that answers this question by coming into a region, at once or after a die. */
export function mustersAt(view: War, ask: AskOf<War>): readonly Muster[] {
  if (ask.prompt !== "act") return recruits(view, ask, [], NONE);
  return ask.options.flatMap((option) => {
    if (option[0] !== "recruit-with") return [];
    const then = thenAsked(view, ask.seat, [option]);
    return then?.ask ? recruits(view, then.ask, [option], option[1]) : [];
  });
}

/** The figures that a die lets set out. Where it is only one, the rules do not ask which. */
function settingOut(view: War, seat: Seat, option: Option, face: FaceId): readonly Outing[] {
  const then = thenAsked(view, seat, [option]);
  const asked = then?.ask;
  if (!asked) return [];
  const { at } = then.view;
  if (asked.prompt === "minion-to") {
    const [figure, from] = asked.about;
    return [{ figure, from, face, options: [option] }];
  }
  const group = asking(then, "companions")?.group ?? 0;
  if (group !== 0)
    return COMPANIONS.filter((companion) => (group & (1 << companion)) !== 0).map((companion) => ({
      figure: person(companion),
      from: at[companion],
      face,
      options: [option],
    }));
  return asked.options.flatMap((answer): Outing[] => {
    const options = [option, answer];
    if (answer[0] === "from") return [{ figure: NAZGUL, from: answer[1], face, options }];
    return answer[0] === "character"
      ? [{ figure: person(answer[1]), from: at[answer[1]], face, options }]
      : [];
  });
}

/** Everybody on the map who can set out alone, by each die that lets them. */
export const outingsAt = (view: War, ask: AskOf<War>): readonly Outing[] =>
  ask.prompt === "act"
    ? ask.options.flatMap((option) =>
        option[0] === "companions" || option[0] === "minions"
          ? settingOut(view, ask.seat, option, option[1])
          : [],
      )
    : [];
