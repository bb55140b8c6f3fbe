/** The table as lines of text, in the names of the notation. */
import { NONE, type Seat } from "@westmarch/kernel";
import { CARD_NAME } from "../choices.ts";
import { type CardId, isCharacter, isSite, printed } from "../data/ids.ts";
import { costOf, type Figure, figuresOf, figuresOfTurn } from "../figures.ts";
import { SEAT_NAMES } from "../outline.ts";
import { strength } from "../rules/strength.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { against, attachedTo, find, stackedOn, woundsOn } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";

const nameOf = (card: CardId): string => (card === UNSEEN ? "?" : CARD_NAME.names[card]);

/** `#4 1R50-legolas 6/3 ** → #1`: strength, vitality, wounds, whom it fights. */
function told(g: CardGame, copy: Copy): string {
  const { id, card } = copy;
  const words = [`#${id}`, nameOf(card)];
  if (isCharacter(card)) words.push(`${strength(g, copy)}/${vitality(g, copy)}`);
  const wounds = woundsOn(g, id);
  if (wounds > 0) words.push("*".repeat(wounds));
  const foe = against(g, id);
  if (foe !== NONE) words.push(`→ #${foe}`);
  const lying = [...attachedTo(g, id), ...stackedOn(g, id)];
  const upon = lying.map((item) => `#${item.id} ${nameOf(item.card)}`);
  if (upon.length > 0) words.push(`(${upon.join(", ")})`);
  return words.join(" ");
}

/** `strength 9 = 5 printed + 2 1C311-sting + 2 1U51-legolas/phase`, where it is not what is printed alone. */
function explained({ name, total, shares }: Figure): string | null {
  if (shares.every(({ from }) => from === "printed")) return null;
  const words = shares.map(({ much, from, until }, i) => {
    const sign = much < 0 ? "-" : i > 0 ? "+" : "";
    const of = typeof from === "string" ? from : nameOf(from);
    return `${sign}${i > 0 ? " " : ""}${Math.abs(much)} ${of}${until === undefined ? "" : `/${until}`}`;
  });
  return `${name} ${total} = ${words.join(" ")}`;
}

/** A line for each figure that something has changed. */
const figureLines = (figures: readonly Figure[]): string[] =>
  figures.map(explained).filter((line) => line !== null);

/** Cards with how many there are of each. */
function counted(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, many]) => (many > 1 ? `${many}x ${nameOf(card)}` : nameOf(card))).join(", ");
}

/** What cards in a hand cost now, where that is not what is printed. */
const costLines = (g: CardGame, seat: Seat): string[] =>
  [...new Set(g.secret.hands[seat])]
    .filter((card) => card !== UNSEEN)
    .flatMap((card) => figureLines([costOf(g, seat, card)]).map((line) => `    ${nameOf(card)} ${line}`));

function linesOf(g: CardGame, seat: Seat): string[] {
  const { hands, decks, adventure } = g.secret;
  const own = g.table.filter(({ owner, zone }) => owner === seat && zone !== "path");
  const row = (zone: Copy["zone"]): string[] =>
    own
      .filter((copy) => copy.zone === zone)
      .flatMap((copy) => [
        `    ${told(g, copy)}`,
        ...figureLines(figuresOf(g, copy)).map((line) => `        ${line}`),
      ]);
  const name = `${SEAT_NAMES[seat]}${g.out[seat] ? " (out)" : ""}${g.turn === seat ? " (Free Peoples)" : ""}`;
  const piles = `deck ${decks[seat].length}, discards ${g.discards[seat].length}, dead ${g.dead[seat].length}`;
  return [
    `${name}: site ${g.at[seat]}, burdens ${g.burdens[seat]}/${g.resistance[seat]}${g.worn[seat] ? ", wears the Ring" : ""}, ${piles}`,
    `  hand ${hands[seat].length}: ${counted(hands[seat])}`,
    ...costLines(g, seat),
    ...(adventure[seat].includes(UNSEEN) ? [] : [`  sites: ${counted(adventure[seat])}`]),
    ...row("fellowship"),
    ...row("support"),
    ...row("middle"),
  ];
}

/** Everything that a seat may know of this position. */
export function board(g: CardGame): readonly string[] {
  const path = g.table
    .filter(({ zone }) => zone === "path")
    .toSorted((one, other) => (printed(one.card).siteNumber ?? 0) - (printed(other.card).siteNumber ?? 0))
    .map(({ id, card }) => `#${id} ${nameOf(card)} (${printed(card).siteNumber})`);
  return [
    `path: ${path.join(", ")}`,
    ...g.out.flatMap((_, seat) => linesOf(g, seat)),
    ...figureLines(figuresOfTurn(g)),
    ...summary(g),
  ];
}

/** The few lines of it that change all the time. */
export function summary(g: CardGame): readonly string[] {
  const words = [
    `${SEAT_NAMES[g.turn] ?? "nobody"}: ${g.phase}`,
    `twilight ${g.pool}`,
    `moves ${g.moves}/${g.moveLimit}`,
  ];
  const fights = find(g, g.skirmish);
  if (fights && !isSite(fights.card)) {
    const foes = g.table.filter(({ id }) => against(g, id) === fights.id);
    words.push(`skirmish ${told(g, fights)} – ${foes.map((copy) => told(g, copy)).join(", ")}`);
  }
  return [words.join(", ")];
}
