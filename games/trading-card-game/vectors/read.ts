/** What must be true after the last action of a vector. */
import { NONE } from "@westmarch/kernel";
import { inside, listAt, objectAt, type vectors } from "@westmarch/positions";
import { isArcher } from "../cards/archers.ts";
import { damage, defender, isFierce } from "../cards/conditions.ts";
import type { PrintedKeyword } from "../data/card.ts";
import { CARD, type CardId, printed } from "../data/ids.ts";
import { fellowshipTotal, minionTotal } from "../rules/archery.ts";
import { strength } from "../rules/strength.ts";
import { leftOf, shadowPlayers } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { isActive } from "../table/active.ts";
import { attachedTo, find, stackedOn, woundsOn } from "../table/copies.ts";
import { isRoaming } from "../table/roaming.ts";
import { bareName, cardAt, isCardName, letterOf, nameOf, textsAt } from "./names.ts";
import { isAskedSo } from "./questions.ts";
import {
  copiesOf,
  deckEnd,
  type Ended,
  labelOf,
  list,
  lists,
  namedKeys,
  perCard,
  perPlayer,
  pile,
  plain,
  type Reader,
  sorted,
  those,
} from "./readers.ts";
import type { Run } from "./run.ts";

const isRing = ({ card }: Copy): boolean => printed(card).type === "The One Ring";

/** The keywords of a character with rules of their own or not, gained ones too (24). */
function keywords(g: CardGame, copy: Copy): string[] {
  const apart = ["fierce", "archer", "ring-bearer"];
  const own = (printed(copy.card).keywords ?? [])
    .filter((word): word is Extract<PrintedKeyword, string> => typeof word === "string")
    .filter((word) => !apart.includes(word))
    .map(String);
  const [hits, holds] = [damage(g, copy), defender(g, copy)];
  if (isArcher(g, copy)) own.push("archer");
  if (isFierce(g, copy)) own.push("fierce");
  return [
    ...own,
    ...(hits > 0 ? [`damage +${hits}`] : []),
    ...(holds > 0 ? [`defender +${holds}`] : []),
  ].sort();
}

/** What is told of a site: its number, its card, its owner. */
const siteOn = (g: CardGame, number: number): Copy | undefined =>
  g.table.find(({ zone, card }) => zone === "path" && printed(card).siteNumber === number);

/** Chances to act, which are not questions that a text or a rule asks. */
const CHANCES: readonly string[] = ["action", "phase"];

const asks: Reader = ({ run }, should, at) => {
  const { asked } = run;
  if (should === null) return { is: !asked || CHANCES.includes(asked.prompt) ? null : run.around() };
  return isAskedSo(run, should, at) ? { is: should } : { is: run.around() };
};

function phaseOf({ g, asked }: Run): string {
  if (g.phase === "setup") return asked?.prompt === "start" ? "starting fellowship" : "bids";
  if (g.phase === "shadow") return `shadow:${letterOf(g.shadow)}`;
  return g.phase === "end" ? (asked?.prompt === "heal" ? "start of turn" : "end of turn") : g.phase;
}

const isTarget = ({ offered, g }: Run, name: string): boolean =>
  offered.cards.has(cardAt(name, inside(null, "target"))) ||
  [...offered.copies].some((id) => find(g, id)?.card === CARD.find(bareName(name)));

/** Worn now, or until Regroup began by itself after what was done in a skirmish (18.4). */
const isWorn = (run: Run): boolean => {
  const since = run.events.slice(run.since);
  const regroup = since.findIndex(({ type, facts }) => type === "phase" && facts.phase === "regroup");
  const fell = regroup >= 0 && since.findIndex(({ type }) => type === "ring-off") > regroup;
  return run.g.worn[run.g.turn] === true || (run.goesOn && fell);
};

const last = <T>(all: readonly T[]): T | undefined => all[all.length - 1];

const factsOf = (run: Run, type: string) =>
  run.events.filter((event) => event.type === type).map(({ facts }) => facts);

const lies = (g: CardGame, card: CardId): boolean =>
  g.table.some((copy) => copy.card === card) ||
  [g.discards, g.dead, g.secret.hands, g.secret.decks, g.secret.adventure].some((piles) =>
    piles.some((one) => one.includes(card)),
  );

