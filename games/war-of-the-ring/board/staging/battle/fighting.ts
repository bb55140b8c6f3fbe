/** What a player may answer ahead in a battle: to fight on, and with which Combat card. Pure but for what is kept. */
import { type Ahead, cardOffer, type Fighting } from "@westmarch/campaign/sitting";
import { type AskOf, frameOf, type Option } from "@westmarch/kernel";
import { SIEGE_BATTLE } from "../../../data/battles.ts";
import { CARD, type CardId } from "../../../data/cards.ts";
import { other } from "../../../data/ids.ts";
import { cardOptions, isAskedForCard } from "../../../flow/card-choice.ts";
import { mayWithdraw, nextRound } from "../../../rules/battle/opening.ts";
import { retreats } from "../../../rules/battle/retreat.ts";
import { sideOf } from "../../../seats.ts";
import { type Battle, cloneWar, NO_CEASING, THREE_ROUNDS, type War } from "../../../state.ts";
import { asking } from "../../labels/who.ts";

/** From this initiative on, the losses of a round are all that is still to come of it. */
const LOSSES = 7;
/** Rounds of a siege that need not be bought, where a card has ordered it. */
const FREE_ROUNDS = 3;

/** Whether the attacker is asked after this round if he goes on, and need not pay for it. */
const asksAttacker = ({ kind, terms, round }: Battle): boolean =>
  (terms & NO_CEASING) === 0 &&
  (kind !== SIEGE_BATTLE || ((terms & THREE_ROUNDS) !== 0 && round < FREE_ROUNDS));

/** The answers with which a side fights on after its losses of a round; none where the rules will not ask it. */
export function onwards(view: War, ask: AskOf<War>): readonly Ahead[] {
  const b = view.battle;
  if (!b || !asking({ view }, "hits") || (frameOf<War, "battle">(view, "battle")?.initiative ?? 0) < LOSSES)
    return [];
  if (sideOf(view, ask.seat) === b.attacker)
    return asksAttacker(b) ? [{ prompt: "cease", option: ["continue"] }] : [];
  const answers: Ahead[] = [];
  if (retreats(view, other(b.attacker), b.to).length > 0)
    answers.push({ prompt: "retreat", option: ["fight"] });
  if (mayWithdraw(view, b)) answers.push({ prompt: "stand", option: ["fight"] });
  return answers;
}

/** A round that is to be fought, and the Combat cards with which the player that is asked could fight it. */
interface Round {
  readonly view: War;
  readonly cards: readonly CardId[];
}

const cardsIn = (options: readonly Option[]): readonly CardId[] =>
  options.flatMap(([verb, card]) => (verb === "card" && CARD.is(card) ? [card] : []));

/** What the attacker could fight another round with; null where that is not asked, or he holds nothing for it. */
function roundNext(view: War, ask: AskOf<War>): Round | null {
  // In a guided game there is one answer, and nothing goes with it.
  if (ask.prompt !== "cease" || ask.options.length < 2) return null;
  const g = cloneWar(view);
  const b = g.battle;
  if (!b) return null;
  nextRound(g, b);
  const cards = isAskedForCard(g, b, b.attacker) ? cardsIn(cardOptions(g, b, b.attacker)) : [];
  return cards.length > 0 ? { view: g, cards } : null;
}

/** The Combat cards that may be laid now, or with which another round can be fought; null where none is asked for. */
export const offerOf = (props: Fighting<War> & { readonly ask: AskOf<War> | null }) =>
  cardOffer<AskOf<War>, CardId, Round>(props, {
    prompt: "combat-card",
    now: ({ prompt, options }) =>
      prompt === "combat-card" ? { view: props.view, cards: cardsIn(options) } : null,
    next: (ask) => roundNext(props.view, ask),
    cardsOf: ({ cards }) => cards,
    option: (card) => (card === null ? ["done"] : ["card", card]),
    goOn: () => ["continue"],
  });
