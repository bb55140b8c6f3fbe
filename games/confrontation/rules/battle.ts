/** Section 6: battle. One run of this chapter is one attack: all battles that follow from one move. */
import { type Go, NONE, type Question } from "@westmarch/kernel";
import {
  type CardId,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  FRODO,
  GOOD,
  NINE,
  other,
  SAM,
  type Side,
} from "../data/ids.ts";
import { type Confrontation, FALLEN, seatOf } from "../state.ts";
import { type Battle, type C, chapter } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import {
  darkFighter,
  darkPlaysFirst,
  goodFighter,
  instantEffect,
  reactions,
  sarumanFights,
  shelobGoesHome,
  showPair,
  strength,
} from "./abilities.ts";
import { cardValues, EVERY_CARD, hand, mayFetch, playText } from "./cards.ts";
import { ALL, CARDS_OF, PILE_OF, WITH_CARDS, WITHOUT_CARDS } from "./choices.ts";
import { fall, gameOver } from "./ending.ts";
import { cardRetreats, retreat } from "./retreat.ts";
import { show, standees } from "./standees.ts";

/** The enemies that stand in the battle region, in the order of the reference sheet. */
function enemies(g: Confrontation, b: Battle): CharacterId[] {
  const there: CharacterId[] = [];
  for (const character of CHARACTERS_OF[other(b.side)]) {
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
function defeat(c: C, b: Battle, falls: readonly CharacterId[]): Go<"after", "match"> {
  fall(c, falls, b.region);
  b.settled = true;
  return c.g.secret.at[FRODO] === FALLEN && falls.includes(FRODO)
    ? gameOver(c, DARK, "frodo")
    : { go: "after" };
}

/** 6.6: one card from the hand. */
const cardAsk = (g: Confrontation, b: Battle, side: Side): Question<Words, "card"> => ({
  seat: seatOf(g, side),
  options: CARDS_OF[side][hand(g, side)],
  about: [goodFighter(b), darkFighter(b)],
});

/** 9.4: Magic may be exchanged for any card of one's own pile. */
const magicAsk = (g: Confrontation, b: Battle, side: Side, seen: CardId): Question<Words, "magic"> => ({
  seat: seatOf(g, side),
  options: mayFetch(g, b, side) ? PILE_OF[side][g.used[side]] : [],
  about: [seen],
});

function fetch(c: C, side: Side, taken: CardId): CardId {
  c.tell("magic", { side, card: taken });
  return taken;
}

/** 9.5: where a Retreat that was just played leads: nowhere, to the only place, or to a place to be asked for. */
const retreatAsk = (g: Confrontation, b: Battle, side: Side): Question<Words, "retreat"> => ({
  seat: seatOf(g, side),
  options: cardRetreats(g, side, b.region).map((to) => ALL.retreat[to]),
  about: [side === GOOD ? goodFighter(b) : darkFighter(b)],
});

/** An attack in which nothing has been shown yet. */
const FRESH = {
  attacker: NONE,
  defender: NONE,
  first: true,
  samAtFive: false,
  goodCard: NONE,
  darkCard: NONE,
  goodFetched: NONE,
  darkFetched: NONE,
  settled: false,
};

export const battle = chapter(
  "battle",
  FRESH,
)({
  /** 6.1: the defender is drawn; under the Palantir Dark chooses (11.1). */
  opponent: (c, b) => {
    const { g } = c;
    if (b.first && b.attacker === NONE) c.tell("battle-began", { region: b.region, side: b.side });
    const there = enemies(g, b);
    if (there.length > 1 && b.side === DARK && g.palantir === b.region) return { go: "target" };
    face(c, b, there[there.length > 1 ? c.draw(there.length) : 0], there.length, false);
    return { go: "answer" };
  },
  target: {
    prompt: "target",
    ask: (g, b) => ({
      seat: seatOf(g, DARK),
      options: enemies(g, b).map((character) => ALL.target[character]),
      about: [b.region],
    }),
    answered: (c, b, [, character]) => face(c, b, character, enemies(c.g, b).length, true),
  },
  /** 6.3. A player who cannot react is asked all the same, where the opponent may take it for possible (12.5). */
  answer: {
    prompt: "react",
    pick: reactions,
    always: true,
    answered: (c, b, option) => {
      switch (option[0]) {
        case "retreat":
          retreat(c, b, goodFighter(b), option[1], "ability");
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
    prompt: "saruman",
    ask: (g, b) => ({
      seat: seatOf(g, DARK),
      options: [WITH_CARDS, WITHOUT_CARDS],
      about: [goodFighter(b)],
    }),
    answered: (c, _b, option) => {
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
    prompt: "card",
    together: (g, b) => [cardAsk(g, b, GOOD), cardAsk(g, b, DARK)],
    opened: (c, b, answers) => {
      b.goodCard = answers[0][1];
      b.darkCard = answers[1][1];
      c.tell("cards-shown", { good: b.goodCard, dark: b.darkCard });
      return { go: "darkFetches" };
    },
  },
  darkFirst: {
    prompt: "card",
    ask: (g, b) => cardAsk(g, b, DARK),
    answered: (c, b, option) => {
      b.darkCard = option[1];
      c.reveal();
      c.tell("card-played", { side: DARK, card: b.darkCard });
      return { go: "darkFetches" };
    },
  },
  /** 9.4, A21: Dark's Magic comes first, against Gandalf even before Good's card. */
  darkFetches: {
    prompt: "magic",
    pick: (g, b) => magicAsk(g, b, DARK, b.goodCard),
    answered: (c, b, option) => {
      b.darkFetched = fetch(c, DARK, option[0] === "take" ? option[1] : NONE);
      c.reveal();
    },
  },
  goodAnswers: (_c, b) => (b.goodCard === NONE ? undefined : { go: "darkText" }),
  goodSecond: {
    prompt: "card",
    ask: (g, b) => cardAsk(g, b, GOOD),
    answered: (c, b, option) => {
      b.goodCard = option[1];
      c.reveal();
      c.tell("card-played", { side: GOOD, card: b.goodCard });
    },
  },
  /** 6.7, 6.8: Dark's text completely, then Good's. */
  darkText: (c, b) => {
    const text = playText(c, b, DARK);
    if (text !== "retreat") return { go: "goodFetches" };
  },
  darkRetreat: {
    prompt: "retreat",
    pick: (g, b) => retreatAsk(g, b, DARK),
    none: (c, b) => c.tell("retreat-failed", { card: b.darkCard }),
    answered: (c, b, option) => retreat(c, b, darkFighter(b), option[1], "card"),
  },
  goodFetches: {
    prompt: "magic",
    pick: (g, b) => magicAsk(g, b, GOOD, b.darkFetched === NONE ? b.darkCard : b.darkFetched),
    answered: (c, b, option) => {
      b.goodFetched = fetch(c, GOOD, option[0] === "take" ? option[1] : NONE);
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
    if (text !== "retreat") return { go: "compare" };
  },
  goodRetreat: {
    prompt: "retreat",
    pick: (g, b) => retreatAsk(g, b, GOOD),
    none: (c, b) => c.tell("retreat-failed", { card: b.goodCard }),
    answered: (c, b, option) => retreat(c, b, goodFighter(b), option[1], "card"),
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
    const { attacker } = b;
    Object.assign(b, FRESH, { attacker, first: false });
    return { go: "opponent" };
  },
});

/** 6.10, 9.7: used cards go on the piles; a side that has used its ninth takes all nine back. */
function discard(c: C, b: Battle): void {
  if (b.goodCard === NONE) return;
  const { used } = c.g;
  used[GOOD] |= 1 << b.goodCard;
  used[DARK] |= 1 << (b.darkCard - NINE);
  if (used[GOOD] !== EVERY_CARD && used[DARK] !== EVERY_CARD) return;
  for (const side of [GOOD, DARK]) if (used[side] === EVERY_CARD) used[side] = 0;
  c.tell("hands-refilled", {});
}
