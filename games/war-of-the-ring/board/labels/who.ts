/** Who acts, as the sentences of the prompt bar call them. */
import { listed, paragraph } from "@westmarch/boardkit/writing";
import { takenUp } from "@westmarch/campaign/labelling";
import { askingOf, type Seat } from "@westmarch/kernel";
import { CARD, type CardId } from "../../data/cards.ts";
import {
  type AnyUnit,
  type FigureId,
  isAnyUnit,
  NATIONS,
  NATIONS_OF,
  NAZGUL,
  NONE,
  nationOfAnyUnit,
  SIDES,
  type Side,
} from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { ANY_LEAD, COMPANION_LEAD, NAZGUL_LEAD, WITCH_KING_LEAD } from "../../rules/armies/lead.ts";
import { nationUnits } from "../../rules/figures.ts";
import { partnerOf, sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { isA } from "../../why/refusal.ts";
import type { Words } from "../../words.ts";
import type { GameSay, Key, Props } from "../keys.ts";
import { cardName, figureName, figures, nationName, place, seatName, withinNation } from "../names.ts";

type ChapterName = keyof Words["chapters"];
type Slots = Parameters<GameSay>[1];

/** The frame that asks, if it is one of this chapter. */
export const asking = <N extends ChapterName>({ view }: Pick<Props, "view">, chapter: N) =>
  askingOf<War, N>(view, chapter);

const isPlay = isA("play");

/** The Event card whose text is being carried out, or `NONE`. */
export function cardNow({ stack }: Pick<War, "stack">): CardId | typeof NONE {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    const card = isPlay(frame) ? frame.card : CARD.find(frame.chapter);
    if (card !== null) return card;
  }
  return NONE;
}

/** A name in bold that opens a sentence, and what is asked. */
export function titled({ say }: Pick<Props, "say">, name: string, key: Key, slots?: Slots): string {
  const exclaimed = /[!?！？]$/u.test(name) ? "yes" : "no";
  return paragraph(say, say("title", { name, exclaimed }), say(key, slots));
}

/** The same for the card that asks; where no card does, `otherwise` opens the sentence. */
export function byCard(props: Pick<Props, "say" | "view">, key: Key, slots?: Slots, otherwise = ""): string {
  const card = cardNow(props.view);
  return titled(props, card === NONE ? otherwise : cardName(props.say, card), key, slots);
}

/** The same for a seat. */
export const bySeat = (props: Pick<Props, "say" | "view">, seat: Seat, key: Key, slots?: Slots): string =>
  titled(props, seatName(props.say, props.view, seat), key, slots);

/** By the card that asks, or else by the seat. */
export const bySeatOrCard = (
  props: Pick<Props, "say" | "view">,
  seat: Seat,
  key: Key,
  slots?: Slots,
): string => byCard(props, key, slots, seatName(props.say, props.view, seat));

export const partnerName = ({ say, view }: Pick<Props, "say" | "view">, seat: Seat): string =>
  seatName(say, view, partnerOf(view, seat));

/** An Army by its Nation, or by its side where it has several. */
export function armyName({ say, view }: Pick<Props, "say" | "view">, side: Side, region: RegionId): string {
  const nations = NATIONS_OF[side].filter((nation) => nationUnits(view, region, nation) > 0);
  const [nation] = nations;
  return nation !== undefined && nations.length === 1
    ? say("army.nation", { nation: NATIONS[nation], name: nationName(say, nation) })
    : say("army.side", { side: SIDES[side] });
}

/** One figure of a kind, as the one who acts. */
export const oneOf = (say: GameSay, figure: FigureId): string =>
  figure === NAZGUL ? say("one.nazgul") : figureName(say, figure);

/** Figures of a card that recruits, as a list. */
export function lotsName(say: GameSay, lots: readonly (FigureId | AnyUnit)[]): string {
  const kinds = [...new Set(lots)];
  return listed(
    say,
    kinds.map((kind) => {
      const count = lots.filter((one) => one === kind).length;
      return isAnyUnit(kind)
        ? say("figure.any", { count, nation: withinNation(say, nationOfAnyUnit(kind)) })
        : figures(say, kind, count);
    }),
  );
}

/** What `lead` demands, by the name that its sentences know. */
export const leadName = (lead: number): string => {
  switch (lead) {
    case ANY_LEAD:
      return "any";
    case NAZGUL_LEAD:
      return "nazgul";
    case WITCH_KING_LEAD:
      return "witchking";
    case COMPANION_LEAD:
      return "companion";
    default:
      return "none";
  }
};

/** What is asked of an Army that has been taken up, or null if none has been. */
export function fromArmy(
  props: Pick<Props, "say" | "view" | "selected">,
  seat: Seat,
  key: Key,
): string | null {
  const { say, view, selected } = props;
  const from = takenUp(selected, "army");
  return REGION.is(from)
    ? say(key, { army: armyName(props, sideOf(view, seat), from), from: place(say, from) })
    : null;
}
