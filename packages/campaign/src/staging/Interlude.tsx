import type { BoardProps } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";
import type { ComponentType, ReactNode } from "react";
import type { CardSize } from "../faces/index.ts";
import { InterludeFrame } from "./InterludeFrame.tsx";
import { type Roll, RolledPools } from "./RolledPools.tsx";

/** An event with its place in the log. */
interface Placed {
  readonly type: string;
  readonly version: number;
  readonly index: number;
}

/** What of a board's props is needed to show what happens. */
type Shown = Pick<BoardProps<Core, never>, "layout" | "calm" | "say" | "view">;

/** The cards that something comes of. */
interface Behind<Card> {
  readonly cards: readonly Card[];
  /** They have just been played: where there is room they lie there larger, to be read. */
  readonly played: boolean;
}

/** How a game shows what happens on its map. */
interface Telling<E extends Placed, P extends Shown, Side extends number, Face, Card> {
  /** Events too small, or too short, to be spoken of while they happen. */
  readonly quiet: ReadonlySet<string>;
  /** An event in words, or null. */
  readonly line: (event: E, props: P) => { readonly text: string } | null;
  /** Dice that were rolled with an event, which say all by themselves. */
  readonly rolledBy: (event: E) => Roll<Side, Face> | null;
  readonly sideName: (say: P["say"], side: Side) => string;
  readonly Die: ComponentType<{ readonly side: Side; readonly face: Face }>;
  readonly Pictures: ComponentType<{ readonly events: readonly E[]; readonly view: P["view"] }>;
  readonly cardsBehind: (happening: readonly E[], props: P) => Behind<Card>;
  /** How those cards lie there; there is at least one. */
  readonly faces: (cards: readonly Card[], size: CardSize, props: P) => ReactNode;
}

interface InterludeProps<E, P> {
  readonly props: P;
  readonly happening: readonly E[];
}

interface SlipProps<E extends Placed, P extends Shown, Side extends number, Face, Card>
  extends InterludeProps<E, P> {
  readonly telling: Telling<E, P, Side, Face, Card>;
}

const Slip = <E extends Placed, P extends Shown, Side extends number, Face, Card extends number>({
  props,
  happening,
  telling,
}: SlipProps<E, P, Side, Face, Card>) => {
  const { quiet, line, rolledBy, sideName, Die, Pictures, cardsBehind, faces } = telling;
  const { layout, calm, view } = props;
  const say: P["say"] = props.say;
  const { cards, played } = cardsBehind(happening, props);
  const size = played && layout === "wide" ? "large" : "middle";
  const events = happening.filter(({ type }) => !quiet.has(type));
  const words = events.flatMap((event) => line(event, props)?.text ?? []);
  const [first] = events;
  if (words.length === 0 && cards.length === 0) return null;
  const rolled = first?.type === "rolled";
  return (
    <InterludeFrame
      layout={layout}
      calm={calm}
      slip={
        words.length > 0 && first !== undefined
          ? {
              id: `${first.version}.${first.index}`,
              picture: rolled ? (
                <RolledPools
                  rolls={happening.flatMap((event) => rolledBy(event) ?? [])}
                  name={(side) => sideName(say, side)}
                  die={(side, face) => <Die side={side} face={face} />}
                />
              ) : (
                <Pictures events={events} view={view} />
              ),
              words: rolled ? null : paragraph(say, ...words).replace(/<\/?b>/g, ""),
            }
          : null
      }
      card={cards.length > 0 ? { id: cards.join(), face: faces(cards, size, props) } : null}
    />
  );
};

/**
 * What happens on the map, in a line and a picture above it while it happens. A card that is played lies beside it to be
 * read, until all that it brings about has happened.
 */
export const interludeBy =
  <E extends Placed, P extends Shown, Side extends number, Face, Card extends number>(
    telling: Telling<E, P, Side, Face, Card>,
  ) =>
  (of: InterludeProps<E, P>) => <Slip {...of} telling={telling} />;
