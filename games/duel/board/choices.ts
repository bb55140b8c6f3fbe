/** What the board offers of an ask: which cards, tiles, tokens and regions answer it, for what is taken up. Pure. */
import type { Ask, Option } from "@westmarch/kernel";
import { type CardId, type RegionId, SAURON, type Side } from "../data/ids.ts";

/** What may be done with an available card of the tableau. */
export interface CardChoice {
  readonly play?: Option;
  readonly discard?: Option;
}

/** How a region answers: a unit comes, a move ends, something there is removed, or a move begins. */
type Reach = "place" | "move" | "remove" | "from";

const NOTHING: readonly Option[] = [];
const word = (option: Option, at = 1): number => Number(option[at] ?? -1);

/** The side in whose seat somebody sits; a spectator looks from the fellowship's. */
export const nearSide = (seat: number | null): Side => (seat === SAURON ? SAURON : 0);

/** The options of one verb, by the thing they speak of. */
export function offered(ask: Ask | null, verb: string): ReadonlyMap<number, Option> {
  return new Map(
    (ask?.options ?? NOTHING).flatMap((option) => (option[0] === verb ? [[word(option), option]] : [])),
  );
}

/** The cards of the tableau that may be taken now. */
export function cardChoices(ask: Ask | null): ReadonlyMap<CardId, CardChoice> {
  const found = new Map<CardId, CardChoice>();
  for (const option of ask?.options ?? NOTHING) {
    if (option[0] !== "play" && option[0] !== "discard") continue;
    found.set(word(option), { ...found.get(word(option)), [option[0]]: option });
  }
  return found;
}

/** The group of an option of the turn, as labels name it. */
const groupOf = ([verb, id]: Option): string => `${verb === "landmark" ? "landmark" : "card"}:${id}`;

/** What is taken up in a turn: chosen by the player, or the only thing there is. */
export function takenUp(ask: Ask | null, selected: string | null): string | null {
  if (ask?.prompt !== "turn") return null;
  const groups = new Set(ask.options.map(groupOf));
  if (selected !== null && groups.has(selected)) return selected;
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
}

/** The number in a group such as `card:5`, if it is of this kind, or -1. */
export function taken(kind: string, selected: string | null): number {
  const [what, id] = (selected ?? "").split(":");
  return what === kind && id !== undefined && id !== "" ? Number(id) : -1;
}

export interface RegionChoices {
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** What a click on a region answers at once. */
  readonly answers: ReadonlyMap<RegionId, Option>;
  /** The region that a move begins in, once it is taken up, or -1. */
  readonly from: RegionId;
}

const REACHES: Readonly<Record<string, Reach>> = {
  place: "place",
  "remove-unit": "remove",
  "remove-fortress": "remove",
};

/** Where one may place, remove or move, for the region taken up. */
export function regionChoices(ask: Ask | null, selected: string | null): RegionChoices {
  const reach = new Map<RegionId, Reach>();
  const answers = new Map<RegionId, Option>();
  const options = ask?.options ?? NOTHING;
  const moves = options.filter(([verb]) => verb === "move");
  const wanted = taken("region", selected);
  const from = moves.some((move) => word(move) === wanted) ? wanted : -1;
  for (const option of options) {
    const kind = REACHES[option[0]];
    if (!kind) continue;
    reach.set(word(option), kind);
    answers.set(word(option), option);
  }
  for (const move of moves) {
    if (!reach.has(word(move))) reach.set(word(move), "from");
    if (word(move) !== from) continue;
    reach.set(word(move, 2), "move");
    answers.set(word(move, 2), move);
  }
  return { reach, answers, from };
}

/** The move that a drag from region to region means, if it is offered. */
export const moveBetween = (ask: Ask | null, from: RegionId, to: RegionId): Option | undefined =>
  ask?.options.find((option) => option[0] === "move" && word(option) === from && word(option, 2) === to);

/** Prompts that are answered on the map. */
const ON_MAP = new Set(["place", "move", "remove-unit", "remove-fortress"]);
export const isOnMap = (ask: Ask | null): boolean => ask !== null && ON_MAP.has(ask.prompt);
