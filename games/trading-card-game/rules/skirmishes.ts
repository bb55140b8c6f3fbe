/** Skirmishes (12). */
import { onward } from "@westmarch/cards";
import { type Frame, NONE } from "@westmarch/kernel";
import { damage } from "../cards/conditions.ts";
import { matches } from "../cards/matching.ts";
import { programAt } from "../cards/programs.ts";
import { contextFromHand } from "../cards/text-context.ts";
import { CARD, type CopyId } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { activeCopies } from "../table/active.ts";
import { find } from "../table/copies.ts";
import { isSilenced } from "../table/ring.ts";
import { attacks, defends } from "../table/sides.ts";
import { type Chosen, chapter, enter } from "../vocabulary.ts";
import type { Happening } from "../words.ts";
import { befalls, event, happen } from "./happen.ts";
import { firstDuty } from "./happenings.ts";
import { kill } from "./leaving.ts";
import { settle } from "./settling.ts";
import { overwhelmedAt, strength } from "./strength.ts";
import { beginPhase, endPhase } from "./turn.ts";

/** Characters whose skirmish is still to come (12.1). */
const waiting = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter(({ id, zone }) => zone !== "middle" && g.against.includes(id));

/** The character that defends in the skirmish going on, if it is still active. */
export const defenderOf = (g: CardGame): Copy | undefined => activeCopies(g).find((copy) => defends(g, copy));

/** The active minions in the skirmish going on. */
export const attackersOf = (g: CardGame): readonly Copy[] =>
  activeCopies(g).filter((copy) => attacks(g, copy));

/** 5.4: the skirmish was cancelled, or one side has no character left. */
export const isOver = (g: CardGame): boolean =>
  g.phase === "skirmish" &&
  (g.skirmishCancelled || defenderOf(g) === undefined || !activeCopies(g).some((copy) => attacks(g, copy)));

/** The skirmish is over in which the Ring had no text (1R224). */
function giveTheRingItsText(g: CardGame): void {
  if (isSilenced(g)) g.lasting = g.lasting.filter(({ what }) => what !== "ring without text");
}

/** 12.1: skirmish after skirmish, in the order that the Free Peoples player chooses. */
export const skirmishes = chapter("skirmishes")({
  next: {
    prompt: "next-skirmish",
    pick: (g) => ({ seat: g.turn, options: waiting(g).map(({ id }) => ["copy", id]) }),
    none: () => ({ end: null }),
    answered: (c, _, [, id]) => {
      const { g } = c;
      g.skirmish = id;
      g.skirmishCancelled = false;
      g.hurt.fill(0);
      beginPhase(c, "skirmish");
      c.tell("skirmish-began", { character: id, minions: attackersOf(g).map((minion) => minion.id) });
      return enter("procedure", {});
    },
  },
  resolve: () => enter("skirmish", {}),
  /** A Nazgûl can be set on the Ring-bearer here (1R224). */
  end: (c) => {
    giveTheRingItsText(c.g);
    return onward(happen(c, event("skirmish-ends", c.g.turn)));
  },
  over: ({ g }) => {
    g.skirmish = NONE;
    endPhase(g);
    return { go: "next" };
  },
});

/** Strengths of both sides, and who is overwhelmed (12.3). */
export function compare(g: CardGame): {
  readonly fellowship: number;
  readonly minions: number;
  readonly winners: readonly Copy[];
  readonly losers: readonly Copy[];
  readonly overwhelmed: readonly Copy[];
} {
  const defender = defenderOf(g);
  const attackers = attackersOf(g);
  const fellowship = defender ? strength(g, defender) : 0;
  const minions = attackers.reduce((sum, minion) => sum + strength(g, minion), 0);
  const own = defender ? [defender] : [];
  const wins = attackers.length === 0 || (defender !== undefined && fellowship > minions);
  const [winners, losers] = wins ? [own, attackers] : [attackers, own];
  const [more, less] = wins ? [fellowship, minions] : [minions, fellowship];
  const contested = own.length > 0 && attackers.length > 0;
  const overwhelmed =
    contested && more > 0 ? losers.filter((copy) => more >= overwhelmedAt(g, copy) * less) : [];
  return { fellowship, minions, winners, losers, overwhelmed };
}

const idsOf = (copies: readonly Copy[]): readonly CopyId[] => copies.map(({ id }) => id);

/** "Wins" and "loses" for each character (12.3), and once for each player whose minions lose. */
function results(g: CardGame, winners: readonly Copy[], losers: readonly Copy[]): readonly Happening[] {
  const owners = [...new Set(losers.filter(({ zone }) => zone === "middle").map(({ owner }) => owner))];
  return [
    ...winners.map(({ id }) => befalls(g, "wins", id, idsOf(losers))),
    ...losers.map(({ id }) => befalls(g, "loses", id, idsOf(winners))),
    ...owners.map((seat) => ({ ...event("minions-lose", seat), others: idsOf(winners) })),
  ];
}

