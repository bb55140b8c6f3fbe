/** Archery fire (10). */
import { NONE, type Seat } from "@westmarch/kernel";
import { capped } from "../cards/counting.ts";
import { atWork, lasts, times } from "../cards/figures.ts";
import { type CopyId, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import { type CardGame, type Copy, NOBODY } from "../state.ts";
import { find } from "../table.ts";
import { chapter } from "../vocabulary.ts";
import { activeCopies } from "./active.ts";
import { isArcher } from "./archers.ts";
import { mayTakePart } from "./assigning.ts";
import { befalls, happen } from "./happenings.ts";
import { settle } from "./settling.ts";
import { canBeWounded } from "./tokens.ts";
import { vitalityLeft } from "./vitality.ts";

const shoots = (g: CardGame, copy: Copy): boolean => isArcher(g, copy) && !lasts(g, "no archer", copy.id);

/** Allies that could shoot along (10.3). */
const archerAllies = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(
    (copy) => printed(copy.card).type === "Ally" && shoots(g, copy) && mayTakePart(g, copy),
  );

/** What cards add to a total (10.3). */
function modifiers(g: CardGame, of: "fellowship" | "minions"): number {
  let sum = 0;
  for (const { rule, saying } of atWork(g, "archery total")) {
    if (rule.of === of) sum += capped(times(g, saying, rule.by, rule.per), rule.limit);
  }
  const what = of === "fellowship" ? "fellowship archery" : "minion archery";
  for (const one of g.lasting) if (one.what === what) sum += one.by;
  return sum;
}

/** The minions' archery total, of all Shadow players together (10.3). */
export const minionTotal = (g: CardGame): number =>
  Math.max(
    0,
    activeCopies(g).filter((copy) => copy.zone === "middle" && shoots(g, copy)).length +
      modifiers(g, "minions"),
  );

/** The fellowship's archery total with these allies (10.3). */
export const fellowshipTotal = (g: CardGame, allies: number): number =>
  Math.max(
    0,
    activeCopies(g).filter((copy) => printed(copy.card).type === "Companion" && shoots(g, copy)).length +
      allies +
      modifiers(g, "fellowship"),
  );

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
  /** 10.4: divided among the fellowship, all at once; a surplus is lost. */
  divide: ({ g }, f) => {
    if (f.left === 0 || defenders(g, f.allies, f.given).length === 0) return { go: "hit" };
  },
  wound: {
    prompt: "archery",
    pick: (g, f) => ({
      seat: g.turn,
      options: defenders(g, f.allies, f.given).map(({ id }) => ["copy", id]),
      about: [f.left],
    }),
    answered: (_, f, [, id]) => {
      f.given = [...f.given, id ?? NONE];
      f.left--;
      return { go: "divide" };
    },
  },
  /** One at a time, so that each can be answered (10.5). */
  hit: (c, f) => {
    const settled = settle(c.g, "hit");
    if (settled) return settled;
    const [id, ...others] = f.given;
    if (id === undefined) return;
    f.given = others;
    if (!find(c.g, id)) return { go: "hit" };
    const call = happen(c, befalls(c.g, "wound", id));
    return call ? { call, next: "hit" } : { go: "hit" };
  },
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
    none: () => ({ end: null }),
    answered: (_, f, [, seat]) => {
      f.target = seat;
      f.left = f.fellowship;
    },
  },
  divideAmongMinions: ({ g }, f) => {
    if (f.left === 0 || minionsOf(g, f.target, f.given).length === 0) return { go: "hitMinions" };
  },
  woundMinion: {
    prompt: "archery",
    pick: (g, f) => ({
      seat: f.target,
      options: minionsOf(g, f.target, f.given).map(({ id }) => ["copy", id]),
      about: [f.left],
    }),
    answered: (_, f, [, id]) => {
      f.given = [...f.given, id ?? NONE];
      f.left--;
      return { go: "divideAmongMinions" };
    },
  },
  hitMinions: (c, f) => {
    const settled = settle(c.g, "hitMinions");
    if (settled) return settled;
    const [id, ...others] = f.given;
    if (id === undefined) return;
    f.given = others;
    if (!find(c.g, id)) return { go: "hitMinions" };
    const call = happen(c, befalls(c.g, "wound", id));
    return call ? { call, next: "hitMinions" } : { go: "hitMinions" };
  },
});
