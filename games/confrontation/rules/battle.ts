/** Section 6: battle. One run of this chapter is one attack: all battles that follow from one move. */
import { type Ask, type Context, chapter, type Go } from "@westmarch/kernel";
import {
  type CardId,
  type CharacterId,
  DARK,
  FRODO,
  GOOD,
  NINE,
  NONE,
  other,
  SAM,
  type Side,
} from "../data/ids.ts";
import { type Battle, type Confrontation, FALLEN, seatOf } from "../state.ts";
import {
  darkFighter,
  darkPlaysFirst,
  goodFighter,
  instantEffect,
  pauseForReaction,
  reactions,
  sarumanFights,
  shelobGoesHome,
  showPair,
  strength,
} from "./abilities.ts";
import { cardValues, EVERY_CARD, hand, mayFetch, playText } from "./cards.ts";
import { ALL, CARDS_OF, number, PILE_OF, WITH_CARDS, WITHOUT_CARDS } from "./choices.ts";
import { fall, gameOver } from "./ending.ts";
import { cardRetreats, retreat } from "./retreat.ts";
import { show, standees } from "./standees.ts";

type C = Context<Confrontation>;

/** The enemies that stand in the battle region, in the order of the reference sheet. */
function enemies(g: Confrontation, b: Battle): CharacterId[] {
  const from = other(b.side) * NINE;
  const there: CharacterId[] = [];
  for (let character = from; character < from + NINE; character++) {
    if (g.secret.at[character] === b.region) there.push(character);
  }
  return there;
}

/** 6.2: both fighters are shown. */
function face(c: C, b: Battle, defender: CharacterId, of: number, chosen: boolean): void {
  const { g } = c;
  if (b.attacker === NONE) b.attacker = g.secret.mover;
  g.secret.mover = NONE;
  b.defender = defender;
  show(g, b.attacker, b.region);
  show(g, defender, b.region);
  g.shown = (1 << b.attacker) | (1 << defender);
  c.reveal();
  c.tell("shown", { attacker: b.attacker, defender, of, chosen });
}

/** Characters are defeated; with Frodo the game (10.2, 6.14). */
function defeat(c: C, b: Battle, falls: readonly CharacterId[]): Go<"after"> {
  fall(c, falls, b.region);
  b.settled = true;
  return c.g.secret.at[FRODO] === FALLEN && falls.includes(FRODO)
    ? gameOver(c, DARK, "frodo")
    : { go: "after" };
}

/** 6.6: one card from the hand. */
const cardAsk = (g: Confrontation, b: Battle, side: Side): Ask => ({
  seat: seatOf(g, side),
  prompt: "card",
  options: CARDS_OF[side][hand(g, side)],
  about: [goodFighter(b), darkFighter(b)],
});

/** 9.4: Magic may be exchanged for any card of one's own pile. */
const magicAsk = (g: Confrontation, side: Side, seen: CardId): Ask => ({
  seat: seatOf(g, side),
  prompt: "magic",
  options: PILE_OF[side][g.used[side]],
  about: [seen],
});

function fetch(c: C, side: Side, taken: CardId): CardId {
  c.tell("magic", { side, card: taken });
  return taken;
}

/** 9.5: where a Retreat that was just played leads: nowhere, to the only place, or to a place to be asked for. */
function retreatByCard<A extends string, N extends string>(
  c: C,
  b: Battle,
  side: Side,
  asking: A,
  next: N,
): { go: A | N } {
  const character = side === GOOD ? goodFighter(b) : darkFighter(b);
  const to = cardRetreats(c.g, side, b.region);
  if (to.length > 1) return { go: asking };
  if (to.length === 1) retreat(c, b, character, to[0], "card");
  else c.tell("retreat-failed", { card: side === GOOD ? b.goodCard : b.darkCard });
  return { go: next };
}

