/** Who may know what, and what it might be: face-down cards, leftovers, tokens and tiles not turned up. */
import type { Seat } from "@westmarch/kernel";
import { CARDS } from "./data/cards.ts";
import { type CardId, chapterOf, LANDMARKS, TOKENS_OF_RACE } from "./data/ids.ts";
import { type Duel, ELSEWHERE, FACE_DOWN, LEFTOVERS, type Secret, UNSEEN } from "./state.ts";

/** 4.6: face-down cards are hidden from both; leftovers from whoever has not looked through the pile (P-15). */
export function project(secret: Secret, seat: Seat | null, g: Duel): Secret {
  const looked = seat === null ? 0 : g.looked[seat];
  return {
    slots: secret.slots.map((card) => (card >= 0 ? UNSEEN : card)),
    leftovers: secret.leftovers.map((card, i) =>
      card >= 0 && (looked & (1 << Math.floor(i / LEFTOVERS))) === 0 ? UNSEEN : card,
    ),
    stacks: secret.stacks.map((stack, race) => stack.map((token, i) => (i < g.known[race] ? token : UNSEEN))),
    pile: secret.pile.map(() => UNSEEN),
  };
}

type Random = (sides: number) => number;

function shuffled(things: number[], random: Random): number[] {
  for (let i = things.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [things[i], things[j]] = [things[j], things[i]];
  }
  return things;
}

/** Cards of a chapter that this view shows nowhere. */
function unseenCards(view: Duel, chapter: number): CardId[] {
  return CARDS.flatMap((_, card) =>
    chapterOf(card) === chapter &&
    view.where[card] === ELSEWHERE &&
    !view.slots.includes(card) &&
    !view.secret.leftovers.includes(card)
      ? [card]
      : [],
  );
}

function imagineCards(view: Duel, random: Random): Pick<Secret, "slots" | "leftovers"> {
  const slots = view.secret.slots.slice();
  const leftovers = view.secret.leftovers.slice();
  for (let chapter = 1; chapter <= view.chapter; chapter++) {
    const unseen = shuffled(unseenCards(view, chapter), random);
    const next = () => {
      const card = unseen.pop();
      if (card === undefined) throw new Error(`chapter ${chapter} shows more cards than it has`);
      return card;
    };
    if (chapter === view.chapter) {
      for (let slot = 0; slot < slots.length; slot++)
        if (view.slots[slot] === FACE_DOWN) slots[slot] = next();
    }
    for (let i = (chapter - 1) * LEFTOVERS; i < chapter * LEFTOVERS; i++)
      if (leftovers[i] === UNSEEN) leftovers[i] = next();
  }
  return { slots, leftovers };
}

/** A secret that this seat's view does not contradict. */
export function imagine(view: Duel, _seat: Seat, random: Random): Secret {
  const kept = view.tokens.flat();
  const stacks = view.secret.stacks.map((stack, race) => {
    const unseen = Array.from({ length: TOKENS_OF_RACE }, (_, i) => race * TOKENS_OF_RACE + i).filter(
      (token) => !kept.includes(token) && !stack.includes(token),
    );
    const order = shuffled(unseen, random);
    return stack.map((token) => (token === UNSEEN ? (order.pop() ?? UNSEEN) : token));
  });
  const pile = LANDMARKS.flatMap((_, landmark) => (view.landmarks[landmark] === ELSEWHERE ? [landmark] : []));
  return { ...imagineCards(view, random), stacks, pile: shuffled(pile, random) };
}
