/** Why a choice is refused, with the number of the rule. Works on a view, so it cannot tell what a seat may not know. */
import { type Facts, frameOf, type Option, type ReasonOf, type Refusal, type Seat } from "@westmarch/kernel";
import { BACKWARD, FORWARD, MOUNTAIN, RIVER, ROW, SET_UP, SIDEWAYS } from "./data/board.ts";
import { sideOfCard } from "./data/cards.ts";
import {
  ARAGORN,
  BLACK_RIDER,
  CARD,
  CHARACTER,
  type CharacterId,
  DARK,
  EREGION,
  FANGORN,
  FLYING_NAZGUL,
  GANDALF,
  GANDALF_THE_WHITE,
  GOOD,
  MORDOR,
  NINE,
  PALANTIR,
  RECALL,
  REGION,
  type RegionId,
  SHADOWFAX,
  SHIRE,
  type Side,
  sideOf,
  type VariantId,
  WITCH_KING,
} from "./data/ids.ts";
import { againstWarg, fighterOf } from "./rules/abilities.ts";
import { destinations, hasRoom, moves } from "./rules/movement.ts";
import { placesLeft } from "./rules/setup.ts";
import { standees } from "./rules/standees.ts";
import { shadowfaxReach } from "./rules/variant.ts";
import { type Confrontation, FALLEN, seatOf, sideOfSeat } from "./state.ts";

type Why = Refusal<ReasonOf<Confrontation>>;

const no = (reason: Why["reason"], rule?: string, facts?: Facts): Why => ({
  reason,
  ...(rule && { rule }),
  ...(facts && { facts }),
});

const { is: isRegion } = REGION;
const { is: isCharacter } = CHARACTER;

const adjacent = (side: Side, from: RegionId, to: RegionId): boolean =>
  [...FORWARD[side][from], ...BACKWARD[side][from], ...SIDEWAYS[from]].includes(to);

/** 4.8: why this character's own way of moving does not lead there. */
function whyNotSpecial(g: Confrontation, character: CharacterId, to: RegionId): Why | null {
  const side = sideOf(character);
  const enemies = standees(g, side === GOOD ? DARK : GOOD, to);
  const facts = { character, region: to };
  if (character === FLYING_NAZGUL) return enemies === 1 ? null : no("nazgul-needs-lone-enemy", "4.8", facts);
  const ahead = (ROW[to] - ROW[g.secret.at[character]]) * (side === GOOD ? 1 : -1);
  if (character === BLACK_RIDER && ahead > 0) {
    return enemies > 0 ? no("rider-blocked", "4.8", facts) : no("rider-needs-enemy", "4.8", facts);
  }
  const from = g.secret.at[character];
  if (character === ARAGORN && adjacent(side, from, to)) return no("aragorn-needs-enemy", "4.8", facts);
  if (character === WITCH_KING && SIDEWAYS[from].includes(to))
    return no("witch-king-needs-enemy", "4.8", facts);
  return null;
}

/** Section 4: why a character may not go from here to there. */
function whyNotThere(g: Confrontation, character: CharacterId, to: RegionId): Why {
  const side = sideOf(character);
  const from = g.secret.at[character];
  const facts = { character, from, region: to };
  if (!hasRoom(g, side, to) && from !== to) {
    const near = adjacent(side, from, to) || character === FLYING_NAZGUL || character === BLACK_RIDER;
    if (near) return no("region-full", "4.3", facts);
  }
  const special = whyNotSpecial(g, character, to);
  if (special) return special;
  if (ROW[from] === ROW[to] && MOUNTAIN[from] && from !== to)
    return no("no-sideways-in-mountains", "4.5", facts);
  if (side === DARK && RIVER[from] === to) return no("dark-no-river", "4.6", facts);
  if (side === GOOD && RIVER[to] === from) return no("river-downstream-only", "4.6", facts);
  if (side === GOOD && from === FANGORN && to === EREGION) return no("tunnel-one-way", "4.7", facts);
  if (side === DARK && ((from === FANGORN && to === EREGION) || (from === EREGION && to === FANGORN))) {
    return no("dark-no-tunnel", "4.7", facts);
  }
  if (SIDEWAYS[from].includes(to)) return no("no-sideways", "4.4", facts);
  if (BACKWARD[side][from].includes(to)) return no("no-backward", "4.4", facts);
  return no("not-adjacent", "4.1", facts);
}

/** Whose character it must be, and that it stands on the board. */
function whyNotCharacter(g: Confrontation, side: Side, character: unknown): Why | null {
  if (!isCharacter(character)) return no("no-such-place");
  if (sideOf(character) !== side) return no("not-your-character", "4.1", { character });
  if (g.secret.at[character] === FALLEN) return no("character-fallen", "2.4", { character });
  return g.secret.at[character] >= 0 ? null : no("not-offered");
}

function whyNotMove(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, character, to] = attempt;
  const wrong = whyNotCharacter(g, side, character);
  if (wrong) return wrong;
  if (!isCharacter(character) || !isRegion(to)) return no("no-such-place");
  if (destinations(g, character).includes(to)) {
    const strict = g.rulings.shadowfaxSameCharacter && g.secret.mover >= 0 && g.secret.mover !== character;
    return strict ? no("shadowfax-same-character", "11.2", { character: g.secret.mover }) : null;
  }
  return whyNotThere(g, character, to);
}

/** A variant card must lie before this side, at the start of its turn. */
function whyNotVariant(
  g: Confrontation,
  side: Side,
  card: VariantId,
  owner: Side,
  spent: Why["reason"],
): Why | null {
  if (side !== owner) return no("card-not-yours", "1.4");
  if (!g.rulings.variant && g.variants === 0) return no("no-variant-game", "1.4");
  if ((g.variants & (1 << card)) === 0) return no(spent, "11");
  return g.stack.at(-1)?.at === "move" ? no("one-variant-card", "A23") : null;
}