const retreatAsk = (g: Confrontation, b: Battle, side: Side): Ask => ({
  seat: seatOf(g, side),
  prompt: "retreat",
  options: cardRetreats(g, side, b.region).map((to) => ALL.retreat[to]),
  about: [side === GOOD ? goodFighter(b) : darkFighter(b)],
});

export const battle = chapter<Confrontation, Battle>()({
  /** 6.1: the defender is drawn; under the Palantir Dark chooses (11.1). */
  opponent: (c, b) => {
    const { g } = c;
    if (b.first && b.attacker === NONE) c.tell("battle-began", { region: b.region, side: b.side });
    const there = enemies(g, b);
    if (there.length > 1 && b.side === DARK && g.palantir === b.region) return { go: "target" };
    face(c, b, there[there.length > 1 ? c.draw(there.length) : 0], there.length, false);
    return { go: "react" };
  },
  target: {
    ask: (g, b) => ({
      seat: seatOf(g, DARK),
      prompt: "target",
      options: enemies(g, b).map((character) => ALL.target[character]),
      about: [b.region],
    }),
    then: (c, b, option) => face(c, b, number(option[1]), enemies(c.g, b).length, true),
  },
  /** 6.3. */
  react: ({ g }, b) => (pauseForReaction(g, b) ? undefined : { go: "strike" }),
  answer: {
    ask: reactions,
    then: (c, b, option) => {
      switch (option[0]) {
        case "retreat":
          retreat(c, b, goodFighter(b), number(option[1]), "ability");
          return { go: "after" };
        case "sam":
          showPair(c, b);
          b.defender = SAM;
          c.tell("sam-stepped-in", {});
          return;
        case "show-frodo":
          showPair(c, b);
          c.tell("frodo-shown", {});
          return;
        default:
          c.tell("no-reaction", {});
      }
    },
  },
  /** 6.4. */
  strike: (c, b) => {
    const effect = instantEffect(b);
    if (effect) {
      c.tell("struck", { by: effect.by, fallen: effect.falls });
      return defeat(c, b, effect.falls);
    }
    if (!sarumanFights(b)) return { go: "cards" };
  },
  /** 6.5. */
  saruman: {
    ask: (g, b) => ({
      seat: seatOf(g, DARK),
      prompt: "saruman",
      options: [WITH_CARDS, WITHOUT_CARDS],
      about: [goodFighter(b)],
    }),
    then: (c, _b, option) => {
      if (option[0] === "no-cards") {
        c.tell("cards-called-off", {});
        return { go: "compare" };
      }
      c.tell("cards-allowed", {});
    },
  },
  /** 6.6: both at once; against Gandalf Dark first. */
  cards: (_c, b) => (darkPlaysFirst(b) ? { go: "darkFirst" } : undefined),
  bothChoose: {
    together: (g, b) => [cardAsk(g, b, GOOD), cardAsk(g, b, DARK)],
    opened: (c, b, answers) => {
      b.goodCard = number(answers[0][1]);
      b.darkCard = number(answers[1][1]);
      c.tell("cards-shown", { good: b.goodCard, dark: b.darkCard });
      return { go: "darkMagic" };
    },
  },
  darkFirst: {
    ask: (g, b) => cardAsk(g, b, DARK),
    then: (c, b, option) => {
      b.darkCard = number(option[1]);
      c.reveal();
      c.tell("card-played", { side: DARK, card: b.darkCard });
      return { go: "darkMagic" };
    },
  },
  /** 9.4, A21: Dark's Magic comes first, against Gandalf even before Good's card. */
  darkMagic: ({ g }, b) => (mayFetch(g, b, DARK) ? undefined : { go: "goodAnswers" }),
  darkFetches: {
    ask: (g, b) => magicAsk(g, DARK, b.goodCard),
    then: (c, b, option) => {
      b.darkFetched = fetch(c, DARK, option[0] === "take" ? number(option[1]) : NONE);
      c.reveal();
    },
  },
  goodAnswers: (_c, b) => (b.goodCard === NONE ? undefined : { go: "darkText" }),
  goodSecond: {
    ask: (g, b) => cardAsk(g, b, GOOD),
    then: (c, b, option) => {
      b.goodCard = number(option[1]);
      c.reveal();
      c.tell("card-played", { side: GOOD, card: b.goodCard });
    },
  },
  /** 6.7, 6.8: Dark's text completely, then Good's. */
  darkText: (c, b) => {
    const text = playText(c, b, DARK);
    return text === "retreat" ? retreatByCard(c, b, DARK, "darkRetreat", "goodMagic") : { go: "goodMagic" };
  },
  darkRetreat: {
    ask: (g, b) => retreatAsk(g, b, DARK),
    then: (c, b, option) => retreat(c, b, darkFighter(b), number(option[1]), "card"),
  },
  goodMagic: ({ g }, b) => (mayFetch(g, b, GOOD) ? undefined : { go: "goodText" }),
  goodFetches: {
    ask: (g, b) => magicAsk(g, GOOD, b.darkFetched === NONE ? b.darkCard : b.darkFetched),
    then: (c, b, option) => {
      b.goodFetched = fetch(c, GOOD, option[0] === "take" ? number(option[1]) : NONE);
      c.reveal();
    },
  },
  goodText: (c, b) => {
    const text = playText(c, b, GOOD);
    if (text === "sacrifice") {
      const falls = [goodFighter(b), darkFighter(b)];
      c.tell("sacrifice", { characters: falls });
      return defeat(c, b, falls);
    }
    return text === "retreat" ? retreatByCard(c, b, GOOD, "goodRetreat", "compare") : { go: "compare" };
  },
  goodRetreat: {
    ask: (g, b) => retreatAsk(g, b, GOOD),
    then: (c, b, option) => retreat(c, b, goodFighter(b), number(option[1]), "card"),
  },
  /** 6.9. */
  compare: (c, b) => {
    if (b.settled) return;
    const [good, dark] = [goodFighter(b), darkFighter(b)];
    const [goodCard, darkCard] = cardValues(b);
    const goodTotal = strength(b, good) + goodCard;
    const darkTotal = strength(b, dark) + darkCard;
    c.g.totals = [good, goodTotal, dark, darkTotal];
    const [goodStrength, darkStrength] = [strength(b, good), strength(b, dark)];
    c.tell("totals", { good, goodStrength, goodCard, goodTotal, dark, darkStrength, darkCard, darkTotal });
    if (goodTotal === darkTotal) return defeat(c, b, [good, dark]);
    return defeat(c, b, [goodTotal < darkTotal ? good : dark]);
  },
  /** 6.10, 6.11, 6.12. */
  after: (c, b) => {
    const { g } = c;
    shelobGoesHome(c, b);
    discard(c, b);
    g.shown = 0;
    c.tell("battle-ended", { region: b.region });
    if (g.secret.at[b.attacker] !== b.region || standees(g, other(b.side), b.region) === 0)
      return { end: "fought" };
    // 6.13: everything is asked anew.
    Object.assign(b, FRESH);
    return { go: "opponent" };
  },
});

const FRESH = {
  first: false,
  defender: NONE,
  samAtFive: false,
  goodCard: NONE,
  darkCard: NONE,
  goodFetched: NONE,
  darkFetched: NONE,
  settled: false,
} satisfies Partial<Battle>;

/** 6.10, 9.7: used cards go on the piles; whoever used his ninth takes all nine back, and so does the other. */
function discard(c: C, b: Battle): void {
  if (b.goodCard === NONE) return;
  const { used } = c.g;
  used[GOOD] |= 1 << b.goodCard;
  used[DARK] |= 1 << (b.darkCard - NINE);
  if (used[GOOD] !== EVERY_CARD && used[DARK] !== EVERY_CARD) return;
  for (const side of [GOOD, DARK]) if (used[side] === EVERY_CARD) used[side] = 0;
  c.tell("hands-refilled", {});
}
