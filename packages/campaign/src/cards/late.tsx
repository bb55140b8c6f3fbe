import type { ReactNode } from "react";
import type { CardSize } from "../faces/index.ts";
import { BlankCard } from "./Hand.tsx";

interface LateFaceProps<Card, P> {
  readonly card: Card;
  readonly props: P;
  readonly size?: CardSize;
}

/** A card as it lies on the table: blank until its face, which a game shows by `face`, and its words are here. */
export const lateFaceBy =
  <Card extends number, P extends { readonly whole: boolean }>(
    face: (of: Required<LateFaceProps<Card, P>> & { readonly waiting: ReactNode }) => ReactNode,
  ) =>
  ({ size = "small", ...of }: LateFaceProps<Card, P>) => {
    const waiting = <BlankCard />;
    return of.props.whole ? face({ ...of, size, waiting }) : waiting;
  };
