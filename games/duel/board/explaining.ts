import { sentenceCase } from "@westmarch/boardkit/writing";
import { NONE } from "@westmarch/kernel";
import { BONUSES, type Bonus, UNITS } from "../data/board.ts";
import { ALL_CARDS, CARD, CARDS, FREED_BY } from "../data/cards.ts";
import {
  ALL_REGIONS,
  type CardId,
  CHAINS,
  type ChainName,
  COLOURS,
  type Colour,
  chapterOf,
  FELLOWSHIP,
  LANDMARK_TILE,
  LANDMARKS,
  type LandmarkId,
  type LandmarkName,
  RACE,
  RACES,
  type RaceId,
  REGION,
  REGIONS,
  type RegionId,
  raceOf,
  SAURON,
  SIDES,
  SKILLS,
  TOKEN,
  TOKENS,
  type TokenId,
  tokensOf,
} from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { cardPrice, landmarkPrice } from "../rules/cost.ts";
import { bank, type Duel, ELSEWHERE, onBoard, PILE } from "../state.ts";
import { costWords, effectWords, regionWords, tokenRules } from "./about.ts";
import type { GameSay } from "./keys.ts";
import {
  cardInWords,
  cardName,
  chainName,
  colourName,
  landmarkName,
  raceName,
  regionName,
  sideFrom,
  sideName,
  skillName,
  tokenName,
} from "./names.ts";

/** What is said of a thing: sentences, a list where there is one, and the rules that speak of it. */
export interface Explanation {
  readonly title: string;
  readonly words: readonly string[];
  readonly list?: readonly string[];
  readonly rules: readonly string[];
}

/** Sentences; what is null is not said. */
const said = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null ? [] : [sentenceCase(sentence)]));

const COLOUR_RULES: Readonly<Record<Colour, readonly string[]>> = {
  grey: ["10.1", "8.3", "8.4"],
  yellow: ["10.2"],
  blue: ["10.3", "11.5"],
  green: ["10.4", "12.2", "12.3"],
  red: ["10.5", "13.5"],
  purple: ["10.6", "13.6"],
};

/** Which card gives and which takes a chain symbol (8.11). */
const giverOf = (chain: ChainName): CardId => ALL_CARDS.find((card) => CARDS[card].gives === chain) ?? NONE;
const takerOf = (chain: ChainName): CardId => ALL_CARDS.find((card) => CARDS[card].free === chain) ?? NONE;

/** What both sides have of something, for the sentences that end in “now”. */
const both = (count: (side: 0 | 1) => number): { readonly fellowship: number; readonly sauron: number } => ({
  fellowship: count(FELLOWSHIP),
  sauron: count(SAURON),
});

function card(id: CardId, say: GameSay, view: Duel): Explanation {
  const { colour, effects, price, free, gives } = CARDS[id];
  const chain = (key: "explain.free" | "explain.gives", symbol: ChainName, other: CardId): string =>
    say(key, { chain: chainName(say, symbol), chapter: chapterOf(other), name: cardInWords(say, other) });
  const at = view.where[id];
  return {
    title: cardName(say, id),
    words: said(
      say("explain.card", { chapter: chapterOf(id), colour: colourName(say, colour) }),
      ...effects.map((effect) => effectWords(say, effect)),
      costWords(say, price),
      free === undefined ? null : chain("explain.free", free, FREED_BY[id]),
      gives === undefined ? null : chain("explain.gives", gives, takerOf(gives)),
      view.slots.includes(id)
        ? say(
            "explain.price",
            both((side) => cardPrice(view, side, id)),
          )
        : null,
      at === ELSEWHERE ? null : say(`explain.where.${at === PILE ? "pile" : SIDES[sideFrom(at)]}`),
    ),
    rules: [...COLOUR_RULES[colour], ...((free ?? gives) === undefined ? [] : ["8.8"]), "8.7"],
  };
}

