import type { Say } from "@westmarch/boardkit";
import type { HandProps } from "./Hand.tsx";

/** What the cards of the seat that is played here need of a board's props. */
interface OwnBoard {
  readonly say: Say<"hand.title" | "hand.empty">;
  readonly explain: (id: string) => void;
  readonly calm: boolean;
}

/** The cards of the seat that is played here. */
export interface OwnHandProps<P, Card extends number> extends OwnCards<Card> {
  readonly props: P;
}

/** What can be done with one's own cards. */
export interface OwnCards<Card> {
  /** Which cards answer now. */
  readonly playable: ReadonlySet<Card>;
  /** The card that has been taken up, or null. */
  readonly taken: Card | null;
  readonly onTake: (card: Card) => void;
  /** The player drops a card on the map: it is played where there is one way to do so. */
  readonly onDrop: (card: Card) => void;
}

/** One's own cards, by what can be done on a board. */
export const ownCards = <Card extends number>({
  cards,
  card,
  take,
  put,
}: {
  readonly cards: ReadonlySet<Card>;
  readonly card: Card | null;
  readonly take: (thing: string) => void;
  readonly put: (thing: string) => void;
}): OwnCards<Card> => ({
  playable: cards,
  taken: card,
  onTake: (one) => take(`card:${one}`),
  onDrop: (one) => put(`card:${one}`),
});

/** One's own cards, to be fanned or laid in a row. */
export const fanOf = <Card extends number>(
  { props: { say, explain, calm }, playable, taken, onTake, onDrop }: OwnHandProps<OwnBoard, Card>,
  of: Pick<HandProps<Card>, "cards" | "face" | "said">,
): HandProps<Card> & { readonly none: string } => ({
  ...of,
  playable,
  taken,
  onTake,
  onDrop,
  explain,
  title: say("hand.title"),
  none: say("hand.empty"),
  calm,
});
