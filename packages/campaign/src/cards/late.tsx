import { fetchAhead, type Later } from "@westmarch/boardkit/later";
import { type ReactNode, useEffect } from "react";
import type { CardSize } from "../faces/index.ts";
import { BlankCard } from "./Hand.tsx";

interface LateFaceProps<Card, P> {
  readonly card: Card;
  readonly props: P;
  readonly size?: CardSize;
}

/**
 * A card as it lies on the table: no more than its name until its words and its face are here. `part` is what the game shows the face
 * by; it is fetched beside the words.
 */
export const lateFaceBy = <Card extends number, P extends { readonly whole: boolean }>(
  part: Pick<Later<unknown>, "fetch">,
  name: (props: P, card: Card) => string,
  face: (of: Required<LateFaceProps<Card, P>> & { readonly waiting: ReactNode }) => ReactNode,
) => {
  const parts = [part];
  return ({ size = "small", ...of }: LateFaceProps<Card, P>) => {
    useEffect(() => void fetchAhead(parts), []);
    const waiting = <BlankCard name={name(of.props, of.card)} />;
    return of.props.whole ? face({ ...of, size, waiting }) : waiting;
  };
};