/** Rules that speak of one landmark. */
const LANDMARK_RULES: { readonly [L in LandmarkName]?: readonly string[] } = {
  "grey-havens": ["12.7"],
  isengard: ["9.9"],
  "barad-dur": ["9.8"],
};

function landmark(id: LandmarkId, say: GameSay, view: Duel): Explanation {
  const at = view.landmarks[id];
  const cost = say("explain.landmark.cost", { cost: costWords(say, LANDMARK[id].price, false) });
  const where = () => {
    if (at === PILE)
      return say(
        "explain.price",
        both((side) => landmarkPrice(view, side, id)),
      );
    return at === ELSEWHERE
      ? say("explain.landmark.pile")
      : say("explain.landmark.taken", { side: sideName(say, sideFrom(at)) });
  };
  return {
    title: landmarkName(say, id),
    words: said(
      say(`about.landmark.${LANDMARKS[id]}`),
      say("explain.landmark", { place: regionName(say, ALL_REGIONS[id]) }),
      ...LANDMARK[id].effects.map((effect) => effectWords(say, effect)),
      cost,
      where(),
    ),
    rules: ["9.1", "9.3", ...(LANDMARK_RULES[LANDMARKS[id]] ?? [])],
  };
}

function token(id: TokenId, say: GameSay, view: Duel): Explanation {
  const race = raceOf(id);
  const holder = view.tokens.findIndex((kept) => kept.includes(id));
  const lasting = RACES[race] !== "ents" && RACES[race] !== "wizards";
  return {
    title: tokenName(say, id),
    words: said(
      say("explain.token", { race: raceName(say, race) }),
      say(`about.token.${TOKENS[id]}`),
      say(lasting ? "about.token.lasting" : "about.token.now"),
      holder < 0 ? null : say("explain.token.held", { side: sideName(say, sideFrom(holder)) }),
    ),
    rules: tokenRules(TOKENS[id]),
  };
}

const region = (id: RegionId, say: GameSay, view: Duel): Explanation => ({
  title: regionName(say, id),
  words: said(...regionWords(say, view, id)),
  rules: ["1.6", "13.2", "13.8"],
});

const skill = (id: number, say: GameSay, view: Duel): Explanation => ({
  title: sentenceCase(skillName(say, id)),
  words: said(
    say("about.skill"),
    say(
      "explain.skill.now",
      both((side) => view.skills[side * SKILLS.length + id]),
    ),
  ),
  rules: ["8.3", "8.4", "8.6"],
});

const race = (id: RaceId, say: GameSay, view: Duel): Explanation => ({
  title: raceName(say, id),
  words: said(
    say(`about.race.${RACES[id]}`),
    say(
      "explain.race.now",
      both((side) => view.races[side * RACES.length + id]),
    ),
    say("explain.race.tokens"),
  ),
  list: tokensOf(id).map((token) => say(`about.token.${TOKENS[token]}`)),
  rules: ["12.1", "12.2", "12.3", "16.2"],
});

const chain = (symbol: ChainName, say: GameSay): Explanation => ({
  title: say("explain.chain.title", { chain: chainName(say, symbol) }),
  words: said(
    say("about.chain"),
    say("explain.chain", {
      giver: cardInWords(say, giverOf(symbol)),
      from: chapterOf(giverOf(symbol)),
      taker: cardInWords(say, takerOf(symbol)),
      to: chapterOf(takerOf(symbol)),
    }),
  ),
  rules: ["8.8", "8.9", "8.11"],
});

const colour = (id: Colour, say: GameSay, view: Duel): Explanation => ({
  title: sentenceCase(say("explain.colour", { colour: colourName(say, id) })),
  words: said(
    say(`about.colour.${id}`),
    say(
      "explain.colour.now",
      both((side) => CARDS.filter((card, at) => card.colour === id && view.where[at] === side).length),
    ),
  ),
  rules: ["2.3", ...COLOUR_RULES[id]],
});

const bonus = (step: number, what: Bonus, say: GameSay): Explanation => ({
  title: say("explain.bonus.title", { step }),
  words: said(say(`about.bonus.${what.do}`), say("about.bonus")),
  rules: ["11.6", "11.7"],
});

