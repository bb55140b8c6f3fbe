/** The densities of a card: what each has room for, and where it stands. Pure. */
import type { CardData } from "../../data/card.ts";

/**
 * Drawn for 96, 148, 160 and 320 pixels; `--card-width` on something around a card sets another width. A card on the
 * `table` has words that do not grow smaller with it: `--card-height` says how much room they have below its window.
 */
export type CardSize = "small" | "table" | "middle" | "large";

export interface Format {
  readonly width: number;
  readonly height: number;
  /** From the edge of the card to its panel, and from there to the window. */
  readonly margin: number;
  readonly inset: number;
  /** How high the panel with the window is. */
  readonly panel: number;
  /** Radius of seals, and how far their middle is from the edges. */
  readonly seal: number;
  readonly corner: number;
  /** Of the badges, beside their outlines. */
  readonly badge: number;
  /** How far the middle of badges lies above the foot of the panel. */
  readonly rise: number;
  /** Of the lower edge's cut, and of the lines around things. */
  readonly edge: number;
  readonly line: number;
}

const UPRIGHT: Readonly<Record<CardSize, Format>> = {
  small: {
    width: 96,
    height: 134,
    margin: 4,
    inset: 3,
    panel: 80,
    seal: 10.5,
    corner: 16.5,
    badge: 0.56,
    rise: 5,
    edge: 0.44,
    line: 1.5,
  },
  table: {
    width: 148,
    height: 84,
    margin: 4,
    inset: 3.5,
    panel: 76,
    seal: 13,
    corner: 18,
    badge: 0.58,
    rise: 3,
    edge: 0.55,
    line: 1.7,
  },
  middle: {
    width: 160,
    height: 224,
    margin: 5,
    inset: 4.5,
    panel: 133,
    seal: 13,
    corner: 20,
    badge: 0.6,
    rise: 5,
    edge: 0.62,
    line: 1.8,
  },
  large: {
    width: 320,
    height: 448,
    margin: 9,
    inset: 8,
    panel: 236,
    seal: 20,
    corner: 31,
    badge: 0.94,
    rise: 9,
    edge: 1,
    line: 2.6,
  },
};

/** A site is a leaf laid flat. */
const FLAT: Readonly<Record<CardSize, Format>> = {
  small: { ...UPRIGHT.small, height: 91, panel: 48 },
  table: UPRIGHT.table,
  middle: { ...UPRIGHT.middle, height: 142, panel: 96 },
  large: { ...UPRIGHT.large, height: 330, panel: 182 },
};

export const formatOf = ({ type }: Pick<CardData, "type">, size: CardSize): Format =>
  (type === "Site" ? FLAT : UPRIGHT)[size];

/** Long text takes room from the window, down to these heights; where lines need more, first they stand closer. */
const LEAST = { upright: 178, flat: 150 } as const;
/** The very longest texts, in the roomiest languages, leave no more than a slit. */
const SLIT = 128;

export interface Laying {
  readonly format: Format;
  /** Between lines of text, in heights of its type. */
  readonly line: number;
}

/**
 * The large format with as much of the window as its words leave: `heightAt` tells how high they are with lines so far
 * apart, of which the widest that leaves enough of the window is taken.
 */
export function layIn(
  card: Pick<CardData, "type">,
  lines: readonly number[],
  heightAt: (line: number) => number,
): Laying {
  const format = formatOf(card, "large");
  const least = card.type === "Site" ? LEAST.flat : LEAST.upright;
  const left = (line: number) => format.height - format.margin - heightAt(line);
  const line = lines.find((one) => left(one) >= least) ?? lines.at(-1) ?? 1;
  return {
    format: { ...format, panel: Math.floor(Math.max(SLIT, Math.min(format.panel, left(line)))) },
    line,
  };
}
