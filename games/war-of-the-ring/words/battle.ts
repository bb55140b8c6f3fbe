/** Chapters 9 and 10: attacks, battles, hits and retreats; the Combat cards that ask something. */
import type { Seat } from "@westmarch/kernel";
import type { BattleKindId, OutcomeId } from "../data/battles.ts";
import type { CardId } from "../data/cards.ts";
import type { CharacterId, DeckId, FigureId, Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import type { Force } from "./armies.ts";

type Nothing = Record<never, never>;

export type BattleEvents = {
  /** `rear`: what stays in the rearguard; games played before it was told say nothing of it. */
  "battle-began": { from: RegionId; to: RegionId; attacker: Side; kind: BattleKindId; rear?: Force };
  /** `why`: how it has ended, `BY_CEASING` … */
  "battle-ended": { from: RegionId; to: RegionId; why: OutcomeId };
  withdrew: { region: RegionId };
  retreated: { side: Side; from: RegionId; to: RegionId };
  /** `deck` is `NONE` for no card at all; the card is its player's secret, unless it lay on the table. */
  "card-chosen": { side: Side; deck: DeckId; card?: CardId };
  /** By side, `NONE` for none. */
  "cards-shown": { cards: readonly CardId[] };
  "card-cancelled": { card: CardId };
  "combat-roll": { side: Side; dice: readonly number[]; hits: number };
  reroll: { side: Side; dice: readonly number[]; hits: number };
  "special-attack": { side: Side; dice: readonly number[]; hits: number };
  /** Misses become hits. */
  turned: { side: Side; dice: number };
  "hits-cancelled": { side: Side; hits: number };
  /** Points of the Nazgûl's Leadership, or Companions (a mask) who forfeit theirs. */
  forfeited: { side: Side; points?: number; characters?: number };
  silenced: { character: CharacterId };
  "white-rider": Nothing;
};

/** Combat cards that ask their player something: the question and the chapter are called by the title. */
export type AskingCard = keyof AskingCards;
type AskingCards = {
  "blade-of-westernesse": "figure";
  "mighty-attack": "character";
  "heroic-death": "done" | "lose";
  "fateful-strike": "figure";
  scouts: "withdraw" | "to";
  "dread-and-despair": "number";
  "black-breath": "done" | "figure";
  "words-of-power": "character";
  "relentless-assault": "number";
  onslaught: "number";
};

/** A question of a Combat card, about the card itself. */
type ByCombat<Offers extends string> = { offers: Offers; about: [card: CardId] };

export type BattlePrompts = { [C in AskingCard]: ByCombat<AskingCards[C]> } & {
  attack: { offers: "attack"; about: [] };
  "white-rider": { offers: "no" | "yes"; about: [] };
  stand: { offers: "fight" | "withdraw"; about: [region: RegionId] };
  "combat-card": { offers: "done" | "card"; about: [] };
  sorcerer: { offers: "yes" | "no"; about: [deck: DeckId] };
  cease: { offers: "cease" | "continue"; about: [] };
  /** In a battle one may stay; by a card one must go. */
  retreat: { offers: "fight" | "to"; about: [region: RegionId] };
  extend: { offers: "cease" | "reduce"; about: [] };
  advance: { offers: "go" | "stay" | "done"; about: [from: RegionId, to: RegionId] };
  hits: { offers: "lose" | "reduce"; about: [hits: number] };
};

/** What such a card notes. */
type CombatText = { side: Side; card: CardId; many?: number };

export type BattleChapters = { [C in AskingCard]: CombatText } & {
  /**
   * An attack (9.1, 9.2): asks for Army and target among those allowed, then who stays in the rearguard, then the battle.
   * `from` and `to` (or `NONE`: any) narrow it down; both together need not be adjacent, and `to` alone means an attack
   * from a neighbouring region. `terms` and `shutIn` are those of the battle. Nothing happens if no attack is possible.
   */
  attack: {
    seat: Seat;
    lead?: number;
    from?: RegionId;
    to?: RegionId;
    terms?: number;
    shutIn?: number;
    stay?: Force;
    decided?: readonly FigureId[];
  };
  /** The battle itself, opened in `g.battle` before. */
  battle: {
    /** FIELD_BATTLE, SIEGE_BATTLE or SORTIE, for code that reads the stack. */
    kind: BattleKindId;
    /** The initiative whose effects are being carried out (9.4.6), and how many of them have been. */
    initiative?: number;
    n?: number;
    /** By figure: who does not advance, as far as chosen (9.9.2); and the kinds of figures that has been said of. */
    stay?: Force;
    decided?: readonly FigureId[];
  };
  /**
   * Hits on an Army: its owner chooses (9.7.3–7). With `destroys` a destroyed Army takes its Nazgûl and Minions along.
   * Inside a battle the side's participating units alone are hit, and when the last of them is gone its Leaders, Nazgûl
   * and Characters go too (9.7.10). `back`: units left.
   */
  hits: { side: Side; region: RegionId; hits: number; destroys?: number };
  /**
   * An Army has to retreat (Dead Men of Dunharrow): its owner chooses where; `back` is the region, or `NONE` if there is
   * nowhere to go.
   */
  retreat: { side: Side; region: RegionId };
};
