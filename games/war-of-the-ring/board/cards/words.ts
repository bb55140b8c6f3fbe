/** What is printed on an Event card, in the reader's language. */
import { CARDS, type CardId } from "../../data/cards.ts";
import type { GameSay, Key } from "../keys.ts";

/** Names of what has a line of this kind in the catalogues. */
type Having<What extends string, Line extends string, K = Key> = K extends `${What}.${infer Name}.${Line}`
  ? Name
  : never;
/** All of them: one too few or too many does not compile. */
type All<Name extends string> = Readonly<Record<Name, true>>;
const among =
  <Name extends string>(all: All<Name>) =>
  (name: string): name is Name =>
    Object.hasOwn(all, name);

const demands = among<Having<"card", "condition">>({
  "axe-and-bow": true,
  "horn-of-gondor": true,
  "wizards-staff": true,
  "i-will-go-alone": true,
  "challenge-of-the-king": true,
  "the-eagles-are-coming": true,
  "the-ents-awake-treebeard": true,
  "the-ents-awake-huorns": true,
  "the-ents-awake-entmoot": true,
  "dead-men-of-dunharrow": true,
  "house-of-the-stewards": true,
  "the-grey-company": true,
  "the-last-battle": true,
  "the-red-arrow": true,
  "paths-of-the-woses": true,
  "through-a-day-and-a-night": true,
  "cirdans-ships": true,
  "orc-patrol": true,
  "isildurs-bane": true,
  "foul-thing-from-the-deep": true,
  "candles-of-corpses": true,
  "nazgul-search": true,
  "cruel-weather": true,
  "the-nazgul-strike": true,
  "morgul-wound": true,
  "lure-of-the-ring": true,
  "the-breaking-of-the-fellowship": true,
  "dreadful-spells": true,
  "grond-hammer-of-the-underworld": true,
  "the-palantir-of-orthanc": true,
  wormtongue: true,
  "the-black-captain-commands": true,
  "return-to-valinor": true,
  "the-fighting-uruk-hai": true,
  "denethors-folly": true,
  "the-day-without-dawn": true,
  stormcrow: true,
  "the-shadow-is-moving": true,
  "corsairs-of-umbar": true,
  "rage-of-the-dunlendings": true,
  "return-of-the-witch-king": true,
  "half-orcs-and-goblin-men": true,
  "olog-hai": true,
  "hill-trolls": true,
  "a-new-power-is-rising": true,
  "the-king-is-revealed": true,
  "horde-from-the-east": true,
  "musterings-of-long-planned-war": true,
  "pits-of-mordor": true,
});
const leaves = among<Having<"card", "discard">>({
  "mithril-coat-and-sting": true,
  "axe-and-bow": true,
  "horn-of-gondor": true,
  "wizards-staff": true,
  "the-last-battle": true,
  "a-power-too-great": true,
  "the-power-of-tom-bombadil": true,
  "worn-with-sorrow-and-toil": true,
  "flocks-of-crebain": true,
  "balrog-of-moria": true,
  "the-palantir-of-orthanc": true,
  wormtongue: true,
  "denethors-folly": true,
  "threats-and-promises": true,
});
const demandsInBattle = among<Having<"combat", "condition">>({
  "it-is-a-gift": true,
  "blade-of-westernesse": true,
  "mighty-attack": true,
  "servant-of-the-secret-fire": true,
  anduril: true,
  "heroic-death": true,
  "daring-defiance": true,
  "fateful-strike": true,
  "sudden-strike": true,
  "brave-stand": true,
  "ents-rage": true,
  "huorn-dark": true,
  "nameless-wood": true,
  "advantageous-position": true,
  scouts: true,
  charge: true,
  valour: true,
  "one-for-the-dark-lord": true,
  "cruel-as-death": true,
  "they-are-terrible": true,
  "dread-and-despair": true,
  "foul-stench": true,
  "black-breath": true,
  "words-of-power": true,
  "durins-bane": true,
  "devilry-of-orthanc": true,
  mumakil: true,
  "we-come-to-kill": true,
});

export interface CardWords {
  /** What must hold for it to be played; null: nothing. */
  readonly condition: string | null;
  readonly effect: string;
  /** When it leaves the table; null: it never lies there. */
  readonly discard: string | null;
}

/** The upper half. */
export const eventWords = (say: GameSay, card: CardId): CardWords => {
  const { name } = CARDS[card];
  return {
    condition: demands(name) ? say(`card.${name}.condition`) : null,
    effect: say(`card.${name}.effect`),
    discard: leaves(name) ? say(`card.${name}.discard`) : null,
  };
};

/** The lower half. */
export const combatWords = (say: GameSay, card: CardId): Omit<CardWords, "discard"> => {
  const { combat } = CARDS[card];
  return {
    condition: demandsInBattle(combat) ? say(`combat.${combat}.condition`) : null,
    effect: say(`combat.${combat}.effect`),
  };
};
