/** The table as lines of text: what a terminal shows in the place of a picture. */
import { listed } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { type CardId, isCharacter, printed } from "../data/ids.ts";
import { costOf, type Figure, figuresOf, figuresOfTurn } from "../figures.ts";
import { attackersOf, defenderOf } from "../rules/skirmishes.ts";
import { strength } from "../rules/strength.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { attachedTo, stackedOn } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { figureSentence } from "./figures.ts";
import type { GameSay, Key, Props } from "./keys.ts";
import { cardNames, copyName, fullTitle, playerName, titleOf } from "./names.ts";

type Told = Pick<Props, "say" | "view" | "seat">;

/** Figures that something has changed, each with what it is made of. */
const changed = ({ say, view }: Told, figures: readonly Figure[]): readonly string[] =>
  figures
    .filter(({ shares }) => shares.some(({ from }) => from !== "printed"))
    .map((figure) => figureSentence(say, view, figure));

/** What cards in a hand cost now, where that is not what is printed. */
const costs = (told: Told, seat: Seat): readonly string[] =>
  [...new Set(told.view.secret.hands[seat])]
    .filter((card) => card !== UNSEEN)
    .flatMap((card) =>
      changed(told, [costOf(told.view, seat, card)]).map((cost) =>
        told.say("board.pile", { pile: fullTitle(told.say, card), cards: cost }),
      ),
    );

/** A copy with its number, its figures and what lies on it. */
function copyLines(told: Told, copy: Copy): readonly string[] {
  const { say, view } = told;
  const name = `#${copy.id} ${copyName(say, view, copy.id)}`;
  const own = isCharacter(copy.card)
    ? say("board.character", { name, strength: strength(view, copy), vitality: vitality(view, copy) })
    : name;
  const lying = [...attachedTo(view, copy.id), ...stackedOn(view, copy.id)];
  const figures = changed(told, figuresOf(view, copy)).map((figure) => `      ${figure}`);
  return [`    ${own}`, ...figures, ...lying.map(({ id, card }) => `      #${id} ${fullTitle(say, card)}`)];
}

/** A pile by its cards where they are known and may be looked at (22), or by how many there are. */
const pileLine = (say: GameSay, pile: Key, cards: readonly CardId[], open: boolean): string =>
  say("board.pile", {
    pile: say(pile),
    cards:
      open && cards.length > 0 && !cards.includes(UNSEEN)
        ? cardNames(say, cards)
        : say("log.cards", { count: cards.length }),
  });

const ROWS = ["fellowship", "support", "middle"] as const;

function playerLines(told: Told, seat: Seat): readonly string[] {
  const { say, view } = told;
  const { hands, decks } = view.secret;
  const rows = ROWS.flatMap((zone) => {
    const row = view.table.filter((copy) => copy.owner === seat && copy.zone === zone);
    return row.length === 0
      ? []
      : [`  ${say(`zone.${zone}`)}`, ...row.flatMap((copy) => copyLines(told, copy))];
  });
  return [
    say("board.player", {
      player: playerName(say, seat),
      site: view.at[seat] ?? 1,
      burdens: view.burdens[seat] ?? 0,
      resistance: view.resistance[seat] ?? 0,
    }),
    `  ${pileLine(say, "zone.hand", hands[seat] ?? [], true)}`,
    ...costs(told, seat).map((cost) => `    ${cost}`),
    `  ${pileLine(say, "zone.deck", decks[seat] ?? [], false)}`,
    `  ${pileLine(say, "zone.discard", view.discards[seat] ?? [], seat === told.seat)}`,
    ...(seat === told.seat
      ? [`  ${pileLine(say, "zone.adventure", view.secret.adventure[seat] ?? [], true)}`]
      : []),
    `  ${pileLine(say, "zone.dead", view.dead[seat] ?? [], true)}`,
    ...rows,
  ];
}

/** The skirmish that is going on, in one line. */
function skirmishLine({ say, view }: Told): readonly string[] {
  const defender = view.phase === "skirmish" ? defenderOf(view) : undefined;
  if (!defender) return [];
  const attackers = attackersOf(view);
  return [
    say("board.skirmish", {
      character: titleOf(say, defender.card),
      own: strength(view, defender),
      minions: listed(
        say,
        attackers.map(({ card }) => titleOf(say, card)),
      ),
      foe: attackers.reduce((sum, minion) => sum + strength(view, minion), 0),
    }),
  ];
}

/** The few lines of it that change all the time. */
export const summary = (told: Told): readonly string[] => {
  const { say, view } = told;
  const { phase, pool, moves, moveLimit } = view;
  return [
    say("board.summary", {
      player: playerName(say, view.turn),
      phase: say(`phase.${phase}`),
      pool,
      moves,
      limit: moveLimit,
    }),
    ...skirmishLine(told),
  ];
};

const number = ({ card }: Copy): number => printed(card).siteNumber ?? 0;

const path = ({ say, view }: Told): string =>
  say("board.pile", {
    pile: say("zone.path"),
    cards: listed(
      say,
      view.table
        .filter(({ zone }) => zone === "path")
        .toSorted((one, other) => number(one) - number(other))
        .map((site) => say("board.site", { name: titleOf(say, site.card), number: number(site) })),
      "parts",
    ),
  });

/** Everything that a seat may know of this position. */
export const table = (told: Told): readonly string[] => [
  path(told),
  ...seatsOf(told.view).flatMap((seat) => playerLines(told, seat)),
  ...changed(told, figuresOfTurn(told.view)),
  ...summary(told),
];

const seatsOf = ({ out }: CardGame): readonly Seat[] => out.map((_, seat) => seat);
