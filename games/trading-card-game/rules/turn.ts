/** The turn and its phases (4). */
import { NONE } from "@westmarch/kernel";
import { siteAt } from "../cards/facts.ts";
import { atWork } from "../cards/figures.ts";
import { hasPrinted, printed } from "../data/ids.ts";
import type { Rule } from "../language/tree.ts";
import { shadowPlayers } from "../seats.ts";
import { type CardGame, NOBODY, type Phase } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import { activeCopies, siteNumber } from "./active.ts";
import { befalls, event, happen } from "./happenings.ts";
import { isFierce } from "./keywords.ts";
import { settle } from "./settling.ts";
import { canHeal } from "./tokens.ts";

/** Wounds that a sanctuary heals in all (4.3). */
const SANCTUARY = 5;

/** Begins a phase; what lasted for the one before ends (17.6). */
export function beginPhase(c: C, phase: Phase, seat = c.g.turn): void {
  endPhase(c.g);
  c.g.phase = phase;
  c.tell("phase", { phase, seat });
}

/** What lasts to the end of the phase ends. */
export function endPhase(g: CardGame): void {
  if (g.lasting.length > 0) g.lasting = g.lasting.filter(({ until }) => until !== "phase");
  if (g.used.length > 0) g.used = g.used.filter(({ until }) => until !== "phase");
  if (g.playedThisPhase.length > 0) g.playedThisPhase = [];
}

const hasMinions = (g: CardGame): boolean => activeCopies(g).some(({ zone }) => zone === "middle");

type Skipped = Extract<Rule, { readonly rule: "skip" }>["phases"][number];

/** Whether a card skips a phase now (4.6). */
const isSkipped = (g: CardGame, phase: Skipped): boolean => {
  for (const { rule } of atWork(g, "skip")) if (rule.phases.includes(phase)) return true;
  return false;
};

const atSanctuary = (g: CardGame): boolean =>
  siteAt(g, siteNumber(g)).some(({ card }) => hasPrinted(card, "sanctuary"));

/** Companions that a sanctuary can heal (4.3). */
const healable = (g: CardGame) =>
  activeCopies(g).filter((copy) => printed(copy.card).type === "Companion" && canHeal(g, copy));

export const turn = chapter("turn", { shadows: 0, healed: 0 })({
  begin: (c) => {
    const { g } = c;
    g.moves = 0;
    g.moveLimit = g.usualLimit;
    g.held = [];
    g.lasting = [];
    g.used = [];
    g.wereAssigned = [];
    g.playedThisTurn = [];
    c.tell("turn", { seat: g.turn });
    const call = happen(c, event("turn-begins", g.turn));
    if (call) return { call };
  },
  sanctuary: ({ g }, f) => {
    if (!atSanctuary(g) || f.healed >= SANCTUARY || healable(g).length === 0) return { go: "fellowship" };
  },
  heal: {
    prompt: "heal",
    ask: (g, f) => ({
      seat: g.turn,
      options: [...healable(g).map(({ id }) => ["copy", id] as const), ["done"]],
      about: [SANCTUARY - f.healed],
    }),
    answered: (c, f, [verb, id]) => {
      if (verb === "done") return { go: "fellowship" };
      f.healed++;
      const call = happen(c, befalls(c.g, "heal", id));
      return call ? { call, next: "sanctuary" } : { go: "sanctuary" };
    },
  },
  /** 4.4: the pool is emptied only now. */
  fellowship: (c) => {
    beginPhase(c, "fellowship");
    c.g.pool = 0;
    const call = happen(c, event("fellowship-begins", c.g.turn));
    if (call) return { call };
  },
  fellowshipActions: ({ g }) => enter("ownPhase", { seat: g.turn }),
  move: (_, f) => {
    f.shadows = 0;
    return enter("moving", {}, "shadow");
  },
  shadow: (c, f) => {
    const { g } = c;
    const seat = shadowPlayers(g)[f.shadows];
    if (seat === undefined) return { go: "maneuver" };
    g.shadow = seat;
    g.shadowEnds = false;
    beginPhase(c, "shadow", seat);
    const call = happen(c, event("shadow-begins", seat));
    if (call) return { call };
  },
  shadowActions: ({ g }) => enter("ownPhase", { seat: g.shadow }),
  shadowEnds: (c, f) => {
    f.shadows++;
    const call = happen(c, event("shadow-ends", c.g.shadow));
    return call ? { call, next: "shadow" } : { go: "shadow" };
  },
  /** 4.5. */
  maneuver: (c) => {
    c.g.shadow = NOBODY;
    if (!hasMinions(c.g)) return { go: "regroup" };
    beginPhase(c, "maneuver");
    return enter("procedure", {});
  },
  archery: (c) => {
    if (isSkipped(c.g, "archery")) return { go: "assignment" };
    beginPhase(c, "archery");
    return enter("procedure", {});
  },
  fire: () => enter("archery", {}),
  assignment: (c) => {
    const { g } = c;
    if (!hasMinions(g) || isSkipped(g, "assignment")) return { go: "regroup" };
    g.fierceRound = false;
    beginPhase(c, "assignment");
    return enter("procedure", {});
  },
  assign: () => enter("assignment", {}),
  skirmishes: ({ g }) => (isSkipped(g, "skirmish") ? { go: "regroup" } : enter("skirmishes")),
  /** 12.6: one more round for fierce minions, and only one. */
  fierce: (c) => {
    const { g } = c;
    if (g.fierceRound || isSkipped(g, "assignment")) return { go: "regroup" };
    if (!activeCopies(g).some((copy) => copy.zone === "middle" && isFierce(g, copy))) {
      return { go: "regroup" };
    }
    g.fierceRound = true;
    beginPhase(c, "assignment");
    return enter("procedure", {});
  },
  assignFierce: () => enter("assignment", {}),
  fierceSkirmishes: ({ g }) => (isSkipped(g, "skirmish") ? { go: "regroup" } : enter("skirmishes")),
  regroup: (c) => {
    c.g.fierceRound = false;
    c.g.against.fill(NONE);
    return enter("regroup", {});
  },
  again: (_, f) => {
    if (f.back === "moves") return { go: "move" };
  },
  end: (c) => {
    endPhase(c.g);
    c.g.phase = "end";
    const call = happen(c, event("turn-ends", c.g.turn));
    if (call) return { call };
  },
  settle: ({ g }) => settle(g, "over"),
  /** 19.3. */
  over: ({ g }) => {
    g.lasting = [];
    g.used = [];
  },
});
