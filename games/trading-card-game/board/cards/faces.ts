/** Everything that a face says, put into words and sizes: what `CardFace` lays out. Pure. */
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { CardData } from "../../data/card.ts";
import type { Card } from "../../data/cards.ts";
import type { Labels, Phase } from "../../language/index.ts";
import type { GameSay } from "../keys.ts";
import { type Stamp, stampsOf, type Totals } from "./figures.ts";
import { type CardSize, type Format, formatOf, roomFor } from "./format.ts";
import { type SetLine, wordsIn } from "./runs.ts";
import { linesOf, type Room, sizeFor, widthOf } from "./setting.ts";

/** Set in squares, without capitals and italics. */
export const isSquare = ({ language }: { readonly language: string }): boolean => language !== "en";

/** A culture as a name: cards shout it. */
export const cultureName = (labels: Labels, culture: NonNullable<CardData["culture"]>): string =>
  labels.cultures[culture].replace(
    /^(\p{Lu})(\p{Lu}+)$/u,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );

/** What kind of card it is, and what else stands in that line. */
export function kindsOf(say: GameSay, labels: Labels, card: CardData): readonly string[] {
  return [
    labels.types[card.type],
    card.race && labels.races[card.race],
    card.class && labels.classes[card.class],
    card.homeSites && say("card.home", { sites: card.homeSites.join(", ") }),
  ].flatMap((word, i) => (word ? [i === 0 ? sentenceCase(word) : word] : []));
}

/** A figure in words: what is printed too, where it is not that. */
export const stampWords = (say: GameSay, { name, figure, printed, changed }: Stamp): string => {
  const said = say(`card.figure.${name}`, { figure });
  return changed ? say("card.changed", { said, printed }) : said;
};

/** When an event is played. */
export type Moment = Phase | "Response";

/** Which seals a face bears, in words; whoever cannot see it hears them all. */
export function sealWords(
  say: GameSay,
  labels: Labels,
  card: CardData,
  now: Totals,
  moments: readonly Moment[],
): Readonly<
  Record<"cost" | "people" | "signet" | "site" | "shadow" | "arrow" | "moments", string | undefined>
> {
  const cost = now.cost ?? card.twilight;
  const said = cost === undefined ? undefined : say("card.figure.cost", { figure: cost });
  return {
    cost:
      said !== undefined && cost !== card.twilight
        ? say("card.changed", { said, printed: card.twilight ?? 0 })
        : said,
    people:
      card.culture &&
      say("card.people", { side: labels.sides[card.side], people: cultureName(labels, card.culture) }),
    signet: card.signet && say("card.signet", { name: labels.signets[card.signet] }),
    site: card.type === "Site" ? say("card.figure.number", { figure: card.siteNumber ?? 0 }) : undefined,
    shadow:
      card.shadowNumber === undefined ? undefined : say("card.figure.shadow", { figure: card.shadowNumber }),
    arrow: card.arrow && say(`card.arrow.${card.arrow}`),
    moments:
      moments.length === 0
        ? undefined
        : say("card.moment", {
            phases: listed(
              say,
              moments.map((moment) => labels.phases[moment]),
              "or",
            ),
          }),
  };
}

/** Heights on the large format. */
const LARGE = { side: 15, name: 23, subtitle: 21, kind: 29, foot: 30, gap: 4 } as const;
const TEXT = { latin: { size: 15.4, height: 1.26 }, square: { size: 14.6, height: 1.5 } } as const;

/** How far below the window's panel the name begins: badges hang over it. */
export function nameTop(card: CardData, stamps: readonly Stamp[]): number {
  if (card.type === "Site") return 6;
  if (card.type === "Condition" || card.type === "Event") return 8;
  return stamps.length === 0 ? 9 : 15;
}

/** How high the words of a large card are, from the foot of its panel to its own. */
export function heightOfWords(card: CardData, square: boolean, lines: readonly SetLine[]): number {
  const { size, height } = square ? TEXT.square : TEXT.latin;
  const width = (formatOf(card, "large").width - 2 * LARGE.side) / size;
  const text = lines.reduce(
    (sum, line) => sum + linesOf(wordsIn(line), "text", width) * size * height + LARGE.gap,
    0,
  );
  const names = LARGE.name + (card.subtitle ? LARGE.subtitle : 0);
  return nameTop(card, stampsOf(card)) + names + LARGE.kind + text + LARGE.foot;
}

/** How a card is laid out at a size; the large one gives its text what it needs. */
export const layoutOf = (
  card: CardData,
  size: CardSize,
  square: boolean,
  lines: readonly SetLine[],
): Format => (size === "large" ? roomFor(card, heightOfWords(card, square, lines)) : formatOf(card, size));

const SIZES: Readonly<Record<CardSize, readonly number[]>> = {
  small: [13, 12.4, 11.6, 10.8, 10.2],
  middle: [15, 14, 13.2, 12, 11.2],
  large: [20.5, 18.5, 17, 15.6, 14.2, 12.9, 12],
};

/** How large a name is set: names shrink, text never does. */
export function nameSize(name: string, card: Card, size: CardSize): number {
  const { width, height, panel } = formatOf(card, size);
  const flat = card.type === "Site";
  const mark = card.unique ? 1 : 0;
  const rooms: Readonly<Record<CardSize, Room>> = {
    small: { width: width - 8, lines: flat ? 1 : 2, sizes: SIZES.small },
    middle: { width: width - 17 - mark * 12, lines: flat ? 1 : 2, sizes: SIZES.middle },
    large: { width: width - 2 * LARGE.side - mark * 16, lines: 1, sizes: SIZES.large },
  };
  // A card without figures has room for a third line under its window.
  const free = size === "small" && !flat && stampsOf(card).length === 0 && height - panel > 40;
  const room = rooms[size];
  return sizeFor(name, size === "small" ? "bold" : "display", free ? { ...room, lines: 3 } : room);
}

/** The name of an event's phase on its pennant, if there is room for it. */
export function pennantName(say: GameSay, labels: Labels, moments: readonly Moment[], size: CardSize) {
  const [moment, second] = moments;
  if (size === "small" || moment === undefined || second !== undefined) return null;
  const type = size === "large" ? 15.5 : 13;
  const text = labels.phases[moment];
  return { text, size: type, width: widthOf(text, "bold") * type * (isSquare(say) ? 1 : 1.02) };
}