/** What an event does "each time" a character loses to the one it chose (1U29). */
function delayed(g: CardGame, { what, on, card, seat, others }: Happening): Frame | undefined {
  if (what !== "loses") return undefined;
  for (const one of g.lasting) {
    if (one.what !== "delayed" || !others.includes(one.on)) continue;
    const of = CARD.of(Math.floor(one.by / 100));
    const op = one.by % 100;
    const index = partWith(of, op);
    const told = programAt(of, index)[op - 1];
    const owner = find(g, one.on)?.owner ?? g.turn;
    const s = contextFromHand(owner, of);
    const loser = { id: on, card, owner: seat, zone: "middle" as const, on: NONE };
    if (told?.op !== "this skirmish" || !matches(g, s, told.loser, loser)) continue;
    return enter("text", {
      copy: NONE,
      card: of,
      index,
      you: owner,
      bearer: NONE,
      op,
      it: [on],
      player: seat,
    }).call;
  }
  return undefined;
}

/** The part of a card's text whose program has a delayed step at this place. */
const partWith = (card: ReturnType<typeof CARD.of>, op: number): number => {
  for (let index = 0; index < 4; index++)
    if (programAt(card, index)[op - 1]?.op === "this skirmish") return index;
  return 0;
};

/** What must follow each of several happenings, once each; none where there is nothing to order. */
function firstDuties(g: CardGame, all: readonly Happening[]): readonly Chosen<"trigger">[] {
  const duties = all.map((h) => firstDuty(g, h)).filter((duty) => duty !== undefined);
  return duties.filter((duty, i) => duties.findIndex((other) => other.join() === duty.join()) === i);
}

/**
 * 12.3 to 12.5: a skirmish is resolved: strengths are compared, losers are wounded or killed, winners and losers are
 * told.
 */
export const skirmish = chapter("skirmish", { after: [], told: false, wounds: [], winners: [] })({
  resolve: (c, f) => {
    const { g } = c;
    if (g.skirmishCancelled) {
      const character = g.skirmish;
      c.tell("skirmish-ended", { character, winner: "nobody", strength: 0, against: 0, overwhelmed: false });
      return { go: "free" };
    }
    const { fellowship, minions, winners, losers, overwhelmed } = compare(g);
    const contested = winners.length > 0 && losers.length > 0;
    f.after = results(g, winners, losers);
    f.winners = idsOf(winners);
    c.tell("skirmish-ended", {
      character: g.skirmish,
      winner: winners.some(({ zone }) => zone === "middle") ? "minions" : "fellowship",
      strength: fellowship,
      against: minions,
      overwhelmed: overwhelmed.length > 0,
    });
    if (!contested) return { go: "after" };
    const wounds = 1 + winners.reduce((sum, copy) => sum + damage(g, copy), 0);
    f.wounds = losers
      .filter((copy) => !overwhelmed.includes(copy))
      .flatMap(({ id }) => new Array<CopyId>(wounds).fill(id));
    if (overwhelmed.length === 0) return;
    return onward(kill(c, idsOf(overwhelmed), f.winners));
  },
  /** 12.3. */
  wound: (_, f) => enter("wounding", { wounded: f.wounds, by: f.winners }),
  after: (c, f) => {
    const settled = settle(c.g, "after");
    if (settled) return settled;
    if (f.after.length === 0) return { go: "free" };
  },
  /** 17.4: of what wins and loses at the same time the Free Peoples player says what comes first. */
  order: {
    prompt: "order",
    pick: (g, f) => ({ seat: g.turn, options: f.told ? [] : firstDuties(g, f.after), about: ["skirmish"] }),
    answered: ({ g }, f, [, copy, card, index]) => {
      const chosen = f.after.findIndex((h) => {
        const duty = firstDuty(g, h);
        return duty !== undefined && duty[1] === copy && duty[2] === card && duty[3] === index;
      });
      f.after = [...f.after.slice(chosen, chosen + 1), ...f.after.toSpliced(chosen, 1)];
    },
  },
  tell: (c, f) => {
    const [first, ...others] = f.after;
    if (!first) return { go: "free" };
    const call = f.told ? undefined : delayed(c.g, first);
    f.told = !f.told && call !== undefined;
    if (call) return { call, next: "after" };
    f.after = others;
    return onward(happen(c, first), "after");
  },
  /** 12.5: its characters have had their skirmish. */
  free: ({ g }) => {
    for (const [place, character] of g.against.entries())
      if (character === g.skirmish) g.against[place] = NONE;
  },
});
