/** Section 5: the turn. */

import { ALL_LANDMARKS, type CardId, type LandmarkId, other } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { type Duel, EMPTY } from "../state.ts";
import { type C, type Chosen, chapter } from "../vocabulary.ts";
import { discardForCoins, triggers } from "./cards.ts";
import { ALL } from "./choices.ts";
import { give } from "./coins.ts";
import { cardPrice, freedByChain, landmarkPrice } from "./cost.ts";
import { carryOut, playCard } from "./effects.ts";
import { isAvailable, isOpen, turnUp } from "./tableau.ts";

/** 5.1: play, discard, or a landmark. */
export function turnOptions(g: Duel): Chosen<"play" | "discard" | "landmark">[] {
  const options: Chosen<"play" | "discard" | "landmark">[] = [];
  const side = g.turn;
  const coins = g.coins[side];
  for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) {
    const card = g.slots[slot];
    if (card < 0 || !isAvailable(g, slot)) continue;
    if (cardPrice(g, side, card) <= coins) options.push(ALL.play[card]);
    options.push(ALL.discard[card]);
  }
  for (let i = 0; i < ALL_LANDMARKS.length; i++) {
    const landmark = ALL_LANDMARKS[i];
    if (isOpen(g, landmark) && landmarkPrice(g, side, landmark) <= coins)
      options.push(ALL.landmark[landmark]);
  }
  return options;
}

/** 17.12: the card leaves the tableau when it is taken. */
function takeFromTableau(g: Duel, card: CardId): void {
  g.slots[g.slots.indexOf(card)] = EMPTY;
}

function play(c: C, card: CardId) {
  const { g } = c;
  const byChain = freedByChain(g, g.turn, card);
  give(c, g.turn, cardPrice(g, g.turn, card));
  takeFromTableau(g, card);
  return playCard(c, g.turn, card, byChain);
}

/** 9.3, 17.2. */
function takeLandmark(c: C, landmark: LandmarkId) {
  const { g } = c;
  const side = g.turn;
  give(c, side, landmarkPrice(g, side, landmark));
  const answers = triggers(g, side, ["landmark"]);
  g.landmarks[landmark] = side;
  c.tell("landmark-taken", { side, landmark });
  return carryOut([...LANDMARK[landmark].effects, ...answers]);
}

export const turn = chapter("turn")({
  begin: (c) => c.tell("turn", { side: c.g.turn }),
  choose: {
    prompt: "turn",
    ask: (g) => ({ seat: g.turn, options: turnOptions(g) }),
    answered: (c, _f, option) => {
      if (option[0] === "play") return play(c, option[1]);
      if (option[0] === "landmark") return takeLandmark(c, option[1]);
      takeFromTableau(c.g, option[1]);
      discardForCoins(c, c.g.turn, option[1]);
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
