/** Archery fire (10). */
import { type FrameOf, NONE, type Seat } from "@westmarch/kernel";
import { isArcher } from "../cards/archers.ts";
import { atWork } from "../cards/conditions.ts";
import { capped, times } from "../cards/counting.ts";
import { type CopyId, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import { type CardGame, type Copy, NOBODY } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { type Add, lasting, lasts, type Modifiers, neverBelowNone, sum } from "../table/modifiers.ts";
import { vitalityLeft } from "../table/vitality.ts";
import { chapter, enter } from "../vocabulary.ts";
import { mayTakePart } from "./assigning.ts";
import { canBeWounded } from "./tokens.ts";

const shoots = (g: CardGame, copy: Copy): boolean => isArcher(g, copy) && !lasts(g, "no archer", copy.id);

/** Allies that could shoot along (10.3). */
const archerAllies = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(
    (copy) => printed(copy.card).type === "Ally" && shoots(g, copy) && mayTakePart(g, copy),
  );

/** What cards add to a total (10.3). */
function modifiers(g: CardGame, of: "fellowship" | "minions", add: Add): void {
  lasting(g, of === "fellowship" ? "fellowship archery" : "minion archery", NONE, add);
  for (const { part, context, card } of atWork(g, "archery total")) {
    const { rule } = part;
    if (rule.of === of) add(capped(times(g, context, rule.by, rule.per), rule.limit), card);
  }
}

/** The minions' archery total, of all Shadow players together (10.3). */
export const minionTotalOf = (g: CardGame): Modifiers =>
  neverBelowNone((add) => {
    for (const copy of activeCopies(g)) if (copy.zone === "middle" && shoots(g, copy)) add(1, copy.card);
    modifiers(g, "minions", add);
  });

/** The sum of `minionTotalOf`: the wounds that the fellowship takes (10.4). */
export const minionTotal = (g: CardGame): number => sum(minionTotalOf(g));

/** The fellowship's archery total with so many allies (10.3). */
export const fellowshipTotalOf = (g: CardGame, allies: number): Modifiers =>
  neverBelowNone((add) => {
    for (const copy of activeCopies(g))
      if (printed(copy.card).type === "Companion" && shoots(g, copy)) add(1, copy.card);
    add(allies, "allies");
    modifiers(g, "fellowship", add);
  });

/** The sum of `fellowshipTotalOf`: the wounds that one Shadow player's minions take (10.4). */
export const fellowshipTotal = (g: CardGame, allies: number): number => sum(fellowshipTotalOf(g, allies));

/** Whether this one can be given one more wound: none more than would kill (10.5, 10.6). */
const canTake = (g: CardGame, copy: Copy, given: readonly CopyId[]): boolean =>
  canBeWounded(g, copy) && given.filter((id) => id === copy.id).length < vitalityLeft(g, copy);

/** Those of the fellowship that can be given a wound. */
const defenders = (g: CardGame, allies: readonly CopyId[], given: readonly CopyId[]): readonly Copy[] =>
  activeCopies(g).filter(
    (copy) =>
      (printed(copy.card).type === "Companion" || allies.includes(copy.id) || isFightingAlly(g, copy)) &&
      canTake(g, copy, given),
  );

/** An ally that a card lets take part can be shot, archer or not (16.4). */
const isFightingAlly = (g: CardGame, copy: Copy): boolean =>
  printed(copy.card).type === "Ally" && lasts(g, "may fight", copy.id);

const minionsOf = (g: CardGame, seat: Seat, given: readonly CopyId[]): readonly Copy[] =>
  activeCopies(g).filter((copy) => copy.zone === "middle" && copy.owner === seat && canTake(g, copy, given));

/** Who can be given one of the wounds at hand. */
const targets = (g: CardGame, { target, allies, given }: FrameOf<CardGame, "archery">): readonly Copy[] =>
  target === NOBODY ? defenders(g, allies, given) : minionsOf(g, target, given);

/**
 * 10.3 to 10.6: the archery fire. `left`: wounds still to be divided; `given`: the characters that take them, once for
 * each wound; `allies`: allied archers who take part; `fellowship`: their side's total; `target`: the Shadow player
 * whose minions are shot at.
 */
export const archery = chapter("archery", {
  left: 0,
  given: [],
  allies: [],
  fellowship: 0,
  target: NOBODY,
})({
  allies: {
    prompt: "allies-shoot",
    pick: (g, f) => {
      const open = archerAllies(g).filter(({ id }) => !f.allies.includes(id));
      return { seat: g.turn, options: [...open.map(({ id }) => ["copy", id] as const), ["done"]] };
    },
    answered: (_, f, [verb, id]) => {
      if (verb === "done") return { go: "totals" };
      f.allies = [...f.allies, id];
      return { go: "allies" };
    },
  },
  totals: (c, f) => {
    f.left = minionTotal(c.g);
    f.fellowship = fellowshipTotal(c.g, f.allies.length);
    c.tell("archery", { fellowship: f.fellowship, minions: f.left });
  },
  /** 10.4: divided all at once, among the fellowship and then among one Shadow player's minions; a surplus is lost. */
  divide: ({ g }, f) => {
    if (f.left === 0 || targets(g, f).length === 0) return { go: "hit" };
  },
  wound: {
    prompt: "archery",
    pick: (g, f) => ({
      seat: f.target === NOBODY ? g.turn : f.target,
      options: targets(g, f).map(({ id }) => ["copy", id]),
      about: [f.left],
    }),
    answered: (_, f, [, id]) => {
      f.given = [...f.given, id ?? NONE];
      f.left--;
      return { go: "divide" };
    },
  },
  hit: (_, f) => enter("wounding", { wounded: f.given }, f.target === NOBODY ? "target" : "over"),
  target: {
    prompt: "shot-at",
    pick: (g, f) => ({
      seat: g.turn,
      options:
        f.fellowship === 0
          ? []
          : shadowPlayers(g)
              .filter((seat) => minionsOf(g, seat, []).length > 0)
              .map((seat) => ["player", seat]),
      about: [f.fellowship],
    }),
    none: () => ({ go: "over" }),
    answered: (_, f, [, seat]) => {
      f.target = seat;
      f.given = [];
      f.left = f.fellowship;
      return { go: "divide" };
    },
  },
  over: () => ({ end: null }),
});
