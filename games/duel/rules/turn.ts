/** Section 5: the turn. */
import { type Context, chapter, type Frame, type Option } from "@westmarch/kernel";
import { type CardId, LANDMARKS, type LandmarkId, other } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { type Duel, EMPTY } from "../state.ts";
import { discardForCoins, triggers } from "./cards.ts";
import { ALL, number } from "./choices.ts";
import { give } from "./coins.ts";
import { cardPrice, freedByChain, landmarkPrice } from "./cost.ts";
import { carryOut, playCard } from "./effects.ts";
import { isAvailable, isOpen, turnUp } from "./tableau.ts";

/** 5.1: play, discard, or a landmark. */
export function turnOptions(g: Duel): Option[] {
  const options: Option[] = [];
  const side = g.turn;
  for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) {
    const card = g.slots[slot];
    if (card < 0 || !isAvailable(g, slot)) continue;
    if (cardPrice(g, side, card) <= g.coins[side]) options.push(ALL.play[card]);
    options.push(ALL.discard[card]);
  }
  for (let landmark = 0; landmark < LANDMARKS.length; landmark++) {
    if (isOpen(g, landmark) && landmarkPrice(g, side, landmark) <= g.coins[side])
      options.push(ALL.landmark[landmark]);
  }
  return options;
}

/** 17.12: the card leaves the tableau when it is taken. */
function takeFromTableau(g: Duel, card: CardId): void {
  g.slots[g.slots.indexOf(card)] = EMPTY;
}

function play(c: Context<Duel>, card: CardId) {
  const { g } = c;
  const byChain = freedByChain(g, g.turn, card);
  give(c, g.turn, cardPrice(g, g.turn, card));
  takeFromTableau(g, card);
  return playCard(c, g.turn, card, byChain);
}

/** 9.3, 17.2. */
function takeLandmark(c: Context<Duel>, landmark: LandmarkId) {
  const { g } = c;
  const side = g.turn;
  give(c, side, landmarkPrice(g, side, landmark));
  const answers = triggers(g, side, ["landmark"]);
  g.landmarks[landmark] = side;
  c.tell("landmark-taken", { side, landmark });
  return carryOut([...LANDMARK[landmark].effects, ...answers]);
}

export const turn = chapter<Duel, Frame>()({
  begin: (c) => c.tell("turn", { side: c.g.turn }),
  choose: {
    ask: (g) => ({ seat: g.turn, prompt: "turn", options: turnOptions(g) }),
    then: (c, _f, option) => {
      const thing = number(option[1]);
      if (option[0] === "play") return play(c, thing);
      if (option[0] === "landmark") return takeLandmark(c, thing);
      takeFromTableau(c.g, thing);
      discardForCoins(c, c.g.turn, thing);
    },
  },
  /** 5.4, 17.7. */
  reveal: turnUp,
  /** 14.2, 17.9. */
  finish: ({ g }) => {
    if (g.extra > 0) g.extra--;
    else g.turn = other(g.turn);
  },
});
