/** The turn and its phases (4). */
import { onward } from "@westmarch/cards";
import { NONE } from "@westmarch/kernel";
import { atWork, isFierce } from "../cards/conditions.ts";
import type { Rule } from "../language/tree.ts";
import { nextShadow } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import { activeCopies, putToSleep } from "../table/active.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import type { Phase } from "../words.ts";
import { event, happen } from "./happen.ts";
import { atSanctuary } from "./sanctuary.ts";
import { settle } from "./settling.ts";

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
const isSkipped = (g: CardGame, phase: Skipped): boolean =>
  atWork(g, "skip").some(({ part }) => part.rule.phases.includes(phase));

/** 4.1: a turn, phase by phase. */
export const turn = chapter("turn")({
  begin: (c) => {
    const { g } = c;
    g.moves = 0;
    g.taken = 0;
    g.shadow = NOBODY;
    g.fierceRound = false;
    g.moveLimit = g.usualLimit;
    g.held = [];
    g.lasting = [];
    putToSleep(g);
    g.used = [];
    g.wereAssigned = [];
    g.playedThisTurn = [];
    c.tell("turn", { seat: g.turn });
    // What begins with the turn and the healing of a sanctuary come in any order (4.2).
    if (atSanctuary(g)) return enter("happening", event("turn-begins", g.turn));
    return onward(happen(c, event("turn-begins", g.turn)));
  },
  /** 4.4: the pool is emptied only now. */
  fellowship: (c) => {
    beginPhase(c, "fellowship");
    c.g.pool = 0;
    return onward(happen(c, event("fellowship-begins", c.g.turn)));
  },
  fellowshipActions: ({ g }) => enter("ownPhase", { seat: g.turn }),
  move: ({ g }) => {
    g.shadow = NOBODY;
    return enter("moving", {}, "shadow");
  },
  /** 9.1. */
  shadow: (c) => {
    const { g } = c;
    const seat = nextShadow(g, g.shadow);
    if (seat === NOBODY) return { go: "maneuver" };
    g.shadow = seat;
    g.shadowEnds = false;
    beginPhase(c, "shadow", seat);
    return onward(happen(c, event("shadow-begins", seat)));
  },
  shadowActions: ({ g }) => enter("ownPhase", { seat: g.shadow }),
  shadowEnds: (c) => onward(happen(c, event("shadow-ends", c.g.shadow)), "shadow"),
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
    return onward(happen(c, event("turn-ends", c.g.turn)));
  },
  settle: ({ g }) => settle(g, "over"),
  /** 19.3. */
  over: ({ g }) => {
    g.lasting = [];
    g.used = [];
  },
});
