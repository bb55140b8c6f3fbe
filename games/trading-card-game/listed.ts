/** The cards in a list for people: what is printed on each, and what it says. */
import type { Language } from "@westmarch/kernel/languages";
import type { ListedCard, ListedFact } from "@westmarch/registry/cards";
import type { PrintedKeyword } from "./data/card.ts";
import { type Card, IN_ORDER } from "./data/cards.ts";
import { rarityOf } from "./data/foot.ts";
import { type Figure, type Labels, plain, type Reading, readingIn } from "./language/index.ts";

const keyword = (labels: Labels, one: PrintedKeyword): string =>
  typeof one === "string" ? labels.keywords[one] : `${labels.keywords.damage}+${one.damage}`;

/** What is there or not: its name says it all. */
const FLAG = true;

/** A bonus with its one sign. */
const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`);

/** What stands on a card, in the order in which it is looked for. */
function figures(
  card: Card,
  labels: Labels,
): readonly (readonly [Figure, string | number | true | undefined])[] {
  return [
    ["side", labels.sides[card.side]],
    ["culture", card.culture && labels.cultures[card.culture]],
    ["type", labels.types[card.type]],
    ["class", card.class && labels.classes[card.class]],
    ["race", card.race && labels.races[card.race]],
    ["unique", card.unique && FLAG],
    ["twilight", card.twilight],
    ["strength", card.strength],
    ["vitality", card.vitality],
    ["resistance", card.resistance],
    ["resistanceAsRingBearer", card.resistanceAsRingBearer],
    ["canStartAsRingBearer", card.canStartAsRingBearer && FLAG],
    ["strengthBonus", card.strengthBonus === undefined ? undefined : signed(card.strengthBonus)],
    ["vitalityBonus", card.vitalityBonus === undefined ? undefined : signed(card.vitalityBonus)],
    ["signet", card.signet && labels.signets[card.signet]],
    ["homeSites", card.homeSites?.join(labels.comma)],
    ["siteNumber", card.siteNumber],
    ["shadowNumber", card.shadowNumber],
    ["arrow", card.arrow && labels.arrows[card.arrow]],
    ["supportArea", card.supportArea && FLAG],
    ["keywords", card.keywords?.map((one) => keyword(labels, one)).join(labels.comma)],
    ["rarity", labels.rarities[rarityOf(card)]],
  ];
}

/** All cards as they are read in a language, set by set. */
export const listed = async (language: Language): Promise<readonly ListedCard[]> =>
  listedIn(await readingIn(language));

/** The same, once the language is there. */
export const listedIn = ({ labels, title, subtitle, text }: Reading): readonly ListedCard[] =>
  IN_ORDER.map((card) => ({
    id: card.id,
    name: title(card.title),
    ...(card.subtitle && { subtitle: subtitle(card.subtitle) }),
    facts: figures(card, labels).flatMap(([key, value]): ListedFact[] => {
      if (value === undefined) return [];
      const label = labels.figures[key];
      return [value === FLAG ? { key, value: label } : { key, label, value: String(value) }];
    }),
    text: text(card.id).map(plain),
  }));
