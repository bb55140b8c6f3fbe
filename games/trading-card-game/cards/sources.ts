/** The piles that a text names, and whose they are. */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../data/ids.ts";
import type { Source } from "../language/targets.ts";
import type { CardGame } from "../state.ts";
import type { Pile } from "../words.ts";
import type { TextContext } from "./text-context.ts";

/** A pile, and the seat whose pile it is. */
export interface PileOf {
  readonly pile: Pile;
  readonly seat: Seat;
}

/** The piles behind a source, in the order in which they are looked through. `doer` is "he" of "his hand". */
export function pilesOf(s: TextContext, source: Source, doer: Seat): readonly PileOf[] {
  switch (source) {
    case "your hand":
      return [{ pile: "hand", seat: s.you }];
    case "his hand":
      return [{ pile: "hand", seat: doer }];
    case "that opponent's hand":
      return [{ pile: "hand", seat: s.player }];
    case "your deck":
      return [{ pile: "deck", seat: s.you }];
    case "your deck or hand":
      return [
        { pile: "hand", seat: s.you },
        { pile: "deck", seat: s.you },
      ];
    case "your discard pile":
    case "your support area or discard pile":
      return [{ pile: "discard", seat: s.you }];
    case "your support area":
      return [];
  }
}

/** Whether others see no more of a pile than how many cards it has (22). */
export const isHidden = ({ pile: name }: PileOf): boolean => name === "hand" || name === "deck";

/** The cards of a pile, as far as `g` knows them. */
export function pile(g: CardGame, { pile: name, seat }: PileOf): CardId[] {
  switch (name) {
    case "hand":
      return g.secret.hands[seat];
    case "deck":
      return g.secret.decks[seat];
    case "adventure":
      return g.secret.adventure[seat];
    case "discard":
      return g.discards[seat];
    case "dead":
      return g.dead[seat];
  }
}
