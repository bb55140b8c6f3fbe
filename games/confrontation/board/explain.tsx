import type { ReactNode } from "react";
import { MOUNTAIN } from "../data/board.ts";
import { VALUE } from "../data/cards.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  CARD,
  type CardId,
  CHARACTER,
  CHARACTERS,
  type CharacterId,
  MORDOR,
  REGION,
  REGIONS,
  type RegionId,
  type RegionName,
  SHIRE,
  sideOf,
  VARIANT,
  VARIANTS,
  type VariantId,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import { CardFace, VariantFace } from "./cards/index.tsx";
import type { Besides, GameSay, Key } from "./keys.ts";
import { type CardKind, cardName, kindOf, nameOf, regionName } from "./names.ts";
import css from "./reference/reference.module.css";
import { Standee } from "./Standee.tsx";

interface Explained {
  readonly title: string;
  readonly body: ReactNode;
  readonly rules: readonly string[];
}

/** Rules that speak of a character by name. */
const CHARACTER_RULES: readonly (readonly string[])[] = [
  ["7.2", "7.3", "10.1", "10.2"],
  ["7.3", "8.3"],
  ["7.2"],
  ["8.2"],
  ["6.6"],
  ["4.8"],
  ["8.2"],
  ["8.2"],
  ["8.2"],
  ["4.7"],
  ["8.6"],
  ["4.8"],
  ["4.8"],
  ["4.8"],
  ["6.5"],
  ["8.2", "6.13"],
  ["8.1"],
  ["6.7"],
];

const CARD_RULES: Readonly<Record<CardKind, readonly string[]>> = {
  strength: ["9.2", "9.7"],
  magic: ["9.4", "9.7"],
  sacrifice: ["9.2", "9.6"],
  cloak: ["9.2"],
  "retreat-back": ["9.5", "7.1"],
  eye: ["9.3"],
  "retreat-aside": ["9.5", "9.6", "7.1"],
};

const VARIANT_RULES = ["11.2", "11.3", "11.1", "11.4"] as const;

/** What is to be said of some regions beyond how many they hold, with the rule. */
const REGION_WORDS: { readonly [R in RegionName]?: readonly [key: Key, rule: string] } = {
  shire: ["about.region.shire", "10.3"],
  eregion: ["about.region.eregion", "4.7"],
  moria: ["about.region.moria", "4.7"],
  mirkwood: ["about.region.mirkwood", "4.6"],
  fangorn: ["about.region.fangorn", "4.6"],
  gondor: ["about.region.gondor", "8.6"],
  mordor: ["about.region.mordor", "10.1"],
};

const isHome = (region: RegionId): boolean => region === SHIRE || region === MORDOR;

function character(id: CharacterId, say: GameSay): Explained {
  return {
    title: nameOf(say, id),
    body: (
      <div className={css.explained}>
        <div data-picture>
          <Standee character={id} side={sideOf(id)} size={84} strength={STRENGTH[id]} />
        </div>
        <div>
          <p className={css.strength}>{say("explain.strength", { value: STRENGTH[id] })}</p>
          <p>{say(`about.character.${CHARACTERS[id]}`)}</p>
        </div>
      </div>
    ),
    rules: CHARACTER_RULES[id],
  };
}

function card(id: CardId, say: GameSay): Explained {
  const kind = kindOf(id);
  return {
    title: cardName(say, id),
    body: (
      <div className={css.explained}>
        <CardFace card={id} say={say} width={124} />
        <p>{say(`card.about.${kind}`, { value: VALUE[id] })}</p>
      </div>
    ),
    rules: CARD_RULES[kind],
  };
}

function region(id: RegionId, say: GameSay, view: Confrontation): Explained {
  const [key, rule] = REGION_WORDS[REGIONS[id]] ?? [];
  const room = MOUNTAIN[id] ? "mountain" : "lowland";
  return {
    title: regionName(say, id),
    body: (
      <div>
        {key && <p>{say(key)}</p>}
        {!isHome(id) && <p>{say(`about.region.${room}`)}</p>}
        <p>{say("about.region.now", { good: view.count[id], dark: view.count[16 + id] })}</p>
      </div>
    ),
    rules: [...(rule ? [rule] : []), ...(MOUNTAIN[id] ? ["4.5"] : []), "2.2"],
  };
}

const variant = (id: VariantId, say: GameSay): Explained => ({
  title: say(`variant.${VARIANTS[id]}`),
  body: (
    <div className={css.explained}>
      <VariantFace variant={id} say={say} width={124} />
      <p>{say(`variant.about.${VARIANTS[id]}`)}</p>
    </div>
  ),
  rules: [VARIANT_RULES[id], "11.5"],
});

/** A figure, card or region in words: `character:5`, `card:12`, `region:8`, `variant:0`. */
export const explain: Besides["explain"] = (id, { say, view }) => {
  const [kind, number = ""] = id.split(":");
  const n = Number(number);
  if (kind === "character" && CHARACTER.is(n)) return character(n, say);
  if (kind === "card" && CARD.is(n)) return card(n, say);
  if (kind === "region" && REGION.is(n)) return region(n, say, view);
  if (kind === "variant" && VARIANT.is(n)) return variant(n, say);
  return { title: "", body: say("explain.unknown"), rules: [] };
};
