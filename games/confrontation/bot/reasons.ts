/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import type { Reasons } from "@westmarch/bots/types";
import { CHARACTERS, DARK, FRODO, GOOD, NINE } from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import { FEATURES, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const PARTS = ["way", "path", "danger", "hidden", "shire", "good", "dark", "cards", "time"] as const;
type Part = (typeof PARTS)[number];

const BY_GROUP: Readonly<Record<string, Part>> = {
  frodo: "way",
  guards: "path",
  way: "path",
  danger: "danger",
  escort: "danger",
  hidden: "hidden",
  shire: "shire",
  row1: "shire",
  row2: "shire",
  cards: "cards",
};

const COMPANIONS: ReadonlySet<string> = new Set(CHARACTERS.slice(0, NINE));

function partOf(feature: string): Part {
  const [group = "", name = ""] = feature.split(":");
  if (group === "alive") return COMPANIONS.has(name) ? "good" : "dark";
  return BY_GROUP[group] ?? "time";
}

const weights = FEATURES.map((name) => WEIGHTS[name] ?? 0);

export const reasons: Reasons<Confrontation> = {
  parts: PARTS,
  beside: true,
  partOf: FEATURES.map((feature) => PARTS.indexOf(partOf(feature))),
  terms(g, seat, into) {
    features(g, into);
    const sign = sideOfSeat(g, seat) === GOOD ? 1 : -1;
    for (let i = 0; i < weights.length; i++) into[i] *= sign * weights[i];
  },
  // Before all stand where they begin, and between two games of a match, there is nothing to go by.
  isKnown: (g) => g.turns > 0 && !g.over && g.secret.at[FRODO] >= 0,
  name(part, g, seat) {
    const side = sideOfSeat(g, seat) === DARK ? "dark" : "good";
    if (part === "good" || part === "dark") return part === side ? "own" : "foes";
    return part === "cards" || part === "time" ? part : `${part}.${side}`;
  },
  favourite: (g, seat) => (sideOfSeat(g, seat) === GOOD ? "way" : "danger"),
  far: ["danger", "hidden", "shire", "cards", "time"],
};
