/** Everything that a face says, put into words and sizes: what `CardFace` lays out. Pure. */

import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { isSpaced, type Language } from "@westmarch/kernel/languages";
import type { CardData } from "../../data/card.ts";
import type { Card } from "../../data/cards.ts";
import type { Labels, Phase } from "../../language/index.ts";
import type { CardSay } from "../keys.ts";
import { type Stamp, stampsOf, type Totals } from "./figures.ts";
import { type CardSize, formatOf, type Laying, layIn } from "./format.ts";
import { type SetLine, wordsIn } from "./runs.ts";
import { linesOf, type Room, sizeFor, widthOf } from "./setting.ts";

/** Set in squares, without capitals and italics. */
export const isSquare = ({ language }: { readonly language: Language }): boolean => !isSpaced(language);

/** A culture as a name: cards shout it. */
export const cultureName = (labels: Labels, culture: NonNullable<CardData["culture"]>): string =>
  labels.cultures[culture].replace(
    /^(\p{Lu})(\p{Lu}+)$/u,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );

/** What kind of card it is, and what else stands in that line. */
export function kindsOf(say: CardSay, labels: Labels, card: CardData): readonly string[] {
  const home = card.homeSites && say("card.home", { sites: card.homeSites.join(", ") });
  return [
    labels.types[card.type],
    card.race && labels.races[card.race],
    card.class && labels.classes[card.class],
    home,
  ].flatMap((word) => (word ? [word === home ? word : sentenceCase(word)] : []));
}

/** Whose card it is, as its foot says it. */
export function ownersOf(say: CardSay, labels: Labels, card: CardData): readonly string[] {
  if (card.culture) return [labels.sides[card.side], cultureName(labels, card.culture)];
  if (card.type !== "Site") return [say("card.no-side")];
  return [
    say("card.figure.number", { figure: card.siteNumber ?? 0 }),
    say("card.figure.shadow", { figure: card.shadowNumber ?? 0 }),
  ];
}

/** A figure in words: what is printed too, where it is not that. */
export const stampWords = (say: CardSay, { name, figure, printed, changed }: Stamp): string => {
  const said = say(`card.figure.${name}`, { figure });
  return changed ? say("card.changed", { said, printed }) : said;
};

/** When an event is played. */
export type Moment = Phase | "Response";

/** The seals of a face in words, for a screen reader. */
export function sealWords(
  say: CardSay,
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
/** The type of texts, and how far apart its lines may stand, the widest first. */
const TEXT = {
  latin: { size: 15.4, lines: [1.26, 1.18], lost: 0 },
  // Marks that may not begin a line take a character with them.
  square: { size: 14.6, lines: [1.5, 1.4, 1.3], lost: 1 },
} as const;

/** How far below the window's panel the name begins: badges hang over it. */
export function nameTop(card: CardData, stamps: readonly Stamp[]): number {
  if (card.type === "Site") return 6;
  if (card.type === "Condition" || card.type === "Event") return 8;
  return stamps.length === 0 ? 9 : 15;
}

/** How the large card is laid out: its text takes what it needs. */
function layLarge(card: CardData, square: boolean, lines: readonly SetLine[]): Laying {
  const { size, lines: apart, lost } = square ? TEXT.square : TEXT.latin;
  const width = (formatOf(card, "large").width - 2 * LARGE.side) / size - lost;
  const rows = lines.reduce((sum, line) => sum + linesOf(wordsIn(line), "text", width), 0);
  const names = nameTop(card, stampsOf(card)) + LARGE.name + (card.subtitle ? LARGE.subtitle : 0);
  const around = names + LARGE.kind + lines.length * LARGE.gap + LARGE.foot;
  return layIn(card, apart, (line) => around + rows * size * line);
}

/** How a card is laid out at a size. */
export const layoutOf = (
  card: CardData,
  size: CardSize,
  square: boolean,
  lines: readonly SetLine[],
): Laying => (size === "large" ? layLarge(card, square, lines) : { format: formatOf(card, size), line: 1 });

const SIZES: Readonly<Record<CardSize, readonly number[]>> = {
  small: [13, 12.4, 11.6, 10.8, 10.2],
  // Set by the style sheet: it does not shrink.
  table: [],
  middle: [15, 14, 13.2, 12, 11.2],
  large: [20.5, 18.5, 17, 15.6, 14.2, 12.9, 12],
};

/** How large a name is set: names shrink, text never does. */
export function nameSize(name: string, card: Card, size: CardSize): number {
  const { width } = formatOf(card, size);
  const flat = card.type === "Site";
  const mark = card.unique ? 1 : 0;
  const rooms: Readonly<Record<CardSize, Room>> = {
    small: { width: width - 8, lines: 2, sizes: SIZES.small },
    table: { width, lines: 2, sizes: SIZES.table },
    middle: { width: width - 17 - mark * 12, lines: flat ? 1 : 2, sizes: SIZES.middle },
    large: { width: width - 2 * LARGE.side - mark * 16, lines: 1, sizes: SIZES.large },
  };
  const room = rooms[size];
  const face = size === "small" ? "bold" : "display";
  const fitting = sizeFor(name, face, room);
  // A card without figures has room for a third line under its window, of somewhat smaller letters.
  const [, smaller = 0] = SIZES.small;
  const third = size === "small" && fitting < smaller && !flat && stampsOf(card).length === 0;
  return third ? sizeFor(name, face, { ...room, lines: 3, sizes: SIZES.small.slice(1) }) : fitting;
}

/** The name of an event's phase on its pennant, if there is room for it. */
export function pennantName(say: CardSay, labels: Labels, moments: readonly Moment[], size: CardSize) {
  const [moment, second] = moments;
  if (size === "small" || moment === undefined || second !== undefined) return null;
  const type = { table: 18, middle: 14, large: 15.5 }[size];
  const text = labels.phases[moment];
  return { text, size: type, width: widthOf(text, "bold") * type * (isSquare(say) ? 1 : 1.02) };
}
