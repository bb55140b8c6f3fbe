import { Hand, type HandProps, HandStrip } from "./Hand.tsx";
import type { OwnHandProps } from "./own.ts";

/** The own hand in both its forms: the cascade above the rail, and the row that scrolls in a sheet. */
export const handsBy = <P, Card extends number>(
  laid: (hand: OwnHandProps<P, Card>) => HandProps<Card> & { readonly none: string },
) => {
  const cascade = (hand: OwnHandProps<P, Card>) => <Hand {...laid(hand)} />;
  const strip = (hand: OwnHandProps<P, Card>) => <HandStrip {...laid(hand)} />;
  return { Hand: cascade, HandStrip: strip };
};
