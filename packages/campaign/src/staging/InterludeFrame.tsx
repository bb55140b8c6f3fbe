import type { Layout } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import css from "./interlude.module.css";

export interface InterludeFrameProps {
  readonly layout: Layout;
  readonly calm: boolean;
  /** What happens: another comes up anew. Null: nothing that is spoken of. */
  readonly slip: { readonly id: string; readonly picture: ReactNode; readonly words: string | null } | null;
  /** The card that it comes of. */
  readonly card: { readonly id: string; readonly face: ReactNode } | null;
}

/** What happens on the map, in a line and a picture above it while it happens, and the card that it comes of. */
export const InterludeFrame = ({ layout, calm, slip, card }: InterludeFrameProps) => (
  // Those who listen hear the same from the log, once it has happened.
  <div className={css.interlude} aria-hidden="true" data-layout={layout} data-calm={calm || undefined}>
    {slip !== null && (
      <div className={css.slip} key={slip.id}>
        {slip.picture}
        {slip.words !== null && <p className={css.words}>{slip.words}</p>}
      </div>
    )}
    {card !== null && (
      <div className={css.card} key={card.id}>
        {card.face}
      </div>
    )}
  </div>
);