function whyNotShadowfax(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, character, to] = attempt;
  const wrong =
    whyNotVariant(g, side, SHADOWFAX, GOOD, "shadowfax-spent") ?? whyNotCharacter(g, side, character);
  if (wrong) return wrong;
  if (!isCharacter(character) || !isRegion(to)) return no("no-such-place");
  if (shadowfaxReach(g, g.secret.at[character]).includes(to)) return null;
  const from = g.secret.at[character];
  if (standees(g, DARK, to) > 0) return no("shadowfax-needs-empty", "11.2", { region: to });
  if (!hasRoom(g, GOOD, to) && adjacent(GOOD, from, to))
    return no("region-full", "4.3", { region: to, character, from });
  return no("shadowfax-forward-only", RIVER[from] === to ? "A24" : "11.2", { region: to });
}

function whyNotPalantir(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, region] = attempt;
  const wrong = whyNotVariant(g, side, PALANTIR, DARK, "palantir-spent");
  if (wrong) return wrong;
  if (!isRegion(region)) return no("no-such-place");
  if (region === SHIRE) return no("palantir-shire", "11.1");
  if (standees(g, GOOD, region) === 0) return no("palantir-nobody-there", "11.1", { region });
  return moves(g, DARK).length === 0 ? no("palantir-needs-move", "A26") : null;
}

function whyNotGandalf(g: Confrontation, side: Side): Why | null {
  const wrong = whyNotVariant(g, side, GANDALF_THE_WHITE, GOOD, "gandalf-spent");
  if (wrong) return wrong;
  if ((g.fallen & (1 << GANDALF)) === 0) return no("gandalf-not-fallen", "11.3");
  if (standees(g, DARK, FANGORN) > 0) return no("fangorn-held", "11.3");
  return hasRoom(g, GOOD, FANGORN) ? null : no("fangorn-full", "11.3");
}

function whyNotRecall(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, character] = attempt;
  const wrong = whyNotVariant(g, side, RECALL, DARK, "recall-spent") ?? whyNotCharacter(g, side, character);
  if (wrong) return wrong;
  if (g.turns <= 1) return no("recall-first-turn", "11.4");
  if (standees(g, GOOD, MORDOR) > 0) return no("mordor-held", "11.4");
  if (!hasRoom(g, DARK, MORDOR)) return no("mordor-full", "11.4");
  return isCharacter(character) && g.secret.at[character] === MORDOR
    ? no("recall-already-there", "11.4", { character })
    : null;
}

function whyNotCard(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, card] = attempt;
  if (!CARD.is(card)) return no("no-such-place");
  if (sideOfCard(card) !== side) return no("card-not-yours", "1.3", { card });
  const used = (g.used[side] & (1 << (card - side * NINE))) !== 0;
  if (attempt[0] === "take") return used ? null : no("not-in-pile", "9.4", { card });
  return used ? no("card-used", "9.1", { card }) : null;
}

/** 7.1 to 7.3: why a fighter may not step out or be helped. */
function whyNotReact(g: Confrontation, side: Side, attempt: Option): Why | null {
  const b = frameOf(g, "battle");
  if (!b) return null;
  if (side === GOOD && b.defender >= 0 && g.stack.at(-1)?.at !== "goodRetreat" && againstWarg(b)) {
    return no("warg-ignores-abilities", "8.1");
  }
  if (attempt[0] === "sam") return no("sam-not-here", "7.3");
  if (attempt[0] === "show-frodo") return no("frodo-not-here", "7.3");
  const [, to] = attempt;
  if (!isRegion(to)) return no("no-such-place");
  const fighter = fighterOf(b, side);
  return no(fighter >= 0 && adjacent(side, b.region, to) ? "retreat-not-there" : "no-retreat", "7.1", {
    region: to,
  });
}

function whyNotPlace(g: Confrontation, side: Side, attempt: Option): Why | null {
  const [, character, region] = attempt;
  if (!isCharacter(character) || !isRegion(region)) return no("no-such-place");
  if (sideOf(character) !== side) return no("not-your-character", "3.1", { character });
  if (SET_UP[side][region] === 0) return no("place-not-setup-region", "3.1", { region });
  return placesLeft(g, side, region) > 0 ? null : no("place-taken", "3.1", { region });
}

/** Why this attempt is refused, or null if no rule of the game forbids it. */
export function whyNot(view: Confrontation, seat: Seat, attempt: Option): Why | null {
  const side = sideOfSeat(view, seat);
  const f = view.stack.at(-1);
  const ownTurn = f?.chapter === "turn" && seatOf(view, view.turn) === seat;
  const verb = attempt[0];
  if (verb === "place")
    return f?.chapter === "game" ? whyNotPlace(view, side, attempt) : no("not-offered", "3.1");
  if (verb === "card" || verb === "take") return whyNotCard(view, side, attempt);
  if (verb === "retreat" || verb === "sam" || verb === "show-frodo") return whyNotReact(view, side, attempt);
  if (!ownTurn) return null;
  switch (verb) {
    case "move":
      return whyNotMove(view, side, attempt);
    case "shadowfax":
      return whyNotShadowfax(view, side, attempt);
    case "palantir":
      return whyNotPalantir(view, side, attempt);
    case "gandalf-the-white":
      return whyNotGandalf(view, side);
    case "recall":
      return whyNotRecall(view, side, attempt);
    default:
      return null;
  }
}
