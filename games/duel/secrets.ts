/** What a seat does not know (position.ts), and what it might be: face-down cards, leftovers, tokens and tiles not turned up. */
import { type Random, type Seat, shuffled } from "@westmarch/kernel";
import { ALL_CARDS } from "./data/cards.ts";
import { ALL_LANDMARKS, CARDS_OF_CHAPTER, type CardId, RACE, tokensOf } from "./data/ids.ts";
import { type Duel, ELSEWHERE, FACE_DOWN, LEFTOVERS, type Secret, UNSEEN } from "./state.ts";

/** Everything lies before both, but for the leftovers that only one side has looked through (9.8, P-15). */
export const knowAlike = ({ looked: [fellowship, sauron] }: Duel): boolean => fellowship === sauron;

/** Which cards a view shows somewhere. A search imagines a world for every line of play that it follows. */
const shown = new Uint8Array(ALL_CARDS.length);

/** Cards of a chapter that this view shows nowhere. */
function unseenCards(chapter: number): CardId[] {
  const first = (chapter - 1) * CARDS_OF_CHAPTER;
  const unseen: CardId[] = [];
  for (let card = first; card < first + CARDS_OF_CHAPTER; card++)
    if (shown[card] === 0) unseen.push(ALL_CARDS[card]);
  return unseen;
}

function noteShown(view: Duel): void {
  for (let card = 0; card < shown.length; card++) shown[card] = view.where[card] === ELSEWHERE ? 0 : 1;
  for (const card of view.slots) if (card >= 0) shown[card] = 1;
  for (const card of view.secret.leftovers) if (card >= 0) shown[card] = 1;
}

function imagineCards(view: Duel, random: Random): Pick<Secret, "slots" | "leftovers"> {
  const slots = view.secret.slots.slice();
  const leftovers = view.secret.leftovers.slice();
  noteShown(view);
  for (let chapter = 1; chapter <= view.chapter; chapter++) {
    const unseen = shuffled(unseenCards(chapter), random);
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
  const stacks = RACE.all.map((race) => {
    const stack = view.secret.stacks[race];
    if (!stack.includes(UNSEEN)) return stack.slice();
    const unseen = tokensOf(race).filter((token) => !kept.includes(token) && !stack.includes(token));
    const order = shuffled(unseen, random);
    return stack.map((token) => (token === UNSEEN ? (order.pop() ?? UNSEEN) : token));
  });
  const pile = ALL_LANDMARKS.filter((landmark) => view.landmarks[landmark] === ELSEWHERE);
  return { ...imagineCards(view, random), stacks, pile: shuffled(pile, random) };
}
