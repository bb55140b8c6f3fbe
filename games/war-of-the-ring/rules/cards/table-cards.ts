/** Cards that lie on the table (6.4): what each of them demands, changes and ends with there, and what gets rid of it. */
import type { Seat } from "@westmarch/kernel";
import {
  ALL_CARDS,
  ARMY_ICON,
  CARD_NAMES,
  type CardId,
  type CardName,
  CHARACTER_ICON,
} from "../../data/cards.ts";
import {
  ARAGORN,
  BOROMIR,
  EYE_FACE,
  type FaceId,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  GIMLI,
  LEGOLAS,
  type NationId,
  NONE,
  ROHAN,
  SARUMAN,
  sideOfNation,
  WILL_FACE,
} from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { NATION_OF } from "../../data/regions.ts";
import { inFellowship, isActive, isMarked, onMap } from "../../facts.ts";
import { RING_USED, ROHAN_ROUSED, type War } from "../../state.ts";
import type { Activation, Advance } from "../../words/turn.ts";
import { hasArmy, isBesieged } from "../figures.ts";
import type { Reason } from "../refusal.ts";
import { cardsOfIcon } from "./hand.ts";

/** What a card on the table may be used for, most often giving it up: asked where it matters. */
export type Use = "before-tile" | "after-tile" | "damage" | "hunt" | "casualty" | "event";

/** What the Fellowship does that ends cards (12.5.9). */
export type Ending = "declared" | "declared-in-haven" | "revealed";

/** 6.4.3: how the other side has it discarded: by a die, and by more besides. */
export interface Removal {
  /** Whether this seat can pay with a die of this result. */
  readonly can: (g: War, seat: Seat, face: FaceId) => boolean;
  /** What is refused for want of, and by which rule. */
  readonly reason: Reason;
  readonly rule: string;
  /** What it costs besides the die. */
  readonly costs: "two-cards" | "ring" | "nothing";
}

export interface TableCard {
  /** 6.4.4: demanded for playing it, and for staying. */
  readonly stays?: (g: War) => boolean;
  /** 6.4.5: what would end it has happened already, so that it is not played. */
  readonly isOver?: (g: War) => boolean;
  readonly endsWith?: readonly Ending[];
  readonly endsWithAdvance?: (nation: NationId, why: Advance) => boolean;
  readonly usedFor?: Use;
  /** No Army of the other side is moved into these regions, nor attacks there. */
  readonly closes?: readonly RegionId[];
  /** No Nation of which this holds is advanced by a Muster result. */
  readonly holdsBack?: (g: War, nation: NationId) => boolean;
  /** No Nation becomes active in this way, there. */
  readonly bars?: (g: War, nation: NationId, why: Activation, where: RegionId) => boolean;
  /** The Free Peoples use no Combat cards here. */
  readonly silences?: RegionId;
  /** A die that moves the Fellowship does not go to the Hunt Box. */
  readonly sparesDice?: true;
  /** A Fellowship that is declared or revealed by way of this region can be made to draw a tile (13.5.6). */
  readonly lurksIn?: RegionId;
  /** It can be used as a Combat card (9.4.10). */
  readonly fights?: true;
  readonly removal?: Removal;
}

const EDORAS = region("edoras");
const HELMS_DEEP = region("helms-deep");
const MINAS_TIRITH = region("minas-tirith");

/** Aragorn with a Free Peoples Army outside every Free Peoples Nation. */
const aragornAbroad = (g: War): boolean => {
  const at = g.at[ARAGORN];
  if (at < 0 || !hasArmy(g, FREE, at)) return false;
  return NATION_OF[at] === NONE || sideOfNation(NATION_OF[at]) !== FREE;
};
const sarumanInPlay = (g: War): boolean => onMap(g, SARUMAN);

const byTwoCards: Removal = {
  can: (g, seat, face) =>
    face !== EYE_FACE &&
    cardsOfIcon(g, seat, ARMY_ICON).length > 0 &&
    cardsOfIcon(g, seat, CHARACTER_ICON).length > 0,
  reason: "needs-two-cards",
  rule: "6.4.3",
  costs: "two-cards",
};

const TABLE: { readonly [N in CardName]?: TableCard } = {
  "mithril-coat-and-sting": { usedFor: "after-tile" },
  "axe-and-bow": {
    stays: (g) => inFellowship(g, GIMLI) || inFellowship(g, LEGOLAS),
    usedFor: "damage",
  },
  "horn-of-gondor": { stays: (g) => inFellowship(g, BOROMIR), usedFor: "damage" },
  "wizards-staff": { stays: (g) => inFellowship(g, GANDALF_THE_GREY), usedFor: "before-tile" },
  "the-last-battle": {
    stays: aragornAbroad,
    /** AMB-98. */
    isOver: (g) => g.rulings.narrowCards && g.revealed === 1,
    endsWith: ["declared", "revealed"],
    sparesDice: true,
  },
  "a-power-too-great": {
    closes: [region("lorien"), region("rivendell"), region("grey-havens")],
    removal: byTwoCards,
  },
  "the-power-of-tom-bombadil": {
    closes: [region("old-forest"), region("the-shire"), region("buckland")],
    removal: byTwoCards,
  },

  "worn-with-sorrow-and-toil": { usedFor: "casualty", endsWith: ["declared-in-haven"] },
  "flocks-of-crebain": { usedFor: "hunt", endsWith: ["declared-in-haven"] },
  "balrog-of-moria": { lurksIn: region("moria"), fights: true },
  "the-palantir-of-orthanc": {
    stays: sarumanInPlay,
    usedFor: "event",
    removal: {
      can: (g, _seat, face) => face === WILL_FACE || (g.rings[FREE] > 0 && !isMarked(g, RING_USED[FREE])),
      reason: "needs-a-ring",
      rule: "5.4.7",
      costs: "ring",
    },
  },
  wormtongue: {
    stays: sarumanInPlay,
    isOver: (g) => isActive(g, ROHAN),
    bars: (g, nation, why, where) =>
      nation === ROHAN &&
      !isMarked(g, ROHAN_ROUSED) &&
      why !== "companion" &&
      !(why === "declared" && (where === EDORAS || where === HELMS_DEEP)),
  },
  "denethors-folly": {
    stays: (g) => isBesieged(g, FREE, MINAS_TIRITH),
    silences: MINAS_TIRITH,
    removal: {
      can: (g, _seat, face) =>
        face === WILL_FACE ||
        [GANDALF_THE_GREY, GANDALF_THE_WHITE, ARAGORN].some((companion) => g.at[companion] === MINAS_TIRITH),
      reason: "needs-a-companion-in-minas-tirith",
      rule: "6.4.3",
      costs: "nothing",
    },
  },
  "threats-and-promises": {
    holdsBack: (g, nation) => !isActive(g, nation),
    endsWithAdvance: (nation, why) =>
      sideOfNation(nation) === FREE && (why === "attack" || why === "ability"),
  },
};

/** By card number; a card that does not stay in play has nothing here. */
export const TABLE_CARDS: readonly (TableCard | undefined)[] = CARD_NAMES.map((name) => TABLE[name]);

/** Cards of which this is said, with what is said. */
export const cardsThat = <K extends keyof TableCard>(
  what: K,
): readonly (readonly [CardId, NonNullable<TableCard[K]>])[] =>
  ALL_CARDS.flatMap((id) => {
    const said = TABLE_CARDS[id]?.[what];
    return said === undefined ? [] : [[id, said] as const];
  });
