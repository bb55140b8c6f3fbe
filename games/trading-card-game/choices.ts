/** Choices as one word each: `play:1R50-legolas`, `assign:4:17`; cards by number and title, copies by their numbers. */
import { type Kind, kind } from "@westmarch/kernel";
import { choicesOf } from "@westmarch/positions";
import { CARDS } from "./data/cards.ts";
import { CARD } from "./data/ids.ts";
import type { CardGame } from "./state.ts";

const plainTitle = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const named = kind(
  "card",
  CARDS.map(({ id, title }) => `${id}-${plainTitle(title)}`),
);

/** The printed cards by number and title, `1R50-legolas`; the title may be left out when it is written. */
export const CARD_NAME: Kind<"card"> = { ...named, find: (name) => named.find(name) ?? CARD.find(name) };

export const choices = choicesOf<CardGame>({
  bid: ["number"],
  place: ["number"],
  start: [CARD_NAME],
  play: [CARD_NAME],
  use: ["number", CARD_NAME, "number"],
  respond: [CARD_NAME, "number"],
  trigger: ["number", CARD_NAME, "number"],
  "discard-to-heal": [CARD_NAME],
  transfer: ["number", "number"],
  sanctuary: [],
  copy: ["number"],
  card: [CARD_NAME],
  number: ["number"],
  option: ["number"],
  player: ["number"],
  assign: ["number", "number"],
  yes: [],
  no: [],
  done: [],
  pass: [],
  move: [],
  stop: [],
  concede: [],
});
