/** Chapter 16: Beorn. */

import { BEORN, FREE, type PlaceId, SHADOW, WILL_FACE } from "../ids.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, MOST_WRATH } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import { armyIn, hasArmy } from "./board.ts";
import { ALL, DONE } from "./choices.ts";
import { eliminate } from "./combat/damage.ts";
import { entered } from "./movement/entering.ts";

export const BEORN_DICE = 4;

/** 16.1: wrath tokens come, sixteen at most. */
export function gainWrath(c: C, many: number): void {
  const { g } = c;
  const isHere = g.at[BEORN] >= 0;
  const had = isHere ? g.wrath : g.promised;
  const has = Math.min(MOST_WRATH, had + many);
  if (isHere) g.wrath = has;
  else g.promised = has;
  c.tell("wrath", { wrath: has, change: has - had });
}

/** 16.5: each hit removes a wrath token; without any he is eliminated. */
export function loseWrath(c: C, many: number): void {
  const { g } = c;
  const lost = Math.min(many, g.wrath);
  g.wrath -= lost;
  c.tell("wrath", { wrath: g.wrath, change: -lost });
  if (g.wrath === 0) eliminate(c, BEORN);
}

/** 16.2, 16.3: where Beorn can go in one step. */
export const strides = (g: FiveArmies): readonly PlaceId[] => {
  const at = g.at[BEORN];
  return at < 0 ? [] : printed(g).neighbours[at].filter((to) => armyIn(g, to) === null);
};
/** Shadow armies next to him. */
export const preyOf = (g: FiveArmies): readonly PlaceId[] => {
  const at = g.at[BEORN];
  return at < 0 ? [] : printed(g).neighbours[at].filter((to) => hasArmy(g, SHADOW, to));
};

/** 16.2: whether he can pay for moving with a die that is not free of cost. */
export const canPay = (g: FiveArmies): boolean => g.wrath > 1;
/** 16.2: whether he can do anything with this die. */
export const mayMoveBeorn = (g: FiveArmies, isFreeOfCost: boolean): boolean =>
  g.at[BEORN] >= 0 && (isFreeOfCost || canPay(g)) && (strides(g).length > 0 || preyOf(g).length > 0);

/** 16.2: he moves, and may attack. `steps` 0: he only attacks. */
export const beorn = chapter("beorn", { steps: 0, face: WILL_FACE })({
  pay: (c, f) => {
    f.steps = printed(c.g).movement[BEORN];
    if (f.face !== WILL_FACE) loseWrath(c, 1);
  },
  move: {
    prompt: "beorn",
    pick: (g, f) => ({
      seat: FREE,
      options: f.steps > 0 ? [DONE, ...strides(g).map((to) => ALL.to[to])] : [],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const { g } = c;
      const from = g.at[BEORN];
      const [, to] = option;
      g.at[BEORN] = to;
      f.steps--;
      c.tell("walked", { character: BEORN, from, to });
      entered(c, FREE, to);
      return { go: "move" };
    },
  },
  attack: () => enter("beorn-attack", {}, "end"),
  end: () => ({ end: null }),
});

export const beornAttack = chapter("beorn-attack")({
  choose: {
    prompt: "beorn-attack",
    pick: (g) => ({ seat: FREE, options: [DONE, ...preyOf(g).map((to) => ALL.to[to])] }),
    answered: (c, _f, option) => {
      if (option[0] === "done") return;
      return enter("fight", { attacker: FREE, from: c.g.at[BEORN], target: option[1], beorn: 1 });
    },
  },
});

/** 16.8: he comes into the region that he has emptied. */
export const beornAdvance = chapter("beorn-advance")({
  go: (c, f) => {
    const from = c.g.at[BEORN];
    c.g.at[BEORN] = f.to;
    c.tell("walked", { character: BEORN, from, to: f.to });
    entered(c, FREE, f.to);
  },
});