/** Everything that may be expected, by the word for it. */
export const READ: vectors.Readers<Ended> = {
  legal: ({ refused }) => ({ is: !refused }),
  strength: perCard(({ g }, copy) => strength(g, copy)),
  wounds: perCard(({ g }, copy) => woundsOn(g, copy.id)),
  damage: perCard(({ g }, copy) => damage(g, copy)),
  keywords: (ended, should, at) => ({
    ...perCard(({ g }, copy) => keywords(g, copy))(ended, should, at),
    should: Object.fromEntries(
      Object.entries(objectAt(should, at)).map(([name, one]) => [name, sorted(one, inside(at, name))]),
    ),
  }),
  pool: plain(({ g }) => g.pool),
  burdens: (ended, should, at) =>
    typeof should === "number"
      ? { is: ended.run.g.burdens[ended.run.scene.g.turn] }
      : perPlayer(({ g }, seat) => g.burdens[seat])(ended, should, at),
  archery: ({ run }, should, at) => {
    const [told] = factsOf(run, "archery").slice(-1);
    const now = { minions: minionTotal(run.g), fellowship: fellowshipTotal(run.g, 0) };
    return { is: namedKeys(told ? { minions: told.minions, fellowship: told.fellowship } : now, should, at) };
  },
  hand: pile((g, seat) => g.secret.hands[seat] ?? []),
  discard: pile((g, seat) => g.discards[seat] ?? []),
  dead: pile((g, seat) => g.dead[seat] ?? []),
  handSize: perPlayer(({ g }, seat) => g.secret.hands[seat]?.length),
  deckSize: perPlayer(({ g }, seat) => g.secret.decks[seat]?.length),
  deckTop: deckEnd("top"),
  deckBottom: deckEnd("bottom"),
  inPlay: those((run, name) => copiesOf(run, name).some(({ zone }) => zone !== "stacked")),
  attachedTo: lists(({ g }, copy) => attachedTo(g, copy.id).filter((item) => !isRing(item))),
  bearer: perCard((run, { on }) => (on === NONE ? null : labelOf(run, on))),
  stacked: lists(({ g }, copy) => stackedOn(g, copy.id)),
  skirmishes: lists(({ g }, copy) => g.table.filter((_, place) => g.against[place] === copy.id)),
  lost: ({ run }, should, at) => ({
    is: run.outcome.lost.map((id) => run.names.get(id) ?? "somebody").sort(),
    should: sorted(should, at),
  }),
  strengthAtResult: ({ run }, should, at) => ({
    is: Object.fromEntries(
      Object.keys(objectAt(should, at)).map((name) => {
        const found = [...run.outcome.strengths].find(([id]) => run.names.get(id) === name);
        return [name, found?.[1] ?? "not in the skirmish"];
      }),
    ),
  }),
  skirmishOver: plain((run) => {
    const began = run.events.findLastIndex(({ type }) => type === "skirmish-began");
    const ended = run.events.findLastIndex(({ type }) => type === "skirmish-ended");
    return ended > began || (began < 0 && run.g.skirmish === NONE);
  }),
  moveLimit: plain(({ g }) => g.moveLimit),
  site: ({ run: { g } }, should, at) => {
    const number = g.at[g.turn] ?? 0;
    const site = siteOn(g, number);
    return {
      is: namedKeys(
        { number, card: site ? nameOf(site.card) : null, owner: site ? letterOf(site.owner) : null },
        should,
        at,
      ),
    };
  },
  adventurePath: ({ run: { g } }, should, at) => ({
    is: Object.fromEntries(
      Object.entries(objectAt(should, at)).map(([number, one]) => {
        const site = siteOn(g, Number(number));
        if (!site || one === null) return [number, site ? nameOf(site.card) : null];
        const is = { card: nameOf(site.card), owner: letterOf(site.owner) };
        return [number, typeof one === "string" ? is.card : namedKeys(is, one, inside(at, number))];
      }),
    ),
  }),
  adventurePathOwners: ({ run: { g } }, should, at) => ({
    is: Object.fromEntries(
      Object.keys(objectAt(should, at)).map((number) => {
        const site = siteOn(g, Number(number));
        return [number, site ? letterOf(site.owner) : null];
      }),
    ),
  }),
  adventureDeckHas: (ended, should, at) => ({
    ...perPlayer(({ g }, seat, cards) =>
      textsAt(cards, at).filter((name) => g.secret.adventure[seat]?.includes(cardAt(name, at))),
    )(ended, should, at),
    should: Object.fromEntries(
      Object.entries(objectAt(should, at)).map(([who, cards]) => [who, textsAt(cards, inside(at, who))]),
    ),
  }),
  out: plain(({ g }) => g.out.flatMap((out, seat) => (out ? [letterOf(seat)] : []))),
  gameWonBy: plain(({ g }) => {
    const [winner] = g.result?.winners ?? [];
    return winner === undefined ? null : letterOf(winner);
  }),
  turn: plain(({ g }) => letterOf(g.turn)),
  nextTurn: plain(({ g, scene }) => letterOf(g.turn === scene.g.turn ? leftOf(g, g.turn) : g.turn)),
  phase: plain(phaseOf),
  legalTargets: those(isTarget),
  illegalTargets: those((run, name) => !isTarget(run, name)),
  alsoIllegal: those((run, name) => !isTarget(run, name) && !run.canAct(name)),
  legalX: ({ run }, should, at) => ({
    is: listAt(should, at).filter((x) => typeof x === "number" && run.offered.numbers.has(x)),
  }),
  illegalX: ({ run }, should) => ({
    is: [should].flat().filter((x) => typeof x === "number" && !run.offered.numbers.has(x)),
    should: [should].flat(),
  }),
  asks,
  turnOrder: plain(({ g }) => g.order.map(letterOf)),
  ringWorn: plain(isWorn),
  ringBearer: plain((run) => labelOf(run, run.g.bearer[run.g.turn] ?? NONE)),
  turnToAct: plain(({ asked }) => (asked ? letterOf(asked.seat) : null)),
  placesSite: plain((run) => {
    const laid = last(factsOf(run, "site-laid"));
    return typeof laid?.seat === "number" ? letterOf(laid.seat) : null;
  }),
  roaming: list(({ g }) => g.table.filter((copy) => isRoaming(g, copy))),
  fierceRound: plain(({ g }) => g.fierceRound),
  cancelledAssignments: those((run, name) => !run.g.against.includes(run.copyNamed(name))),
  active: those((run, name) => copiesOf(run, name).some((copy) => isActive(run.g, copy))),
  inactive: those((run, name) => copiesOf(run, name).some((copy) => !isActive(run.g, copy))),
  outOfGame: those(({ g }, name) => !lies(g, cardAt(name, inside(null, "outOfGame")))),
  healsLeft: plain((run) => {
    const heals = run.taken.filter(({ prompt, option }) => prompt === "heal" && option[0] === "copy").length;
    return run.asked?.prompt === "heal" ? run.asked.about[0] : Math.max(0, 5 - heals);
  }),
  inPlayMinions: list(({ g }) => g.table.filter(({ zone }) => zone === "middle")),
  shadowPlayersInOrder: ({ run }, should, at) => ({
    is: shadowPlayers(run.g).map(letterOf).join(" "),
    should: textsAt(should, at).join(" "),
  }),
  seenOnlyBy: ({ run }, should, at) => {
    const looks = run.events.filter(({ type }) => type === "looked-at" || type === "drawn");
    const [look] = looks.slice(-1);
    const who = (look?.secret?.to ?? []).map(letterOf).sort();
    const cards = look?.secret?.facts.cards;
    if (typeof should === "string" || Array.isArray(should)) return { is: who, should: sorted(should, at) };
    return {
      is: Object.fromEntries(
        Object.keys(objectAt(should, at)).map((name) => {
          const seen = Array.isArray(cards) && isCardName(name) && cards.includes(cardAt(name, at));
          return [name, seen ? who.join(" ") : "nobody"];
        }),
      ),
      should: Object.fromEntries(
        Object.entries(objectAt(should, at)).map(([name, one]) => [name, sorted(one, at).join(" ")]),
      ),
    };
  },
};

/** Expectations whose lists name some of what there is. */
export const SOME_OF = [
  "inPlay",
  "adventureDeckHas",
  "legalTargets",
  "illegalTargets",
  "alsoIllegal",
  "legalX",
  "illegalX",
  "cancelledAssignments",
  "active",
  "inactive",
  "outOfGame",
  "deckTop",
  "deckBottom",
];

/** Expectations whose lists stand in any order. */
export const ANY_ORDER = [
  ...SOME_OF.filter((key) => !key.startsWith("deck")),
  "keywords",
  "hand",
  "discard",
  "dead",
  "attachedTo",
  "stacked",
  "skirmishes",
  "lost",
  "roaming",
  "inPlayMinions",
  "seenOnlyBy",
  "out",
];

/** What is expected where one value of these does not hold. */
export const OPPOSITES: vectors.Opposites = {
  illegalTargets: (name) => ({ legalTargets: [name] }),
  legalX: (x) => ({ illegalX: [x] }),
  illegalX: (x) => ({ legalX: [x] }),
  inactive: (name) => ({ active: [name] }),
};
