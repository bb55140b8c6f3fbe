/** What the board offers of an ask: which cards, tiles, tokens and regions answer it, for what is taken up. Pure. */

import { type AskOf, type Id, type Kind, NONE } from "@westmarch/kernel";
import { type CardId, REGION, type RegionId, SAURON, type Side } from "../data/ids.ts";
import type { Duel } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";

/** What may be done with an available card of the tableau. */
export interface CardChoice {
  readonly play?: Chosen;
  readonly discard?: Chosen;
}

/** How a region answers: a unit comes, a move ends, something there is removed, or a move begins. */
type Reach = "place" | "move" | "remove" | "from";

const NOTHING: readonly Chosen[] = [];

/** The side at the near edge: the player's own; the fellowship's for a spectator. */
export const nearSide = (seat: number | null): Side => (seat === SAURON ? SAURON : 0);

const isOf =
  <V extends Chosen[0]>(verb: V) =>
  (option: Chosen): option is Chosen<V> =>
    option[0] === verb;

/** The options of one verb, by the thing they speak of. */
export const offered = <V extends "landmark" | "token" | "race" | "grey-card" | "fetch">(
  ask: AskOf<Duel> | null,
  verb: V,
): ReadonlyMap<Chosen<V>[1], Chosen<V>> =>
  new Map((ask?.options ?? NOTHING).filter(isOf(verb)).map((option) => [option[1], option]));

/** The cards of the tableau that may be taken now. */
export function cardChoices(ask: AskOf<Duel> | null): ReadonlyMap<CardId, CardChoice> {
  const found = new Map<CardId, CardChoice>();
  for (const option of ask?.options ?? NOTHING) {
    if (option[0] !== "play" && option[0] !== "discard") continue;
    found.set(option[1], { ...found.get(option[1]), [option[0]]: option });
  }
  return found;
}

/** The group of an option of the turn, as labels name it. */
const groupOf = ([verb, id]: Chosen): string => `${verb === "landmark" ? "landmark" : "card"}:${id}`;

/** What is taken up in a turn: chosen by the player, or the only thing there is. */
export function takenUp(ask: AskOf<Duel> | null, selected: string | null): string | null {
  if (ask?.prompt !== "turn") return null;
  const groups = new Set(ask.options.map(groupOf));
  if (selected !== null && groups.has(selected)) return selected;
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
}

/** The thing in a group such as `card:5`, if it is of this kind, or `NONE`. */
export function taken<K extends string>(kind: Kind<K>, selected: string | null): Id<K> {
  const [what, id] = (selected ?? "").split(":");
  const number = Number(id);
  return what === kind.what && id !== "" && kind.is(number) ? number : NONE;
}

export interface RegionChoices {
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** What a click on a region answers at once. */
  readonly answers: ReadonlyMap<RegionId, Chosen>;
  /** The region that a move begins in, once it is taken up, or `NONE`. */
  readonly from: RegionId;
}

/** Where one may place, remove or move, for the region taken up. */
export function regionChoices(ask: AskOf<Duel> | null, selected: string | null): RegionChoices {
  const reach = new Map<RegionId, Reach>();
  const answers = new Map<RegionId, Chosen>();
  const options = ask?.options ?? NOTHING;
  const moves = options.filter(isOf("move"));
  const wanted = taken(REGION, selected);
  const from = moves.some((move) => move[1] === wanted) ? wanted : NONE;
  for (const option of options) {
    if (option[0] !== "place" && option[0] !== "remove-unit" && option[0] !== "remove-fortress") continue;
    reach.set(option[1], option[0] === "place" ? "place" : "remove");
    answers.set(option[1], option);
  }
  for (const move of moves) {
    if (!reach.has(move[1])) reach.set(move[1], "from");
    if (move[1] !== from) continue;
    reach.set(move[2], "move");
    answers.set(move[2], move);
  }
  return { reach, answers, from };
}

/** The move that a drag from region to region means, if it is offered. */
export const moveBetween = (ask: AskOf<Duel> | null, from: RegionId, to: RegionId): Chosen | undefined =>
  ask?.options.find((option) => option[0] === "move" && option[1] === from && option[2] === to);

/** Prompts that are answered on the map. */
const ON_MAP = new Set(["place", "move", "remove-unit", "remove-fortress"]);
export const isOnMap = (ask: AskOf<Duel> | null): boolean => ask !== null && ON_MAP.has(ask.prompt);
