import type { BoardProps } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { InterludeFrame } from "./InterludeFrame.tsx";

/** An event with its place in the log. */
interface Placed {
  readonly type: string;
  readonly version: number;
  readonly index: number;
}

interface InterludeProps<E extends Placed> {
  readonly props: Pick<BoardProps<Core, never>, "layout" | "calm" | "say">;
  /** What happens, without what is too small, or too short, to be spoken of. */
  readonly events: readonly E[];
  /** An event in words, or null. */
  readonly said: (event: E) => string | null;
  /** Dice that were rolled, where the first of these events rolled them: they say all by themselves. */
  readonly rolled: ReactNode;
  readonly picture: ReactNode;
  /** The cards that it comes of, if any, and how they lie there. */
  readonly cards: readonly number[];
  readonly faces: () => ReactNode;
}

/**
 * What happens on the map, in a line and a picture above it while it happens. A card that is played lies beside it to be
 * read, until all that it brings about has happened.
 */
export const Interlude = <E extends Placed>({
  props: { layout, calm, say },
  events,
  said,
  rolled,
  picture,
  cards,
  faces,
}: InterludeProps<E>) => {
  const words = events.flatMap((event) => said(event) ?? []);
  const [first] = events;
  const dice = first?.type === "rolled" ? rolled : null;
  if (words.length === 0 && cards.length === 0) return null;
  return (
    <InterludeFrame
      layout={layout}
      calm={calm}
      slip={
        words.length > 0 && first !== undefined
          ? {
              id: `${first.version}.${first.index}`,
              picture: dice ?? picture,
              words: dice ? null : paragraph(say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={cards.length > 0 ? { id: cards.join(), face: faces() } : null}
    />
  );
};
