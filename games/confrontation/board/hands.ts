/** What the player's hands do on the board, while the nine are set up and in play: one answer for each touch. */
import { placeAt, type Spot } from "@westmarch/boardkit/carry";
import { NONE, type Option } from "@westmarch/kernel";
import { FORWARD } from "../data/board.ts";
import { type CharacterId, REGION, type RegionId, type Side } from "../data/ids.ts";
import { destinations, type Grip } from "./choices.ts";
import type { Props } from "./keys.ts";
import type { Hand } from "./pieces/Pieces.tsx";
import type { Piece } from "./pieces/standing.ts";
import { canSetUp, put } from "./setup.ts";
import type { SettingUp } from "./useSetUp.ts";

/** What becomes of touches on regions and pieces. */
export interface Hands extends Pick<Hand, "carries" | "tap" | "lift" | "drop"> {
  readonly choose: (region: RegionId, at: Spot) => void;
}

/** What is asked of the player now, and the ways to answer it on the board. */
export interface Turn {
  /** The group that is taken up. */
  readonly group: string | null;
  /** Regions that answer, each with its option. */
  readonly ways: ReadonlyMap<RegionId, Option>;
  /** Characters that answer, or can be taken up. */
  readonly grips: ReadonlyMap<CharacterId, Grip>;
}

/** The board of a player whose turn it is, or who waits for it. */
export interface InPlay {
  readonly props: Props;
  readonly turn: Turn;
  readonly own: Side | null;
  readonly near: Side;
  /** The character in hand, and where it stands; `NONE`: none. */
  readonly taken: CharacterId;
  readonly from: RegionId;
  readonly pieces: readonly Piece[];
  /** Opens the player's notes on a hidden piece; null for spectators, who write none. */
  readonly openNotes: ((piece: Piece, button: HTMLElement) => void) | null;
}

/** The region that a place where pieces are put down stands for, or `NONE`. */
function regionOf(place: string | null): RegionId {
  const region = Number(place ?? NONE);
  return REGION.is(region) ? region : NONE;
}

/** While the nine are set up: they are put where they may stand, and change places. */
export function setUpHands(placing: SettingUp, side: Side): Hands {
  const { draft, inHand, goal, think, take, aim } = placing;
  return {
    choose: (region) => {
      if (!canSetUp(side, region)) return;
      if (inHand === NONE) return aim(goal === region ? NONE : region);
      think(put(draft, side, inHand, region));
      take(NONE);
    },
    tap: ({ character, region }) => {
      if (character === null) return;
      if (goal !== NONE && goal !== region) {
        think(put(draft, side, character, goal));
        aim(NONE);
      } else if (inHand !== NONE && inHand !== character) {
        think(put(draft, side, inHand, region, character));
        take(NONE);
      } else {
        aim(NONE);
        take(inHand === character ? NONE : character);
      }
    },
    carries: (piece) => piece.side === side && piece.character !== null,
    lift: ({ character }) => {
      if (character === null) return;
      aim(NONE);
      take(character);
    },
    drop: ({ character, region: start }, at) => {
      take(NONE);
      if (character === null || at === null) return false;
      const region = regionOf(placeAt(at));
      if (region !== start && (region === NONE || canSetUp(side, region)))
        think(put(draft, side, character, region));
      return false;
    },
  };
}

/** A region in play: it answers, it is refused to the piece in hand, or what stands there is taken up. */
const choosing =
  ({ props: { ask, act, tried, select }, turn, taken, from, pieces }: InPlay): Hands["choose"] =>
  (region, at) => {
    const { ways, grips } = turn;
    const option = ways.get(region);
    if (option) return act([option]);
    if (!ask) return;
    if (taken >= 0 && region !== from) return tried(["move", taken, region], at);
    const stander = pieces.find(
      (piece) => piece.region === region && piece.character !== null && grips.has(piece.character),
    );
    const grip = grips.get(stander?.character ?? NONE);
    if (grip?.kind === "group") select(grip.id);
  };

/** A piece in play: it answers, is taken up, or is asked about. */
const tapping =
  (
    { props: { ask, act, tried, select, selected, explain }, turn, own, near, openNotes }: InPlay,
    choose: Hands["choose"],
  ): Hands["tap"] =>
  (piece, at, button) => {
    const { character, region } = piece;
    const { group, ways, grips } = turn;
    const grip = character === null ? undefined : grips.get(character);
    if (grip?.kind === "answer") return act([grip.option]);
    if (piece.side !== own) {
      if (ways.has(region)) return choose(region, at);
      if (character === null && openNotes) return openNotes(piece, button);
      if (character !== null) explain(`character:${character}`);
      return;
    }
    if (grip) return select(group === grip.id && selected !== null ? null : grip.id);
    if (ways.has(region)) return choose(region, at);
    if (!ask || character === null) return;
    const ahead = FORWARD[near][region]?.[0];
    if (ahead !== undefined && (ask.prompt === "turn" || ask.prompt === "move"))
      tried(["move", character, ahead], at);
  };

/** While the game is played: what answers is chosen, the rest is taken up, refused or asked about. */
export function playHands(game: InPlay): Hands {
  const { props, turn, own } = game;
  const { ask, act, tried, select } = props;
  const { grips } = turn;
  const choose = choosing(game);
  return {
    choose,
    tap: tapping(game, choose),
    carries: ({ character, side }) =>
      side === own && character !== null && grips.get(character)?.kind === "group",
    lift: ({ character }) => {
      const grip = character === null ? undefined : grips.get(character);
      if (grip?.kind === "group") select(grip.id);
    },
    drop: ({ character, region: start }, at) => {
      if (character === null || at === null) return false;
      const region = regionOf(placeAt(at));
      if (region === start || region === NONE) return false;
      const grip = grips.get(character);
      const option = grip?.kind === "group" ? destinations(ask, grip.id).get(region) : undefined;
      if (option) act([option]);
      else tried(["move", character, region], at);
      return option !== undefined;
    },
  };
}