/** Cards in the discard pile: those both have seen, and the leftovers that this view does not show (P-15). */
function pile(say: GameSay, view: Duel): Explanation {
  const unseen = view.rulings.leftoverCardsPlayable ? 3 * view.chapter : 0;
  const known = view.secret.leftovers.filter((card) => card >= 0).length;
  const gone = view.secret.leftovers.filter((card) => card < -1).length;
  const open = view.where.filter((at) => at === PILE).length + (unseen > 0 ? known : 0);
  return {
    title: say("explain.pile.title"),
    words: said(
      say("about.pile"),
      say("explain.pile.now", { open, unseen: Math.max(0, unseen - known - gone) }),
    ),
    rules: ["3.8", "7.1", "9.8", "P-15"],
  };
}

/** Things there is only one of. */
const ALONE: Readonly<Record<string, (say: GameSay, view: Duel) => Explanation>> = {
  quest: (say, view) => ({
    title: say("explain.quest.title"),
    words: said(
      say("about.quest"),
      say("explain.quest.now", { gap: 14 - view.quest[SAURON], left: 14 - view.quest[FELLOWSHIP] }),
    ),
    rules: ["11.1", "11.3", "11.6", "11.8"],
  }),
  coin: (say, view) => ({
    title: say("explain.coin.title"),
    words: said(
      say("about.coin"),
      say("explain.coin.now", { ...both((side) => view.coins[side]), bank: bank(view) }),
    ),
    rules: ["8.2", "8.6", "7.2"],
  }),
  unit: (say, view) => ({
    title: say("explain.unit.title"),
    words: said(
      say("about.unit"),
      say(
        "explain.unit.now",
        both((side) => UNITS - onBoard(view, side)),
      ),
    ),
    rules: ["13.1", "13.2", "13.7"],
  }),
  fortress: (say, view) => ({
    title: say("explain.fortress.title"),
    words: said(
      say("about.fortress"),
      say(
        "explain.fortress.now",
        both((side) => REGIONS.filter((_, at) => (view.fortresses[side] & (1 << at)) !== 0).length),
      ),
    ),
    rules: ["9.3", "13.3", "9.1"],
  }),
  tableau: (say) => ({
    title: say("explain.tableau.title"),
    words: said(say("about.tableau")),
    rules: ["1.5", "4.4", "5.1", "5.4"],
  }),
  pile,
};

/** What is said of a thing that there are several of, by its number. */
function numbered(kind: string, n: number, say: GameSay, view: Duel): Explanation | null {
  if (kind === "card" && CARD.is(n)) return card(n, say, view);
  if (kind === "landmark" && LANDMARK_TILE.is(n)) return landmark(n, say, view);
  if (kind === "token" && TOKEN.is(n)) return token(n, say, view);
  if (kind === "region" && REGION.is(n)) return region(n, say, view);
  if (kind === "skill" && SKILLS[n] !== undefined) return skill(n, say, view);
  return kind === "race" && RACE.is(n) ? race(n, say, view) : null;
}

/** Anything on the table in words: `card:12`, `landmark:3`, `chain:harp`, `colour:2`, `quest`, `bonus:6` … */
export const explanationOf = (id: string, say: GameSay, view: Duel): Explanation => {
  const [kind = "", which = ""] = id.split(":");
  const n = Number(which);
  const found = which === "" ? null : numbered(kind, n, say, view);
  if (found) return found;
  const symbol = kind === "chain" ? CHAINS.find((each) => each === which) : undefined;
  if (symbol !== undefined) return chain(symbol, say);
  if (kind === "colour" && COLOURS[n] !== undefined) return colour(COLOURS[n], say, view);
  const step = kind === "bonus" ? BONUSES.get(n) : undefined;
  if (step !== undefined) return bonus(n, step, say);
  return ALONE[id]?.(say, view) ?? { title: "", words: [say("explain.unknown")], rules: [] };
};
