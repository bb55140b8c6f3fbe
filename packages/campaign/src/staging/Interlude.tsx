import type { BoardProps } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { InterludeFrame } from "./InterludeFrame.tsx";
import { RolledPools, type RolledProps } from "./RolledPools.tsx";

/** An event with its place in the log. */
interface Placed {
  readonly type: string;
  readonly version: number;
  readonly index: number;
}

/** What of a board's props is needed to show what happens. */
type Shown = Pick<BoardProps<Core, never>, "layout" | "calm" | "say">;

interface InterludeProps<E extends Placed, P extends Shown, Side extends number, Face> {
  readonly props: P;
  readonly happening: readonly E[];
  /** Events too small, or too short, to be spoken of while they happen. */
  readonly quiet: ReadonlySet<string>;
  /** An event in words, or null. */
  readonly line: (event: E, props: P) => { readonly text: string } | null;
  /** Dice that were rolled, which say all by themselves. */
  readonly dice: RolledProps<Side, Face>;
  readonly picture: (events: readonly E[]) => ReactNode;
  /** The cards that it comes of, if any, and how they lie there. */
  readonly cards: readonly number[];
  readonly faces: () => ReactNode;
}

/**
 * What happens on the map, in a line and a picture above it while it happens. A card that is played lies beside it to be
 * read, until all that it brings about has happened.
 */
export const Interlude = <E extends Placed, P extends Shown, Side extends number, Face>(
  of: InterludeProps<E, P, Side, Face>,
) => {
  const { props, happening, quiet, line, dice, picture, cards, faces } = of;
  const events = happening.filter(({ type }) => !quiet.has(type));
  const words = events.flatMap((event) => line(event, props)?.text ?? []);
  const [first] = events;
  if (words.length === 0 && cards.length === 0) return null;
  const rolled = first?.type === "rolled";
  return (
    <InterludeFrame
      layout={props.layout}
      calm={props.calm}
      slip={
        words.length > 0 && first !== undefined
          ? {
              id: `${first.version}.${first.index}`,
              picture: rolled ? <RolledPools {...dice} /> : picture(events),
              words: rolled ? null : paragraph(props.say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={cards.length > 0 ? { id: cards.join(), face: faces() } : null}
    />
  );
};
