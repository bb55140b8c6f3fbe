/** The table as far as it has been shown: nothing lies, stands or counts there before its step. Pure. */
import type { Happened } from "@westmarch/boardkit";
import { REGIONS, type RegionId, type Side } from "../../data/ids.ts";
import { type Duel, EMPTY, PILE } from "../../state.ts";

const at = (side: Side, region: RegionId): number => side * REGIONS.length + region;

/** What an event changes on the table. `g` is its own to change. */
function show(g: Duel, { type, facts }: Happened<Duel>): void {
  switch (type) {
    case "chapter-began":
      g.chapter = facts.chapter;
      g.slots = facts.cards.slice();
      return;
    case "card-revealed":
      g.slots[facts.slot] = facts.card;
      return;
    case "turn":
      g.turn = facts.side;
      return;
    case "coins-taken":
      g.coins[facts.side] += facts.n;
      return;
    case "coins-given":
      g.coins[facts.side] -= facts.n;
      return;
    case "played":
    case "discarded":
      g.slots = g.slots.map((card) => (card === facts.card ? EMPTY : card));
      g.where[facts.card] = type === "played" ? facts.side : PILE;
      return;
    case "grey-discarded":
      g.where[facts.card] = PILE;
      return;
    case "landmark-revealed":
      g.landmarks[facts.landmark] = PILE;
      return;
    case "landmark-taken":
      g.landmarks[facts.landmark] = facts.side;
      return;
    case "token-kept":
      g.tokens[facts.side].push(facts.token);
      return;
    case "quest":
      g.quest[facts.side] = facts.to;
      return;
    case "units-placed":
      g.units[at(facts.side, facts.region)] += facts.n;
      return;
    case "unit-moved":
      g.units[at(facts.side, facts.from)]--;
      g.units[at(facts.side, facts.to)]++;
      return;
    case "unit-removed":
      g.units[at(facts.side, facts.region)]--;
      return;
    case "conflict":
      for (const side of [0, 1] as const) g.units[at(side, facts.region)] -= facts.losses;
      return;
    case "fortress-placed":
      g.fortresses[facts.side] |= 1 << facts.region;
      return;
    case "fortress-removed":
      g.fortresses[facts.side] &= ~(1 << facts.region);
  }
}

/** A view with everything on the table that these events have changed. */
export function shownAfter(told: Duel, since: readonly Happened<Duel>[]): Duel {
  const g: Duel = {
    ...told,
    coins: told.coins.slice(),
    quest: told.quest.slice(),
    units: told.units.slice(),
    fortresses: told.fortresses.slice(),
    where: told.where.slice(),
    slots: told.slots.slice(),
    landmarks: told.landmarks.slice(),
    tokens: told.tokens.map((tokens) => tokens.slice()),
  };
  for (const event of since) show(g, event);
  return g;
}
